/** What pages say of differences between editions. */
import type { EditionNote } from '../../rules/edition/editions.ts';
import { library } from '../content/content.ts';

/** The note on the page of a rule. */
export const editionNoteOf = (number: string): EditionNote | undefined =>
  library.editionNotes.find((note) => note.number === number);
