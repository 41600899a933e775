// @vitest-environment node
import { expect, test } from 'vitest';
import { readScenario } from '../file/read.ts';
import { detailsOf, sayDetail, withDetail } from './detail.ts';

const read = readScenario(
  `
card Rex: Digimon Lv.5 red 7000 DP
  traits: Puppet
  <Piercing>
  [When Attacking] <Draw 1>.
card Chart: Option blue cost 2
card Gate: Digimon Lv.4 blue 4000 DP
turn P1
memory P1 2
P1 battle: Rex
P1 hand: Chart
P2 battle: Gate
P2 security: 2
`,
  [],
);
if (!read.ok) throw new Error('the board cannot be read');
const { board } = read.value;

test('every detail of a board changes it or is none, and has words', () => {
  const details = detailsOf(board);
  const said = details.map(sayDetail);
  expect(new Set(said).size).toBe(said.length);
  expect(said).toContain("Rex didn't have <Piercing>");
  expect(said).toContain("Rex didn't have its [When Attacking] effect");
  expect(said).toContain("Rex didn't have the [Puppet] trait");
  expect(said).toContain('Gate had the [Puppet] trait');
  expect(said).not.toContain('Rex had the [Puppet] trait');
  expect(said).toContain('Chart cost 0');
  expect(said).toContain('Gate were red as well');
  for (const detail of details) expect(withDetail(board, detail)).not.toEqual(board);
});

test('what a board has already, or not at all, is no change', () => {
  expect(withDetail(board, { kind: 'cost', card: 'Chart', n: 2 })).toBeNull();
  expect(withDetail(board, { kind: 'cost', card: 'Gate', n: 2 })).toBeNull();
  expect(withDetail(board, { kind: 'colour', card: 'Rex', colour: 'red' })).toBeNull();
  expect(withDetail(board, { kind: 'not there', card: 'Nobody' })).toBeNull();
});

test('an effect is taken away, a Digimon moves, unknown security cards become ones that do nothing', () => {
  const less = withDetail(board, {
    kind: 'effect less',
    card: 'Rex',
    box: 'upper',
    name: '<Piercing>',
  });
  const rex = less?.cards.find(({ name }) => name === 'Rex');
  expect(rex?.effects.upper.keywords).toEqual([]);
  expect(rex?.effects.upper.abilities.map(({ name }) => name)).toEqual(['[When Attacking]']);
  const moved = withDetail(board, { kind: 'area', card: 'Rex', to: 'breeding' });
  expect(moved?.P1.battle).toEqual([]);
  expect(moved?.P1.breeding[0]?.cards).toEqual(['Rex']);
  const known = withDetail(board, { kind: 'security does nothing' });
  expect(known?.P2.security).toEqual([{ name: 'Unknown Card 1' }, { name: 'Unknown Card 2' }]);
});
