/**
 * content/rules/clauses.json: what kind of statement each clause of the included chapters is. An
 * executable clause is one that a board can put to the test; a clause that fixes the category of a
 * keyword may be that, too.
 */
import { z } from 'zod';
import { readFile, repeatedIn, textField } from '../../base/content-file.ts';
import { ok, err, type Problem, type Result } from '../../base/result.ts';
import type { Rule } from '../rule.ts';
import type { TextFile } from '../source.ts';

/**
 * `executable`: an engine can decide it; `classification`: it fixes a category; `description`: it
 * explains.
 */
const CLAUSE_KINDS = ['executable', 'classification', 'description'] as const;
export type ClauseKind = (typeof CLAUSE_KINDS)[number];

/** Number of each clause whose text is included -> what it is. */
export type Clauses = ReadonlyMap<string, readonly ClauseKind[]>;

export const clausesSchema = z.strictObject({
  clauses: z
    .array(
      z.strictObject({
        number: textField('Number of a clause, as "16-7-4".'),
        counts: z
          .array(z.enum(CLAUSE_KINDS))
          .min(1)
          .max(CLAUSE_KINDS.length)
          .refine((kinds) => new Set(kinds).size === kinds.length)
          .describe(`A list of ${CLAUSE_KINDS.join(', ')}, each once.`),
      }),
    )
    .max(2_000)
    .describe('All clauses whose text is included.'),
});

/**
 * Reads the file; every clause of the rules that has a text must stand in it once, and no other
 * number. Of an `imported` edition, whose clauses nobody has sorted yet, some may be missing.
 */
export function readClauses(
  { name, text }: TextFile,
  rules: readonly Rule[],
  imported = false,
): Result<Clauses, readonly Problem[]> {
  const file = readFile(name, text, clausesSchema);
  if (!file.ok) return file;
  const { fields, problem } = file.value;
  const wanted = new Set(rules.flatMap((rule) => (rule.text === undefined ? [] : rule.number)));
  const clauses = new Map(
    fields.clauses.map(({ number, counts }) => [
      number,
      CLAUSE_KINDS.filter((kind) => counts.includes(kind)),
    ]),
  );
  const problems = [
    ...repeatedIn(file.value, 'clauses', fields.clauses, 'number'),
    ...fields.clauses.flatMap(({ number }, i) =>
      wanted.has(number)
        ? []
        : [problem(['clauses', i, 'number'], number, 'a clause whose text is included')],
    ),
    ...[...wanted].flatMap((number) =>
      imported || clauses.has(number)
        ? []
        : [problem(['clauses'], `no entry ${number}`, 'an entry for each clause')],
    ),
  ];
  return problems.length > 0 ? err(problems) : ok(clauses);
}
