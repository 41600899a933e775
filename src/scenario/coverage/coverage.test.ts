import { describe, expect, test } from 'vitest';
import { coverageOf, type NamedScenario } from './coverage.ts';
import { readScenario } from '../file/read.ts';

function named(name: string, board: string, ...actions: readonly string[]): NamedScenario {
  const scenario = readScenario(board, actions);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.problem));
  return { source: 'case', name, scenario: scenario.value };
}

const attack = named(
  'attack',
  `card X: Digimon Lv.4 red 5000 DP
card Blank: Option red
P1 battle: X
P2 security: Blank
`,
  'X attacks the player',
);
const barrier = named(
  'barrier',
  `card X: Digimon Lv.4 red 5000 DP
card B: Digimon Lv.4 red 3000 DP
  <Barrier>
card Blank: Option red
P1 battle: X
P2 battle: B [suspended]
P2 security: Blank
`,
  'X attacks B',
);

describe('coverageOf', () => {
  const coverage = coverageOf([attack, barrier]);

  test('counts scenarios by the steps of all their endings, in the order given', () => {
    // Barrier used or not.
    expect(coverage.endings).toBe(1 + 2);
    expect(coverage.scenarios).toBe(2);
    const declared = coverage.of('11-2-8-1');
    expect(declared.executed).toBe(2);
    expect(declared.by.map(({ name }) => name)).toEqual(['attack', 'barrier']);
    expect(coverage.of('16-25-3')).toMatchObject({ executed: 1, by: [{ name: 'barrier' }] });
    expect(coverage.of('13-1-6')).toMatchObject({ executed: 1, by: [{ name: 'attack' }] });
  });

  test('finds which rules an ending depends on', () => {
    const first = coverage.of('16-25-1');
    expect(first).toMatchObject({ asked: true, decisive: 1, decidedBy: [{ name: 'barrier' }] });
    // Both losing and being deleted make an ending.
    expect(coverage.of('14-2-2').decisive).toBe(1);
  });

  test('a rule that the engine asks for may change nothing', () => {
    // Where nobody has Barrier, nobody asks; Piercing of an attacker that loses is asked for in
    // vain.
    expect(coverageOf([attack]).of('16-25-1')).toMatchObject({ asked: false, decisive: 0 });
    const piercing = coverageOf([
      named(
        'piercing',
        `card X: Digimon Lv.4 red 5000 DP
  <Piercing>
card B: Digimon Lv.4 red 9000 DP
P1 battle: X
P2 battle: B [suspended]
P2 security: 1
`,
        'X attacks B',
      ),
    ]);
    expect(piercing.of('16-7-1')).toMatchObject({ asked: true, decisive: 0 });
  });

  test('a rule that nothing comes to is neither', () => {
    const nothing = { executed: 0, by: [], decisive: 0, decidedBy: [], asked: false };
    expect(coverage.of('16-43-1')).toEqual(nothing);
  });

  test('coming to a card that nobody knows is a change', () => {
    const unchecked = named(
      'unchecked',
      `card X: Digimon Lv.4 red 9000 DP
  <Security A. -1>
P1 battle: X
P2 security: 1
`,
      'X attacks the player',
    );
    expect(coverageOf([unchecked]).of('16-4-1').decisive).toBe(1);
  });

  test('keeps the names of the first few alone', () => {
    const many = Array.from({ length: 9 }, (_, i) => ({ ...attack, name: `attack ${i}` }));
    const { executed, by } = coverageOf(many).of('11-2-8-1');
    expect(executed).toBe(9);
    expect(by.map(({ name }) => name)).toEqual(many.slice(0, 6).map(({ name }) => name));
  });
});
