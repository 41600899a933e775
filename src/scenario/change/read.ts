/** Changes on the notation of a board: parsed, changed, made again and read. */
import type { PrintedCard } from '../../card/printed.ts';
import { makeBoard } from '../board/make-board.ts';
import { readScenario } from '../file/read.ts';
import { PRINTED } from './change.ts';
import type { Table } from './vary.ts';
import { VARIED } from './kit-make.ts';

/** Plays changed boards as an author would write them. */
export const notationTable = (actions: readonly string[]): Table<PrintedCard> => ({
  maker: PRINTED,
  keywords: VARIED,
  play(board) {
    const scenario = readScenario(makeBoard(board), actions);
    return scenario.ok ? scenario.value : null;
  },
});
