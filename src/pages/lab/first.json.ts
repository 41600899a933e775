/** /lab/first.json: the board that the lab begins with, read, so that it plays without a reader. */
import type { APIRoute } from 'astro';
import { FIRST } from '../../lab/board/starters.ts';
import { readAuthored } from '../../scenario/file/read.ts';
import { makeScenarioFile } from '../../scenario/file/scenario-file.ts';

export const GET: APIRoute = () => {
  const read = readAuthored(FIRST.board, FIRST.actions);
  if (!read.ok) throw new Error(read.problem.map(({ found }) => found).join('; '));
  return Response.json(makeScenarioFile(read.value));
};
