/** The order of pending effects and the end of a turn in the second opinion. */
import { describe, expect, it } from 'vitest';
import type { PlainLine } from './board.ts';
import { endings, TooManyPlays } from './endings.ts';
import { at, board, card, digimon, direct, gain, option } from './second-sample.ts';

describe('pending effects', () => {
  const both: PlainLine[] = [gain('When Attacking', 20), gain('When Attacking', -3)];

  it('are activated in the order their player likes (15-4-3-5-1)', () => {
    const found = endings(
      board([digimon(0, card('A', 1000, { lines: both }))], {
        security: [[], [option('S')]],
      }),
      [...direct],
    );
    expect(found.map(({ memory }) => memory).sort()).toEqual([10, 7]);
  });

  it("are the turn player's before the other's", () => {
    const lines = [gain('On Deletion', 20)];
    const found = endings(
      board([
        digimon(0, card('A', 1000, { lines: [gain('On Deletion', 20)] })),
        digimon(1, card('B', 1000, { lines }), { suspended: true }),
      ]),
      at('B'),
    );
    // First to 10 on the side of player 0, then to 10 on the other one: the turn ends.
    expect(found.map(({ memory, turn }) => [memory, turn])).toEqual([[-10, 1]]);
  });

  it('wait for what is triggered meanwhile, whose ever it is (15-4-5-3)', () => {
    const lines: PlainLine[] = [
      { when: 'When Attacking', deed: { do: 'delete', by: 1000 } },
      gain('When Attacking', 20),
    ];
    const found = endings(
      board(
        [
          digimon(0, card('A', 5000, { lines })),
          digimon(1, card('B', 1000, { lines: [gain('On Deletion', 2)] })),
        ],
        { security: [[], [option('S')]] },
      ),
      [...direct],
    );
    // Deletion first: the effect of B comes before the gain. Gain first: after it.
    expect(found.map(({ memory }) => memory).sort((a, b) => a - b)).toEqual([8, 10]);
  });

  it('are lost when their card leaves before (15-4-4-3)', () => {
    const lines = [gain('theirs deleted', 2)];
    const found = endings(
      board([
        digimon(0, card('A', 3000, { lines })),
        digimon(1, card('B', 2000, { words: ['Retaliation'] }), { suspended: true }),
      ]),
      at('B'),
    );
    // The turn player's effect comes first, and <Retaliation> deletes A after that.
    expect(found).toMatchObject([{ memory: 5, field: [] }]);
  });

  it('join what a rule check triggers (15-4-3-3)', () => {
    const weaken: PlainLine = { when: 'When Attacking', deed: { do: 'weaken', by: 1000 } };
    const found = endings(
      board(
        [
          digimon(0, card('A', 5000, { lines: [weaken, gain('theirs deleted', 20)] })),
          digimon(1, card('B', 1000, { lines: [gain('On Deletion', 2)] })),
        ],
        { security: [[], [option('S')]] },
      ),
      [...direct],
    );
    expect(found).toMatchObject([{ memory: 8 }]);
  });
});

describe('the end of the turn', () => {
  const lines = (by: number): PlainLine[] => [
    gain('When Attacking', -4),
    { when: 'When Attacking', deed: { do: 'strengthen', by: 1000 } },
    gain('End of Your Turn', by),
  ];
  const play = (by: number) =>
    endings(
      board([digimon(0, card('A', 3000, { lines: lines(by) }))], { security: [[], [option('S')]] }),
      [...direct],
    );

  it('ends what lasts for the turn', () => {
    expect(play(-1)).toMatchObject([{ turn: 1, memory: -2, field: [{ dp: 3000 }] }]);
  });

  it('comes before anything unsuspends where the memory crosses over at once (6-2-1-2)', () => {
    const top = card('A', 1000, {
      auras: [{ during: 'Your Turn', on: 'this', dp: 1000 }],
      lines: [gain('On Deletion', 4)],
    });
    const foe = card('B', 1000, { auras: [{ during: 'All Turns', on: 'theirs', dp: -1000 }] });
    const field = [digimon(0, top), digimon(1, foe, { suspended: true })];
    // Player 1 has no card to draw, and does not come to it.
    expect(endings(board(field, { deck: [5, 0] }), [{ pass: 0 }])).toMatchObject([
      { turn: 0, memory: 1, deck: [4, 0], field: [{ name: 'B', suspended: true }] },
    ]);
  });

  it('is postponed when the memory is at 0 or more by then (6-6-4)', () => {
    expect(play(1)).toMatchObject([{ turn: 0, memory: 0, field: [{ dp: 4000 }] }]);
  });

  it('loses for the player who cannot draw (1-2-3-2)', () => {
    expect(endings(board([], { deck: [5, 0] }), [{ pass: 0 }])).toMatchObject([{ winner: 0 }]);
  });
});

it('says when there are more courses than it was told to try', () => {
  const lines = Array.from({ length: 6 }, () => gain('When Attacking', 1));
  const crowded = board([digimon(0, card('A', 1000, { lines }))]);
  expect(() => endings(crowded, [...direct], 100)).toThrow(TooManyPlays);
});
