/**
 * /lab/examples.json: the boards of rules and guides in their notation, with what is done on them:
 * the lab opens one as /lab/#from=rules/16-07-piercing/mandatory or /lab/#from=guides/the-attack/0.
 */
import type { APIRoute } from 'astro';
import type { SiteBoards } from '../../lab/board/content-board.ts';
import { examplesOf } from '../../site/quiz/guide-examples.ts';
import { guides } from '../../site/guides/guides.ts';
import { shownCases } from '../../site/rules/rule-boards.ts';

export const GET: APIRoute = () =>
  Response.json({
    ...Object.fromEntries(
      shownCases.map(([name, { notation, actions }]) => [`rules/${name}`, [notation, actions]]),
    ),
    ...Object.fromEntries(
      guides.flatMap(({ id }) =>
        examplesOf(id).flatMap((example, i) =>
          example.kind === 'scenario'
            ? [[`guides/${id}/${i}`, [example.board, example.scenario.actions]]]
            : [],
        ),
      ),
    ),
  } satisfies SiteBoards);
