/**
 * content/rules/editions.json: where editions of the rules differ in a way that could change a
 * result, what each says in our own words, and which one the engine follows.
 */
import { z } from 'zod';
import { readFile, repeatedIn, textField } from '../../base/content-file.ts';
import { ok, err, type Problem, type Result } from '../../base/result.ts';
import { isWithin, parseNumber } from '../number/number.ts';
import type { TextFile } from '../source.ts';

const wordsSchema = z.strictObject({
  edition: textField('An edition, as "4.0".'),
  says: textField('What it says, in our own words.'),
});

const noteSchema = z.strictObject({
  number: textField('The rule on whose page it stands.'),
  clause: textField(
    'The clause that it is about, when that one stands only in another edition and has no page.',
  ).exactOptional(),
  editions: z.array(wordsSchema).max(20).describe('What each edition says, the older one first.'),
  result: textField('What the difference does to a result.'),
  follows: textField('The edition that the engine follows.'),
  why: textField('Why it follows that one.'),
  keywords: z
    .array(textField('The name of a page below /keywords/, as "engage".'))
    .min(1)
    .max(20)
    .describe('Keyword effects that only the last of the editions has.')
    .exactOptional(),
});

export const notesSchema = z.strictObject({
  notes: z.array(noteSchema).max(200).describe('Differences that could change a result.'),
});

type EditionWords = z.infer<typeof wordsSchema>;
export type EditionNote = z.infer<typeof noteSchema>;

/** Keyword effects that came after an edition, by their slugs, as the notes have it. */
export const keywordsAfter = (
  notes: readonly EditionNote[],
  edition: string,
): ReadonlySet<string> =>
  new Set(
    notes.flatMap(({ editions, keywords = [] }) =>
      editions[0]?.edition === edition ? keywords : [],
    ),
  );

/** Reads the notes, each number once; `exists` tells whether a rule has a page. */
export function readEditionNotes(
  { name, text }: TextFile,
  exists: (number: string) => boolean,
): Result<readonly EditionNote[], readonly Problem[]> {
  const file = readFile(name, text, notesSchema);
  if (!file.ok) return file;
  const { notes } = file.value.fields;
  const problems = [
    ...notes.flatMap((note, i) =>
      wrongIn(note, exists).map(({ field, found, expected }) =>
        file.value.problem(['notes', i, field], found, expected),
      ),
    ),
    ...repeatedIn(file.value, 'notes', notes, 'number'),
  ];
  return problems.length > 0 ? err(problems) : ok(notes);
}

interface Wrong {
  readonly field: keyof EditionNote;
  readonly found: string;
  readonly expected: string;
}

function wrongIn(
  { number, clause, editions, follows }: EditionNote,
  exists: (number: string) => boolean,
): readonly Wrong[] {
  const names = editions.map(({ edition }) => edition);
  const wrong: Wrong[] = [];
  if (!exists(number))
    wrong.push({ field: 'number', found: number, expected: 'the number of a rule' });
  if (clause !== undefined && (exists(clause) || !isClauseOf(clause, number))) {
    const expected = `a clause of ${number} that has no page`;
    wrong.push({ field: 'clause', found: clause, expected });
  }
  if (!isRising(editions)) {
    const expected = 'two or more editions, the older one first';
    wrong.push({ field: 'editions', found: names.join(', ') || 'none', expected });
  } else if (!names.includes(follows))
    wrong.push({ field: 'follows', found: follows, expected: names.join(' or ') });
  return wrong;
}

/** Two or more editions such as 4.0, each newer than the one before. */
function isRising(editions: readonly EditionWords[]): boolean {
  const values = editions.map(({ edition }) => (/^\d\.\d$/.test(edition) ? Number(edition) : NaN));
  return values.length > 1 && values.every((value, i) => value > (values[i - 1] ?? 0));
}

const isClauseOf = (clause: string, number: string): boolean =>
  parseNumber(clause).ok && clause !== number && isWithin(clause, number);
