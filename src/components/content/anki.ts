/** The deck for Anki: all questions. Import it only in endpoints and other build code. */
import { noteOf, type Note } from '../anki/note.ts';
import { explanationOf, questions } from './questions.ts';

export const notes = async (site: URL): Promise<readonly Note[]> =>
  Promise.all(
    questions.map(async (ready) => noteOf(ready, await explanationOf(ready.question.id), site)),
  );
