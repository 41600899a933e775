/** content/rules/outline.json: rules whose text is not included, each with its title and a summary in our own words. */
import { parseJson, recordsOf, refuseOtherFields, textOf } from '../json.ts';
import { ancestorNumbers, parseNumber } from '../number/number.ts';
import type { Problems, TextFile } from '../source.ts';

export interface OutlineEntry {
  readonly number: string;
  readonly title: string;
  readonly summary: string;
}

/** Reads the entries; those with a problem are left out. `included` are the numbers whose text we have. */
export function readOutline(
  file: TextFile,
  included: ReadonlySet<string>,
  problems: Problems,
): readonly OutlineEntry[] {
  const record = parseJson(file, problems);
  if (record === undefined) return [];
  refuseOtherFields(file, record, ['edition', 'rules'], '{', problems);
  const entries = new Map<string, OutlineEntry>();
  for (const rule of recordsOf(file, record, 'rules', problems)) {
    const number = textOf(file, rule, 'number', '"rules"', problems) ?? '';
    const near = `"${number}"`;
    refuseOtherFields(file, rule, ['number', 'title', 'summary'], near, problems);
    const title = textOf(file, rule, 'title', near, problems);
    const summary = textOf(file, rule, 'summary', near, problems);
    const parsed = parseNumber(number);
    if (!parsed.ok || parsed.value !== number) {
      problems.at(file, near, `number “${number}”`, 'a number such as 15-8-2', 'number');
    } else if (entries.has(number)) {
      problems.at(file, near, `${number} a second time`, 'each number once', 'number');
    } else if (included.has(number)) {
      problems.at(file, near, `${number}`, 'no rule whose text is included', 'number');
    } else if (title !== undefined && summary !== undefined) {
      entries.set(number, { number, title, summary });
    }
  }
  for (const number of entries.keys()) {
    const missing = ancestorNumbers(number).find((up) => !entries.has(up) && !included.has(up));
    if (missing !== undefined) {
      problems.at(file, `"${number}"`, `${number} without its parent`, `an entry ${missing}`);
    }
  }
  return [...entries.values()];
}
