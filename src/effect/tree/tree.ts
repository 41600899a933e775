/**
 * The tree that effect text is read into. Every node keeps its span in the normalised text, so that
 * the page can colour it and an error can point at it. Kinds are closed unions; words that cannot
 * be read become `Unread`, never a guess. Where the printed wording varies without changing the
 * meaning, a node keeps the form it was printed in (`form`, `word`), so that `write(read(text))`
 * gives the normalised text back.
 */
import type { KeywordUse, Node } from './node.ts';
import type { EachPhrase, Moment, Test } from './condition.ts';
import type { DurationName } from './closed/duration.ts';
import type { EventPhrase } from './event.ts';
import type { OwnAction } from './action.ts';

export type { Unread, Side, Compare, KeywordUse } from './node.ts';
export { NOUNS, PLACE_AREAS } from './closed/noun.ts';
export type { Noun } from './closed/noun.ts';
export type { AnyFront, Counted, Filter, Target, Place } from './target.ts';
export { PILES } from './event.ts';
export type { CausePhrase } from './closed/cause.ts';
export type { PileName, EventPhrase } from './event.ts';
export { MOMENTS } from './condition.ts';
export type { Moment, EachPhrase, Test } from './condition.ts';
export { BANS } from './closed/ban.ts';
export type { Ban } from './closed/ban.ts';
export type { Permission, Prohibition } from './closed/prohibition.ts';
export type { PlayCost } from './cost.ts';

/** What a process does; an effect may stand inside it in quotation marks. */
export type Action = OwnAction<EffectLine> | OpponentDoes;

/** "your opponent deletes 1 of their Digimon": that player chooses and does it. */
interface OpponentDoes extends Node {
  readonly kind: 'opponent' | 'both players';
  readonly action: Action;
  readonly form?: string;
}

/**
 * A mend of the printed text made before reading (full-width brackets, glued effects, lost spaces
 * ...).
 */
export interface Mend {
  readonly name: string;
  readonly was: string;
  readonly became: string;
}

/** One text box of a card, read. */
export interface EffectText {
  /** The normalised text that all spans refer to. */
  readonly text: string;
  readonly mends: readonly Mend[];
  readonly lines: readonly Line[];
  /** What its notes say of Tokens. */
  readonly tokens?: readonly TokenFacts[];
}

/** What a Token is (4-21-1). */
export interface TokenFacts {
  readonly name: string;
  readonly level: number | null;
  readonly cost: number | null;
  readonly dp: number | null;
  readonly colours: readonly string[];
  readonly traits: readonly string[];
  /** Its effects, one a line. */
  readonly text: string;
}

export type Line = KeywordLine | EffectLine | RuleLine | UnreadLine;

/** `<Piercing>` or `<Blocker> <Reboot>`: the keywords are the whole line. */
interface KeywordLine extends Node {
  readonly kind: 'keywords';
  readonly uses: readonly KeywordUse[];
  /** A full stop was printed behind the keywords. */
  readonly stop?: true;
}

/** `[Rule] Name: ...`, `Digivolve: ...`: a fact or a requirement, not an effect. */
interface RuleLine extends Node {
  readonly kind: 'rule line';
  /** `[Rule]`, `(Rule)` or the name of the requirement. */
  readonly mark: string;
  readonly text: string;
}

/** A line of which nothing could be told. */
interface UnreadLine extends Node {
  readonly kind: 'unread line';
  readonly text: string;
}

export const TIMINGS = [
  'On Play',
  'When Digivolving',
  'On Deletion',
  'When Attacking',
  'End of Attack',
  'When Linking',
  'When Moving',
  'Security',
  'Main',
  'Counter',
  'Your Turn',
  "Opponent's Turn",
  'All Turns',
  'Start of Your Turn',
  "Start of Opponent's Turn",
  'Start of Your Main Phase',
  "Start of Opponent's Main Phase",
  'End of Your Turn',
  "End of Opponent's Turn",
  'End of All Turns',
] as const;

export type TimingName = (typeof TIMINGS)[number];

export interface Timing extends Node {
  readonly name: TimingName;
}

export const AREA_TAGS = ['Hand', 'Trash', 'Breeding', 'Security'] as const;

/** Where the card must be for the effect to work (15-14-2 to 15-14-5). */
export interface AreaTag extends Node {
  readonly name: (typeof AREA_TAGS)[number];
}

/** `[Once Per Turn]` (15-14-1); older texts have it in parentheses. */
export interface PerTurn extends Node {
  readonly times: 1 | 2;
  readonly form: 'square' | 'round';
}

/** One effect as printed: tags, what sets it off, and its sentences in order. */
export interface EffectLine extends Node {
  readonly kind: 'effect';
  readonly area?: AreaTag;
  readonly timings: readonly Timing[];
  readonly perTurn?: PerTurn;
  /** "When ...," written out (15-5). */
  readonly trigger?: TriggerClause;
  readonly sentences: readonly Sentence[];
  /** "・" lines: what <Delay> or <Digi-Burst> does, or what may be chosen from. */
  readonly bullets?: readonly Bullet[];
}

export interface Bullet extends Node {
  readonly sentences: readonly Sentence[];
}

export interface TriggerClause extends Node {
  readonly word: 'When' | 'At' | 'If' | 'The next time';
  /** "The next time ... this turn" */
  readonly turn?: true;
  readonly events: readonly EventPhrase[];
  /** What stands between them, if not " or ". */
  readonly form?: ', or ';
  /** Some event is a "would": an immediate-type effect (15-8-5). */
  readonly would: boolean;
}

/** The parts in front of the processes, in the order in which they usually stand. */
export const SENTENCE_PARTS = ['at', 'trigger', 'condition', 'cost', 'each', 'duration'] as const;
export type SentencePart = (typeof SENTENCE_PARTS)[number];

/**
 * A piece of an effect up to a full stop: what it asks for first, then what it does (15-6, 15-7,
 * 15-9).
 */
export interface Sentence extends Node {
  /** A "When ...," that stands in this sentence and not at the front of the line. */
  readonly trigger?: TriggerClause;
  /**
   * "At the end of the battle,": pending processing (18-1); it may stand behind the only process.
   */
  readonly at?: Moment;
  /** "For each ...,": the processes are done with a number multiplied or repeated. */
  readonly each?: EachPhrase;
  /**
   * Parts before the processes in printed order, where it is not the usual one.
   */
  readonly order?: readonly SentencePart[];
  /** No full stop was printed. */
  readonly open?: true;
  /** Begins with "Then,": a sequel. */
  readonly then?: 'Then,' | 'After,' | 'Then' | 'Otherwise,' | 'If not,';
  /** The place of its cards stands in front of them all. */
  readonly among?: 'Among them,' | 'From among them,';
  /** "Until the end of your opponent's turn, ...": holds for every process of the sentence. */
  readonly duration?: Duration;
  /** Processing conditions (15-6), in printed order. */
  readonly conditions: readonly Condition[];
  /** Optional processing condition (15-7). */
  readonly cost?: Cost;
  readonly processes: readonly Process[];
}

/** "if ..." or "while ..." (15-6). */
export interface Condition extends Node {
  /** "when DNA digivolving" is one too. */
  readonly word: 'if' | 'while' | 'when';
  readonly test: Test;
  /** It stands behind the only process. */
  readonly behind?: true;
}

/**
 * "by X, Y" or the older "you may X to Y", "you can X to Y" and "you can Y by X" (15-7). The
 * player chooses whether to do X; only if it is done completely does the rest happen.
 */
export interface Cost extends Node {
  readonly form: 'by' | 'to' | 'can to' | 'can behind' | 'may behind';
  readonly actions: readonly Action[];
  /** One of them: "by trashing 1 card or suspending this Tamer". */
  readonly either?: true;
}

/** One process: who may decline it, what is done, how long it lasts. */
export interface Process extends Node {
  /** Absent: mandatory (15-9-1). */
  readonly may?: 'you' | 'opponent';
  /**
   * Where "may" stands: "this Digimon may ..."; carried: "you may A and B", B follows the answer
   * given for A.
   */
  readonly mayForm?: 'subject' | 'carried';
  /** "for each ..." behind the process. */
  readonly each?: EachPhrase;
  readonly action: Action;
  readonly duration?: Duration;
  /** "for each ..." stands behind the duration. */
  readonly eachForm?: 'last';
  /** "at the end of the turn" behind one of several processes (18-1). */
  readonly at?: Moment;
  /** "instead": overwrites what would be done (18-2). */
  readonly instead?: boolean;
  /** "instead" stands in front of the action. */
  readonly insteadForm?: 'before';
  /** Word that joins it to the process before it. */
  readonly joined?: 'and' | ', and' | ',' | ', then' | 'or' | ', or' | 'and,' | ', and,' | 'for';
  /** "and, until their turn ends, ...": what stands in front of this process alone. */
  readonly front?: 'duration' | 'each' | Condition;
}

export interface Duration extends Node {
  readonly name: DurationName;
  /** The words, where others say the same. */
  readonly word?: string;
  /** A comma stands in front of it. */
  readonly form?: 'comma';
}
