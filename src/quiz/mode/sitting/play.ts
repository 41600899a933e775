/**
 * All that the modes know of a question: setting it up when it is dealt, and marking an answer
 * without telling it.
 */
import type { Snippet } from 'svelte';
import type { Given } from '../../mark/given.ts';
import { parseScenarioFile } from '../../../scenario/file/scenario-file.ts';
import type { Snapshot } from '../../../scenario/play/snapshot.ts';
import { cardsByLabel, type Cards } from '../../../ui/board/cards.ts';
import { startOf } from '../../../ui/board/start.ts';
import type { QuestionFile } from '../../question-file.ts';
import { feedbackIn, playedIn } from './feedback-in.ts';

/** A question on its board, ready to be asked. */
export interface Dealt {
  readonly file: QuestionFile;
  /** `null` where the question needs none, or shows its own. */
  readonly drawn: { readonly board: Snapshot; readonly cards: Cards } | null;
}

/** What the component that asks it is given. */
export interface QuestionProps {
  dealt: Dealt;
  /** What can be done once it is answered. */
  onward: Snippet;
  onanswered: (right: boolean) => void;
  /** All of it is there, and can be answered. */
  ondrawn: () => void;
}

/** Sets up the board of a question that has one. */
export function setUp(file: QuestionFile): Dealt {
  const { scenario: packed, ask } = playedIn(file);
  if (packed === null || 'drawn' in ask) return { file, drawn: null };
  const scenario = parseScenarioFile(packed);
  return { file, drawn: { board: startOf(scenario), cards: cardsByLabel(scenario.setup) } };
}

/** One thing that was answered or is right: words, or a rule by its number. */
export interface WordsOrRule {
  readonly text: string;
  readonly rule: string | null;
}

/** How an answer was marked, with what was asked, for a report that is read without the board. */
export interface Marking {
  readonly right: boolean;
  readonly asked: {
    readonly question: string;
    readonly happens: readonly string[];
    /** The effect that is asked about; empty where there is a board. */
    readonly text: string;
  };
  readonly yours: readonly WordsOrRule[];
  readonly rights: readonly WordsOrRule[];
  /** HTML: why it is so. */
  readonly why: string;
}

/** Marks an answer with the engine, as the page of the question does. */
export function markGiven({ file }: Dealt, given: Given): Marking {
  const { ask } = playedIn(file);
  const { right, answers } = feedbackIn(file, given);
  const said = (is: 'chosen' | 'right'): readonly WordsOrRule[] =>
    answers
      .filter((answer) => answer[is])
      .map(({ text, answer }) => ({ text, rule: answer ?? null }));
  const asked = {
    question: file.play.question.question,
    happens: file.actions,
    text: 'text' in ask ? ask.text : '',
  };
  return { right, asked, yours: said('chosen'), rights: said('right'), why: file.play.explanation };
}
