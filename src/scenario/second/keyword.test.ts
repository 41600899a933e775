/** Keyword effects in the second opinion. */
import { describe, expect, it } from 'vitest';
import type { PlainCard, PlainKeyword, PlainLine } from './board.ts';
import { endings } from './endings.ts';
import { at, board, card, digimon, direct, gain, option, told } from './second-sample.ts';

describe('keywords', () => {
  it('<Piercing> checks security after a won battle, and never wins (16-7)', () => {
    const attack = (security: PlainCard[], words: PlainCard['words'] = []) =>
      endings(
        board(
          [
            digimon(0, card('A', 3000, { words: ['Piercing'] })),
            digimon(1, card('B', 2000, { words }), { suspended: true }),
          ],
          { security: [[], security] },
        ),
        at('B'),
      ).map(({ trash, winner }) => [trash[1], winner]);
    expect(attack([card('S', 1000), card('T', 1000)])).toEqual([[['B', 'S'], undefined]]);
    expect(attack([])).toEqual([[['B'], undefined]]);
    expect(attack([card('S', 1000)], ['Retaliation'])).toEqual([[['B'], undefined]]);
  });

  it('<Piercing> is lost with its card before it activates (15-4-4-4), and not after that', () => {
    const lines: PlainLine[] = [
      { when: 'theirs deleted', by: 'delete another', deed: { do: 'draw', by: 1 } },
    ];
    const found = endings(
      board(
        [
          digimon(0, card('A', 3000, { words: ['Piercing', 'Armor Purge'] }), {
            under: [card('C', 3000)],
          }),
          digimon(0, card('D', 1000, { lines })),
          digimon(1, card('B', 1000), { suspended: true }),
        ],
        { security: [[], [option('S')]] },
      ),
      at('B'),
    );
    const ends = found.map(({ field, security }) => [
      field.map(({ name }) => name).join(),
      security[1].length,
    ]);
    expect(ends.sort()).toEqual([
      ['A,D', 0],
      ['C,D', 0],
      ['C,D', 1],
      ['D', 1],
    ]);
  });

  it('<Barrier>, <Evade> and <Armor Purge> prevent a deletion, if their player likes', () => {
    const attack = (words: PlainKeyword[], under: PlainCard[], security: PlainCard[] = []) =>
      told(
        endings(
          board(
            [
              digimon(0, card('A', 3000)),
              {
                owner: 1,
                top: card('B', 2000, { words: [...words, 'Blocker'] }),
                under,
              },
            ],
            { security: [[], security] },
          ),
          [...direct],
        ),
      );
    const unblocked = 'A 3000, B 2000 wins 0';
    // The blocker is suspended by the block: there is nothing to suspend for <Evade>.
    expect(attack(['Evade'], [])).toEqual(['A 3000', unblocked]);
    expect(attack(['Armor Purge'], [])).toEqual(['A 3000', unblocked]);
    expect(attack(['Armor Purge'], [card('C', 500)])).toEqual([
      'A 3000',
      unblocked,
      'A 3000, C 500',
    ]);
    expect(attack(['Barrier'], [], [card('S', 1000)])).toEqual([
      'A 3000',
      'A 3000, B 2000',
      'A 3000, B 2000',
    ]);
  });

  it('lets both be used, since they have triggered together (15-8-5-3), while their card is there', () => {
    const attack = (words: PlainKeyword[], under: PlainCard[]) =>
      endings(
        board([digimon(0, card('A', 1000, { words }), { under })], {
          security: [[card('R', 1000)], [card('S', 1000)]],
        }),
        [...direct],
      ).map(({ field, trash }) => [field.map(({ name }) => name).join(), trash[0].join()]);
    const found = attack(['Barrier', 'Armor Purge'], [card('C', 1000, { words: ['Barrier'] })]);
    expect(found.sort()).toEqual([
      ['', 'A,C'],
      ['A', 'R'],
      ['C', 'A'],
      ['C', 'A,R'],
    ]);
  });

  it('<Evade> helps once against 0 DP: the next rule check deletes it (17-1)', () => {
    const weaken: PlainLine = { when: 'When Attacking', deed: { do: 'weaken', by: 1000 } };
    const found = endings(
      board(
        [
          digimon(0, card('A', 3000, { lines: [weaken] })),
          digimon(1, card('B', 1000, { words: ['Evade'], lines: [gain('suspends', 1)] })),
        ],
        { security: [[], [option('S')]] },
      ),
      [...direct],
    );
    // It was suspended in one course, but its effect is lost with it.
    expect(found).toMatchObject([{ memory: 3, field: [{ name: 'A' }] }]);
  });

  it('<Reboot> unsuspends with the cards of the other player (16-11-5)', () => {
    const found = endings(
      board([
        digimon(0, card('A', 3000, { words: ['Reboot'] }), { suspended: true }),
        digimon(0, card('B', 3000), { suspended: true }),
        digimon(1, card('C', 3000), { suspended: true }),
      ]),
      [{ pass: 0 }],
    );
    expect(found).toMatchObject([
      {
        turn: 1,
        memory: -3,
        deck: [5, 4],
        field: [{ suspended: false }, { suspended: true }, { suspended: false }],
      },
    ]);
  });
});
