/** What a question of any kind is shown with. */
import type { Given } from '../mark/given.ts';
import type { Snippet } from 'svelte';
import type { Question, Said } from '../question.ts';
import type { KeywordColours } from '../../ui/board/cards.ts';
import type { RuleNotes } from '../../ui/steps/notes.ts';
import type { PassedOn } from './passed-on.ts';

export interface RoundProps {
  question: Pick<Question, 'id' | 'question' | 'kind' | 'cites'>;
  /** HTML, made of the author's Markdown at build time. */
  explanation: string;
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

/** A question with answers. */
export interface AnswersProps extends RoundProps {
  question: RoundProps['question'] & { readonly answers: readonly Said[] };
  /** Board and claims as data: their texts were read at build time, nothing was decided there. JSON. */
  solvable: string;
}

/** What an asking component is given beside its question. */
export interface AskingProps {
  /** How it was answered before; empty when it was not. */
  before: string;
  /** About saved progress, if there is something to say. */
  notice: string;
  onanswer: (given: Given) => void;
}
