import { z } from 'zod';
import { eachOnce } from '../../../base/each-once.ts';
import { factField } from '../../../scenario/file/fields.ts';
import { onBoard, when, type Own } from '../../common/fields.ts';

export const orderSchema = z.strictObject({
  ...onBoard,
  kind: z.literal('order'),
  when,
  steps: eachOnce(
    z
      .array(
        z.strictObject({
          text: z.string().min(2).max(300).describe('The step as a person reads it.'),
          event: factField().describe(
            'What happens, such as "X uses [On Deletion]", "X is deleted", "X blocks".',
          ),
        }),
      )
      .min(3)
      .max(6),
    'text',
    'event',
  ).describe('What is to be put in order, as it is listed at first.'),
  expected: eachOnce(
    z
      .array(eachOnce(z.array(z.number().int().min(1).max(6)).max(6)))
      .min(1)
      .max(720),
  ).describe('Every order that you expect the rules to allow, such as [[2, 1, 3], [2, 3, 1]].'),
});

export type OrderFields = Own<z.infer<typeof orderSchema>>;
