import { z } from 'zod';
import { expected, label, onBoard, type Own } from '../../common/fields.ts';

/** A question with answers, one or several of them right. It says no `kind`. */
export const answersSchema = z.strictObject({
  ...onBoard,
  answers: z
    .array(
      z.strictObject({
        text: label.describe('The answer as a person reads it.'),
        claim: z.string().min(3).describe('The same as a claim that the engine decides.'),
        expected: expected.describe(
          'What the author expects; the build stops when the engine disagrees.',
        ),
        why: z
          .string()
          .optional()
          .describe('For a wrong answer: the misunderstanding behind it, in a sentence.'),
      }),
    )
    .min(2)
    .describe('The answers, in the order they are shown.'),
});

export type AnswersFields = Own<z.infer<typeof answersSchema>>;
