import { z } from 'zod';
import type { Kind, OtherKind } from './kind/kind.ts';
import { STATUSES } from './kind/must/decide.ts';

/** What every question file says. Each field says what an author writes there. */
const common = {
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

/** What a question says that is played on a board. */
const onBoard = {
  ...common,
  board: z.string().min(10).describe('The board notation: cards, whose turn, memory, areas.'),
  actions: z.array(z.string()).min(1).describe('What is done, as "Rex attacks the player".'),
};

const when = z
  .string()
  .optional()
  .describe('A fact that narrows the endings, as "Gate blocks"; all endings without it.');
const why = z.string().describe('The misunderstanding behind it, in a sentence.');
const label = z.union([z.string().min(1), z.number().transform(String)]);

/** A question with answers, one or several of them right. It says no `kind`. */
export const questionSchema = z.strictObject({
  ...onBoard,
  answers: z
    .array(
      z.strictObject({
        text: label.describe('The answer as a person reads it.'),
        claim: z.string().min(3).describe('The same as a claim that the engine decides.'),
        expected: z
          .enum(['right', 'wrong'])
          .describe('What the author expects; the build stops when the engine disagrees.'),
        why: z
          .string()
          .optional()
          .describe('For a wrong answer: the misunderstanding behind it, in a sentence.'),
      }),
    )
    .min(2)
    .describe('The answers, in the order they are shown.'),
});

const rules = z
  .array(
    z.strictObject({
      rule: z.string().describe('A rule number, as "16-7-4".'),
      expected: z
        .enum(['right', 'wrong'])
        .describe('Whether you expect that it is a right answer.'),
      why: why.optional(),
    }),
  )
  .min(3)
  .describe('The rules that are offered, in the order they are shown.');

/** The other kinds, by the value of `kind`. */
export const KIND_SCHEMAS = {
  number: z.strictObject({
    ...onBoard,
    kind: z.literal('number'),
    measure: z.string().describe('What is measured at the end, as "memory of P1".'),
    when,
    expected: z.number().int().describe('The number that you expect the engine to find.'),
    wrong: z
      .array(z.strictObject({ value: z.number().int().describe('A wrong number.'), why }))
      .min(1)
      .describe('Numbers that a misunderstanding leads to.'),
  }),
  order: z.strictObject({
    ...onBoard,
    kind: z.literal('order'),
    when,
    steps: z
      .array(
        z.strictObject({
          text: z.string().min(2).describe('The step as a person reads it.'),
          event: z
            .string()
            .describe('What happens, as "X uses [On Deletion]", "X is deleted", "X blocks".'),
        }),
      )
      .min(3)
      .max(6)
      .describe('What is to be put in order, as it is listed at first.'),
    expected: z
      .array(z.array(z.number().int().min(1)))
      .min(1)
      .describe('Every order that you expect the rules to allow, as [[2, 1, 3], [2, 3, 1]].'),
  }),
  choose: z.strictObject({
    ...onBoard,
    actions: z.array(z.string()).describe('What is done before, as "Rex attacks the player".'),
    kind: z.literal('choose'),
    at: z
      .string()
      .describe(
        'The choice: "block of P2", "target of P1", "target 2 of P1", "attack of P1", "attackers of P1" or "targets of X".',
      ),
    when,
    expected: z
      .array(label)
      .min(1)
      .describe('The cards (or P1, P2) that you expect the engine to offer.'),
    wrong: z
      .array(z.strictObject({ card: label.describe('A card that is not offered.'), why }))
      .optional()
      .describe('Misunderstandings, card by card.'),
  }),
  must: z.strictObject({
    ...onBoard,
    kind: z.literal('must'),
    player: z.enum(['P1', 'P2']).describe('Whose choice it is: P1 or P2.'),
    thing: z
      .string()
      .min(3)
      .describe(
        'The option that is meant: "block", "block with Gate", "attack the player", "use X <Barrier>", "pay for X [On Play]".',
      ),
    words: z.string().min(3).describe('The same for a reader: "block with Gate".'),
    when,
    expected: z.enum(STATUSES).describe('What you expect the engine to find.'),
    why: z
      .strictObject({ must: why.optional(), may: why.optional(), cannot: why.optional() })
      .describe('The misunderstanding behind each of the two others.'),
  }),
  rule: z.strictObject({
    ...onBoard,
    kind: z.literal('rule'),
    decides: z
      .string()
      .optional()
      .describe('A claim that has to change without the rule; without it any change of an ending.'),
    rules,
  }),
  illegal: z.strictObject({
    ...onBoard,
    kind: z.literal('illegal'),
    forgets: z.string().describe('The rule that the players in the log forgot, as "12-1-4".'),
    when,
    expected: z
      .string()
      .describe('The words of the step that you expect to be illegal, as "Wall blocks".'),
    rules,
  }),
  reading: z.strictObject({
    ...common,
    kind: z.literal('reading'),
    text: z.string().min(10).describe('One effect as it is printed.'),
    ask: z
      .string()
      .describe(
        'What is to be found in it: "category", "choice", or the name of a part to mark, such as "trigger condition".',
      ),
    expected: z
      .union([z.string(), z.array(z.string())])
      .describe('The words that you expect the reader to find; a list for several pieces.'),
    wrong: z
      .array(z.strictObject({ text: z.string().describe('A wrong answer.'), why }))
      .min(1)
      .describe('Misunderstandings, answer by answer.'),
  }),
} as const;

/** The fields of an author, by kind. */
export type FieldsOf<K extends OtherKind> = z.infer<(typeof KIND_SCHEMAS)[K]>;

export type QuestionFields = z.infer<typeof questionSchema>;

export type Level = QuestionFields['level'];

export interface Answer {
  readonly text: string;
  readonly claim: string;
  readonly expected: 'right' | 'wrong';
  readonly why?: string | undefined;
}

/** What a person reads of an answer. */
export type Said = Pick<Answer, 'text' | 'why'>;

/** A question as the page and the tests use it. */
export interface Question {
  /** `topic/name`, from the path of its file; also its address. */
  readonly id: string;
  readonly topic: string;
  readonly title: string;
  readonly level: Level;
  readonly cites: readonly string[];
  readonly rulings: readonly string[];
  readonly keywords: readonly string[];
  /** Ids of the open points of the rules that an answer hinges on. */
  readonly policies: readonly string[];
  /** Empty where the question needs no board. */
  readonly board: string;
  readonly actions: readonly string[];
  readonly question: string;
  /** The answers of a question with answers; of the other kinds none. */
  readonly answers: readonly Answer[];
  /** One right answer, several to be marked together, or one of the other kinds. */
  readonly kind: Kind;
  /** What its author wrote, where it is one of the other kinds. */
  readonly fields: FieldsOf<OtherKind> | null;
  /** Markdown. */
  readonly explanation: string;
}
