// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { readScenario } from '../../scenario/file/read.ts';
import { endingsOf } from '../../scenario/play/verify.ts';
import type { OneChange } from './change.ts';
import { dpApart } from './dp-apart.ts';

const board = (text: string, rex = 5_000): string => `card Rex: Digimon Lv.5 red ${rex} DP
  ${text}
card Cub: Digimon Lv.4 blue 4000 DP
card Bear: Digimon Lv.5 green 7000 DP
card Blank: Option red
P1 battle: Rex
P1 security: 3
P2 battle: Cub [suspended], Bear
P2 security: Blank, Blank
`;

function read(source: string): Scenario {
  const scenario = readScenario(source, ['Rex attacks Cub']);
  if (!scenario.ok) throw new Error(scenario.problem.map(({ found }) => found).join('; '));
  return scenario.value;
}

const RULE = { kind: 'rule', claim: null, rules: [] };
const dp = (card: string, n: number): OneChange => ({
  kind: 'fact',
  fact: { kind: 'DP', card, dp: n },
});
const [LESS, PIERCING, RAID, ALLIANCE] = [
  "[When Attacking] Delete 1 of your opponent's Digimon with 3000 DP or less.",
  '<Piercing>',
  '<Raid>',
  '<Alliance>',
];

describe('boards with another DP', () => {
  test.each([
    ['as it is', [dp('Rex', 6_000)], ''],
    ['as it is, twice', [dp('Rex', 6_000), dp('Bear', 8_000)], ''],
    ['beside another change', [dp('Rex', 6_000), { kind: 'rule', rule: '16-7-4' }], ''],
  ] as const)('go on %s where every comparison does', (_, changes, apart) => {
    expect(dpApart(read(board(PIERCING)), RULE)(changes)).toBe(apart);
  });

  test.each([PIERCING, RAID, LESS])('end alike where nothing tells them apart: %s', (text) => {
    const apart = dpApart(read(board(text)), RULE);
    const ends = new Map<string | null, Set<string>>();
    for (let n = 1_000; n <= 9_000; n += 500) {
      const { endings } = endingsOf(read(board(text, n)));
      const key = apart([dp('Rex', n)]);
      const keys = endings.map((ending) => ending.key).join();
      ends.set(key, (ends.get(key) ?? new Set()).add(keys));
    }
    expect(ends.has(null)).toBe(false);
    expect(ends.size).toBeGreaterThan(4);
    for (const keys of ends.values()) expect(keys.size).toBe(1);
  });

  test('are told apart by a number that a text names', () => {
    const apart = (text: string): boolean => {
      const of = dpApart(read(board(text)), RULE);
      return of([dp('Cub', 3_000)]) !== of([dp('Cub', 3_500)]);
    };
    expect([PIERCING, LESS].map(apart)).toEqual([false, true]);
  });

  test.each([
    ['a text adds to DP', board('[When Attacking] This Digimon gets +2000 DP for the turn.'), RULE],
    ['a keyword does', board(ALLIANCE), RULE],
    ['the question speaks of it', board(PIERCING), { ...RULE, rules: [{ rule: 'DP' }] }],
  ] as const)('are all played where %s', (_, source, ask) => {
    expect(dpApart(read(source), ask)([dp('Rex', 6_000)])).toBeNull();
  });

  test('are played where a change brings what adds to DP', () => {
    const more = (keyword: string): OneChange => ({
      kind: 'fact',
      fact: { kind: 'keyword more', card: 'Rex', keyword },
    });
    const apart = dpApart(read(board(PIERCING)), RULE);
    expect(apart([more('Raid'), dp('Rex', 6_000)])).toBe('');
    expect(apart([more('Alliance'), dp('Rex', 6_000)])).toBeNull();
  });
});
