import { expect, test } from 'vitest';
import { parseBoard } from '../../scenario/board/notation.ts';
import { fieldsOf } from './card-fields.ts';
import { PRACTICE_CARDS, PRACTICE_EGG } from '../../cards/practice.ts';
import { cardOf } from './typed-card.ts';

const read = parseBoard(PRACTICE_EGG + PRACTICE_CARDS);
const cards = read.ok ? read.value.board.cards : [];

test.each(cards.map((card) => [card.name, card] as const))('%s is the same again', (_, card) => {
  expect(cardOf(fieldsOf(card), card)).toEqual({ ok: true, value: card });
});

test('what cannot be is refused with what was expected', () => {
  const fields = fieldsOf(cards[1]);
  expect(cardOf({ ...fields, name: ' ' }, undefined)).toEqual({
    ok: false,
    problem: 'The card needs a name.',
  });
  const high = cardOf({ ...fields, level: '99' }, undefined);
  expect(high.ok ? '' : high.problem).toContain('99');
});
