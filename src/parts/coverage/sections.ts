/** The map cut into chapters and sections, and what is said of each rule on it. */
import type { CorpusIndex } from '../../rules/corpus.ts';
import type { Rule } from '../../rules/rule.ts';
import type { MapRow } from '../../scenario/coverage/coverage-map.ts';

export interface MapSection {
  readonly rule: Rule;
  readonly rows: readonly MapRow[];
}

export interface MapChapter {
  readonly rule: Rule;
  readonly sections: readonly MapSection[];
}

/** Chapters with their sections, such as 16 with 16-7, in the order of the rows. */
export function chaptersOf(
  rows: readonly MapRow[],
  { find }: Pick<CorpusIndex, 'find'>,
): readonly MapChapter[] {
  const known = (number: string): Rule => {
    const rule = find(number);
    if (rule === undefined) throw new Error(`no rule ${number}`);
    return rule;
  };
  const numberOf = (row: MapRow, depth: number): string =>
    row.rule.number.split('-').slice(0, depth).join('-');
  return [...Map.groupBy(rows, (row) => numberOf(row, 1))].map(([chapter, own]) => ({
    rule: known(chapter),
    sections: [...Map.groupBy(own, (row) => numberOf(row, 2))].map(([section, those]) => {
      return { rule: known(section), rows: those };
    }),
  }));
}

/**
 * `full`: all that can be asked of the rule is there; `part`: one of two things; `none`: nothing to
 * carry out.
 */
export type CoverageMark = 'full' | 'part' | 'empty' | 'none';

/**
 * A clause of the included chapters is to be executed and to change an ending; of the others we ask
 * only for the first.
 */
export function markOf({ kinds, found, missing }: MapRow): CoverageMark {
  if (kinds.length === 0) return found.executed > 0 ? 'full' : 'empty';
  if (!kinds.includes('executable')) return 'none';
  return missing === null ? 'full' : missing === 'both' ? 'empty' : 'part';
}

/**
 * "6 of 7 used, 5 of 7 change an outcome", for a list of rows; the second part where it is asked
 * for.
 */
export function summaryOf(rows: readonly MapRow[]): string {
  const clauses = rows.filter(({ kinds }) => kinds.length > 0);
  const asked = rows.filter((row) => markOf(row) !== 'none');
  if (asked.length === 0) return 'nothing to play';
  const executed = asked.filter(({ found }) => found.executed > 0).length;
  const first = `${executed} of ${asked.length} used`;
  if (clauses.length === 0) return first;
  const decisive = asked.filter(({ found }) => found.decisive > 0).length;
  return `${first}, ${decisive} of ${asked.length} change an outcome`;
}

/** What switching a rule off does, in few words. */
export function withoutWords({ kinds, found }: MapRow): string {
  if (found.decisive > 0)
    return `${scenarios(found.decisive)} ${found.decisive === 1 ? 'ends' : 'end'} differently`;
  if (kinds.includes('executable')) return 'nothing changes yet';
  if (kinds.includes('classification')) return 'gives a category';
  if (kinds.includes('description')) return 'explains';
  return '';
}

export const scenarios = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'board' : 'boards'}`;

/** Address of the map. */
export const COVERAGE_URL = '/rules/coverage/';
