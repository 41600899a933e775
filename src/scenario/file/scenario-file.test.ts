// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filesIn } from '../../../scripts/files.ts';
import { CASES } from '../cases/index.ts';
import { endingsOf } from '../play/verify.ts';
import { position, scenarioOf } from '../random/arbitrary.ts';
import { readScenario } from './read.ts';
import { readRuling } from './ruling.ts';
import type { Scenario } from './scenario.ts';
import { makeScenarioFile, parseScenarioFile, type ScenarioFile } from './scenario-file.ts';

function scenarioFrom(board: string, actions: readonly string[]): Scenario {
  const read = readScenario(board, actions);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
}

/** Made a file, sent as JSON, and parsed again. */
function again(scenario: Scenario): Scenario {
  const file: ScenarioFile = JSON.parse(JSON.stringify(makeScenarioFile(scenario)));
  return parseScenarioFile(file);
}

describe.each(CASES)('$name', ({ board, actions }) => {
  const scenario = scenarioFrom(board, actions);

  test('as a file, and parsed again, it is the same', () => {
    expect(again(scenario)).toStrictEqual(scenario);
  });

  test('it has the same endings', () => {
    const keys = (one: Scenario): readonly number[] =>
      endingsOf(one).endings.map((ending) => ending.key);
    const file = makeScenarioFile(scenario);
    expect(keys(parseScenarioFile(file))).toEqual(keys(scenario));
  });
});

test('rulings are the same again', () => {
  for (const { name, text } of filesIn('rulings')) {
    const ruling = readRuling(name, text);
    if (!ruling.ok) throw new Error(JSON.stringify(ruling.problem));
    const scenario = scenarioFrom(ruling.value.board, ruling.value.actions);
    expect(again(scenario), name).toStrictEqual(scenario);
  }
});

test('any board is the same again', () => {
  fc.assert(
    fc.property(position, (value) => {
      const scenario = scenarioOf(value);
      expect(again(scenario)).toStrictEqual(scenario);
    }),
    { numRuns: 40 },
  );
});
