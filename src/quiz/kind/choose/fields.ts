import { z } from 'zod';
import { MOST_ACTIONS } from '../../../scenario/limits.ts';
import { eachOnce } from '../../../base/each-once.ts';
import { actionField } from '../../../scenario/file/fields.ts';
import { label, onBoard, when, why, type Own } from '../../common/fields.ts';

export const chooseSchema = z.strictObject({
  ...onBoard,
  actions: z
    .array(actionField())
    .max(MOST_ACTIONS)
    .describe('What is done before, such as "Rex attacks the player".'),
  kind: z.literal('choose'),
  at: z
    .string()
    .max(200)
    .describe(
      'The choice: "block of P2", "target of P1", "target 2 of P1", "attack of P1", "attackers of P1" or "targets of X".',
    ),
  when,
  expected: eachOnce(z.array(label).min(1).max(30)).describe(
    'The cards (or P1, P2) that you expect the engine to offer.',
  ),
  wrong: eachOnce(
    z.array(z.strictObject({ card: label.describe('A card that is not offered.'), why })).max(30),
    'card',
  )
    .optional()
    .describe('Misunderstandings, card by card.'),
});

export type ChooseFields = Own<z.infer<typeof chooseSchema>>;
