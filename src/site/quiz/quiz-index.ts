/**
 * The list of all questions that the modes of the quiz choose from. Import it only in build code.
 */
import { entryOf, familiesOf, type QuizIndex, type RulingEntry } from '../../quiz/list/entry.ts';
import { KINDS, QUESTION_KINDS } from '../../quiz/kind/index.ts';
import { compareNumbers } from '../../rules/number/number.ts';
import { topicName } from '../../quiz/page/names.ts';
import { corpus, index } from '../corpus.ts';
import { questions } from './questions.ts';
import type { ResolvedQuestion } from '../resolved/resolved.ts';
import { rulings } from './rulings.ts';

const entryIn = ({ question }: Pick<ResolvedQuestion, 'question'>) =>
  entryOf(question, corpus.keywords);
const own = questions.map(entryIn);
const made = rulings.map(({ ready }) => entryIn(ready));
const entries = [...own, ...made];

/** The questions that are made of official rulings. */
export const ofRulings: readonly RulingEntry[] = made.map(
  ({ id, level, kind, keywords, categories, cites }) => {
    return { id, level, kind, keywords, categories, cites };
  },
);
const each = (names: readonly string[]): readonly string[] => [...new Set(names)];

const families = each(entries.flatMap(familiesOf)).toSorted(compareNumbers);

/** Titles of the chapters that questions cite rules of, by their number. */
export const chapterTitles: { readonly [number: string]: string } = Object.fromEntries(
  each(families.map((number) => number.split('-')[0] ?? number)).map((number) => [
    number,
    index.find(number)?.heading ?? '',
  ]),
);

export const quizIndex: QuizIndex = {
  questions: own,
  topics: Object.fromEntries(
    each(entries.map(({ topic }) => topic)).map((topic) => [
      topic,
      topicName(topic, corpus.keywords),
    ]),
  ),
  keywords: Object.fromEntries(
    each(entries.flatMap(({ keywords }) => keywords))
      .toSorted()
      .map((slug) => [slug, topicName(slug, corpus.keywords)]),
  ),
  kinds: Object.fromEntries(KINDS.map((kind) => [kind, QUESTION_KINDS[kind].name])),
  families: Object.fromEntries(
    families.map((number) => [number, index.find(number)?.heading ?? '']),
  ),
};
