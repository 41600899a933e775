import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/result.ts';
import { endingsOf } from '../play/verify.ts';
import { readCases } from './case.ts';
import { scenarioIn } from './in-file.ts';
import { packScenario, slim } from './pack.ts';
import { openScenario, type PackedScenario, type Scenario } from './scenario.ts';

const FOLDER = new URL('../../../content/cases/', import.meta.url);
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: readFileSync(new URL(path, FOLDER), 'utf8') }));
const { cases } = orThrow(readCases(FILES));

const keys = (scenario: Scenario): readonly number[] =>
  endingsOf(scenario).endings.map((ending) => ending.key);

describe.each(cases)('$file', (one) => {
  test('as data, and opened again, it has the same endings', () => {
    const read = orThrow(scenarioIn(one));
    const sent: PackedScenario = JSON.parse(JSON.stringify(packScenario(read), slim));
    expect(keys(openScenario(sent))).toEqual(keys(read));
  });
});
