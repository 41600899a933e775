/**
 * content/rules/coverage-gaps.json: executable clauses that no scenario carries out, or that no
 * scenario depends on, each with the reason. coverage-map.ts compares the list with what was
 * found.
 */
import { z } from 'zod';
import { readFile, repeatedIn, textField } from '../../base/content-file.ts';
import { ok, err, type Problem, type Result } from '../../base/result.ts';
import type { Clauses } from '../../rules/read/clauses.ts';
import type { TextFile } from '../../rules/source.ts';

/**
 * What is missing: a step that carries the clause out, an ending that changes without it, or both.
 */
const MISSING = ['executed', 'decisive', 'both'] as const;
export type Missing = (typeof MISSING)[number];

const gapSchema = z.strictObject({
  rule: textField('An executable clause of clauses.json.'),
  missing: z.enum(MISSING).describe('What no scenario does.'),
  why: textField('A text that says why it cannot be shown.'),
});

export const gapsSchema = z.strictObject({
  gaps: z.array(gapSchema).max(1_000).describe('Clauses that are not shown, one entry a line.'),
});

export type Gap = z.infer<typeof gapSchema>;

/** Reads the list; an entry names an executable clause, each once. */
export function readGaps(
  { name, text }: TextFile,
  clauses: Clauses,
): Result<readonly Gap[], readonly Problem[]> {
  const file = readFile(name, text, gapsSchema);
  if (!file.ok) return file;
  const { gaps } = file.value.fields;
  const problems = [
    ...gaps.flatMap(({ rule }, i) =>
      clauses.get(rule)?.includes('executable') === true
        ? []
        : [file.value.problem(['gaps', i, 'rule'], rule, 'an executable clause of clauses.json')],
    ),
    ...repeatedIn(file.value, 'gaps', gaps, 'rule'),
  ];
  return problems.length > 0 ? err(problems) : ok(gaps);
}

/** The text of the file: one entry a line, so that closing a gap is one line less. */
export function writeGaps(gaps: readonly Gap[]): string {
  const lines = gaps.map(
    ({ rule, missing, why }) =>
      `    { "rule": "${rule}", "missing": "${missing}", "why": ${JSON.stringify(why)} }`,
  );
  return `{\n  "gaps": [${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n  `}]\n}\n`;
}
