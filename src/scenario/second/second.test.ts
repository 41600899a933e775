import { describe, expect, it } from 'vitest';
import type { PlainLine, PlainBoard, PlainCard, PlainDigimon, PlainEnding } from './board.ts';
import type { Seat, PlainKeyword } from './board.ts';
import { endings, TooManyPlays } from './endings.ts';

const card = (name: string, dp: number, more: Partial<PlainCard> = {}): PlainCard => ({
  name,
  dp,
  ...more,
});
const digimon = (owner: Seat, top: PlainCard, more: Partial<PlainDigimon> = {}): PlainDigimon => ({
  owner,
  top,
  ...more,
});
const board = (field: PlainDigimon[], more: Partial<PlainBoard> = {}): PlainBoard => ({
  memory: 3,
  field,
  security: [[], []],
  deck: [5, 5],
  hand: [0, 0],
  ...more,
});
const option = (name: string, ...lines: PlainLine[]): PlainCard => ({ name, lines });
const gain = (when: PlainLine['when'], by: number): PlainLine => ({
  when,
  deed: { do: 'memory', by },
});
const direct = [{ attack: 'A', on: 'player' }] as const;
const at = (on: string) => [{ attack: 'A', on }];

/** What is left of the Digimon, with who won: "A 5000, B 3000" or "A 5000 wins 0". */
const told = (all: PlainEnding[]) =>
  all
    .map(({ field, winner }) => {
      const left = field.map(({ name, dp }) => `${name} ${dp}`).join(', ') || 'nobody';
      return winner === undefined ? left : `${left} wins ${winner}`;
    })
    .sort();

describe('an attack', () => {
  it('wins against a player without security (1-2-3-1)', () => {
    expect(told(endings(board([digimon(0, card('A', 1000))]), [...direct]))).toEqual([
      'A 1000 wins 0',
    ]);
  });

  it('does not win with no checks to make (11-5-1-2-1)', () => {
    const found = endings(board([digimon(0, card('A', 1000, { checks: -1 }))]), [...direct]);
    expect(told(found)).toEqual(['A 1000']);
  });

  it('is not made by a suspended Digimon, by one played this turn, or on an unsuspended one', () => {
    const b = digimon(1, card('B', 1000));
    for (const [field, on] of [
      [[digimon(0, card('A', 1000), { suspended: true })], 'player'],
      [[digimon(0, card('A', 1000), { fresh: true })], 'player'],
      [[digimon(0, card('A', 1000)), b], 'B'],
    ] as const) {
      expect(endings(board([...field]), at(on))).toMatchObject([{ stopped: 0 }]);
    }
    const rush = digimon(0, card('A', 1000, { words: ['Rush'] }), { fresh: true });
    expect(told(endings(board([rush]), at('player')))).toEqual(['A 1000 wins 0']);
  });

  it('deletes the loser of the battle, and both when they are equal (14-2-1)', () => {
    const battle = (dp: number) =>
      told(
        endings(
          board([digimon(0, card('A', 3000)), digimon(1, card('B', dp), { suspended: true })]),
          at('B'),
        ),
      );
    expect(battle(2000)).toEqual(['A 3000']);
    expect(battle(3000)).toEqual(['nobody']);
    expect(battle(4000)).toEqual(['B 4000']);
  });

  it('fails when its target has left (11-2-6)', () => {
    const lines: PlainLine[] = [{ when: 'When Attacking', deed: { do: 'delete', by: 2000 } }];
    const found = endings(
      board([
        digimon(0, card('A', 3000, { lines })),
        digimon(1, card('B', 2000), { suspended: true }),
      ]),
      at('B'),
    );
    expect(told(found)).toEqual(['A 3000']);
  });

  it('may be blocked, once, by an unsuspended Blocker that is not its target (12-1)', () => {
    const blocker = (name: string, more: Partial<PlainDigimon> = {}) =>
      digimon(1, card(name, 2000, { words: ['Blocker'] }), more);
    const found = endings(
      board([digimon(0, card('A', 3000)), blocker('B'), blocker('C', { suspended: true })], {
        security: [[], [card('S', 1000)]],
      }),
      [...direct],
    );
    expect(found.map(({ trash, security }) => [trash[1], security[1]])).toEqual([
      [['B'], ['S']],
      [['S'], []],
    ]);
  });

  it('ends without a battle and without its [End of Attack] when the attacker has left', () => {
    const lines: PlainLine[] = [gain('End of Attack', 1)];
    const avenger: PlainLine = { when: 'blocks', deed: { do: 'delete', by: 1000 } };
    const found = endings(
      board([
        digimon(0, card('A', 1000, { lines })),
        digimon(1, card('B', 3000, { words: ['Blocker'], lines: [avenger] })),
      ]),
      [...direct],
    );
    expect(told(found)).toEqual(['A 1000, B 3000 wins 0', 'B 3000']);
    expect(found.map(({ memory }) => memory)).toEqual([3, 3]);
  });

  it('is not blocked when the attacker has left (12-1-6)', () => {
    const avenger: PlainLine = { when: 'suspends', deed: { do: 'delete', by: 1000 } };
    const found = endings(
      board([
        digimon(
          0,
          card('A', 1000, { lines: [{ when: 'When Attacking', deed: { do: 'suspend' } }] }),
        ),
        digimon(1, card('B', 3000, { lines: [avenger] })),
        digimon(1, card('C', 3000, { words: ['Blocker'] })),
      ]),
      [...direct],
    );
    // B is suspended and deletes A, or C is and A wins.
    expect(found).toMatchObject([
      { field: [{ suspended: true }, { suspended: false }] },
      { winner: 0 },
    ]);
  });
});

describe('a security check', () => {
  it('goes on while there are checks and cards, and the checker is there (13-1)', () => {
    const check = (security: PlainCard[], more: Partial<PlainCard> = {}) =>
      endings(board([digimon(0, card('A', 3000, more))], { security: [[], security] }), [
        ...direct,
      ]).map(({ trash, security: left, winner }) => [trash, left[1], winner]);
    const stack = [card('S', 1000), card('T', 3000), card('U', 1000)];
    expect(check(stack)).toEqual([[[[], ['S']], ['T', 'U'], undefined]]);
    expect(check(stack, { checks: 2 })).toEqual([[[['A'], ['S', 'T']], ['U'], undefined]]);
    expect(check(stack, { checks: 2, words: ['Jamming'] })).toEqual([
      [[[], ['S', 'T', 'U']], [], undefined],
    ]);
    expect(check([card('S', 1000)], { checks: 1 })).toEqual([[[[], ['S']], [], undefined]]);
    expect(check(stack, { checks: -1 })).toEqual([[[[], []], ['S', 'T', 'U'], undefined]]);
  });

  it('counts its checks anew before each card (16-4-2)', () => {
    const hinder = option('S', { when: 'Security', deed: { do: 'hinder', by: 1 } });
    const found = endings(
      board([digimon(0, card('A', 3000, { checks: 1 }))], {
        security: [[], [hinder, card('T', 1000)]],
      }),
      [...direct],
    );
    expect(found.map(({ security }) => security[1])).toEqual([['T']]);
  });

  it('activates [Security] before what the check has triggered (15-16-10-2)', () => {
    // The effect of A would leave nothing to weaken: it comes after the [Security] effect, and
    // after what that one has triggered.
    const lines: PlainLine[] = [{ when: 'their security', deed: { do: 'delete', by: 3000 } }];
    const last: PlainLine = { when: 'On Deletion', deed: { do: 'delete', by: 5000 } };
    const found = endings(
      board(
        [
          digimon(0, card('A', 9000, { lines })),
          digimon(0, card('C', 4000)),
          digimon(1, card('B', 3000, { lines: [last] })),
        ],
        {
          security: [[], [option('S', { when: 'Security', deed: { do: 'weaken', by: 5000 } })]],
        },
      ),
      [...direct],
    );
    expect(told(found)).toEqual(['A 4000', 'A 9000', 'C 4000']);
  });
});

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
