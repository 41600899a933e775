/** The shape of official rulings in the static API. */
import { z } from 'zod';
import { published, type Fixed, type JsonSchema } from './published.ts';

const number = z.string().regex(/^[1-9][0-9]*(-[1-9][0-9]*)*$/);
const ruling = z
  .strictObject({
    number: z
      .string()
      .regex(/^Q\d+$/)
      .describe('Number of the official question.'),
    also: z.array(z.string()).describe('Numbers of official questions with the same point.'),
    title: z.string().describe('What it decides, in our words.'),
    question: z.string().describe('What is asked, in our words.'),
    answer: z.string().describe('The answer, in a word, a number or a few words.'),
    cites: z.array(number).describe('Rules behind it, the main one first.'),
    decides: z.array(number).describe('Rules without which the answer would be another.'),
    keywords: z.array(z.string()).describe('Slugs of the keyword effects on its board.'),
    policies: z.array(z.string()).describe('Open points of the rules that it turns on.'),
    url: z
      .string()
      .regex(/^\/rulings\/q\d+\/$/)
      .describe('Address of the page.'),
  })
  .describe('An official ruling, restated.');

const rulingsSchema = z
  .strictObject({
    edition: z.string().describe('Edition of the rules that the numbers are of.'),
    rulings: z.array(ruling).describe('All rulings, in order of their numbers.'),
  })
  .describe('Official rulings with the rules that decide them.');

/** /api/v1/rulings.json */
export type ApiRulings = Fixed<z.infer<typeof rulingsSchema>>;

/** Schema of /api/v1/rulings.json. */
export const makeRulingsSchema = (): JsonSchema => published('rulings', rulingsSchema);
