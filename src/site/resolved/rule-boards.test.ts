import { describe, expect, test } from 'vitest';
import { casesFor, placeOf, type WalkedCase } from './rule-boards.ts';
import { showCase } from './show-case.ts';
import { readCase } from '../../scenario/file/case.ts';

const RULE = '16-7-4';

function candidate(id: string, changes: Partial<WalkedCase> = {}, walked = {}): WalkedCase {
  return {
    ...{ id, cites: [RULE], actions: ['X attacks B'], board: 'card X: Digimon' },
    walked: { endings: 1, complete: true, executed: [RULE], asked: [], decisive: [], ...walked },
    ...changes,
  };
}

const order = (rule: string, ...candidates: readonly WalkedCase[]): readonly string[] =>
  casesFor(rule, candidates).map(({ id }) => id);

describe('the cases that show a rule', () => {
  test('the one that names it as decisive comes first, then one that changes without it', () => {
    expect(
      order(
        RULE,
        candidate('of-its-section', { cites: ['16-7-1'] }),
        candidate('carries-it-out'),
        candidate('open-point', { policy: 'AMB-21', without: RULE }),
        candidate('changes', {}, { decisive: [RULE] }),
        candidate('decides', { without: RULE }),
      ),
    ).toEqual(['decides', 'changes', 'carries-it-out', 'of-its-section', 'open-point']);
  });

  test('of equal ones that which is about this rule before all others', () => {
    expect(
      order(
        RULE,
        candidate('a-small', { cites: ['7-2-1', RULE] }),
        candidate('b-large', { cites: [RULE, '7-2-1'], board: 'card X: Digimon Lv.4 red 4000 DP' }),
      ),
    ).toEqual(['b-large', 'a-small']);
  });

  test('of equal ones that with fewer outcomes, then the smaller board', () => {
    expect(
      order(
        RULE,
        candidate('a-two', {}, { endings: 2 }),
        candidate('b-large', { board: 'card X: Digimon Lv.4 red 4000 DP' }),
        candidate('c-small'),
      ),
    ).toEqual(['c-small', 'b-large', 'a-two']);
  });

  test.each<[string, WalkedCase]>([
    ['does not cite its section', candidate('a', { cites: ['16-8-1'] })],
    ['plays nothing', candidate('a', { actions: [] })],
    ['was not walked to its end', candidate('a', {}, { complete: false })],
    ['has too many outcomes', candidate('a', {}, { endings: 21 })],
    ['never comes to it', candidate('a', {}, { executed: [] })],
  ])('none that %s', (_, one) => {
    expect(order(RULE, one)).toEqual([]);
  });

  test('outside the chapters that are shown whole only what decides', () => {
    const cites = ['12-1-1'];
    const walked = { executed: cites };
    expect(order('12-1-1', candidate('a', { cites }, walked))).toEqual([]);
    expect(order('12-1-1', candidate('a', { cites }, { decisive: cites }))).toEqual(['a']);
  });
});

test('a case is played to its outcomes, and the step is found where the rule comes in', () => {
  const read = readCase(
    '16-07-piercing/x.md',
    `---
title: A check after a battle
cites: [16-7-1]
board: |
  card X: Digimon Lv.4 red 6000 DP
    <Piercing>
  card B: Digimon Lv.4 red 4000 DP
  card Blank: Option red
  P1 battle: X
  P2 battle: B [suspended]
  P2 security: Blank
actions: [X attacks B]
claims: [B is deleted]
---
`,
  );
  if (!read.ok || 'refused' in read.value) throw new Error('the case cannot be read');
  const shown = showCase(read.value);
  if (shown === null) throw new Error('the case is not shown');
  expect([shown.endings.length, shown.all, shown.actions]).toEqual([1, 1, ['X attacks B']]);
  const { ending, step } = placeOf('16-7-1', shown.endings);
  const found = shown.endings[ending]?.steps[(step ?? 0) - 1];
  expect([found?.rule, found?.also]).toContain('16-7-1');
  expect(placeOf('12-1-5', shown.endings)).toEqual({ ending: 0, step: null });
});
