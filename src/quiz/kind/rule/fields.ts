import { z } from 'zod';
import { factField } from '../../../scenario/file/fields.ts';
import { onBoard, rules, type Own } from '../../common/fields.ts';

export const ruleSchema = z.strictObject({
  ...onBoard,
  kind: z.literal('rule'),
  decides: factField()
    .optional()
    .describe(
      'A claim that must change without the rule; if left out, any change of an outcome counts.',
    ),
  rules,
});

export type RuleFields = Own<z.infer<typeof ruleSchema>>;
