/**
 * content/rules/policies.json: where the texts leave a question open, what is followed here, and
 * why. The engine has the other reading of those that are `switchable` (src/game/run/policy.ts).
 */
import { z } from 'zod';
import { eachOnce } from '../base/each-once.ts';
import { readFile, repeatedIn, textField } from '../base/content-file.ts';
import { err, ok, type Problem, type Result } from '../base/result.ts';
import type { TextFile } from './source.ts';

/** Open points of chapters 1 to 15 and 17 (AMB), and of chapters 16 and 18 (A). */
export const POLICY_IDS: readonly string[] = [
  ...Array.from({ length: 28 }, (_, i) => `AMB-${i + 1}`),
  ...Array.from({ length: 14 }, (_, i) => `A${i + 1}`),
];

const policySchema = z.strictObject({
  id: z
    .string()
    .max(20)
    .refine((id) => POLICY_IDS.includes(id))
    .describe('An id: AMB-1 to AMB-28 or A1 to A14.'),
  slug: z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .describe('Its place on the page of all policies: lower case letters, digits and hyphens.'),
  name: textField('What it is about, in a few words.'),
  rules: eachOnce(z.array(z.string().max(30)).min(1).max(20)).describe(
    'Numbers of the rules concerned.',
  ),
  open: textField('What the texts leave open.'),
  followed: textField('What is followed here.'),
  reason: textField('Why.'),
  other: textField('What the other reading would give.'),
  switchable: z
    .boolean()
    .default(false)
    .describe('Whether the engine can follow the other reading.'),
  noCase: textField('Why no board shows it, where none does.').optional(),
});

export const policiesSchema = z.strictObject({
  policies: z.array(policySchema).max(200).describe('All open points of the rules.'),
});

export type Policy = z.infer<typeof policySchema>;

/**
 * Reads all policies. Each id of POLICY_IDS stands there once, and each rule is one that `isRule`
 * knows.
 */
export function readPolicies(
  { name, text }: TextFile,
  isRule: (number: string) => boolean,
): Result<readonly Policy[], readonly Problem[]> {
  const file = readFile(name, text, policiesSchema);
  if (!file.ok) return file;
  const { problem, fields } = file.value;
  const { policies } = fields;
  const problems = [
    ...policies.flatMap(({ rules }, i) =>
      rules.flatMap((number, n) =>
        isRule(number)
          ? []
          : [
              problem(
                ['policies', i, 'rules', n],
                `the rule "${number}"`,
                'a number of content/rules',
              ),
            ],
      ),
    ),
    ...(['id', 'slug', 'name'] as const).flatMap((field) =>
      repeatedIn(file.value, 'policies', policies, field),
    ),
    ...POLICY_IDS.flatMap((id) =>
      policies.some((policy) => policy.id === id)
        ? []
        : [problem(['policies'], `no entry ${id}`, 'an entry for each open point')],
    ),
  ];
  return problems.length > 0 ? err(problems) : ok(policies);
}

/** Where a policy stands: on the page of all, by its slug. */
export const urlOfPolicy = ({ slug }: Policy): string => `/rules/policies/#${slug}`;
