import { describe, expect, test } from 'vitest';
import type { Changes } from './changes.ts';
import { identitiesOf, identityOf, readIdentities, todayOf } from './identities.ts';
import { mapEditions } from './map-editions.ts';
import { fingerprint } from '../edition/fingerprint.ts';
import { sampleRule } from '../rule-sample.ts';
import type { Corpus, Rule } from '../rule.ts';
import { likeness, wordRuns } from './compare-words.ts';

const rule = (number: string, text: string): Rule =>
  sampleRule(number, { text, fingerprint: fingerprint(text) });
const edition = (id: string, texts: Readonly<Record<string, string>>): Corpus => ({
  edition: { id, name: id, date: '2026-01-01', notice: '' },
  rules: Object.entries(texts).map(([number, text]) => rule(number, text)),
  keywords: [],
  history: [],
});

const older = edition('1.0', {
  '1-1': 'A diver who jumps into the deep pool is wet until the end of the turn.',
  '1-2': 'The judge counts all the fish in the pool before the first diver jumps.',
  '1-3': 'Nobody feeds the crocodile while two or more divers are in the water.',
  '1-4': 'When the whistle blows, both players leave the pool and dry their cards.',
});
const newer = edition('1.1', {
  '1-1': 'A diver who jumps into the deep pool is wet until the end of that turn.',
  '1-2': 'A boat is a card that floats and can carry up to three small Digimon.',
  '1-3': 'The judge counts all the fish in the pool before the first diver jumps.',
  '1-4': 'Sharks ignore every effect that names them, and swim where they like.',
});
const changes: Changes = {
  from: '1.1',
  editions: [
    { edition: '1.0', date: '2025-01-01', changes: [] },
    {
      edition: '1.1',
      date: '2026-01-01',
      changes: [
        { kind: 'added', places: [{ number: '1-2' }] },
        { kind: 'deleted', places: [{ number: '1-3' }] },
      ],
    },
  ],
};

describe('two editions', () => {
  const map = mapEditions(older, newer, changes);

  test('by the history: a changed word, a rule pushed on, one that is gone', () => {
    expect(map.mapped).toEqual([
      { from: '1-1', to: '1-1', by: 'history' },
      { from: '1-2', to: '1-3', by: 'history' },
      { from: '1-3', to: undefined, by: 'history' },
    ]);
    expect(map.fresh).toEqual(['1-2', '1-4']);
  });

  test("a rule whose words are another's is doubtful, never mapped", () => {
    expect(map.doubtful).toEqual([
      { from: '1-4', why: 'its words are very different', candidates: ['1-4'] },
    ]);
  });

  test('by the words, where the history is silent', () => {
    const silent = { ...changes, editions: changes.editions.map((e) => ({ ...e, changes: [] })) };
    const found = mapEditions(older, newer, silent);
    expect(found.mapped).toContainEqual({ from: '1-2', to: '1-3', by: 'words' });
    expect(found.doubtful.map(({ from }) => from)).toEqual(['1-3', '1-4']);
  });

  test('the history ends a rule whose words are still there: doubtful', () => {
    const wrong: Changes = {
      ...changes,
      editions: changes.editions.map((one) => ({
        ...one,
        changes: one.edition === '1.1' ? [{ kind: 'deleted', places: [{ number: '1-2' }] }] : [],
      })),
    };
    expect(mapEditions(older, newer, wrong).doubtful).toContainEqual(
      expect.objectContaining({ from: '1-2', candidates: ['1-3'] }),
    );
  });

  const identities = identitiesOf('1.0', map);
  const steps = [{ id: '1.1', identities }, { id: '1.0' }];

  test('an identity is the first edition and number', () => {
    expect(identityOf(steps, '1.1', '1-3')).toBe('1.0/1-2');
    expect(identityOf(steps, '1.1', '1-2')).toBe('1.1/1-2');
    expect(identityOf(steps, '1.0', '1-2')).toBe('1.0/1-2');
  });

  test('where a number of the older edition is today', () => {
    expect(todayOf(steps, '1.0', '1-2')).toEqual({ state: 'here', number: '1-3' });
    expect(todayOf(steps, '1.0', '1-3')).toEqual({ state: 'gone', edition: '1.1' });
    expect(todayOf(steps, '1.0', '1-4')).toMatchObject({ state: 'doubtful', candidates: ['1-4'] });
    expect(todayOf(steps, '1.1', '1-4')).toEqual({ state: 'here', number: '1-4' });
  });

  test('the file is read again; a rule that is missing or leads nowhere is refused', () => {
    const file = (value: unknown) => ({ name: 'identities.json', text: JSON.stringify(value) });
    expect(readIdentities(file(identities), older, newer)).toEqual({ ok: true, value: identities });
    const problems = (value: unknown): string => {
      const read = readIdentities(file(value), older, newer);
      return read.ok ? '' : read.problem.map(({ found }) => found).join('; ');
    };
    expect(problems({ ...identities, doubtful: [] })).toContain('no entry 1-4');
    const nowhere = [...identities.mapped, { from: '1-4', to: '1-9', by: 'person' }];
    expect(problems({ ...identities, mapped: nowhere, doubtful: [] })).toContain('1-9');
    const both = [...identities.mapped, { from: '1-4', to: '1-4', by: 'person' }];
    expect(problems({ ...identities, mapped: both })).toContain('doubtful, too');
  });
});

describe('words', () => {
  test('runs put together are both texts', () => {
    const a = 'Draw 1 card. Then trash 1 card in your hand.';
    const b = 'Draw 2 cards. Then trash 1 card in your hand, if you can.';
    const runs = wordRuns(a, b);
    const text = (without: string) =>
      runs
        .filter((run) => run.in !== without)
        .map((run) => run.text.trim())
        .join(' ');
    expect(text('newer')).toBe(a);
    expect(text('older')).toBe(b);
    expect(runs[0]).toEqual({ in: 'both', text: 'Draw ' });
  });

  test('likeness: 1 for the same words, 0 for none, between for some', () => {
    expect(likeness('a b c', 'a b c')).toBe(1);
    expect(likeness('a b c', 'd e f')).toBe(0);
    expect(likeness('a b c d', 'a b c e')).toBe(0.75);
  });
});
