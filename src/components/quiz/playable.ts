/** A question as a page or a mode hands it over: read and resolved at build time, marked again in the page. */
import type { Level, Question, Said } from '../../quiz/question.ts';
import type { KeywordColours } from '../board/cards.ts';
import type { RuleNotes } from './notes.ts';

/** What asking, marking and explaining need. */
export interface Playable {
  readonly question: Pick<Question, 'id' | 'question' | 'kind' | 'cites'> & {
    readonly answers: readonly Said[];
  };
  /** Board and claims as data: their texts were read at build time, nothing was decided there. JSON of a `Solvable`. */
  readonly solvable: string;
  /** HTML, made of the author's Markdown at build time. */
  readonly explanation: string;
  readonly rules: RuleNotes;
  readonly colours: KeywordColours;
}

/** The file of a question, which modes load when it is dealt. */
export interface QuestionFile {
  readonly title: string;
  readonly level: Level;
  readonly topic: string;
  readonly actions: readonly string[];
  readonly play: Playable;
}
