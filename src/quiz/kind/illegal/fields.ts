import { z } from 'zod';
import { onBoard, rules, when, type Own } from '../../common/fields.ts';

export const illegalSchema = z.strictObject({
  ...onBoard,
  kind: z.literal('illegal'),
  forgets: z.string().describe('The rule that the players in the log forgot, as "12-1-4".'),
  when,
  expected: z
    .string()
    .describe('The words of the step that you expect to be illegal, as "Wall blocks".'),
  rules,
});

export type IllegalFields = Own<z.infer<typeof illegalSchema>>;
