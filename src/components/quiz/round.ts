/** What a question of any kind is shown with. */
import type { Given } from '../../quiz/kind/kind.ts';
import type { Question } from '../../quiz/question.ts';
import type { KeywordColours } from '../board/cards.ts';
import type { RuleNotes } from './notes.ts';
import type { PassedOn } from './passed-on.ts';

export interface RoundProps {
  question: Pick<Question, 'id' | 'question' | 'kind' | 'cites'>;
  /** HTML, made of the author's Markdown at build time. */
  explanation: string;
  rules: RuleNotes;
  colours: KeywordColours;
  next: { readonly url: string; readonly title: string };
  /** With it the result can be shared and an error reported. */
  passedOn?: PassedOn | undefined;
}

/** What an asking component is given beside its question. */
export interface AskingProps {
  /** How it was answered before; empty when it was not. */
  before: string;
  /** About saved progress, if there is something to say. */
  notice: string;
  onanswer: (given: Given) => void;
}
