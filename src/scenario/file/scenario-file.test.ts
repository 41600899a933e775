// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filesIn } from '../../../scripts/files.ts';
import { orThrow } from '../../base/result.ts';
import { endingsOf } from '../play/verify.ts';
import { position, scenarioOf } from '../random/arbitrary.ts';
import { readCases } from './case.ts';
import { scenarioIn } from './in-file.ts';
import { readRuling } from './ruling.ts';
import type { Scenario } from './scenario.ts';
import { makeScenarioFile, parseScenarioFile, type ScenarioFile } from './scenario-file.ts';

const { cases } = orThrow(readCases(filesIn('cases')));

/** Made a file, sent as JSON, and parsed again. */
function again(scenario: Scenario): Scenario {
  const file: ScenarioFile = JSON.parse(JSON.stringify(makeScenarioFile(scenario)));
  return parseScenarioFile(file);
}

describe.each(cases)('$path', (one) => {
  const scenario = orThrow(scenarioIn(one));

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
    const scenario = orThrow(scenarioIn(orThrow(readRuling(name, text))));
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
