/**
 * content/rules/clauses.json: what kind of statement each clause of the included chapters is. An executable clause is one that
 * a board can put to the test; a clause that fixes the category of a keyword may be that, too.
 */
import { ok, err, type Problem, type Result } from '../../base/result.ts';
import { parseJson, recordsOf, refuseOtherFields, textOf } from '../json.ts';
import type { Rule } from '../rule.ts';
import { Problems, type TextFile } from '../source.ts';

/** `executable`: an engine can decide it; `classification`: it fixes a category; `description`: it explains. */
const CLAUSE_KINDS = ['executable', 'classification', 'description'] as const;
export type ClauseKind = (typeof CLAUSE_KINDS)[number];

/** Number of each clause whose text is included -> what it is. */
export type Clauses = ReadonlyMap<string, readonly ClauseKind[]>;

/** Reads the file; every clause of the rules that has a text must stand in it once, and no other number. */
export function readClauses(
  file: TextFile,
  rules: readonly Rule[],
): Result<Clauses, readonly Problem[]> {
  const problems = new Problems();
  const wanted = new Set(rules.flatMap(({ number, text }) => (text === undefined ? [] : number)));
  const clauses = new Map<string, readonly ClauseKind[]>();
  const record = parseJson(file, problems) ?? {};
  refuseOtherFields(file, record, ['clauses'], '{', problems);
  for (const entry of recordsOf(file, record, 'clauses', problems)) {
    const number = textOf(file, entry, 'number', '"clauses"', problems) ?? '';
    const near = `"${number}"`;
    refuseOtherFields(file, entry, ['number', 'counts'], near, problems);
    const kinds = kindsOf(entry['counts']);
    if (kinds === undefined) {
      const expected = `a list of ${CLAUSE_KINDS.join(', ')}, each once`;
      problems.at(file, near, JSON.stringify(entry['counts']) ?? 'nothing', expected, 'counts');
    } else if (!wanted.has(number)) {
      problems.at(file, near, number, 'a clause whose text is included', 'number');
    } else if (clauses.has(number)) {
      problems.at(file, near, `${number} a second time`, 'each clause once', 'number');
    } else clauses.set(number, kinds);
  }
  if (problems.list.length === 0) {
    for (const number of wanted) {
      if (!clauses.has(number))
        problems.at(file, '"clauses"', `no entry ${number}`, 'an entry for each clause');
    }
  }
  return problems.list.length > 0 ? err(problems.list) : ok(clauses);
}

function kindsOf(value: unknown): readonly ClauseKind[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const kinds = CLAUSE_KINDS.filter((kind) => value.includes(kind));
  return kinds.length === value.length ? kinds : undefined;
}
