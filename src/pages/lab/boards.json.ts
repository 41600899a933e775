/**
 * /lab/boards.json: the boards of all questions and rulings in their notation, with what is done on
 * them, by address: the lab opens one as /lab/#from=quiz/piercing/on-deletion.
 */
import type { APIRoute } from 'astro';
import { playedIn } from '../../quiz/question.ts';
import { questions } from '../../site/quiz/questions.ts';
import { rulings } from '../../site/quiz/rulings.ts';

export const GET: APIRoute = () =>
  Response.json(
    Object.fromEntries(
      [...questions, ...rulings.map(({ ready }) => ready)].flatMap(({ question }) => {
        const played = playedIn(question);
        return played === null ? [] : [[question.id, [played.board, played.actions]]];
      }),
    ),
  );
