import { z } from 'zod';
import { label, onBoard, when, why, type Own } from '../../common/fields.ts';

export const chooseSchema = z.strictObject({
  ...onBoard,
  actions: z.array(z.string()).describe('What is done before, as "Rex attacks the player".'),
  kind: z.literal('choose'),
  at: z
    .string()
    .describe(
      'The choice: "block of P2", "target of P1", "target 2 of P1", "attack of P1", "attackers of P1" or "targets of X".',
    ),
  when,
  expected: z
    .array(label)
    .min(1)
    .describe('The cards (or P1, P2) that you expect the engine to offer.'),
  wrong: z
    .array(z.strictObject({ card: label.describe('A card that is not offered.'), why }))
    .optional()
    .describe('Misunderstandings, card by card.'),
});

export type ChooseFields = Own<z.infer<typeof chooseSchema>>;
