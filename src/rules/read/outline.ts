/**
 * content/rules/outline.json: rules whose text is not included, each with its title and a summary
 * in our own words.
 */
import { z } from 'zod';
import { readFile, repeatedIn, textField, type ContentFile } from '../../base/content-file.ts';
import type { Problem } from '../../base/result.ts';
import { ancestorNumbers, parseNumber } from '../number/number.ts';
import type { Problems, TextFile } from '../source.ts';

export const outlineSchema = z.strictObject({
  edition: textField('The edition that was read, as "4.2".'),
  rules: z
    .array(
      z.strictObject({
        number: textField('A number such as 15-8-2.'),
        title: textField('The title of the rule.'),
        summary: textField('What it says, in our own words.'),
      }),
    )
    .max(2_000)
    .describe('The rules whose text is not included.'),
});

type Outline = z.infer<typeof outlineSchema>;
export type OutlineEntry = Outline['rules'][number];

/**
 * Reads the entries; undefined when there are problems. `included` are the numbers whose text we
 * have.
 */
export function readOutline(
  { name, text }: TextFile,
  included: ReadonlySet<string>,
  problems: Problems,
): readonly OutlineEntry[] | undefined {
  const file = problems.take(readFile(name, text, outlineSchema));
  if (file === undefined) return undefined;
  const { rules } = file.fields;
  problems.list.push(
    ...repeatedIn(file, 'rules', rules, 'number'),
    ...wrongNumbers(file, included),
  );
  return rules;
}

function wrongNumbers(
  { fields: { rules }, problem }: ContentFile<Outline>,
  included: ReadonlySet<string>,
): readonly Problem[] {
  const numbers = new Set(rules.map(({ number }) => number));
  return rules.flatMap(({ number }, i) => {
    const refused = (found: string, expected: string): readonly Problem[] => [
      problem(['rules', i, 'number'], found, expected),
    ];
    const parsed = parseNumber(number);
    if (!parsed.ok || parsed.value !== number)
      return refused(`number "${number}"`, 'a number such as 15-8-2');
    if (included.has(number)) return refused(number, 'no rule whose text is included');
    const missing = ancestorNumbers(number).find((up) => !numbers.has(up) && !included.has(up));
    return missing === undefined
      ? []
      : refused(`${number} without its parent`, `an entry ${missing}`);
  });
}
