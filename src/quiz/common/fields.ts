/** What question files of every kind say. Each field says what an author writes there. */
import { z } from 'zod';

/** The fields of every question. */
export const common = {
  title: z
    .string()
    .min(3)
    .describe('What the question is about, in a few words; it must not give the answer away.'),
  level: z
    .union([z.literal(1), z.literal(2), z.literal(3)])
    .describe('1 player, 2 local judge, 3 head judge.'),
  cites: z
    .array(z.string())
    .min(1)
    .describe('Rules that decide it, as "16-7-4"; the first is the main one.'),
  rulings: z
    .array(z.string().regex(/^Q\d+$/))
    .optional()
    .describe('Numbers of official rulings that say the same, as "Q644".'),
  keywords: z
    .array(z.string())
    .optional()
    .describe('Slugs of keyword effects it is about, as "piercing".'),
  policy: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe('Open point of the rules that an answer hinges on, as "AMB-17"; a list for several.'),
  question: z.string().min(5).describe('What is asked.'),
};

export type CommonFields = z.infer<z.ZodObject<typeof common>>;

/** Who should know the answer. */
export type Level = CommonFields['level'];

/** The fields of a question that is played on a board. */
export const onBoard = {
  ...common,
  board: z.string().min(10).describe('The board notation: cards, whose turn, memory, areas.'),
  actions: z.array(z.string()).min(1).describe('What is done, as "Rex attacks the player".'),
};

/** The fields of an author that are a kind's own, beside those of every question. */
export type Own<F> = Omit<F, keyof CommonFields | 'kind'>;

export const when = z
  .string()
  .optional()
  .describe('A fact that narrows the endings, as "Gate blocks"; all endings without it.');

export const why = z.string().describe('The misunderstanding behind it, in a sentence.');

/** Text, or a number that is meant as text. */
export const label = z.union([z.string().min(1), z.number().transform(String)]);

/** What an author expects of an answer that is offered. */
export const expected = z.enum(['right', 'wrong']);

/** Rules to choose from. */
export const rules = z
  .array(
    z.strictObject({
      rule: z.string().describe('A rule number, as "16-7-4".'),
      expected: expected.describe('Whether you expect that it is a right answer.'),
      why: why.optional(),
    }),
  )
  .min(3)
  .describe('The rules that are offered, in the order they are shown.');
