import { z } from 'zod';
import { eachOnce } from '../../../base/each-once.ts';
import { LONGEST_LINE } from '../../../scenario/limits.ts';
import { common, why, type Own } from '../../common/fields.ts';

/** Words of the text. */
const words = z.string().max(LONGEST_LINE);

export const readingSchema = z.strictObject({
  ...common,
  kind: z.literal('reading'),
  text: z.string().min(10).max(LONGEST_LINE).describe('One effect as it is printed.'),
  ask: z
    .string()
    .max(100)
    .describe(
      'What is to be found in it: "category", "choice", or the name of a part to mark, such as "trigger condition".',
    ),
  expected: z
    .union([words, eachOnce(z.array(words).min(1).max(20))])
    .describe('The words that you expect the reader to find; a list for several pieces.'),
  wrong: eachOnce(
    z
      .array(z.strictObject({ text: words.describe('A wrong answer.'), why }))
      .min(1)
      .max(12),
    'text',
  ).describe('Misunderstandings, answer by answer.'),
});

export type ReadingFields = Own<z.infer<typeof readingSchema>>;
