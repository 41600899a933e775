// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { readScenario } from '../../scenario/file/read.ts';
import type { BoardChange } from '../../scenario/change/change.ts';
import { makeKit } from '../../scenario/change/kit-make.ts';
import { kitTable } from '../../scenario/change/kit.ts';
import { originalOfScenario } from '../../scenario/change/vary.ts';
import { BLOCK_BOARD } from '../page/sample.ts';
import { compare, outcomeOf, type WhatIfOutcome } from './result.ts';

const kit = makeKit();

function start(board = BLOCK_BOARD, action = 'Rex attacks the player') {
  const scenario = readScenario(board, [action]);
  const original = scenario.ok ? originalOfScenario(scenario.value) : null;
  if (!scenario.ok || original === null) throw new Error('the board is not resolved');
  return { original, table: kitTable(scenario.value, kit) };
}

function run(changes: readonly BoardChange[], from = start()): WhatIfOutcome {
  const outcome = outcomeOf(from.original, from.table, changes);
  if (typeof outcome === 'string') throw new Error(outcome);
  return outcome;
}

describe('a board beside the same board changed', () => {
  test('over all choices: what differs, a row each', () => {
    const { rows } = run([{ kind: 'suspended', card: 'Gate', suspended: true }]);
    expect(rows).toContainEqual({
      about: 'Gate',
      before: "is deleted, or isn't deleted",
      after: "isn't deleted",
    });
    // That it is deleted says where it is.
    expect(rows.map(({ about }) => about)).not.toContain('Place of Gate');
  });

  test('two resolutions: the first step that differs, and how they end', () => {
    const from = start();
    const outcome = run([{ kind: 'suspended', card: 'Gate', suspended: true }], from);
    const [before, after] = [
      outcome.endings[0][outcome.first[0]],
      outcome.endings[1][outcome.first[1]],
    ];
    if (before === undefined || after === undefined) throw new Error('two endings expected');
    const { at } = compare(from.original, outcome.after, before, after);
    expect(at).not.toBeNull();
    expect(before.steps.slice(0, at ?? 0)).toEqual(after.steps.slice(0, at ?? 0));
    expect(before.steps[at ?? 0]).not.toEqual(after.steps[at ?? 0]);
  });

  test('without a change: the same board, another choice', () => {
    const from = start();
    const outcome = run([], from);
    expect(outcome.rows).toEqual([]);
    expect(outcome.first).toEqual([0, 1]);
    const [one, other] = outcome.endings[0];
    if (one === undefined || other === undefined) throw new Error('two endings expected');
    expect(compare(from.original, outcome.after, one, one)).toEqual({ at: null, rows: [] });
    expect(compare(from.original, outcome.after, one, other).rows).not.toEqual([]);
  });

  test('several changes at once', () => {
    const { rows } = run([
      { kind: 'keyword less', card: 'Gate', keyword: 'Blocker' },
      { kind: 'security', player: 'P2', n: 0 },
    ]);
    expect(rows).toContainEqual({ about: 'Winner', before: 'nobody', after: 'P1' });
  });

  test('what cannot be resolved says so', () => {
    const { original, table } = start();
    const gone: BoardChange = { kind: 'DP', card: 'Nobody', dp: 1000 };
    expect(outcomeOf(original, table, [gone])).toMatch(/don't work together/);
  });
});
