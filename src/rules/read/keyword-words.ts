/**
 * content/rules/keywords.json: what we say about the keyword effects in our own words. A choice
 * stands there only where no clause says "mandatory" or "optional" itself; it then names the clause
 * that it follows from.
 */
import { z } from 'zod';
import { readFile, repeatedIn, textField, type ContentFile } from '../../base/content-file.ts';
import type { FieldPath } from '../../base/field-problem.ts';
import { isWithin } from '../number/number.ts';
import { CHOICES, KEYWORD_LABELS } from '../rule.ts';
import type { Problems, TextFile } from '../source.ts';

const keywordSchema = z.strictObject({
  number: textField('Number of its section, as "16-7".'),
  name: textField('Its name, without brackets.'),
  summary: textField('What it does, in our own words.'),
  remark: textField('What else is to be known.').optional(),
  label: z
    .enum(KEYWORD_LABELS)
    .describe('Its label, for an edition whose text has none.')
    .optional(),
  since: textField('The first edition that has it, where that is newer than 4.0.').optional(),
  choice: z
    .strictObject({
      value: z.enum(CHOICES).describe('Whether a player can decline it.'),
      rule: textField('The clause of the keyword that this follows from.'),
    })
    .describe('Where no clause says it itself.')
    .optional(),
});

export const keywordsSchema = z.strictObject({
  labels: z
    .partialRecord(z.enum(KEYWORD_LABELS), z.string().max(600))
    .default({})
    .describe(`Remarks on labels that are no category of 15-8: ${KEYWORD_LABELS.join(', ')}.`),
  keywords: z.array(keywordSchema).max(200).describe('All keyword effects.'),
});

type KeywordWords = z.infer<typeof keywordSchema>;
export type AllKeywordWords = ContentFile<z.infer<typeof keywordsSchema>>;

/** Reads the file; undefined when its fields are wrong. */
export function readKeywordWords(
  { name, text }: TextFile,
  problems: Problems,
): AllKeywordWords | undefined {
  const file = problems.take(readFile(name, text, keywordsSchema));
  if (file === undefined) return undefined;
  const { keywords } = file.fields;
  problems.list.push(
    ...repeatedIn(file, 'keywords', keywords, 'number'),
    ...keywords.flatMap(({ number, choice }, i) =>
      choice === undefined || isWithin(choice.rule, number)
        ? []
        : [file.problem(['keywords', i, 'choice', 'rule'], choice.rule, `a clause of ${number}`)],
    ),
  );
  return file;
}

/** What is said of the keyword with this number. */
export const wordsOn = ({ fields }: AllKeywordWords, number: string): KeywordWords | undefined =>
  fields.keywords.find((entry) => entry.number === number);

/** Where the words on a keyword stand; where it has none, the place of all of them. */
export function placeOf({ fields }: AllKeywordWords, number: string): FieldPath {
  const at = fields.keywords.findIndex((entry) => entry.number === number);
  return at < 0 ? ['keywords'] : ['keywords', at];
}
