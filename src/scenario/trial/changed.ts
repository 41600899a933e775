/** A board after a change that must mean nothing, and what both boards have in common. */
import type { Saying } from '../random/said.ts';
import type { Trial } from './trial.ts';

/** A board that must end as the one before. */
export interface Changed {
  readonly trial: Trial;
  /** How its endings are said, so that they can be compared with those before. */
  readonly now?: Saying;
  /** How the endings before are said. */
  readonly before?: Saying;
  /** Stacks (by their top card) that must stay as they are; otherwise nothing is said of it. */
  readonly stay?: readonly string[];
  /** A Digimon that nothing may be done to. */
  readonly untouched?: string;
}

/** `null`: nothing on this board can be changed so. */
export type TrialChange = (trial: Trial) => Changed | null;

export const SIDES = ['P1', 'P2'] as const;
export type SideName = (typeof SIDES)[number];

/** All effects; facts such as traits are none. */
export const textOf = ({ cards }: Trial): string =>
  cards
    .flatMap(({ lines }) => lines)
    .filter((line) => !/^(?:traits|digivolve): /.test(line))
    .join('\n');
