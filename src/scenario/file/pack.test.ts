import { describe, expect, test } from 'vitest';
import { CASES } from '../cases/index.ts';
import { readScenario } from './read.ts';
import { packScenario, slim } from './pack.ts';
import { openScenario, type PackedScenario } from './scenario.ts';
import { endingsOf } from '../play/verify.ts';

describe.each(CASES)('$name', ({ board, actions }) => {
  test('as data, and opened again, it has the same endings', () => {
    const read = readScenario(board, actions);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    const sent: PackedScenario = JSON.parse(JSON.stringify(packScenario(read.value), slim));
    const keys = (scenario: typeof read.value): number[] =>
      endingsOf(scenario).endings.map((ending) => ending.key);
    expect(keys(openScenario(sent))).toEqual(keys(read.value));
  });
});
