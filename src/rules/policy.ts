/**
 * content/rules/policies.json: where the texts leave a question open, what is followed here, and why. The engine has the other
 * reading of those that are `switchable` (src/game/run/policy.ts).
 */
import { err, ok, type Problem, type Result } from '../base/result.ts';
import { parseJson, recordsOf, refuseOtherFields, textOf, type JsonRecord } from './json.ts';
import { Problems, type TextFile } from './source.ts';

/** Open points of chapters 1 to 15 and 17 (AMB), and of chapters 16 and 18 (A). */
export const POLICY_IDS: readonly string[] = [
  ...Array.from({ length: 22 }, (_, i) => `AMB-${i + 1}`),
  ...Array.from({ length: 12 }, (_, i) => `A${i + 1}`),
];

export interface Policy {
  readonly id: string;
  /** Its place on the page of all policies. */
  readonly slug: string;
  readonly name: string;
  /** Numbers of the rules concerned. */
  readonly rules: readonly string[];
  /** What the texts leave open. */
  readonly open: string;
  /** What is followed here. */
  readonly followed: string;
  readonly reason: string;
  /** What the other reading would give. */
  readonly other: string;
  /** Whether the engine can follow the other reading. */
  readonly switchable: boolean;
  /** Why no board shows it, where none does. */
  readonly noCase?: string;
}

const TEXTS = ['id', 'slug', 'name', 'open', 'followed', 'reason', 'other'] as const;
const FIELDS = [...TEXTS, 'rules', 'switchable', 'noCase'];

/** Reads all policies. Each id of POLICY_IDS stands there once, and each rule is one that `isRule` knows. */
export function readPolicies(
  file: TextFile,
  isRule: (number: string) => boolean,
): Result<readonly Policy[], readonly Problem[]> {
  const problems = new Problems();
  const record = parseJson(file, problems);
  const policies: Policy[] = [];
  if (record !== undefined) {
    refuseOtherFields(file, record, ['policies'], '{', problems);
    for (const entry of recordsOf(file, record, 'policies', problems)) {
      const policy = readPolicy(file, entry, isRule, problems);
      if (policy !== undefined) policies.push(policy);
    }
    for (const field of ['id', 'slug', 'name'] as const) {
      policies.forEach((policy, i) => {
        if (policies.findIndex((other) => other[field] === policy[field]) === i) return;
        problems.at(file, `"${policy.id}"`, `“${policy[field]}” a second time`, 'each once', field);
      });
    }
    for (const id of POLICY_IDS)
      if (!policies.some((policy) => policy.id === id))
        problems.at(file, '"policies"', `no entry ${id}`, 'an entry for each open point');
  }
  return problems.list.length > 0 ? err(problems.list) : ok(policies);
}

function readPolicy(
  file: TextFile,
  entry: JsonRecord,
  isRule: (number: string) => boolean,
  problems: Problems,
): Policy | undefined {
  const near = typeof entry['id'] === 'string' ? `"${entry['id']}"` : '"policies"';
  refuseOtherFields(file, entry, FIELDS, near, problems);
  const [id, slug, name, open, followed, reason, other] = TEXTS.map((field) =>
    textOf(file, entry, field, near, problems),
  );
  const refuse = (found: string, expected: string, field: string): void => {
    problems.at(file, near, found, expected, field);
  };
  if (id !== undefined && !POLICY_IDS.includes(id))
    refuse(`the id “${id}”`, 'AMB-1 to AMB-22 or A1 to A12', 'id');
  if (slug !== undefined && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    refuse(`the slug “${slug}”`, 'lower case letters, digits and hyphens', 'slug');
  const rules = rulesOf(entry['rules'], isRule, refuse);
  const { switchable = false, noCase } = entry;
  if (typeof switchable !== 'boolean') refuse(JSON.stringify(switchable), 'true', 'switchable');
  if (noCase !== undefined && typeof noCase !== 'string')
    refuse(JSON.stringify(noCase), 'a reason in words', 'noCase');
  if (
    id === undefined ||
    slug === undefined ||
    name === undefined ||
    open === undefined ||
    followed === undefined ||
    reason === undefined ||
    other === undefined
  )
    return undefined;
  return {
    ...{ id, slug, name, rules, open, followed, reason, other },
    switchable: switchable === true,
    ...(typeof noCase === 'string' ? { noCase } : {}),
  };
}

function rulesOf(
  value: unknown,
  isRule: (number: string) => boolean,
  refuse: (found: string, expected: string, field: string) => void,
): readonly string[] {
  if (!Array.isArray(value) || value.length === 0) {
    refuse('no list of rules', 'the numbers of the rules concerned', 'rules');
    return [];
  }
  return value.flatMap((number: unknown) => {
    if (typeof number === 'string' && isRule(number)) return [number];
    refuse(`the rule ${JSON.stringify(number)}`, 'a number of content/rules', 'rules');
    return [];
  });
}

/** Where a policy stands: on the page of all, by its slug. */
export const urlOfPolicy = ({ slug }: Policy): string => `/rules/policies/#${slug}`;
