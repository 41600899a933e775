/**
 * What a kind of question says of its wrong answers, so that it can be looked for what would have
 * to be different for one of them to be right.
 */
import type { Fact } from '../../scenario/claim/claim.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import type { Given } from '../mark/given.ts';

/** Of one kind; `A`: what is asked. An answer is named by numbers, as it would be given. */
export interface Stand<A> {
  /** The wrong answers that are offered, or that a misunderstanding leads to. */
  readonly wrong: (scenario: Scenario, ask: A) => readonly Given[];
  /**
   * Whether this answer is right on a board, with rules switched off. Throws `UnknownCard` and
   * `TooManyCourses` as playing it does.
   */
  readonly isSo: (
    scenario: Scenario,
    ask: A,
    answer: Given,
    without: ReadonlySet<string>,
  ) => boolean;
  /** What the answer speaks of: a change that only says the same explains nothing. */
  readonly facts: (ask: A, answer: Given) => readonly Fact[];
}

/** The same for a question that is asked. */
export interface Standing {
  readonly isSo: (scenario: Scenario, answer: Given, without: ReadonlySet<string>) => boolean;
  readonly facts: (answer: Given) => readonly Fact[];
}

export const standingOf = <A>({ isSo, facts }: Stand<A>, ask: A): Standing => ({
  isSo: (scenario, answer, without) => isSo(scenario, ask, answer, without),
  facts: (answer) => facts(ask, answer),
});
