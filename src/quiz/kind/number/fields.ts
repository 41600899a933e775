import { z } from 'zod';
import { eachOnce } from '../../../base/each-once.ts';
import { factField } from '../../../scenario/file/fields.ts';
import { HIGHEST_DP } from '../../../scenario/limits.ts';
import { onBoard, when, why, type Own } from '../../common/fields.ts';

/** What can be counted on a board: the memory of one side is below 0 on the other. */
const measured = z.number().int().min(-99).max(HIGHEST_DP);

export const numberSchema = z.strictObject({
  ...onBoard,
  kind: z.literal('number'),
  measure: factField().describe('What is measured at the end, such as "memory of P1".'),
  when,
  expected: measured.describe('The number that you expect the engine to find.'),
  wrong: eachOnce(
    z
      .array(z.strictObject({ value: measured.describe('A wrong number.'), why }))
      .min(1)
      .max(12),
    'value',
  ).describe('Numbers that a misunderstanding leads to.'),
});

export type NumberFields = Own<z.infer<typeof numberSchema>>;
