// @vitest-environment node
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filesIn } from '../../../scripts/files.ts';
import { orThrow } from '../../base/result.ts';
import { endingsOf } from '../play/verify.ts';
import { position, scenarioOf } from '../random/arbitrary.ts';
import { CASES } from './cases-sample.ts';
import { scenarioIn } from './in-file.ts';
import { readRuling } from './ruling.ts';
import type { Scenario } from './scenario.ts';
import { makeScenarioFile, parseScenarioFile, type ScenarioFile } from './scenario-file.ts';

/** Made a file, sent as JSON, and parsed again. */
function again(scenario: Scenario): Scenario {
  const file: ScenarioFile = JSON.parse(JSON.stringify(makeScenarioFile(scenario)));
  return parseScenarioFile(file);
}

/** Fails where two are not the same in every part: Node sees it sooner, the assertion shows it. */
function expectSame(one: Scenario, other: Scenario, what = ''): void {
  if (isDeepStrictEqual(one, other)) return;
  expect(one, what).toStrictEqual(other);
  throw new Error(`not the same: ${what}`);
}

describe.each(CASES)('$path', (one) => {
  const scenario = orThrow(scenarioIn(one));

  test('as a file, and parsed again, it is the same', () => {
    expectSame(again(scenario), scenario);
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
    expectSame(again(scenario), scenario, name);
  }
});

test('any board is the same again', () => {
  fc.assert(
    fc.property(position, (value) => {
      const scenario = scenarioOf(value);
      expectSame(again(scenario), scenario);
    }),
    { numRuns: 40 },
  );
});
