/** content/rules/<edition>/about.json: which edition, which files, and the checksum of each. */
import { isRecord, parseJson, recordsOf, refuseOtherFields, textOf } from '../json.ts';
import type { Edition } from '../rule.ts';
import type { Problems, TextFile } from '../source.ts';

/** `keywords`: chapter 16 with a label line before each keyword. `clauses`: a rule a line. */
const FORMS = ['keywords', 'clauses'] as const;
type Form = (typeof FORMS)[number];

export interface Chapter {
  readonly number: string;
  readonly title: string;
  /** Number of the first section that the received text contains. */
  readonly first: number;
}

export interface SourceEntry {
  readonly name: string;
  readonly chapter: string;
  readonly form: Form;
  readonly sha256: string;
  /** Another rendering of a file: its rules must be the same, and it adds none. */
  readonly sameAs?: string;
}

export interface About {
  readonly edition: Edition;
  readonly chapters: readonly Chapter[];
  readonly files: readonly SourceEntry[];
}

/** Reads about.json; undefined when there are problems. */
export function readAbout(file: TextFile, problems: Problems): About | undefined {
  const before = problems.list.length;
  const record = parseJson(file, problems);
  if (record === undefined) return undefined;
  refuseOtherFields(
    file,
    record,
    ['id', 'name', 'date', 'notice', 'chapters', 'files'],
    '{',
    problems,
  );
  const id = textOf(file, record, 'id', '"id"', problems) ?? '';
  const name = textOf(file, record, 'name', '"name"', problems) ?? '';
  const date = textOf(file, record, 'date', '"date"', problems) ?? '';
  const notice = textOf(file, record, 'notice', '"notice"', problems) ?? '';
  if (date !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(date)) {
    problems.at(file, '"date"', `“${date}”`, 'a date such as 2026-03-27', 'date');
  }
  const chapters = recordsOf(file, record, 'chapters', problems).map((chapter): Chapter => {
    const number = textOf(file, chapter, 'number', '"chapters"', problems) ?? '';
    const title = textOf(file, chapter, 'title', '"chapters"', problems) ?? '';
    const first = chapter['first'];
    if (typeof first === 'number' && Number.isInteger(first) && first > 0) {
      return { number, title, first };
    }
    problems.at(file, `"${number}"`, 'no first section', 'a whole number', 'first');
    return { number, title, first: 1 };
  });
  const files = recordsOf(file, record, 'files', problems).flatMap((entry) =>
    readEntry(file, entry, chapters, problems),
  );
  if (problems.list.length > before) return undefined;
  return { edition: { id, name, date, notice }, chapters, files };
}

function readEntry(
  file: TextFile,
  entry: unknown,
  chapters: readonly Chapter[],
  problems: Problems,
): readonly SourceEntry[] {
  if (!isRecord(entry)) return [];
  const name = textOf(file, entry, 'name', '"files"', problems) ?? '';
  const near = `"${name}"`;
  const chapter = textOf(file, entry, 'chapter', near, problems) ?? '';
  const sha256 = textOf(file, entry, 'sha256', near, problems) ?? '';
  const form = FORMS.find((known) => known === entry['form']);
  if (form === undefined) {
    problems.at(file, near, `form “${String(entry['form'])}”`, FORMS.join(' or '), 'form');
    return [];
  }
  if (!chapters.some(({ number }) => number === chapter)) {
    problems.at(file, near, `chapter “${chapter}”`, 'a number listed in chapters', 'chapter');
  }
  const sameAs = entry['sameAs'];
  const base = { name, chapter, form, sha256 };
  return [typeof sameAs === 'string' ? { ...base, sameAs } : base];
}
