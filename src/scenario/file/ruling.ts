import { z } from 'zod';
import { readFile, type ContentFile } from '../../base/content-file.ts';
import { err, ok, type Problem, type Result } from '../../base/result.ts';
import { BOARD_REMEDIES } from './board-remedies.ts';

/** What rulings and cases have in common. Each field says what an author writes there. */
export const PLAYED = {
  title: z.string().min(3).describe('What it decides, in a few words of ours.'),
  cites: z.array(z.string()).min(1).describe('Rules behind it, as "11-5-1-2-1".'),
  board: z.string().min(10).describe('The board notation.'),
  claims: z
    .array(z.string())
    .min(1)
    .describe('The outcome as claims that must all be right, as "memory is 2 for P1".'),
};

/** The number of an official ruling. */
export const rulingNumber = z.string().regex(/^Q\d+$/);

/** The front matter of a ruling file. */
const rulingSchema = z.strictObject({
  ...PLAYED,
  ruling: rulingNumber.describe('Number of the official ruling, as "Q644".'),
  also: z.array(rulingNumber).optional().describe('Other rulings that say the same.'),
  actions: z.array(z.string()).min(1).describe('What is done.'),
  policy: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe('Open point of the rules that it hinges on, as "AMB-17"; a list for several.'),
});

/** An official ruling restated as a scenario: the engine must agree. */
export type Ruling = z.infer<typeof rulingSchema> & Omit<ContentFile<unknown>, 'fields'>;

/** Reads content/rulings/Q644.md: front matter, then the ruling in our own words. */
export function readRuling(path: string, text: string): Result<Ruling, readonly Problem[]> {
  const read = readFile(`content/rulings/${path}`, text, rulingSchema, BOARD_REMEDIES);
  if (!read.ok) return read;
  const { fields, ...file } = read.value;
  const { ruling } = fields;
  if (`${ruling}.md` === path) return ok({ ...fields, ...file });
  return err([file.problem(['ruling'], `ruling ${ruling} in ${path}`, `${ruling}.md`)]);
}

const openRulingsSchema = z.array(
  z.strictObject({
    ruling: rulingNumber.describe('Number of the official ruling, as "Q644".'),
    why: z.string().min(21).describe('Why it is no scenario yet, in a sentence.'),
  }),
);

/** Official rulings that are no scenario yet, each with the reason. */
export type OpenRulings = z.infer<typeof openRulingsSchema>;

/** Reads content/rulings/open.json. */
export function readOpenRulings(
  path: string,
  text: string,
): Result<OpenRulings, readonly Problem[]> {
  const read = readFile(`content/rulings/${path}`, text, openRulingsSchema);
  return read.ok ? ok(read.value.fields) : read;
}
