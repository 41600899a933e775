/** content/rules/<edition>/about.json: which edition, which files, and the checksum of each. */
import { z } from 'zod';
import { eachOnce } from '../../base/each-once.ts';
import { readFile, textField, type ContentFile } from '../../base/content-file.ts';
import type { Problems, TextFile } from '../source.ts';

/**
 * `keywords`: chapter 16 with a label line before each keyword. `clauses`: a rule a line. `manual`:
 * a rule a line, as `npm run rules:import` writes a chapter of a whole manual.
 */
const FORMS = ['keywords', 'clauses', 'manual'] as const;

const chapterSchema = z.strictObject({
  number: textField('The number of the chapter.'),
  title: textField('Its title.'),
  first: z
    .int()
    .positive()
    .max(99)
    .describe('Number of the first section that the received text contains.'),
});

const fileSchema = z.strictObject({
  name: textField('Name of the file.'),
  chapter: textField('Number of the chapter in it.'),
  form: z.enum(FORMS).describe('How its rules stand in it.'),
  sha256: textField('Its checksum.'),
  sameAs: textField('Another rendering of this file: its rules are the same.').optional(),
});

export const aboutSchema = z.strictObject({
  id: textField('Number of the edition, as "4.0".'),
  name: textField('Its name.'),
  date: z
    .string()
    .max(10)
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .describe('A date such as 2026-03-27.'),
  notice: textField('Whose texts these are.'),
  imported: z
    .literal(true)
    .describe('Written by the import, which has checked the numbering.')
    .optional(),
  chapters: eachOnce(z.array(chapterSchema).max(40), 'number').describe(
    'The chapters that the files contain.',
  ),
  files: eachOnce(z.array(fileSchema).max(80), 'name').describe('All files of the folder.'),
});

export type Chapter = z.infer<typeof chapterSchema>;
export type SourceEntry = z.infer<typeof fileSchema>;

export type About = ContentFile<z.infer<typeof aboutSchema>>;

/** Reads about.json; undefined when there are problems. */
export function readAbout({ name, text }: TextFile, problems: Problems): About | undefined {
  const about = problems.take(readFile(name, text, aboutSchema));
  if (about === undefined) return undefined;
  const { chapters, files } = about.fields;
  const strange = files.flatMap(({ chapter }, i) =>
    chapters.some(({ number }) => number === chapter)
      ? []
      : [
          about.problem(
            ['files', i, 'chapter'],
            `chapter "${chapter}"`,
            'a number listed in chapters',
          ),
        ],
  );
  problems.list.push(...strange);
  return strange.length === 0 ? about : undefined;
}
