// @vitest-environment node
import { expect, test } from 'vitest';
import { makeCard } from '../card/read.ts';
import { parseBoard } from '../scenario/board/notation.ts';
import { PRACTICE_CARDS, PRACTICE_EGG } from './practice.ts';

const parsed = parseBoard(PRACTICE_EGG + PRACTICE_CARDS);
if (!parsed.ok) throw new Error(parsed.problem.found);
const { cards } = parsed.value.board;

test.each(cards.map((card) => [card.name, card] as const))('%s is played whole', (_, card) => {
  expect(makeCard(card).problems).toEqual([]);
});
