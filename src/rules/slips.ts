/**
 * content/rules/slips.json: where the official manual contradicts itself by a slip, and what is
 * assumed here. Slips of print are found by the reader of the text (read/repair.ts); these are the
 * ones that a person has to judge.
 */
import { z } from 'zod';
import { readFile, textField } from '../base/content-file.ts';
import { eachOnce } from '../base/each-once.ts';
import { err, ok, type Problem, type Result } from '../base/result.ts';
import { parseNumber } from './number/number.ts';
import type { Rule } from './rule.ts';
import type { TextFile } from './source.ts';

const numberField = (words: string) => z.string().max(30).describe(words);
const editionsField = () =>
  eachOnce(z.array(z.string().max(10)).min(1).max(10)).describe(
    'Editions that have it, the older first.',
  );

const citationSchema = z.strictObject({
  rule: numberField('The rule that has the reference; it need not have a page.'),
  cites: numberField('The number that it names.'),
  title: textField('The title that it quotes.'),
  meant: numberField('The number of the rule of that title.'),
  editions: editionsField(),
});

const clauseSchema = z.strictObject({
  rule: numberField('The clause; it need not be in an edition of this site.'),
  editions: editionsField(),
  says: textField('What is wrong with it, in our own words.'),
  assumed: textField('What is assumed here.'),
  why: textField('Why.'),
});

export const slipsSchema = z.strictObject({
  citations: eachOnce(z.array(citationSchema).max(200), 'rule').describe(
    'References with another number or title.',
  ),
  clauses: eachOnce(z.array(clauseSchema).max(200), 'rule').describe(
    'Clauses that contradict themselves or others.',
  ),
});

export type Slips = z.infer<typeof slipsSchema>;

/**
 * Reads the slips. A wrong citation cites a rule of another title, and the rule that is meant has
 * the quoted one: a later edition that puts it right is refused here, so that the entry goes.
 */
export function readSlips(
  { name, text }: TextFile,
  find: (number: string) => Pick<Rule, 'heading'> | undefined,
): Result<Slips, readonly Problem[]> {
  const file = readFile(name, text, slipsSchema);
  if (!file.ok) return file;
  const { fields, problem } = file.value;
  const problems: Problem[] = [];
  fields.citations.forEach(({ rule, cites, title, meant }, i) => {
    const wrong = (field: string, found: string, expected: string): void => {
      problems.push(problem(['citations', i, field], found, expected));
    };
    if (!parseNumber(rule).ok) wrong('rule', rule, 'a number such as 12-1-1');
    if (sameTitle(find(cites)?.heading, title))
      wrong('cites', `${cites}, whose title is "${title}"`, 'a rule of another title');
    if (!sameTitle(find(meant)?.heading, title))
      wrong('meant', `${meant}, "${find(meant)?.heading ?? ''}"`, `the rule titled "${title}"`);
  });
  fields.clauses.forEach(({ rule }, i) => {
    if (!parseNumber(rule).ok)
      problems.push(problem(['clauses', i, 'rule'], rule, 'a number such as 16-46-2'));
  });
  return problems.length > 0 ? err(problems) : ok(fields);
}

/** `"Isn't affected by effects" cards` is quoted as `Isn't affected by effects`. */
function sameTitle(heading: string | undefined, quoted: string): boolean {
  if (heading === undefined) return false;
  const [own, other] = [letters(heading), letters(quoted)];
  return own.startsWith(other) || other.startsWith(own);
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');
