import { z } from 'zod';
import { onBoard, when, why, type Own } from '../../common/fields.ts';

export const numberSchema = z.strictObject({
  ...onBoard,
  kind: z.literal('number'),
  measure: z.string().describe('What is measured at the end, as "memory of P1".'),
  when,
  expected: z.number().int().describe('The number that you expect the engine to find.'),
  wrong: z
    .array(z.strictObject({ value: z.number().int().describe('A wrong number.'), why }))
    .min(1)
    .describe('Numbers that a misunderstanding leads to.'),
});

export type NumberFields = Own<z.infer<typeof numberSchema>>;
