import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HIDDEN } from '../../card/hidden.ts';
import { scenarioOf, type CardBook } from './board.ts';
import { labelsOn } from './labels.ts';
import { EMPTY_TABLE, PLACES, putCard, changePiece, type CallTable } from './table.ts';
import { tableLines } from './table-words.ts';

const NAMES = ['Pup', 'Cub', 'Rex'] as const;
const book: CardBook = new Map(
  NAMES.map((name) => [name, { ...HIDDEN, name, category: 'Digimon' as const }]),
);
const same = (id: string): string => id;

test('two cards of a name are told apart, and a name that is there once stays as it is', () => {
  let table = putCard(EMPTY_TABLE, 'P2', 'battle', 'Pup');
  table = putCard(putCard(table, 'P1', 'battle', 'Pup'), 'P1', 'hand', 'Cub');
  const { P1, P2 } = labelsOn(table, same);
  expect([P1.battle, P1.hand, P2.battle]).toEqual([[['Pup A']], [['Cub']], [['Pup B']]]);
  expect(tableLines(table, ['Pup A attacks Pup B'], [], same).slice(0, 2)).toEqual([
    'P1: battle area: Pup A. hand: Cub. 5 unknown security cards, 3 unknown cards in hand',
    'P2: battle area: Pup B. 5 unknown security cards, 3 unknown cards in hand',
  ]);
});

test('each card on the table is called as on the board that is dealt from it', () => {
  const put = fc.record({
    player: fc.constantFrom('P1' as const, 'P2' as const),
    place: fc.constantFrom(...PLACES),
    id: fc.constantFrom(...NAMES),
    under: fc.option(fc.constantFrom(...NAMES), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(put, { minLength: 1, maxLength: 8 }), (all) => {
      const table = all.reduce((before: CallTable, { player, place, id, under }) => {
        const after = putCard(before, player, place, id);
        const isField = place === 'battle' || place === 'breeding';
        if (!isField || under === undefined) return after;
        const last = after[player][place].length - 1;
        return changePiece(after, player, place, last, { under: [under] });
      }, EMPTY_TABLE);
      const read = scenarioOf(table, [], book);
      if (!read.ok) throw new Error(read.problem);
      const { setup } = read.value;
      const { start } = setup;
      const labels = labelsOn(table, same);
      for (const [i, player] of (['P1', 'P2'] as const).entries()) {
        for (const area of ['battle', 'breeding'] as const)
          expect(labels[player][area]).toEqual(
            start.units
              .filter((unit) => unit.owner === i && unit.area === area)
              .map(({ cards }) => cards.map((card) => setup.labels[card])),
          );
        for (const pile of ['hand', 'security', 'trash'] as const)
          expect(labels[player][pile].flat()).toEqual(
            start[pile][i as 0 | 1].map((card) => setup.labels[card]).filter(Boolean),
          );
      }
    }),
  );
});
