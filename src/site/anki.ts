/** The deck for Anki: all questions that have answers to choose from. Import it only in endpoints and other build code. */
import { noteOf, type Note } from '../anki/note.ts';
import { explanationOf, questions } from './questions.ts';

export const notes = (site: URL): Promise<readonly Note[]> =>
  Promise.all(
    questions.flatMap(({ question, marked }) =>
      marked === null || (question.kind !== 'one' && question.kind !== 'several')
        ? []
        : [explanationOf(question.id).then((why) => noteOf({ question, marked }, why, site))],
    ),
  );
