import { z } from 'zod';
import { onBoard, when, type Own } from '../../common/fields.ts';

export const orderSchema = z.strictObject({
  ...onBoard,
  kind: z.literal('order'),
  when,
  steps: z
    .array(
      z.strictObject({
        text: z.string().min(2).describe('The step as a person reads it.'),
        event: z
          .string()
          .describe('What happens, as "X uses [On Deletion]", "X is deleted", "X blocks".'),
      }),
    )
    .min(3)
    .max(6)
    .describe('What is to be put in order, as it is listed at first.'),
  expected: z
    .array(z.array(z.number().int().min(1)))
    .min(1)
    .describe('Every order that you expect the rules to allow, as [[2, 1, 3], [2, 3, 1]].'),
});

export type OrderFields = Own<z.infer<typeof orderSchema>>;
