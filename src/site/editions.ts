/** What pages say of differences between editions: read once, at build time. */
import { readEditionNotes, type EditionNote } from '../rules/edition/editions.ts';
import { file, index, required } from './corpus.ts';

const notes = required(
  readEditionNotes(file('editions.json'), (number) => index.find(number) !== undefined),
);

/** The note on the page of a rule. */
export const editionNoteOf = (number: string): EditionNote | undefined =>
  notes.find((note) => note.number === number);
