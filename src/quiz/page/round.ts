/** What a question of any kind is shown with. */
import type { Snippet } from 'svelte';
import type { ScenarioFile } from '../../scenario/file/scenario-file.ts';
import type { Cards, KeywordColours } from '../../ui/board/cards.ts';
import type { Feedback } from '../feedback/feedback.ts';
import type { RuleNotes } from '../../ui/steps/notes.ts';
import type { Found } from '../whynot/found-reasons.ts';
import type { PassedOn } from './passed-on.ts';

export interface RoundProps {
  question: {
    readonly id: string;
    readonly question: string;
    readonly kind: string;
    readonly cites: readonly string[];
  };
  /** HTML, made of the author's Markdown at build time. */
  explanation: string;
  /** HTML: how sure the verdict is, and why (`sure.ts`). */
  sure?: string;
  rules: RuleNotes;
  colours: KeywordColours;
  /** The question that comes next; a mode, which asks one after the other, has `onward` instead. */
  next?: { readonly url: string; readonly title: string };
  /** What can be done after the answer. */
  onward?: Snippet;
  onanswered?: (right: boolean) => void;
  /** With it the result can be shared and an error reported. */
  passedOn?: PassedOn | undefined;
}

/** Feedback on an answer, and the cards of the board that it is shown on. */
export interface MarkedAnswer {
  readonly feedback: Feedback;
  readonly cards: Cards;
  /** What wrong answers would need to be right. */
  readonly reasons?: readonly Found[];
}

/** What the component of every kind is given. */
export interface QuizProps extends RoundProps {
  /** `QuestionData` as JSON: texts were read at build time, nothing was decided there. */
  data: string;
}

/** Board and what is asked as data: the engine answers it in the page. */
export interface QuestionData<A> {
  /** `null` where no board is needed. */
  readonly scenario: ScenarioFile | null;
  readonly ask: A;
  /** What wrong answers would need to be right, as found when the site was built. */
  readonly reasons?: readonly Found[];
}
