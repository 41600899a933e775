/** What question files of every kind say. Each field says what an author writes there. */
import { z } from 'zod';
import { eachOnce } from '../../base/each-once.ts';
import { HIGHEST_DP, LONGEST_BOARD, MOST_ACTIONS } from '../../scenario/limits.ts';
import {
  actionField,
  factField,
  ruleNumber,
  rulingNumber,
  slug,
} from '../../scenario/file/fields.ts';

/** A sentence or two that a person reads. */
export const sentence = (): z.ZodString => z.string().max(600);

/** The fields of every question. */
export const common = {
  title: z
    .string()
    .min(3)
    .max(100)
    .describe('What the question is about, in a few words; it must not give the answer away.'),
  level: z
    .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
    .describe('0 first steps, for Learn; 1 player, 2 local judge, 3 head judge.'),
  cites: eachOnce(z.array(ruleNumber()).min(1).max(12)).describe(
    'Rules that decide it, such as "16-7-4"; the first is the main one.',
  ),
  rulings: eachOnce(z.array(rulingNumber).max(40))
    .optional()
    .describe('Numbers of official rulings that say the same, such as "Q644".'),
  keywords: eachOnce(z.array(slug()).max(20))
    .optional()
    .describe('Slugs of keyword effects it is about, such as "piercing".'),
  policy: z
    .union([slug(), eachOnce(z.array(slug()).min(1).max(12))])
    .optional()
    .describe(
      'Open point of the rules that an answer depends on, such as "AMB-17"; a list for several.',
    ),
  question: sentence().min(5).describe('What is asked.'),
};

export type CommonFields = z.infer<z.ZodObject<typeof common>>;

/** Who should know the answer. */
export type Level = CommonFields['level'];

/** The fields of a question that is played on a board. */
export const onBoard = {
  ...common,
  board: z
    .string()
    .min(10)
    .max(LONGEST_BOARD)
    .describe('The board notation: cards, whose turn, memory, areas.'),
  actions: z
    .array(actionField())
    .min(1)
    .max(MOST_ACTIONS)
    .describe('What is done, such as "Rex attacks the player".'),
};

/** The fields of an author that are a kind's own, beside those of every question. */
export type Own<F> = Omit<F, keyof CommonFields | 'kind'>;

export const when = factField()
  .optional()
  .describe(
    'A fact that narrows down the outcomes, such as "Gate blocks"; all outcomes without it.',
  );

export const why = sentence().describe('The misunderstanding behind it, in a sentence.');

/** Text, or a number that is meant as text. */
export const label = z.union([
  z.string().min(1).max(300),
  z.number().min(-99).max(HIGHEST_DP).transform(String),
]);

/** What an author expects of an answer that is offered. */
export const expected = z.enum(['right', 'wrong']);

/** Rules to choose from. */
export const rules = eachOnce(
  z
    .array(
      z.strictObject({
        rule: ruleNumber().describe('A rule number, such as "16-7-4".'),
        expected: expected.describe('Whether you expect it to be a right answer.'),
        why: why.optional(),
      }),
    )
    .min(3)
    .max(12),
  'rule',
).describe('The rules that are offered, in the order they are shown.');
