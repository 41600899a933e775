/** /quiz/questions.json: what every question is about, for the modes of the quiz to choose from. */
import { quizIndex } from '../../site/quiz/quiz-index.ts';

export const GET = () => Response.json(quizIndex);
