// @vitest-environment node
import { expect, test } from 'vitest';
import { begin, resolve } from '../../game/explore/resolve.ts';
import { readScenario } from '../file/read.ts';
import { AskedRules } from './asked.ts';

const BOARD = `
card Rex: Digimon Lv.5 red 7000 DP
  <Piercing>
card Gate: Digimon Lv.4 blue 4000 DP
card Plain: Option red
turn P1
memory P1 2
P1 battle: Rex
P2 battle: Gate [suspended]
P2 security: Plain
`;

test('with no rule switched off a run is as one without a set, and rules asked for are noted', () => {
  const read = readScenario(BOARD, ['Rex attacks Gate']);
  if (!read.ok) throw new Error('the board cannot be read');
  const { setup, declarations } = read.value;
  expect(begin(setup, { without: new Set() }).without).toBeNull();
  const asked = new AskedRules();
  const run = begin(setup, { without: asked });
  resolve(run, declarations);
  expect(asked.rules).toContain('16-7-4');
  const plain = begin(setup);
  resolve(plain, declarations);
  expect(run.state.facts).toEqual(plain.state.facts);
});
