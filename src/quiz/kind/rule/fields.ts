import { z } from 'zod';
import { onBoard, rules, type Own } from '../../common/fields.ts';

export const ruleSchema = z.strictObject({
  ...onBoard,
  kind: z.literal('rule'),
  decides: z
    .string()
    .optional()
    .describe('A claim that has to change without the rule; without it any change of an ending.'),
  rules,
});

export type RuleFields = Own<z.infer<typeof ruleSchema>>;
