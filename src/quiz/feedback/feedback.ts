/**
 * Feedback on an answer: whether it is right, and why. Every decision of the page once an answer is
 * given.
 */
import type { Scenario } from '../../scenario/file/scenario.ts';
import { endingAt, type EndingView } from '../../ui/steps/endings.ts';
import type { Given } from '../mark/given.ts';
import type { Marked } from '../mark/grade.ts';
import type { Failure } from './failure.ts';
import { withinSentence } from '../../scenario/play/tell.ts';
import { leadOf, saidOf } from './verdict.ts';

export interface Feedback {
  readonly right: boolean;
  /** Whether several answers are right, which have to be given together. */
  readonly together?: boolean;
  readonly answers: readonly AnswerFeedback[];
  readonly endings: readonly EndingView[];
  /** What the verdict on a wrong answer says, where counting the answers does not say it. */
  readonly words?: string;
}

export interface AnswerFeedback {
  readonly text: string;
  /** A rule that is the answer itself, or a part of it. */
  readonly answer?: string;
  readonly right: boolean;
  readonly chosen: boolean;
  /** The misunderstanding behind a wrong answer, by its author. */
  readonly why?: string;
  readonly failure?: FailureView;
  /** Of a right answer that is not so in every ending: the index of one in which it is. */
  readonly seenIn?: number;
  /** The answer by itself, as it would be given: so it is asked why it is not so. */
  readonly given?: Given;
  /** What the engine, or the reader of effect text, says of it, with the rule. */
  readonly note?: { readonly words: string; readonly rule: string | null };
}

/**
 * Gives the feedback of a kind of question on an answer; without an answer, on the question as a
 * whole.
 */
export type FeedbackOn<A> = (
  question: { readonly cites: readonly string[] },
  /** `null`: the question needs no board. */
  scenario: Scenario | null,
  ask: A,
  given: Given,
) => Feedback;

/** Of a kind that is asked on a board. */
export const feedbackOnBoard =
  <A>(
    feedback: (
      question: { readonly cites: readonly string[] },
      scenario: Scenario,
      ask: A,
      given: Given,
    ) => Feedback,
  ): FeedbackOn<A> =>
  (question, scenario, ask, given) => {
    if (scenario === null) throw new Error('this kind of question needs a board');
    return feedback(question, scenario, ask, given);
  };

/**
 * A failure as a page shows it: why a wrong answer is wrong, in words, and where to look. All of it
 * speaks of the answer, not of the claim behind it.
 */
export interface FailureView {
  /**
   * "Not always. If P2 blocks, Gate is deleted"; without a step "Not always.", or nothing
   */
  readonly words: string;
  /** The same with "Instead," for "No.", for where more stands before it. */
  readonly bare?: string;
  /** Where to look: indexes of the ending and of its step. */
  readonly ending: number;
  readonly step: number | null;
  /**
   * When only a cited rule tells the step, or no step does: that rule. The answer would be right
   * without it.
   */
  readonly without: string | null;
}

/**
 * The ending to look at first: one that shows what is right, or else, where each of them does, the
 * one that speaks against what was answered.
 */
export function firstLook(answers: readonly AnswerFeedback[]): number {
  const shown = answers.find(({ right, seenIn }) => right && seenIn !== undefined);
  const wrong = answers.find(({ chosen, right, failure }) => chosen && !right && failure);
  return shown?.seenIn ?? wrong?.failure?.ending ?? 0;
}

/**
 * The step to look at first, counted from 1: the one that refutes what was answered; after a right
 * answer the last one that a cited rule decides. 0 where there is none.
 */
export function stepToSee(
  { answers, endings }: Feedback,
  ending: number,
  cites: readonly string[],
): number {
  const wrong = answers.find(({ chosen, right, failure }) => chosen && !right && failure);
  const refuted = wrong?.failure?.ending === ending ? wrong.failure.step : null;
  if (refuted !== null && refuted !== undefined) return refuted + 1;
  const steps = endings[ending]?.steps ?? [];
  return (
    steps.findLastIndex(
      ({ rule, also }) => cites.includes(rule) || (also !== undefined && cites.includes(also)),
    ) + 1
  );
}

export function failureView(
  { script, step, without }: Failure,
  endings: readonly EndingView[],
  { scenario, claims, findings }: Marked,
  answer: number,
): FailureView {
  const claim = claims[answer];
  const finding = findings[answer];
  const ending = endingAt(endings, script);
  const seen = endings[ending];
  const shown = step === null ? undefined : seen?.steps[step];
  // What comes before the outcomes part does not depend on a choice.
  const upTo = ({ steps }: EndingView): string =>
    JSON.stringify(steps.slice(0, (step ?? 0) + 1).map((other) => other.text));
  const isCommon = seen === undefined || endings.every((other) => upTo(other) === upTo(seen));
  const lead = claim === undefined || finding === undefined ? '' : leadOf(claim, finding);
  // That a wrong answer is wrong says nothing by itself.
  const more = lead === 'No.' ? '' : lead;
  if (shown === undefined) return { words: more, ending, step, without };
  const saidAfter = (before: string): string =>
    saidOf(before, { ...shown, at: step ?? 0 }, isCommon ? [] : seen.told, scenario.setup.labels);
  const bare =
    more === ''
      ? `Instead, ${withinSentence(saidAfter(''), scenario.setup.labels)}`
      : saidAfter(more);
  return { words: saidAfter(lead), bare, ending, step, without };
}
