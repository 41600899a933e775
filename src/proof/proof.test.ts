import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/result.ts';
import { notLoaded } from '../card/file/card-lookup.ts';
import { makeBundle, type ProofBundle, type RuledBy } from './bundle.ts';
import { checkBundle, type CheckedBundle } from './check.ts';
import { readBundle } from './schema.ts';

const BY: RuledBy = { edition: { id: '4.0', fingerprint: '0badcafe' }, engine: '0.1.0' };
const LOOKUP = notLoaded('open one');
const BOARD = `card Red Lancer: Digimon Lv.5 red 7000 DP cost 7
  <Piercing>
card Blue Gate: Digimon Lv.4 blue 5000 DP cost 5
  <Blocker>
card Plain Option: Option red cost 3
P1 battle: Red Lancer
P2 battle: Blue Gate
P2 security: Plain Option, Plain Option
`;
const SITUATION = { board: BOARD, actions: ['Red Lancer attacks the player'], script: [0] };
const CLAIMS = ['sometimes Blue Gate is deleted', 'Blue Gate is deleted', 'never P1 wins'];

const bundle = orThrow(makeBundle(SITUATION, CLAIMS, LOOKUP, BY));
const checked = (changed: ProofBundle, by: RuledBy = BY): CheckedBundle =>
  orThrow(checkBundle(changed, LOOKUP, by));

describe('a bundle', () => {
  test('has the course, the outcomes and the verdicts, each with what shows it', () => {
    expect(bundle.trace.outcome).toBe('done');
    expect(bundle.trace.steps.length).toBeGreaterThan(2);
    expect(bundle.endings).toMatchObject({ total: 2, stopped: null });
    expect(bundle.endings.list).toHaveLength(2);
    expect(bundle.claims.map(({ verdict, right }) => [verdict, right])).toEqual([
      ['sometimes', true],
      ['sometimes', false],
      ['never', true],
    ]);
    expect(bundle.claims[0]?.so).not.toBeNull();
    expect(bundle.claims[0]?.not).not.toBeNull();
    expect(bundle.claims[2]).toMatchObject({ so: null });
  });

  test('is read again as it was written, and still holds', () => {
    const read = orThrow(readBundle('proof.json', JSON.stringify(bundle)));
    expect(read).toEqual(bundle);
    expect(checked(read)).toMatchObject({ holds: true, differences: [], notes: [] });
  });

  test('of an open situation has the course as far as it goes', () => {
    const open = orThrow(makeBundle({ ...SITUATION, script: [] }, [], LOOKUP, BY));
    expect(open.trace.outcome).toBe('open');
    expect(checked(open).holds).toBe(true);
  });

  test('another edition, another engine and other words are noted, and it holds', () => {
    const [first, ...rest] = bundle.trace.steps;
    if (first === undefined) throw new Error('no step');
    const steps = [{ ...first, text: 'Other words.' }, ...rest];
    const found = checked(
      { ...bundle, trace: { ...bundle.trace, steps } },
      { edition: { id: '4.1', fingerprint: 'x' }, engine: '0.2.0' },
    );
    expect(found.holds).toBe(true);
    expect(found.notes).toHaveLength(3);
  });
});

describe('a bundle that differs says where', () => {
  const { trace, endings, claims } = bundle;
  const [first] = endings.list;
  if (first === undefined) throw new Error('no ending');

  test.each<[string, ProofBundle, string]>([
    [
      'a rule of a step',
      { ...bundle, trace: { ...trace, steps: [{ text: 'X.', rule: '1-1' }] } },
      'the course, step 1',
    ],
    ['the board', { ...bundle, trace: { ...trace, print: 'x' } }, 'the board at the end'],
    ['how it ends', { ...bundle, trace: { ...trace, outcome: 'refused' } }, 'how the course ends'],
    [
      'an outcome',
      { ...bundle, endings: { ...endings, list: [{ ...first, script: [9] }] } },
      'outcome 1',
    ],
    ['how many', { ...bundle, endings: { ...endings, total: 7 } }, 'the outcomes'],
    [
      'outcomes not listed',
      { ...bundle, endings: { ...endings, print: 'x' } },
      'outcomes that are not listed',
    ],
    [
      'a verdict',
      { ...bundle, claims: claims.map((one) => ({ ...one, verdict: 'always' as const })) },
      'the claim "sometimes Blue Gate is deleted"',
    ],
  ])('%s', (_, changed, where) => {
    const found = checked(changed);
    expect(found.holds).toBe(false);
    expect(found.differences[0]?.where).toContain(where);
  });

  test("a board that can't be read any more is a problem", () => {
    const situation = { ...bundle.situation, board: 'card X: Digimon of gold\n' };
    expect(checkBundle({ ...bundle, situation }, LOOKUP, BY).ok).toBe(false);
  });
});

describe('what is no bundle is refused', () => {
  test.each([
    ['not JSON', '{'],
    ['another form', '{"form": "x"}'],
    ['a field too many', JSON.stringify({ ...bundle, more: 1 })],
    ['a wrong field', JSON.stringify({ ...bundle, claims: [{ claim: 3 }] })],
    [
      'a script of words',
      JSON.stringify({ ...bundle, situation: { ...SITUATION, script: ['a'] } }),
    ],
    ['five megabytes', JSON.stringify({ ...bundle, engine: 'x'.repeat(5_000_000) })],
  ])('%s', (_, text) => {
    const read = readBundle('proof.json', text);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.problem[0]?.file).toBe('proof.json');
  });

  test('a newer form says to update', () => {
    const read = readBundle('p.json', JSON.stringify({ ...bundle, version: 2 }));
    expect(!read.ok && read.problem[0]?.expected).toContain('update Ruling Lab');
  });

  test("a script of options that there aren't is a problem, never thrown", () => {
    const made = makeBundle({ ...SITUATION, script: [999, 999] }, [], LOOKUP, BY);
    expect(typeof made.ok).toBe('boolean');
  });
});
