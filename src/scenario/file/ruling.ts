import { z } from 'zod';
import { readFile } from '../../base/content-file.ts';
import { err, ok, type Problem, type Result } from '../../base/result.ts';
import { BOARD_REMEDIES } from './board-remedies.ts';

/** The front matter of a ruling file. Each field says what an author writes there. */
export const rulingSchema = z.strictObject({
  ruling: z
    .string()
    .regex(/^Q\d+$/)
    .describe('Number of the official ruling.'),
  also: z
    .array(z.string().regex(/^Q\d+$/))
    .optional()
    .describe('Other rulings that say the same.'),
  title: z.string().min(3).describe('What it decides, in a few words of ours.'),
  cites: z.array(z.string()).min(1).describe('Rules behind it, as "11-5-1-2-1".'),
  board: z.string().min(10).describe('The board notation.'),
  actions: z.array(z.string()).min(1).describe('What is done.'),
  claims: z
    .array(z.string())
    .min(1)
    .describe("The ruling's outcome as claims that must all be right."),
  policy: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe('Open point of the rules that it hinges on, as "AMB-17"; a list for several.'),
});

/** An official ruling restated as a scenario: the engine must agree. */
export type Ruling = z.infer<typeof rulingSchema> & { readonly text: string };

/** Reads content/rulings/Q644.md: front matter, then the ruling in our own words. */
export function readRuling(path: string, source: string): Result<Ruling, readonly Problem[]> {
  const read = readFile(`content/rulings/${path}`, source, rulingSchema, BOARD_REMEDIES);
  if (!read.ok) return read;
  const { fields, body, problem } = read.value;
  const { ruling } = fields;
  if (`${ruling}.md` !== path)
    return err([problem(['ruling'], `ruling ${ruling} in ${path}`, `${ruling}.md`)]);
  return ok({ ...fields, text: body });
}
