import { z } from 'zod';
import { common, why, type Own } from '../../common/fields.ts';

export const readingSchema = z.strictObject({
  ...common,
  kind: z.literal('reading'),
  text: z.string().min(10).describe('One effect as it is printed.'),
  ask: z
    .string()
    .describe(
      'What is to be found in it: "category", "choice", or the name of a part to mark, such as "trigger condition".',
    ),
  expected: z
    .union([z.string(), z.array(z.string())])
    .describe('The words that you expect the reader to find; a list for several pieces.'),
  wrong: z
    .array(z.strictObject({ text: z.string().describe('A wrong answer.'), why }))
    .min(1)
    .describe('Misunderstandings, answer by answer.'),
});

export type ReadingFields = Own<z.infer<typeof readingSchema>>;
