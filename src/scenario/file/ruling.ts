import { z } from 'zod';
import { eachOnce } from '../../base/each-once.ts';
import { readFile, type ContentFile } from '../../base/content-file.ts';
import { err, ok, type Problem, type Result } from '../../base/result.ts';
import { HIGHEST_DP, LONGEST_BOARD, MOST_ACTIONS } from '../limits.ts';
import { BOARD_REMEDIES } from './board-remedies.ts';
import { actionField, factField, ruleNumber, rulingNumber, slug } from './fields.ts';

/** What rulings and cases have in common. Each field says what an author writes there. */
export const PLAYED = {
  title: z.string().min(3).max(150).describe('What it decides, in a few of our own words.'),
  cites: eachOnce(z.array(ruleNumber()).min(1).max(12)).describe(
    'Rules behind it, such as "11-5-1-2-1".',
  ),
  board: z.string().min(10).max(LONGEST_BOARD).describe('The board notation.'),
  claims: eachOnce(z.array(factField()).min(1).max(30)).describe(
    'The outcome as claims that must all be right, such as "memory is 2 for P1".',
  ),
};

/** What was asked, so that it can be asked again: with yes or no, a number, or a choice. */
const asks = z.strictObject({
  you: z
    .enum(['P1', 'P2'])
    .default('P1')
    .describe(
      'Who "you" is on the board, where the question or an answer says it; P1 when left out.',
    ),
  question: z.string().min(5).max(600).describe('What was asked, in our words.'),
  answer: z
    .union([z.number().int().min(-99).max(HIGHEST_DP), z.string().min(1).max(300)])
    .describe('The official answer: yes, no, a number, or the text of a choice.'),
  yes: factField().min(3).optional().describe('For yes or no: what a yes would mean, as a claim.'),
  number: factField()
    .min(3)
    .optional()
    .describe('For a number: what is measured at the end, such as "memory of P1".'),
  choices: eachOnce(
    z
      .array(
        z.strictObject({
          text: z.string().min(1).max(300).describe('The answer as people read it.'),
          claim: factField().min(3).describe('The same as a claim that the engine decides.'),
        }),
      )
      .min(2)
      .max(12),
    'text',
    'claim',
  )
    .optional()
    .describe('For a choice: the answers, in the order they are shown.'),
});

/** What a ruling file asks. */
export type Asks = z.infer<typeof asks>;

/** The front matter of a ruling file. */
export const rulingSchema = z.strictObject({
  ...PLAYED,
  ruling: rulingNumber.describe('Number of the official ruling, such as "Q644".'),
  also: eachOnce(z.array(rulingNumber).max(60))
    .optional()
    .describe('Other rulings that say the same.'),
  cards: eachOnce(
    z
      .array(
        z
          .string()
          .max(20)
          .regex(/^[A-Z]+\d*-\d+$/),
      )
      .max(60),
  )
    .optional()
    .describe('Numbers of the printed cards that it was asked of, such as "BT15-091".'),
  asks: asks.describe(
    'What was asked, with the official answer. The engine must come to the same answer.',
  ),
  level: z
    .union([z.literal(1), z.literal(2), z.literal(3)])
    .default(2)
    .describe('1 player, 2 local judge, 3 head judge; 2 when left out.'),
  actions: z.array(actionField()).min(1).max(MOST_ACTIONS).describe('What is done.'),
  policy: z
    .union([slug(), eachOnce(z.array(slug()).min(1).max(12))])
    .optional()
    .describe('Open point of the rules that it depends on, such as "AMB-17"; a list for several.'),
});

/** An official ruling restated as a scenario: the engine must agree. */
export type Ruling = z.infer<typeof rulingSchema> & Omit<ContentFile<unknown>, 'fields'>;

/** Reads content/rulings/Q644.md: front matter, then the ruling in our own words. */
export function readRuling(path: string, text: string): Result<Ruling, readonly Problem[]> {
  const read = readFile(`content/rulings/${path}`, text, rulingSchema, BOARD_REMEDIES);
  if (!read.ok) return read;
  const { fields, ...file } = read.value;
  const { ruling } = fields;
  if (`${ruling}.md` !== path)
    return err([file.problem(['ruling'], `ruling ${ruling} in ${path}`, `${ruling}.md`)]);
  const wrong = wrongIn(fields.asks);
  return wrong === null
    ? ok({ ...fields, ...file })
    : err([file.problem(['asks', wrong.field], wrong.found, wrong.expected)]);
}

/** The ways to ask: each has its own field, and its own answers. */
const WAYS = ['yes', 'number', 'choices'] as const;

/** What does not go together in `asks`; `null` where it does. */
function wrongIn(
  asked: Asks,
): { readonly field: string; readonly found: string; readonly expected: string } | null {
  const { answer, choices } = asked;
  const ways = WAYS.filter((way) => asked[way] !== undefined);
  const [way] = ways;
  if (way === undefined || ways.length > 1) {
    const found = ways.length === 0 ? 'nothing that decides the answer' : ways.join(' and ');
    return { field: 'question', found, expected: `one of ${WAYS.join(', ')}` };
  }
  const fits = {
    yes: { is: answer === 'yes' || answer === 'no', expected: 'yes or no' },
    number: { is: typeof answer === 'number', expected: 'a number' },
    choices: {
      is: choices?.some(({ text }) => text === String(answer)) === true,
      expected: 'the text of one of the choices',
    },
  }[way];
  return fits.is
    ? null
    : { field: 'answer', found: `the answer "${answer}"`, expected: fits.expected };
}

export const openRulingsSchema = eachOnce(
  z
    .array(
      z.strictObject({
        ruling: rulingNumber.describe('Number of the official ruling, such as "Q644".'),
        state: z
          .enum(['outside', 'disagrees'])
          .describe('outside: the engine cannot play it; disagrees: it comes to another answer.'),
        title: z.string().min(3).max(300).describe('The situation in one sentence of our own.'),
        official: z
          .string()
          .min(2)
          .max(300)
          .describe('The official answer, in a few of our own words.'),
        ours: z
          .string()
          .min(2)
          .max(300)
          .optional()
          .describe('Where it disagrees: what the engine finds.'),
        why: z.string().min(21).max(600).describe('Why it is not a scenario yet, in a sentence.'),
      }),
    )
    .max(500),
  'ruling',
);

/** Official rulings that are not played, each with both sides and the reason. */
export type OpenRulings = z.infer<typeof openRulingsSchema>;

/** Reads content/rulings/open.json; problems that are found later name its lines. */
export const readOpenFile = (
  path: string,
  text: string,
): Result<ContentFile<OpenRulings>, readonly Problem[]> =>
  readFile(`content/rulings/${path}`, text, openRulingsSchema);

/** Reads the list of open rulings, without where in the file each stands. */
export function readOpenRulings(
  path: string,
  text: string,
): Result<OpenRulings, readonly Problem[]> {
  const read = readOpenFile(path, text);
  return read.ok ? ok(read.value.fields) : read;
}
