/** What a person is told once an answer is given: every decision of the page after the reveal. */
import { grade, type Marked } from '../mark/grade.ts';
import type { Question, Said } from '../question.ts';
import { endingAt, endingsOf, type EndingView } from '../../ui/steps/endings.ts';
import { faultOf, telling, type Fault } from './fault.ts';
import { leadOf, saidOf } from './verdict.ts';

export interface Reveal {
  readonly right: boolean;
  readonly answers: readonly AnswerView[];
  readonly endings: readonly EndingView[];
  /** What the verdict says, where counting the answers does not say it. */
  readonly words?: string;
}

export interface AnswerView {
  readonly text: string;
  /** A rule that is the answer itself, or a part of it. */
  readonly answer?: string;
  readonly right: boolean;
  readonly chosen: boolean;
  /** The misunderstanding behind a wrong answer, by its author. */
  readonly why?: string;
  readonly failure?: Failure;
  /** Of a right answer that is not so in every ending: the index of one in which it is. */
  readonly seenIn?: number;
  /** What the engine, or the reader of effect text, says of it, with the rule. */
  readonly note?: { readonly words: string; readonly rule: string | null };
}

/** Why a wrong answer is wrong, as the engine found it. All of it speaks of the answer, not of the claim behind it. */
export interface Failure {
  /** "This need not be so. If P2 blocks: Gate is deleted"; without a step: "This need not be so." */
  readonly words: string;
  /** Where to look: indexes of the ending and of its step. */
  readonly ending: number;
  readonly step: number | null;
  /** When only a cited rule tells the step, or no step does: that rule. The answer would be right without it. */
  readonly without: string | null;
}

/** What is told of a question with answers whatever is chosen. Each part is worked out once, when it is first asked for. */
export interface Study {
  readonly marked: Marked;
  readonly endings: () => readonly EndingView[];
  /** Of the answer with this index. */
  readonly answer: (index: number) => Omit<AnswerView, 'right' | 'chosen'>;
}

/** Begins to look at a question; nothing is worked out yet. */
export function study(
  question: Pick<Question, 'cites'> & { readonly answers: readonly Said[] },
  marked: Marked,
): Study {
  const endings = once(() => endingsOf(marked));
  const answers = marked.claims.map((_, i) =>
    once((): ReturnType<Study['answer']> => {
      const written = question.answers[i];
      const fault = faultOf(marked, i, question.cites);
      return {
        text: written?.text ?? '',
        ...(written?.why === undefined ? {} : { why: written.why }),
        ...(fault === null ? {} : { failure: failureOf(fault, endings(), marked, i) }),
        ...seenIn(marked, i, endings()),
      };
    }),
  );
  return { marked, endings, answer: (index) => answers[index]?.() ?? { text: '' } };
}

function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | null = null;
  return () => (done ??= { value: work() }).value;
}

/** Marks what was chosen, and says of each answer why it is right or wrong. */
export function reveal({ marked, endings, answer }: Study, chosen: ReadonlySet<number>): Reveal {
  const { right, answers } = grade(marked, chosen);
  return {
    right,
    endings: endings(),
    answers: answers.map((given, i) => ({ ...given, ...answer(i) })),
  };
}

/**
 * The ending to look at first: one that shows what is right, or else, where each of them does, the one that speaks against what
 * was answered.
 */
export function firstLook(answers: readonly AnswerView[]): number {
  const shown = answers.find(({ right, seenIn }) => right && seenIn !== undefined);
  const wrong = answers.find(({ chosen, right, failure }) => chosen && !right && failure);
  return shown?.seenIn ?? wrong?.failure?.ending ?? 0;
}

/** Where a right answer about what can happen does happen. */
function seenIn(
  { claims, findings }: Marked,
  answer: number,
  endings: readonly EndingView[],
): Pick<AnswerView, 'seenIn'> {
  const claim = claims[answer];
  const finding = findings[answer];
  if (claim === undefined || finding?.right !== true || finding.failing.length === 0) return {};
  const shown = telling(claim.fact, finding.holding);
  return shown === undefined ? {} : { seenIn: endingAt(endings, shown.script) };
}

/** The words for a fault, and where to look. */
export function failureOf(
  { script, step, without }: Fault,
  endings: readonly EndingView[],
  { claims, findings }: Marked,
  answer: number,
): Failure {
  const claim = claims[answer];
  const finding = findings[answer];
  const ending = endingAt(endings, script);
  const seen = endings[ending];
  const text = step === null ? undefined : seen?.steps[step]?.text;
  // What comes before the endings part does not hang on a choice.
  const upTo = ({ steps }: EndingView): string =>
    JSON.stringify(steps.slice(0, (step ?? 0) + 1).map((other) => other.text));
  const isCommon = seen === undefined || endings.every((other) => upTo(other) === upTo(seen));
  const lead = claim === undefined || finding === undefined ? '' : leadOf(claim, finding);
  const words = text === undefined ? lead : saidOf(lead, text, isCommon ? '' : (seen?.label ?? ''));
  return { words, ending, step, without };
}
