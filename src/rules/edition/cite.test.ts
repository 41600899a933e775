import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkCite, citeRule, makeCite, parseCite } from './cite.ts';
import { makeNumber } from '../number/number.ts';
import { sampleCorpus } from '../read/sample.ts';

const corpus = sampleCorpus();

describe('parseCite', () => {
  test('reads back what makeCite writes', () => {
    const cites = fc.record({
      edition: fc.tuple(fc.nat(99), fc.nat(99)).map((pair) => pair.join('.')),
      number: fc
        .array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 5 })
        .map(makeNumber),
      fingerprint: fc.stringMatching(/^[0-9a-f]{8}$/),
    });
    fc.assert(
      fc.property(cites, (cite) => {
        expect(parseCite(makeCite(cite))).toEqual({ ok: true, value: cite });
      }),
    );
  });

  test.each([
    ['16-7-4', 0, 6],
    ['four:16-7-4:1c2f09ab', 0, 4],
    ['4.0:16.7.4:1c2f09ab', 4, 10],
    ['4.0:16-7-4:1c2f', 11, 15],
    ['4.0:16-7-4:1C2F09AB', 11, 19],
    ['4.0:16-7-4:1c2f09ab:x', 0, 21],
  ])('refuses %s with the span', (text, start, end) => {
    expect(parseCite(text)).toMatchObject({ ok: false, problem: { start, end } });
  });
});

describe('checkCite', () => {
  const cite = citeRule(corpus, '16-4-1');
  if (cite === undefined) throw new Error('the sample has 16-4-1');

  test('is current while the words are the same', () => {
    expect(checkCite(corpus, cite)).toEqual({ state: 'current' });
    expect(checkCite(corpus, { ...cite, edition: '3.9' })).toEqual({ state: 'current' });
  });

  test('changed: other words under the number', () => {
    const old = { ...cite, fingerprint: '00000000' };
    expect(checkCite(corpus, old)).toEqual({ state: 'changed', now: cite });
  });

  test('moved: the words under another number', () => {
    const old = { ...cite, number: '16-99-1' };
    expect(checkCite(corpus, old)).toEqual({ state: 'moved', now: cite });
  });

  test('gone: neither', () => {
    const old = { edition: '4.0', number: '16-99-1', fingerprint: '00000000' };
    expect(checkCite(corpus, old)).toEqual({ state: 'gone' });
    expect(citeRule(corpus, '16-99-1')).toBeUndefined();
  });
});
