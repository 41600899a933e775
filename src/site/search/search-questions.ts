/**
 * The questions of the quiz as search knows them. Import it only in endpoints and other build code.
 */
import type { QuestionSource } from '../../search/index/document.ts';
import { corpus } from '../corpus.ts';
import { questions as all } from '../quiz/questions.ts';
import { topicName, urlOfQuestion } from '../../quiz/page/names.ts';

/** What is asked, not the explanation: a list of results must not give the answer away. */
export const questions: readonly QuestionSource[] = all.map(({ question }) => ({
  title: question.title,
  url: urlOfQuestion(question.id),
  text: question.question,
  topic: topicName(question.topic, corpus.keywords),
  level: question.level,
  cites: question.cites,
  about: [...question.keywords.map((slug) => topicName(slug, corpus.keywords)), ...question.cites],
}));
