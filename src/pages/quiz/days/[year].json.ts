/** /quiz/days/2026.json: the questions of the days of a year, from its first day on. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { pastFirstSteps } from '../../../quiz/list/entry.ts';
import { questionsOf, READY_YEARS } from '../../../quiz/mode/daily/daily.ts';
import { quizIndex } from '../../../site/quiz/quiz-index.ts';

export const getStaticPaths = (() =>
  READY_YEARS.map((year) => ({ params: { year } }))) satisfies GetStaticPaths;

const ids = pastFirstSteps(quizIndex.questions).map(({ id }) => id);

export const GET: APIRoute = ({ params }) => Response.json(questionsOf(params['year'] ?? '', ids));
