import { parse } from 'yaml';
import { z } from 'astro/zod';
import { err, ok, type Problem, type Result } from '../../base/result.ts';

/** The front matter of a ruling file. Each field says what an author writes there. */
const rulingSchema = z.strictObject({
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
  const file = `content/rulings/${path}`;
  const at = { file, line: 1, start: 0, end: 0 };
  const front = /^---\n([\s\S]*?)\n---\n?/.exec(source);
  if (front === null)
    return err([{ ...at, found: 'no front matter', expected: 'YAML between two lines "---"' }]);
  let fields: unknown;
  try {
    fields = parse(front[1] ?? '');
  } catch (error) {
    return err([{ ...at, found: String(error), expected: 'valid YAML' }]);
  }
  const read = rulingSchema.safeParse(fields);
  if (!read.success) {
    return err(
      read.error.issues.map((issue) => ({
        ...at,
        field: issue.path.join('.'),
        found: issue.message,
        expected: 'what the schema in src/scenario/file/ruling.ts says',
      })),
    );
  }
  if (`${read.data.ruling}.md` !== path) {
    return err([
      { ...at, found: `ruling ${read.data.ruling} in ${path}`, expected: `${read.data.ruling}.md` },
    ]);
  }
  return ok({ ...read.data, text: source.slice(front[0].length).trim() });
}
