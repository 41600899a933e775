/** What a resolution says: a closed union by verb. Only scenario/play/tell.ts makes words of it. */
import type { Player } from '../../base/player.ts';
import type { Ban, Permission, Prohibition } from '../../effect/tree/tree.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import type { Destination } from './change.ts';
import type { CardId, Unit } from './state.ts';

/** Said of a card, or of the Digimon or Tamer whose top card it is at that moment. */
interface OfCard {
  readonly card: CardId;
}
interface OfPlayer {
  readonly player: Player;
}
/** Said of an effect, by its name ("[On Deletion]", "<Blitz>"), and of the card that has it. */
interface OfEffect extends OfCard {
  readonly effect: string;
}
/** Said of a number of cards, of memory or of times. */
interface OfNumber extends OfPlayer {
  readonly n: number;
}
/** Who is attacked: a Digimon, or with `null` the player. */
interface Attacked {
  readonly target: CardId | null;
  readonly defender: Player;
}
/** What is compared in a battle: DP, or with <Iceclad> digivolution cards (16-35-1). */
interface Fought {
  readonly by: 'DP' | 'digivolution cards';
  readonly n: number;
}
/** Said of nobody. */
type OfNobody = object;

/** What a player declares and does not get. */
export type Refused =
  'attack' | 'pass' | 'activation' | 'use' | 'play' | 'digivolution' | 'link' | 'move' | 'hatching';

/** The verbs, each with what it says beside the rule. */
interface VerbFields {
  // Attacks, blocks, checks and battles (11 to 14)
  'declares attack': OfCard & Attacked & { readonly suspends: boolean };
  'counter timing': OfPlayer;
  'declines counter': OfPlayer;
  'block timing': OfNobody;
  'no block': OfNobody;
  'attacker gone': OfNobody;
  'may not block': OfCard;
  'must block': OfPlayer;
  'does not block': OfPlayer;
  blocks: OfCard & { readonly attacker: CardId };
  'target switched': OfCard & Attacked;
  'success check': OfNobody;
  'attack fails': OfNobody;
  'checks security': OfCard & OfNumber;
  'no check': OfCard;
  'no further check': OfNobody;
  'no pending check': { readonly card: CardId | null; readonly effect: string };
  'pending check': OfCard;
  'check due': OfCard;
  /** `checked`: by a security check (13-1-6), not by an effect. */
  reveals: OfCard & { readonly checked: boolean };
  'security effect': OfEffect;
  battles: OfCard & { readonly other: CardId };
  'wins battle': OfCard & Fought;
  'loses battle': OfCard & Fought;
  'both lose': Fought;
  'end of attack': OfNobody;
  'attack ended': OfNobody;
  'attack ends': OfNobody;
  'goes on': OfEffect;

  // Effects: how they trigger and activate (15)
  triggers: OfEffect;
  'not triggered': OfEffect;
  activates: OfEffect;
  lost: OfEffect;
  'cannot activate': OfEffect;
  declines: OfEffect;
  pays: OfEffect;
  'cannot pay': OfEffect;
  'not paid': OfEffect;
  nothing: OfEffect;
  'condition met': OfEffect;
  'condition not met': OfEffect;
  delayed: OfEffect;
  due: OfEffect;
  /** `effect`: absent where the rest of an effect is overwritten without saying by which. */
  overwrites: OfCard & { readonly effect: string | null };
  derived: OfPlayer;
  'goes first': OfPlayer;
  chooses: OfCard & { readonly chosen: CardId };
  clause: OfCard & { readonly clause: KeywordClause };
  'de-digivolves': OfCard & { readonly n: number };

  // What effects give and forbid
  'gets DP': OfCard & { readonly n: number };
  'gets original DP': OfCard & { readonly n: number };
  'becomes Digimon': OfCard & { readonly n: number };
  gains: OfEffect;
  has: OfEffect;
  loses: OfEffect;
  prohibits: OfCard & { readonly what: Prohibition };
  allows: OfCard & { readonly what: Permission };
  /** An effect forbids something to a player for a time. */
  forbids: OfPlayer & { readonly what: Ban; readonly dp?: number };
  'made immune': OfCard & { readonly to: string };
  immune: OfCard;
  prohibited: OfCard & {
    readonly what: Prohibition | 'be trashed by <De-Digivolve>' | 'be trashed by effects';
  };
  prevented: OfEffect & { readonly what: 'deletion' | 'leaving' };

  // What happens to cards, Digimon and players
  refused: {
    readonly what: Refused;
    /** `null`: nothing on the board. */
    readonly card: CardId | null;
  };
  suspends: OfCard;
  unsuspends: OfCard;
  deleted: OfCard;
  'not deleted': OfEffect;
  leaves: OfCard & { readonly to: Destination | 'Digi-Egg deck' };
  trashed: OfCard;
  'added to hand': OfCard;
  placed: OfCard & {
    readonly to: Exclude<Destination, 'hand' | 'trash' | 'nowhere'> | 'Digi-Egg deck';
  };
  'placed on field': OfCard;
  /** `null`: a card that is placed face down. */
  'placed under': { readonly card: CardId | null; readonly host: CardId };
  /** `fromTop`: cards of the top of the stack itself. */
  'trashed from under': OfCard & { readonly host: CardId; readonly fromTop: boolean };
  linked: OfCard & { readonly host: CardId };
  moves: OfCard & { readonly to: Unit['area'] };
  hatches: OfCard;
  'rule check': OfCard;
  memory: OfNumber;
  'memory full': OfPlayer;
  /** An effect sets it to `n`. */
  'memory set': OfNumber;
  draws: OfNumber;
  recovers: OfNumber;
  searches: OfNumber;
  'flips down': OfCard;
  'flips up': OfCard;
  shuffles: OfPlayer;

  // Playing, digivolving, using Options
  declares: OfEffect;
  'reveals from hand': OfCard;
  'alternate cost': OfCard & { readonly n: number };
  'costs now': OfCard & { readonly n: number };
  'pays memory': OfNumber;
  'cannot be played': OfCard;
  played: OfCard;
  digivolves: OfCard & { readonly from: CardId };
  'DNA digivolves': OfCard;
  'uses option': OfPlayer & OfCard;

  // Turns, loops and the end of the game
  'turn starts': OfPlayer;
  'unsuspend phase': OfPlayer;
  passes: OfPlayer;
  'turn goes on': OfPlayer;
  'turn ends': OfPlayer;
  loop: OfNobody;
  'declares repeats': OfNumber;
  'stops loop': OfPlayer;
  wins: OfPlayer;
  'draw game': OfNobody;
}
export type Verb = keyof VerbFields;

/** Clauses of keyword effects that say more than that a card has the keyword. */
export type KeywordClause =
  'one block' | 'again' | 'beneath' | 'Blitz' | 'Material Save' | 'Alliance' | 'all' | 'Iceclad';

/** A step with one of these verbs. */
export type StepOf<V extends Verb> = {
  readonly [verb in V]: {
    readonly verb: verb;
    /** The rule that makes it so. */
    readonly rule: RuleNumber;
    /** More rules carried out: the clause that says what a keyword does, or makes it optional. */
    readonly also?: readonly RuleNumber[];
  } & VerbFields[verb];
}[V];

/** One line of a resolution: the rule that makes it so, and who does what to whom. */
export type Step = StepOf<Verb>;

/** Every rule that a step carries out, the one that is shown first. */
export const rulesOf = (step: Step): readonly RuleNumber[] =>
  step.also === undefined ? [step.rule] : [step.rule, ...step.also];

/** Whether two steps of a scenario say the same; the rules behind them may differ. */
export const sayTheSame = (a: Step, b: Step): boolean => saidBy(a) === saidBy(b);

const saidBy = ({ rule: _, also: __, ...said }: Step): string =>
  JSON.stringify(Object.entries(said).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The steps of a run that somebody reads. */
export class Trace {
  readonly steps: Step[] = [];
  readonly #onStep: ((step: Step) => void) | undefined;

  constructor(onStep?: (step: Step) => void) {
    this.#onStep = onStep;
  }

  say(step: Step): void {
    this.steps.push(step);
    this.#onStep?.(step);
  }
}

/** The card by which a Digimon or Tamer is called now: its top card. */
export const named = (of: Unit | CardId): CardId =>
  typeof of === 'object' ? (of.cards[0] ?? -1) : of;
