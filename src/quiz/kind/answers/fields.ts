import { z } from 'zod';
import { eachOnce } from '../../../base/each-once.ts';
import { factField } from '../../../scenario/file/fields.ts';
import { expected, label, onBoard, sentence, type Own } from '../../common/fields.ts';

/** A question with answers, one or several of them right. It says no `kind`. */
export const answersSchema = z.strictObject({
  ...onBoard,
  answers: eachOnce(
    z
      .array(
        z.strictObject({
          text: label.describe('The answer as people read it.'),
          claim: factField().min(3).describe('The same as a claim that the engine decides.'),
          expected: expected.describe(
            'What the author expects; the build stops when the engine disagrees.',
          ),
          why: sentence()
            .optional()
            .describe('For a wrong answer: the misunderstanding behind it, in a sentence.'),
        }),
      )
      .min(2)
      .max(12),
    'text',
    'claim',
  ).describe('The answers, in the order they are shown.'),
});

export type AnswersFields = Own<z.infer<typeof answersSchema>>;
