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

test('rules that are off are off, and whoever looked on before hears of what is asked', () => {
  const outer = new AskedRules();
  const inner = new AskedRules(new AskedRules(outer));
  expect(inner.has('16-7-4')).toBe(false);
  expect(outer.rules).toEqual(new Set(['16-7-4']));
  const off = new AskedRules(new Set(['16-7-4']));
  expect([off.has('16-7-4'), off.has('1-1')]).toEqual([true, false]);
  expect([...off]).not.toEqual([...new AskedRules(new Set(['16-7-4']))]);
});
