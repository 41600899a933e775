/**
 * The deck for Anki: all questions that have answers to choose from. Import it only in endpoints
 * and other build code.
 */
import { noteOf, type Note } from '../../anki/note.ts';
import { questions } from './questions.ts';

export const notes = (site: URL): readonly Note[] =>
  questions.flatMap(({ question, drawn, feedback, explanation }) =>
    drawn === null || (question.kind !== 'one' && question.kind !== 'several')
      ? []
      : [noteOf({ question, drawn, answers: feedback.answers }, explanation, site)],
  );
