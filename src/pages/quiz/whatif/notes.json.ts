/**
 * /quiz/whatif/notes.json: title and first words of the rules that steps name. Fetched when a
 * changed board is resolved.
 */
import { index } from '../../../site/corpus.ts';
import { coverage } from '../../../site/rules/coverage.ts';
import { notesOf } from '../../../ui/steps/notes.ts';

/** Rules that some scenario carries out: steps of other boards name them too. */
const named = index.corpus.rules
  .map(({ number }) => number)
  .filter((number) => coverage.of(number).executed > 0);

export const GET = (): Response => Response.json(notesOf(named, index));
