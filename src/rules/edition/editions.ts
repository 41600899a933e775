/**
 * content/rules/editions.json: where editions of the rules differ in a way that could change a result, what each says in our own
 * words, and which one the engine follows.
 */
import { ok, err, type Problem, type Result } from '../../base/result.ts';
import { parseJson, recordsOf, refuseOtherFields, textOf, type JsonRecord } from '../json.ts';
import { isWithin, parseNumber } from '../number/number.ts';
import { Problems, type TextFile } from '../source.ts';

export interface EditionNote {
  /** The rule on whose page it stands. */
  readonly number: string;
  /** The clause that it is about, when that one stands only in another edition and has no page. */
  readonly clause?: string;
  /** The older edition first. */
  readonly editions: readonly EditionWords[];
  /** What the difference does to a result. */
  readonly result: string;
  /** The edition that the engine follows, and why. */
  readonly follows: string;
  readonly why: string;
}

interface EditionWords {
  readonly edition: string;
  /** In our own words. */
  readonly says: string;
}

const FIELDS = ['number', 'clause', 'editions', 'result', 'follows', 'why'];

/** Reads the notes, each number once; `exists` tells whether a rule has a page. */
export function readEditionNotes(
  file: TextFile,
  exists: (number: string) => boolean,
): Result<readonly EditionNote[], readonly Problem[]> {
  const problems = new Problems();
  const notes = new Map<string, EditionNote>();
  const record = parseJson(file, problems) ?? {};
  refuseOtherFields(file, record, ['notes'], '{', problems);
  for (const entry of recordsOf(file, record, 'notes', problems)) {
    const note = readNote(file, entry, problems);
    if (note === undefined) continue;
    const { number, clause } = note;
    const near = `"${number}"`;
    if (!exists(number)) problems.at(file, near, number, 'the number of a rule', 'number');
    if (notes.has(number)) problems.at(file, near, `${number} a second time`, 'each number once');
    if (clause !== undefined && (exists(clause) || !isClauseOf(clause, number))) {
      problems.at(file, near, clause, `a clause of ${number} that has no page`, 'clause');
    }
    notes.set(number, note);
  }
  return problems.list.length > 0 ? err(problems.list) : ok([...notes.values()]);
}

function readNote(file: TextFile, entry: JsonRecord, problems: Problems): EditionNote | undefined {
  const number = textOf(file, entry, 'number', '"notes"', problems);
  const near = `"${number ?? 'notes'}"`;
  refuseOtherFields(file, entry, FIELDS, near, problems);
  const clause = 'clause' in entry ? textOf(file, entry, 'clause', near, problems) : undefined;
  const editions = recordsOf(file, entry, 'editions', problems).flatMap((words) => {
    refuseOtherFields(file, words, ['edition', 'says'], near, problems);
    const edition = textOf(file, words, 'edition', near, problems);
    const says = textOf(file, words, 'says', near, problems);
    return edition === undefined || says === undefined ? [] : [{ edition, says }];
  });
  const result = textOf(file, entry, 'result', near, problems);
  const follows = textOf(file, entry, 'follows', near, problems);
  const why = textOf(file, entry, 'why', near, problems);
  if (!isRising(editions)) {
    const found = editions.map(({ edition }) => edition).join(', ') || 'none';
    problems.at(file, near, found, 'two or more editions, the older one first', 'editions');
  } else if (follows !== undefined && !editions.some(({ edition }) => edition === follows)) {
    const expected = editions.map(({ edition }) => edition).join(' or ');
    problems.at(file, near, follows, expected, 'follows');
  }
  if (!number || !result || !follows || !why) return undefined;
  return { number, ...(clause === undefined ? {} : { clause }), editions, result, follows, why };
}

/** Two or more editions such as 4.0, each newer than the one before. */
function isRising(editions: readonly EditionWords[]): boolean {
  const values = editions.map(({ edition }) => (/^\d\.\d$/.test(edition) ? Number(edition) : NaN));
  return values.length > 1 && values.every((value, i) => value > (values[i - 1] ?? 0));
}

const isClauseOf = (clause: string, number: string): boolean =>
  parseNumber(clause).ok && clause !== number && isWithin(clause, number);
