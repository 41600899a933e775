import { z } from 'zod';
import { onBoard, when, why, type Own } from '../../common/fields.ts';
import { STATUSES } from './decide.ts';

export const mustSchema = z.strictObject({
  ...onBoard,
  kind: z.literal('must'),
  player: z.enum(['P1', 'P2']).describe('Whose choice it is: P1 or P2.'),
  thing: z
    .string()
    .min(3)
    .max(300)
    .describe(
      'The option that is meant: "block", "block with Gate", "attack the player", "use X <Barrier>", "pay for X [On Play]".',
    ),
  words: z.string().min(3).max(300).describe('The same for a reader: "block with Gate".'),
  when,
  expected: z.enum(STATUSES).describe('What you expect the engine to find.'),
  why: z
    .strictObject({ must: why.optional(), may: why.optional(), cannot: why.optional() })
    .describe('The misunderstanding behind each of the two others.'),
});

export type MustFields = Own<z.infer<typeof mustSchema>>;
