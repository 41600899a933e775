/**
 * A case of the rules that the engine must decide: content/cases/16-07-piercing/mandatory.md. A
 * board, what is done on it, and either claims that must all be right or the rule that refuses what
 * is declared last.
 */
import { z } from 'zod';
import { MOST_ACTIONS } from '../limits.ts';
import { eachOnce } from '../../base/each-once.ts';
import { checkFields, openFile, type ContentFile } from '../../base/content-file.ts';
import { err, ok, type Problem, type Result } from '../../base/result.ts';
import { SWITCHABLE } from '../../game/run/policy.ts';
import { isWithin } from '../../rules/number/number.ts';
import { isRuleNumber } from '../../rules/number/number-list.ts';
import { POLICY_IDS } from '../../rules/policy.ts';
import type { TextFile } from '../../rules/source.ts';
import { BOARD_REMEDIES } from './board-remedies.ts';
import { actionField, ruleNumber, rulingNumber, slug } from './fields.ts';
import { PLAYED } from './ruling.ts';

const rule = ruleNumber().refine(isRuleNumber, 'no rule has that number');
const policy = slug().refine((id) => POLICY_IDS.includes(id), 'no policy has that id');
const policies: readonly string[] = SWITCHABLE;
const switchable = slug().refine(
  (id) => isRuleNumber(id) || policies.includes(id),
  'neither a rule nor a policy with another reading',
);

/** What every case says. */
const COMMON = {
  title: PLAYED.title,
  cites: eachOnce(z.array(rule).min(1).max(12)).describe(
    'Rules behind it, such as "16-7-4", one of its folder among them.',
  ),
  rulings: eachOnce(z.array(rulingNumber).min(1).max(40))
    .optional()
    .describe('Official rulings that it follows.'),
  policy: policy.optional().describe('Open point of the rules that it decides, such as "AMB-17".'),
  board: PLAYED.board,
};

/** The front matter of a case that is played to its endings. */
export const caseSchema = z.strictObject({
  ...COMMON,
  name: z
    .string()
    .min(3)
    .max(150)
    .optional()
    .describe('What the table of counts calls it; its path when left out.'),
  actions: z
    .array(actionField())
    .max(MOST_ACTIONS)
    .describe('What is done; [] for a board that is only looked at.'),
  claims: PLAYED.claims,
  without: switchable
    .optional()
    .describe('A rule, or the id of a policy, whose absence must make some claim wrong.'),
});

/** The front matter of a case whose last action is refused; everything before it is legal. */
export const refusalSchema = z.strictObject({
  ...COMMON,
  actions: z
    .array(actionField())
    .min(1)
    .max(MOST_ACTIONS)
    .describe('What is done; the last of it is refused.'),
  refused: rule.describe('The rule that refuses what is declared last.'),
});

type InFolder = Omit<ContentFile<unknown>, 'fields'> & {
  /** Folder and name, `16-07-piercing/mandatory`. */
  readonly id: string;
};

/** A case with claims that must all be right. */
export type Case = Omit<z.infer<typeof caseSchema>, 'name'> & InFolder & { readonly name: string };

/** A case whose last action is refused by a rule. */
export type RefusalCase = z.infer<typeof refusalSchema> & InFolder;

/** All cases of a folder, each kind in the order of its paths. */
export interface Cases {
  readonly cases: readonly Case[];
  readonly refusals: readonly RefusalCase[];
}

/** Reads every case; the name of a file is its path below content/cases. */
export function readCases(files: readonly TextFile[]): Result<Cases, readonly Problem[]> {
  const problems: Problem[] = [];
  const cases: Case[] = [];
  const refusals: RefusalCase[] = [];
  for (const file of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const read = readCase(file.name, file.text);
    if (!read.ok) problems.push(...read.problem);
    else if ('refused' in read.value) refusals.push(read.value);
    else {
      const { name } = read.value;
      const other = cases.find((one) => one.name === name);
      if (other !== undefined) problems.push(sameName(read.value, other));
      cases.push(read.value);
    }
  }
  return problems.length > 0 ? err(problems) : ok({ cases, refusals });
}

const sameName = ({ name, problem }: Case, { path }: Case): Problem =>
  problem(['name'], `"${name}", the name of ${path}`, 'a name of its own, or none');

/**
 * Reads content/cases/16-07-piercing/mandatory.md: front matter, and a text where the claims need a
 * word.
 */
export function readCase(
  path: string,
  text: string,
): Result<Case | RefusalCase, readonly Problem[]> {
  const open = openFile(`content/cases/${path}`, text, BOARD_REMEDIES);
  if (!open.ok) return open;
  const id = path.replace(/\.md$/, '');
  if (isRefusal(open.value.fields))
    return inFolder(checkFields(open.value, refusalSchema, BOARD_REMEDIES), id);
  const played = inFolder(checkFields(open.value, caseSchema, BOARD_REMEDIES), id);
  return played.ok ? ok({ ...played.value, name: played.value.name ?? `case ${id}` }) : played;
}

const isRefusal = (fields: unknown): boolean =>
  typeof fields === 'object' && fields !== null && 'refused' in fields;

/** A case lies in the folder of a rule that it cites: 16-07-piercing holds what is said of 16-7. */
function inFolder<T extends { readonly cites: readonly string[] }>(
  read: Result<ContentFile<T>, readonly Problem[]>,
  id: string,
): Result<T & InFolder, readonly Problem[]> {
  if (!read.ok) return read;
  const { fields, ...file } = read.value;
  const parts = /^(\d\d)-(?:(\d\d)-)?[a-z][a-z0-9-]*\/[a-z0-9-]+$/.exec(id)?.slice(1) ?? [];
  const part = parts.flatMap((two) => (two === undefined ? [] : Number(two))).join('-');
  if (part === '')
    return err([file.problem([], `the path ${id}.md`, 'one as 16-07-piercing/mandatory.md')]);
  if (fields.cites.some((number) => isWithin(number, part))) return ok({ ...fields, ...file, id });
  const expected = `a rule of ${part} among them, or the folder of a rule that is cited`;
  return err([file.problem(['cites'], 'rules of other folders', expected)]);
}
