import { describe, expect, test } from 'vitest';
import { parseBoard } from '../../scenario/board/notation.ts';
import { PRINTED, type BoardChange } from '../../scenario/change/change.ts';
import { changeAll, nowOf, unitFields, withChange, withoutKeyword } from './edits.ts';

const parsed = parseBoard(`card Rex: Digimon Lv.5 red 7000 DP
  <Piercing>
card Kai: Tamer red
turn P1
memory P1 2
P1 battle: Rex, Kai
P1 security: 3
`);
if (!parsed.ok) throw new Error(parsed.problem.found);
const { board } = parsed.value;

const all = (...made: readonly BoardChange[]): readonly BoardChange[] =>
  made.reduce<readonly BoardChange[]>((now, one) => withChange(now, one, board, PRINTED), []);

describe('changes made by hand', () => {
  test('what can be changed on each Digimon and Tamer', () => {
    expect(unitFields(board, ['Piercing', 'Blocker'])).toEqual([
      { card: 'Rex', dp: 7000, suspended: false, has: ['Piercing'], gains: ['Blocker'] },
      { card: 'Kai', dp: null, suspended: false, has: [], gains: [] },
    ]);
  });

  test('one for each fact: the last takes the place of the others', () => {
    expect(
      all({ kind: 'DP', card: 'Rex', dp: 5000 }, { kind: 'DP', card: 'Rex', dp: 6000 }),
    ).toEqual([{ kind: 'DP', card: 'Rex', dp: 6000 }]);
    const less: BoardChange = { kind: 'keyword less', card: 'Rex', keyword: 'Piercing' };
    const more: BoardChange = { kind: 'keyword more', card: 'Rex', keyword: 'Blocker' };
    expect(all(less, more)).toEqual([more]);
    expect(withoutKeyword(all(more), 'Rex')).toEqual([]);
  });

  test('what is as it was is no change', () => {
    expect(
      all({ kind: 'DP', card: 'Rex', dp: 5000 }, { kind: 'DP', card: 'Rex', dp: 7000 }),
    ).toEqual([]);
    expect(all({ kind: 'memory', memory: 1 }, { kind: 'memory', memory: 2 })).toEqual([]);
  });

  test('several facts together, and what the fields show then', () => {
    const changes = all(
      { kind: 'DP', card: 'Rex', dp: 5000 },
      { kind: 'suspended', card: 'Kai', suspended: true },
      { kind: 'security', player: 'P1', n: 1 },
      { kind: 'keyword more', card: 'Rex', keyword: 'Blocker' },
    );
    const now = nowOf(board, changes);
    const [rex, kai] = unitFields(board, []);
    if (rex === undefined || kai === undefined) throw new Error('two units expected');
    expect([now.dp(rex), now.suspended(kai), now.keyword('Rex')]).toEqual([5000, true, '+Blocker']);
    expect([now.memory, now.security('P1'), now.security('P2')]).toEqual([2, 1, 0]);
    const changed = changeAll(board, changes, PRINTED);
    expect(changed?.cards[0]).toMatchObject({ dp: 5000, text: { upper: '<Blocker>\n<Piercing>' } });
    expect(changed?.P1.battle[1]?.suspended).toBe(true);
    expect(changed?.P1.security).toEqual([{ hidden: 1 }]);
  });

  test('changes that do not go together make no board', () => {
    const nobody: BoardChange = { kind: 'DP', card: 'Nobody', dp: 1000 };
    expect(changeAll(board, [nobody], PRINTED)).toBeNull();
  });
});
