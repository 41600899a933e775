/** /quiz/rulings.json: the questions made of official rulings, for the modes that ask them. */
import { ofRulings } from '../../site/quiz/quiz-index.ts';

export const GET = () => Response.json(ofRulings);
