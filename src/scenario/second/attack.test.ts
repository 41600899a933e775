/** Attacks, battles and security checks in the second opinion. */
import { describe, expect, it } from 'vitest';
import type { PlainCard, PlainDigimon, PlainLine } from './board.ts';
import { endings } from './endings.ts';
import { at, board, card, digimon, direct, gain, option, told } from './second-sample.ts';

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
