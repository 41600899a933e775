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
   * Which answers are right on a board, with rules switched off: worked out once for all of them.
   * It throws `UnknownCard` and `TooManyCourses` as playing it does, at once or when it is asked.
   */
  readonly judge: (scenario: Scenario, ask: A, without: ReadonlySet<string>) => Judged;
  /**
   * The same of boards that were changed, where it is asked of what happens on the board as it is:
   * that one is given first. Without it, `judge` says it.
   */
  readonly changed?: (scenario: Scenario, ask: A) => Standing['judge'];
  /**
   * What is told of the question instead, where no change makes a wrong answer right: the words
   * before "if", and on which boards it is so.
   */
  readonly besides?: (
    scenario: Scenario,
    ask: A,
  ) => { readonly words: string; readonly judge: Standing['judge'] };
  /** What the answer speaks of: a change that only says the same explains nothing. */
  readonly facts: (ask: A, answer: Given) => readonly Fact[];
  /**
   * Whether an answer says why something happens, which is no part of what the engine decides of
   * it: of what would have to be different, only a rule is told then.
   */
  readonly argues?: (ask: A, answer: Given) => boolean;
  /** Answers that could be given as well, so many that nothing is counted of them. */
  readonly others?: (scenario: Scenario, ask: A) => readonly Given[];
}

/** Says of an answer whether it is right. */
export type Judged = (answer: Given) => boolean;

/** How answers to one question that is asked are judged, and the facts that they claim. */
export interface Standing {
  readonly judge: (scenario: Scenario, without: ReadonlySet<string>) => Judged;
  readonly facts: (answer: Given) => readonly Fact[];
}

export const standingOf = <A>({ judge, facts }: Stand<A>, ask: A): Standing => ({
  judge: (scenario, without) => judge(scenario, ask, without),
  facts: (answer) => facts(ask, answer),
});

/** How they are judged when the board is changed as it stands. */
export const standingFrom = <A>(stand: Stand<A>, ask: A, scenario: Scenario): Standing => {
  const standing = standingOf(stand, ask);
  return { ...standing, judge: stand.changed?.(scenario, ask) ?? standing.judge };
};
