/** The order of questions on pages. */
import type { Question } from '../../quiz/question.ts';

/** By topic, level and title. */
export const inOrder = (a: PlacedQuestion, b: PlacedQuestion): number =>
  compare(a.topic, b.topic) || a.level - b.level || compare(a.title, b.title);

/** What decides where a question stands. */
export type PlacedQuestion = Pick<Question, 'topic' | 'level' | 'title'>;

/** By the letters alone: the order is the same on every machine. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
