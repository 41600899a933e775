/**
 * The form of a proof bundle: what was ruled, by which rules and which engine, so that it can be
 * ruled again. Reads bundles that came from elsewhere; what is wrong is a problem with its field.
 */
import { z } from 'zod';
import { readFile } from '../base/content-file.ts';
import { err, ok, type Problem, type Result } from '../base/result.ts';
import { LONGEST_BOARD, LONGEST_CLAIM, MOST_ACTIONS } from '../scenario/limits.ts';
import { LISTED, type ProofBundle } from './bundle.ts';
import { BUNDLE_FORM, BUNDLE_VERSION } from './form.ts';
import { MOST_CHOICES, MOST_OPTIONS } from './situation.ts';

const words = (): z.ZodString => z.string().max(4_000);
const print = (): z.ZodString => z.string().max(40);

const script = z
  .array(
    z
      .number()
      .int()
      .min(0)
      .max(MOST_OPTIONS - 1),
  )
  .max(MOST_CHOICES)
  .describe('Number of the option taken at each choice, in their order, counted from 0.');

const steps = z
  .array(
    z.strictObject({
      text: words().describe('What happens, in a sentence.'),
      rule: z.string().max(30).describe('The rule that says so.'),
    }),
  )
  .max(10_000)
  .describe('One resolution, step by step.');

const outcome = z
  .enum(['done', 'refused', 'game over', 'endless', 'pruned', 'unfinished', 'open'])
  .describe('How it ends; "open": a choice waits.');

const board = {
  board: words().describe('The board at the end, in a sentence.'),
  print: print().describe('Fingerprint of that board.'),
};

const bundleSchema = z.strictObject({
  form: z.literal(BUNDLE_FORM),
  version: z.literal(BUNDLE_VERSION).describe('Of this form.'),
  edition: z
    .strictObject({
      id: z.string().max(20).describe('Edition of the rules, such as "4.0".'),
      fingerprint: print().describe('Of the words of all its rules.'),
    })
    .describe('The rules it was ruled by.'),
  engine: z.string().max(80).describe('Version of the engine that ruled it.'),
  situation: z.strictObject({
    board: z.string().max(LONGEST_BOARD).describe('The board in its notation.'),
    actions: z
      .array(z.string().max(LONGEST_CLAIM))
      .max(MOST_ACTIONS)
      .describe('What is done, in order.'),
    script,
  }),
  cards: z
    .record(z.string().max(40), print())
    .refine((all) => Object.keys(all).length <= 100, '100 cards at most')
    .describe('Cards of a card file by their numbers, with the fingerprint of what they say.'),
  trace: z.strictObject({ outcome, steps, ...board }).describe('The course of the script.'),
  endings: z.strictObject({
    total: z.number().int().min(0).describe('Different outcomes that were found.'),
    courses: z.number().int().min(0).describe('Courses that were played.'),
    stopped: words().nullable().describe('Why not all courses were played; null: all were.'),
    print: print().describe('Fingerprint of the boards of all outcomes.'),
    list: z
      .array(z.strictObject({ script, label: words(), outcome, steps, ...board }))
      .max(LISTED)
      .describe(`The outcomes one by one, ${LISTED} at most.`),
  }),
  claims: z
    .array(
      z.strictObject({
        claim: z.string().max(LONGEST_CLAIM),
        verdict: z.enum(['always', 'sometimes', 'never', 'undetermined']),
        right: z.boolean().describe('Whether the claim is right as it is written.'),
        so: script.nullable().describe('A course in which it is true.'),
        not: script.nullable().describe('A course in which it is not.'),
      }),
    )
    .max(30)
    .describe('What was asked of the outcomes.'),
});

/** Characters of a bundle that are read at all. */
const LONGEST_BUNDLE = 4_000_000;

/** Reads a bundle; `file` is what problems call it. */
export function readBundle(file: string, text: string): Result<ProofBundle, readonly Problem[]> {
  const version = versionIn(text);
  if (version !== null && version > BUNDLE_VERSION)
    return err([
      {
        found: `a proof bundle of version ${version}`,
        expected: `version ${BUNDLE_VERSION} at most: update Ruling Lab and try again`,
        ...{ start: 0, end: 0, file },
      },
    ]);
  // The name decides how a content file is read, and this one may have any.
  const read = readFile('bundle.json', text, bundleSchema, { longest: LONGEST_BUNDLE });
  return read.ok
    ? ok(read.value.fields)
    : err(read.problem.map((problem) => ({ ...problem, file })));
}

function versionIn(text: string): number | null {
  const said = /^\s*\{\s*"form"\s*:\s*"ruling-lab proof"\s*,\s*"version"\s*:\s*(\d{1,6})\b/.exec(
    text.slice(0, 500),
  )?.[1];
  return said === undefined ? null : Number(said);
}
