import { z } from 'zod';
import { ruleNumber } from '../../../scenario/file/fields.ts';
import { onBoard, rules, when, type Own } from '../../common/fields.ts';

export const illegalSchema = z.strictObject({
  ...onBoard,
  kind: z.literal('illegal'),
  forgets: ruleNumber().describe('The rule that the players in the log forgot, such as "12-1-4".'),
  when,
  expected: z
    .string()
    .max(300)
    .describe('The words of the step that you expect to be illegal, such as "Wall blocks".'),
  rules,
});

export type IllegalFields = Own<z.infer<typeof illegalSchema>>;
