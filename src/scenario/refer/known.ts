/** What is known of a board while a text goes on, and of whom a step is. */
import { sideOf, type Member } from './cast.ts';
import type { NamedStep, ReferText } from './say.ts';
import type { Letter, ReferStep } from './step.ts';

/** What is known of the board so far. */
export interface Known {
  readonly there: ReadonlySet<Letter>;
  readonly suspended: ReadonlySet<Letter>;
  readonly under: ReadonlyMap<Letter, number>;
  /** Who has lost digivolution cards from beneath: its top card is the same. */
  readonly stripped: ReadonlySet<Letter>;
}

export interface ReferWay {
  readonly steps: readonly NamedStep[];
  /** Whom each step was about; nobody where it was declined. */
  readonly whom: ReadonlyMap<number, readonly Letter[]>;
  /** To whom each step did something. */
  readonly changed: ReadonlyMap<number, readonly Letter[]>;
  readonly known: Known;
  /** Whether the step before did something. */
  readonly did: boolean;
  /** What has been done so far: "suspended". */
  readonly done: ReadonlySet<string>;
  readonly isAccepted: boolean;
  /** An unpaid price ends the effect (15-7-2). */
  readonly isOver: boolean;
}

export const ATTACKERS: { readonly [holder: string]: Letter } = {
  Digimon: 'a',
  inherited: 'a',
  security: 'd',
};

export const DOES = {
  suspend: 'suspend',
  unsuspend: 'unsuspend',
  return: 'remove',
  delete: 'remove',
  play: 'play',
  attack: 'suspend',
} as const;

export const IMMUNE = "[All Turns] This Digimon isn't affected by your opponent's effects.";
export const SAVED =
  "[All Turns] When this Digimon would leave the battle area, by trashing 1 card in your hand, it doesn't leave.";

/** Whether what is done to it by the effects of P1 changes it. */
export const isOpen = ({ line, letter }: Member): boolean =>
  line !== IMMUNE || sideOf(letter) === 'your';

/** To how many it must be done for a price to be paid. */
export function leastOf({ object }: ReferStep): number {
  if (object.kind === 'nobody') return 0;
  if (object.kind === 'pair') return 2;
  return object.kind === 'choose' && !object.upTo ? object.n : 1;
}

/** What a condition asks of: "if this effect suspended" behind the step that suspends. */
export const spokenOf = (steps: readonly ReferStep[], i: number): string =>
  steps.slice(0, i).findLast((one) => !one.price)?.verb.past ?? '';

/** Of several that the trigger condition names "they" is said, and "the played Digimon". */
export function isSaidOfOneAndAll({ steps }: ReferText): boolean {
  const words = steps.flatMap(({ object }) =>
    object.kind === 'refers' && object.to < 0 ? [object.word] : [],
  );
  return words.includes('done one') && words.some((word) => /^th(?:em|ose)/.test(word));
}

/** A word for one means one of several that the trigger condition names, the same throughout. */
export function meantAtFirst(
  { steps }: ReferText,
  whom: readonly Letter[],
): readonly (readonly Letter[])[] {
  const isOne = steps.some(
    ({ object }) => object.kind === 'refers' && object.to < 0 && !/^th(?:em|ose)/.test(object.word),
  );
  return isOne ? whom.map((one) => [one]) : [whom];
}
