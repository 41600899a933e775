/** "If this effect trashed a red card": what is asked of what the effect has done. */
import type { Counted, Target, Test } from '../../effect/tree/tree.ts';
import { movedBy } from './done.ts';

export type ResultOfTest = Extract<Test, { kind: 'result of' }>;

/** What is asked of a card or Digimon that an effect has done something to. */
export type AskedOf = Extract<Target, { kind: 'any' }>;

/** "a red card", "one of your Digimon with [X] in its name": one that is so is enough. */
export const isDescribed = (of: Target): of is AskedOf =>
  of.kind === 'any' && !of.other && of.said !== 'none';

/** What kinds of actions do what the condition names. */
export const kindsOfResult = ({ verb }: ResultOfTest): readonly string[] => [
  verb,
  ...movedBy(verb),
];

/** "for each Digimon card trashed by this effect": the same, of each of them. */
export const resultCounted = ({ of, verb, span }: Counted): ResultOfTest | null =>
  of === undefined || verb === undefined ? null : { kind: 'result of', done: true, verb, of, span };
