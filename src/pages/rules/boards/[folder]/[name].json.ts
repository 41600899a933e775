/**
 * /rules/boards/16-07-piercing/mandatory.json: a case with every step and board, for the page of a
 * rule, which fetches it when it is played.
 */
import type { APIRoute } from 'astro';
import type { ShownCase } from '../../../../site/resolved/rule-boards.ts';
import { playedBoard, shownCases } from '../../../../site/rules/rule-boards.ts';

export const getStaticPaths = () =>
  shownCases.map(([path, shown]) => {
    const [folder = '', name = ''] = path.split('/');
    return { params: { folder, name }, props: { shown } };
  });

export const GET: APIRoute<{ shown: ShownCase }> = ({ props }) =>
  Response.json(playedBoard(props.shown));
