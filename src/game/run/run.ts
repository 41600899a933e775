import type { Kernel } from './kernel.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import type { Declaration } from '../state/declaration.ts';
import type { CardDef, Gains, Switches } from '../../card/printed.ts';
import type { CardId, Pending, State, Unit } from '../state/state.ts';
import type { Player } from '../../base/player.ts';
import type { Trace } from '../state/trace.ts';
import type { Option } from './option.ts';

/** The fixed part of a scenario, shared by all runs: the cards and the state to start from. */
export interface Setup {
  readonly cards: readonly CardDef[];
  readonly owners: readonly Player[];
  /** How each card is called: its name, with a letter where two are alike. */
  readonly labels: readonly string[];
  readonly start: State;
  /** Rules that the keywords here rest on. */
  readonly switches: Switches;
  /** What keywords that are given here stand for. */
  readonly gains: Gains;
  /** Names of all effects here, so that facts can say them by number. */
  readonly effects: readonly string[];
  /** Bits of EVENT_KINDS that some effect here may wait for. */
  readonly listens: number;
  /** Tokens that effects here may play: in no area until then (4-21-1). */
  readonly tokens: readonly CardId[];
  /** Cards with effects that work while they are not on the field. */
  readonly elsewhere: readonly CardId[];
  /** What persistent effects here look at: bits (depends-on.ts). */
  readonly reads: number;
  /**
   * Some effect here applies as long as a condition holds, so that views must be computed together.
   */
  readonly dynamic: boolean;
  /** The turn is not ended behind the last action, whatever the memory. */
  readonly stops?: true;
  /**
   * Which options of a choice are left, by their indexes, where somebody asks what would be if a
   * player chose so; without it, or where it leaves none, all are.
   */
  readonly picks?: (choice: Choice) => readonly number[];
}

/** `unseen`: one of several cards of which the player sees only the backs. */
export type ChoiceKind = 'order' | 'use' | 'may' | 'pay' | 'target' | 'unseen' | 'block' | 'attack';

/** A decision that came up. */
export interface Choice {
  readonly player: Player;
  readonly kind: ChoiceKind;
  readonly rule: RuleNumber;
  readonly options: readonly Option[];
}

/** One choice that was made in a run: which option of how many. */
export interface Taken {
  readonly choice: Choice | null;
  readonly player: Player;
  readonly kind: ChoiceKind;
  readonly rule: RuleNumber;
  readonly index: number;
  readonly width: number;
}

/** What a `Watch` is told: right before cards leave, at an activation, after a change. */
export type Sighting =
  | { readonly kind: 'change' }
  | { readonly kind: 'leave'; readonly units: readonly Unit[] }
  | { readonly kind: 'activates'; readonly pending: Pending };

/** Looks on at the course of a game, and may note what it sees as a fact, once for each name. */
export interface Watch {
  readonly names: readonly string[];
  readonly see: (run: Run, moment: Sighting) => void;
}

export interface Run {
  readonly setup: Setup;
  readonly state: State;
  readonly kernel: Kernel<Run, Taken>;
  readonly script: readonly number[];
  readonly ask: boolean;
  /** Takes down the steps; `null` when nobody reads them, and then no step is built. */
  readonly trace: Trace | null;
  /**
   * Told of everything that a player is offered, also where there is one option and nothing to
   * decide.
   */
  readonly onOffer: ((offer: Choice) => void) | null;
  readonly watch: Watch | null;
  /** Rules that are switched off (see design: `without`). */
  readonly without: ReadonlySet<string> | null;
  readonly taken: Taken[];
  /** Rises with every change. */
  version: number;
  /** Rises with every change to what views depend on; views older than it are stale. */
  viewVersion: number;
  /** Version at which the last rule check found nothing. */
  checked: number;
  /** Where in nested procedures the run is; part of the identity of a position. */
  readonly place: number[];
  /** Set by exploration: called at activation boundaries, may stop the run. */
  readonly boundary: ((run: Run) => void) | null;
  /**
   * Positions met since the resolution grew long, with the number of choices made by then
   * (loop.ts).
   */
  readonly met: Map<number, number>;
  /** What is carried out; `null` in a look at what players could do. */
  declarations: readonly Declaration[] | null;
  /** What is declared after this: for it a turn may still be in its breeding phase (6-4-1). */
  next: Declaration | null;
  /** The loop that is being repeated as often as was declared. */
  loop: { readonly key: number; left: number } | null;
  /** Choices that are not open any more since they kept a loop going. */
  readonly barred: Taken[];
  /** What is left to choose before a cost is paid that is too high as it is (1-3-11-3). */
  guide: PaymentGuide | null;
  /** Keywords and effects that persistent effects give, as they were last said (announce.ts). */
  readonly announced: Map<number, readonly string[]>;
  /** What is being done takes the place of something else and cannot be interrupted (18-2-4). */
  sealed: boolean;
  /** Whose security stack is being searched, and by the effect of which card (15-15-3-9). */
  searching: { readonly player: Player; readonly card: CardId } | null;
  /** Immediate-type effects that were activated in windows that are still open (15-8-5-4). */
  readonly interrupting: Pending[];
  /** Effects activated so far, against resolutions without end. */
  activations: number;
  /** What may still be done, by this run and by all that share it. */
  readonly work: Work;
}

/**
 * Work that is done on a scenario, in steps: a run that is begun, an effect that is activated, a
 * change that is made. All runs of an exploration share one, with the looks ahead that they take,
 * so that the bound holds for all of them together and not for each.
 */
export interface Work {
  /** Steps done so far. */
  done: number;
  /** Steps after which a run is left with `OUT_OF_WORK`. */
  readonly most: number;
}

/** Counts steps of work; throws `OUT_OF_WORK` where there would be more of it than may be done. */
export function spend(work: Work, steps = 1): void {
  work.done += steps;
  if (work.done > work.most) throw OUT_OF_WORK;
}

/** Choices up to a payment: the player who pays makes them so that one of the ways is followed. */
export interface PaymentGuide {
  readonly player: Player;
  /** `null`: they are being looked for. */
  readonly ways: readonly (readonly number[])[] | null;
  readonly made: number[];
}

/** Thrown to leave a run at a choice that the script does not answer. */
export class Halt {
  readonly choice: Choice;
  constructor(choice: Choice) {
    this.choice = choice;
  }
}

/** How many Tokens of a name a player has ready in one scenario. */
export const TOKENS_READY = 12;

/** Thrown when a scenario needs to know a card that it does not tell. */
export class UnknownCard extends Error {}

/** Thrown where the texts of cards leave open what happens, and no rule or ruling settles it. */
export class Undecided extends UnknownCard {}

/**
 * Thrown to leave a run whose continuation has been explored already. Not an Error: no stack is
 * taken.
 */
export const PRUNED = Symbol('pruned');

/** Thrown when the game is over: nothing more is processed (1-2-2). */
export const GAME_OVER = Symbol('game over');

/** Thrown when a resolution goes on beyond every bound. */
export const ENDLESS = Symbol('endless');

/** Thrown to leave a run when the work is used up: nothing is known of its end. */
export const OUT_OF_WORK = Symbol('out of work');

/** Cards that nobody knows are all called the same. */
export const labelIn = (labels: readonly string[], card: CardId): string =>
  labels[card] || 'a card';
export const cardLabel = (run: Run, card: CardId): string => labelIn(run.setup.labels, card);

/** The label of a Digimon is that of its top card. */
export function labelOf(run: Run, unit: Unit): string {
  const top = unit.cards[0];
  return top === undefined ? `unit ${unit.id}` : cardLabel(run, top);
}

/**
 * Whether a rule is in force in this run; everything a rule decides asks here, so that switching it
 * off shows what depends on it.
 */
export const inForce = (run: Run, rule: RuleNumber): boolean =>
  run.without === null || !run.without.has(rule);

export function defOf(run: Run, card: CardId): CardDef {
  const def = run.setup.cards[card];
  if (def === undefined) throw new Error(`no card ${card}`);
  return def;
}
