import { z } from 'astro/zod';

/** The front matter of a question file. Each field says what an author writes there. */
export const questionSchema = z.strictObject({
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
  board: z.string().min(10).describe('The board notation: cards, whose turn, memory, areas.'),
  actions: z.array(z.string()).min(1).describe('What is done, as "Rex attacks the player".'),
  question: z.string().min(5).describe('What is asked.'),
  answers: z
    .array(
      z.strictObject({
        text: z
          .union([z.string().min(1), z.number().transform(String)])
          .describe('The answer as a person reads it.'),
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
  readonly board: string;
  readonly actions: readonly string[];
  readonly question: string;
  readonly answers: readonly Answer[];
  /** One right answer, or several to be marked together. */
  readonly kind: 'one' | 'several';
  /** Markdown. */
  readonly explanation: string;
}
