import type { Category, Keyword } from '../../rules/rule.ts';
import type { Level } from '../common/fields.ts';
import { RULINGS_TOPIC, titleOfRuling } from '../common/rulings-topic.ts';
import type { Question } from '../question.ts';

/** A question in the list that the modes choose from: what it is about, not what it asks. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly topic: string;
  readonly level: Level;
  readonly kind: Question['kind'];
  readonly keywords: readonly string[];
  /** Categories (15-8) of its keywords, each once. */
  readonly categories: readonly Category[];
  /** The first is the main rule. */
  readonly cites: readonly string[];
}

/** Where the modes find it. */
export const INDEX_URL = '/quiz/questions.json';

/** Where the modes that ask official rulings, too, find the questions made of them. */
export const RULINGS_URL = '/quiz/rulings.json';

/** All questions with the names of what they are about. Made at build time; modes load it. */
export interface QuizIndex {
  readonly questions: readonly Entry[];
  /** Names of topics: `on-deletion` is "On deletion", `piercing` is "<Piercing>". */
  readonly topics: Names;
  readonly keywords: Names;
  /** How each kind is called, in the order in which they are listed. */
  readonly kinds: Names;
  /** Titles of the sections (16-7) that questions cite rules of. */
  readonly families: Names;
}

type Names = { readonly [name: string]: string };

/** A question made of an official ruling in its own list: title and topic follow from its id. */
export type RulingEntry = Omit<Entry, 'title' | 'topic'>;

/** The list with the official rulings among the questions, for modes that ask both. */
export const withRulings = (index: QuizIndex, rulings: readonly RulingEntry[]): QuizIndex => ({
  ...index,
  questions: [
    ...index.questions,
    ...rulings.map((entry) => ({
      ...entry,
      title: titleOfRuling(entry.id.slice(RULINGS_TOPIC.length + 1).toUpperCase()),
      topic: RULINGS_TOPIC,
    })),
  ],
});

/** What the list says of a question. */
export function entryOf(question: Question, keywords: readonly Keyword[]): Entry {
  const { id, title, topic, level, kind, cites } = question;
  const own = question.keywords.flatMap(
    (slug) => keywords.find((keyword) => keyword.slug === slug)?.category.value ?? [],
  );
  return {
    id,
    title,
    topic,
    level,
    kind,
    keywords: question.keywords,
    categories: [...new Set(own)],
    cites,
  };
}

/** The family of a rule is its section: 16-7-4 belongs to 16-7, 18 to itself. */
const familyOf = (number: string): string => number.split('-').slice(0, 2).join('-');

/** The rule families of a question, the main one first, each once. */
export const familiesOf = ({ cites }: Pick<Entry, 'cites'>): readonly string[] => [
  ...new Set(cites.map(familyOf)),
];

/**
 * Without the guided questions of level 0, which belong to Learn: what is dealt to people who are
 * past them.
 */
export const pastFirstSteps = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ level }) => level > 0);
