/**
 * Effect texts as data: what is done, one step after the other, to whom, and which step a word that
 * refers back means. What the words mean is said here by how a text is made, and not by the engine.
 */

/** Digimon by letter: "d" is the Digimon whose name begins with it. */
export type Letter = string;

type Referring = 'it' | 'that Digimon' | 'them' | 'those Digimon' | 'done one';

export type StepObject =
  /** "1 of your opponent's Digimon", "up to 2 Digimon cards from your hand" */
  | {
      readonly kind: 'choose';
      readonly side: StepSide;
      readonly n: number;
      readonly upTo: boolean;
      readonly other: boolean;
      readonly from?: 'hand' | 'trash';
    }
  | { readonly kind: 'all'; readonly side: StepSide }
  /** Whom the step of that number was about; -1: the trigger condition. */
  | { readonly kind: 'refers'; readonly to: number; readonly word: Referring }
  /** "1 of those Digimon" */
  | { readonly kind: 'part'; readonly to: number; readonly word: 'them' | 'those Digimon' }
  /** "1 of your Digimon and 1 of your opponent's Digimon" */
  | { readonly kind: 'pair' }
  | { readonly kind: 'this' }
  | { readonly kind: 'nobody' };

export type StepSide = 'your' | "your opponent's";

/**
 * On what a step depends: on the one before it, on a condition that holds on every board here or on
 * none, or on whether whom it is about is suspended.
 */
export type StepGate =
  | 'do'
  | "don't"
  | 'did'
  | "didn't"
  | 'so'
  | 'not so'
  | 'instead if so'
  | 'instead if not so'
  | 'suspended';

export interface ReferStep {
  readonly verb: StepVerb;
  readonly object: StepObject;
  /** "You may" */
  readonly may: boolean;
  /** "By ...ing": the price of the step behind it. */
  readonly price: boolean;
  readonly then: boolean;
  readonly gate: StepGate | null;
}

/** How those who are meant are called, and of which number the verb is. */
export interface CalledWords {
  readonly words: string;
  readonly several: boolean;
}

/** What is known of the one that is meant. */
interface Measured {
  readonly level: number;
  readonly under: number;
  readonly side: StepSide;
}

export interface StepVerb {
  readonly name: string;
  readonly say: (of: CalledWords) => string;
  readonly ing?: (of: CalledWords) => string;
  /** "this effect suspended" */
  readonly past?: string;
  readonly base?: string;
  /** What it does to whom it is done to, as far as later steps ask. */
  readonly does:
    'suspend' | 'unsuspend' | 'remove' | 'play' | 'strip' | 'peel' | 'forget' | 'nothing';
  /** Done to cards of a hand or trash. */
  readonly cards?: true;
  /** About nobody. */
  readonly alone?: true;
  /** Named by what is so of whom it is about, and said of one alone. */
  readonly measured?: (of: Measured) => string | null;
}

const gets = ({ several }: CalledWords, one: string, more: string): string =>
  several ? more : one;

export const VERBS: readonly StepVerb[] = [
  {
    name: 'suspend',
    say: ({ words }) => `suspend ${words}`,
    ing: ({ words }) => `suspending ${words}`,
    past: 'suspended',
    base: 'suspend',
    does: 'suspend',
  },
  { name: 'unsuspend', say: ({ words }) => `unsuspend ${words}`, does: 'unsuspend' },
  {
    name: 'delete',
    say: ({ words }) => `delete ${words}`,
    ing: ({ words }) => `deleting ${words}`,
    past: 'deleted',
    base: 'delete',
    does: 'remove',
  },
  {
    name: 'return',
    say: ({ words }) => `return ${words} to the hand`,
    ing: ({ words }) => `returning ${words} to the hand`,
    past: 'returned',
    base: 'return',
    does: 'remove',
  },
  {
    name: 'bottom',
    say: ({ words }) => `return ${words} to the bottom of the deck`,
    past: 'returned',
    base: 'return',
    does: 'remove',
  },
  { name: 'choose', say: ({ words }) => `choose ${words}`, does: 'nothing' },
  {
    name: 'less DP',
    say: (of) => `${of.words} ${gets(of, 'gets', 'get')} -1000 DP for the turn`,
    does: 'nothing',
  },
  {
    name: 'more DP',
    say: (of) => `${of.words} ${gets(of, 'gets', 'get')} +1000 DP for the turn`,
    does: 'nothing',
  },
  {
    name: 'gain',
    say: (of) =>
      `${of.words} ${gets(of, 'gains', 'gain')} <Piercing> until the end of your opponent's turn`,
    does: 'nothing',
  },
  {
    name: "can't attack",
    say: ({ words }) => `${words} can't attack until the end of your opponent's turn`,
    does: 'nothing',
  },
  {
    name: "can't be deleted",
    say: ({ words }) => `${words} can't be deleted in battle until the end of your opponent's turn`,
    does: 'nothing',
  },
  {
    name: 'given',
    say: (of) =>
      `${of.words} ${gets(of, 'gains', 'gain')} "[On Deletion] Gain 1 memory." for the turn`,
    does: 'nothing',
  },
  {
    name: 'immune',
    say: (of) =>
      `${of.words} ${gets(of, "isn't", "aren't")} affected by your opponent's effects for the turn`,
    does: 'nothing',
  },
  {
    name: 'set DP',
    say: ({ words }) =>
      `change ${words === 'it' ? 'its' : `${words}'s`} original DP to 2000 for the turn`,
    does: 'nothing',
  },
  {
    name: 'alike',
    say: ({ words }) => `unsuspend 1 of your opponent's Digimon with the same level as ${words}`,
    does: 'forget',
    measured: ({ level }) => `unsuspend 1 of your opponent's level ${level} Digimon`,
  },
  {
    name: 'lower',
    say: ({ words }) =>
      `delete 1 of your opponent's Digimon with a level less than or equal to ${words === 'it' ? 'its' : `${words}'s`} level`,
    does: 'forget',
    measured: ({ level }) => `delete 1 of your opponent's level ${level} or lower Digimon`,
  },
  {
    name: 'each',
    say: ({ words }) =>
      `gain 1 memory for each of ${words === 'it' ? 'its' : `${words}'s`} digivolution cards`,
    does: 'forget',
    measured: ({ under }) => (under === 0 ? null : `gain ${under} memory`),
  },
  { name: 'de-digivolve', say: ({ words }) => `<De-Digivolve 1> ${words}`, does: 'peel' },
  {
    name: 'strip',
    say: ({ words }) => `trash the bottom digivolution card of ${words}`,
    does: 'strip',
  },
  {
    name: 'at the end',
    say: ({ words }) => `at the end of the turn, delete ${words}`,
    does: 'nothing',
  },
  {
    name: 'play',
    say: ({ words }) => `play ${words} without paying the cost`,
    ing: ({ words }) => `playing ${words} without paying the cost`,
    past: 'played',
    base: 'play',
    does: 'play',
    cards: true,
  },
  { name: 'memory', say: () => 'gain 1 memory', does: 'nothing', alone: true },
  { name: 'draw', say: () => '<Draw 1>', does: 'nothing', alone: true },
  {
    name: 'hand',
    say: () => 'trash 1 card in your hand',
    ing: () => 'trashing 1 card in your hand',
    does: 'nothing',
    alone: true,
  },
];
