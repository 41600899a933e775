import type { Problem } from '../../base/result.ts';
import type { Work } from '../../game/run/run.ts';
import type { Claim } from '../../scenario/claim/claim.ts';
import { decidingStep, play, type Played } from '../../scenario/play/play.ts';
import { parseScenarioFile, type ScenarioFile } from '../../scenario/file/scenario-file.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { verifyAll, type Finding } from '../../scenario/play/verify.ts';
import { howOften } from './how-often.ts';

/** An answer of an author. */
export interface Answer {
  readonly text: string;
  readonly claim: string;
  readonly expected: 'right' | 'wrong';
  readonly why?: string | undefined;
}

/** What a person reads of an answer. */
export type ShownAnswer = Pick<Answer, 'text' | 'why'>;

/** A question resolved by the engine. */
export interface Marked {
  readonly scenario: Scenario;
  readonly claims: readonly Claim[];
  readonly findings: readonly Finding[];
  /**
   * Of a kind without claims: what the engine finds with rules switched off, as a text to compare.
   * Throws `TooManyCourses` where not every course can be played with the `work` that is given.
   */
  readonly truth?: (without: ReadonlySet<string>, work?: Work) => string;
}

/** A question as data: what a page is given, so that it resolves without reading any text. */
export interface Solvable {
  readonly scenario: ScenarioFile;
  readonly claims: readonly Claim[];
}

/** Resolves a question: every answer's claim is decided over all choices of the players. */
export const solve = ({ scenario, claims }: Solvable): Marked =>
  marking(parseScenarioFile(scenario), claims);

/** A scenario with what the engine finds of claims. */
export const marking = (scenario: Scenario, claims: readonly Claim[]): Marked => ({
  scenario,
  claims,
  findings: verifyAll(scenario, claims),
});

/** Where the engine and the author disagree, one problem an answer. */
export function disagreements(
  question: { readonly answers: readonly Answer[] },
  marked: Marked,
): readonly Problem[] {
  return question.answers.flatMap((answer, i) => {
    const finding = marked.findings[i];
    if (finding === undefined || finding.right === (answer.expected === 'right')) return [];
    return [
      {
        found: `you expect "${answer.text}" to be ${answer.expected}, but the engine finds its claim "${answer.claim}" ${finding.right ? 'right' : 'wrong'}: ${howOften(answer.claim, finding)}`,
        expected: 'the author and the engine to agree: change the answer, the claim or the board',
        start: 0,
        end: 0,
        field: `answers[${i}]`,
      },
    ];
  });
}

export interface Grade {
  readonly right: boolean;
  /** For each answer: whether it is right, and whether that is what the person said. */
  readonly answers: readonly { readonly right: boolean; readonly chosen: boolean }[];
}

/** Marks what a person chose: right when exactly the right answers were chosen. */
export function grade(marked: Marked, chosen: ReadonlySet<number>): Grade {
  const answers = marked.findings.map((finding, i) => ({
    right: finding.right,
    chosen: chosen.has(i),
  }));
  return { right: answers.every((answer) => answer.right === answer.chosen), answers };
}

/**
 * Why an answer is wrong: a resolution in which it fails, and the step at which that was decided.
 */
export interface WhyNot {
  readonly script: readonly number[];
  readonly played: Played;
  /** Index of the step, or `null` when it failed from the beginning and nothing changed it. */
  readonly step: number | null;
}

/**
 * A resolution that shows a wrong answer wrong: one where its fact does not hold (or, for "never",
 * does). `null` when the answer is right.
 */
export function whyNot(marked: Marked, answer: number): WhyNot | null {
  const finding = marked.findings[answer];
  const claim = marked.claims[answer];
  if (finding === undefined || claim === undefined || finding.right) return null;
  const ending =
    (claim.frequency === 'never' ? finding.holding : finding.failing)[0] ?? finding.holding[0];
  const script = ending?.script ?? [];
  const played = play(marked.scenario, script, { facts: [claim.fact] });
  const course = played.course[0] ?? [];
  return { script, played, step: decidingStep(course) };
}
