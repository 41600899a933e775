/**
 * content/rules/coverage-gaps.json: executable clauses that no scenario carries out, or that no scenario hangs on, each with
 * the reason. scenario/coverage-check.ts compares the list with what was found.
 */
import { ok, err, type Problem, type Result } from '../../base/result.ts';
import type { Clauses } from '../../rules/read/clauses.ts';
import { parseJson, recordsOf, refuseOtherFields, textOf } from '../../rules/json.ts';
import { Problems, type TextFile } from '../../rules/source.ts';

/** What is missing: a step that carries the clause out, an ending that changes without it, or both. */
const MISSING = ['executed', 'decisive', 'both'] as const;
export type Missing = (typeof MISSING)[number];

export interface Gap {
  readonly rule: string;
  readonly missing: Missing;
  readonly why: string;
}

/** Reads the list; an entry names an executable clause, each once. */
export function readGaps(
  file: TextFile,
  clauses: Clauses,
): Result<readonly Gap[], readonly Problem[]> {
  const problems = new Problems();
  const gaps = new Map<string, Gap>();
  const record = parseJson(file, problems) ?? {};
  refuseOtherFields(file, record, ['gaps'], '{', problems);
  for (const entry of recordsOf(file, record, 'gaps', problems)) {
    const rule = textOf(file, entry, 'rule', '"gaps"', problems) ?? '';
    const near = `"${rule}"`;
    refuseOtherFields(file, entry, ['rule', 'missing', 'why'], near, problems);
    const why = textOf(file, entry, 'why', near, problems) ?? '';
    const missing = MISSING.find((known) => known === entry['missing']);
    if (missing === undefined) {
      const found = JSON.stringify(entry['missing']) ?? 'nothing';
      problems.at(file, near, found, MISSING.join(' or '), 'missing');
    } else if (clauses.get(rule)?.includes('executable') !== true) {
      problems.at(file, near, rule, 'an executable clause of clauses.json', 'rule');
    } else if (gaps.has(rule)) {
      problems.at(file, near, `${rule} a second time`, 'each clause once', 'rule');
    } else gaps.set(rule, { rule, missing, why });
  }
  return problems.list.length > 0 ? err(problems.list) : ok([...gaps.values()]);
}

/** The text of the file: one entry a line, so that closing a gap is one line less. */
export function writeGaps(gaps: readonly Gap[]): string {
  const lines = gaps.map(
    ({ rule, missing, why }) =>
      `    { "rule": "${rule}", "missing": "${missing}", "why": ${JSON.stringify(why)} }`,
  );
  return `{\n  "gaps": [${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n  `}]\n}\n`;
}
