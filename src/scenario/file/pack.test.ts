import { WIDE } from '../../game/wide.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/result.ts';
import { readCases } from './case.ts';
import { scenarioIn } from './in-file.ts';
import { packScenario, slim } from './pack.ts';
import { openScenario, type PackedScenario, type Scenario } from './scenario.ts';
import { endingsOf } from '../play/verify.ts';

const FOLDER = new URL('../../../content/cases/', import.meta.url);
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: readFileSync(new URL(path, FOLDER), 'utf8') }));
const { cases } = orThrow(readCases(FILES));

describe.each(cases)('$file', (one) => {
  test('as data, and opened again, it has the same endings', () => {
    const read = orThrow(scenarioIn(one));
    const sent: PackedScenario = JSON.parse(JSON.stringify(packScenario(read), slim));
    const keys = (scenario: Scenario): number[] =>
      endingsOf(scenario).endings.map((ending) => ending.key);
    // Without the wide part where it is said not to be needed: that is what a page does.
    const part = read.wide ? WIDE : null;
    expect(keys(openScenario(sent, part))).toEqual(keys(read));
  });
});
