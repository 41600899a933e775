import { describe, expect, test } from 'vitest';
import { indexCorpus, keywordUrlOf, urlOf } from './corpus.ts';
import { sampleCorpus } from './read/sample.ts';

const index = indexCorpus(sampleCorpus());
const numbers = (rules: readonly { readonly number: string }[]) => rules.map((r) => r.number);

describe('indexCorpus', () => {
  test('find', () => {
    expect(index.find('16-5-1')?.text).toContain('<Dive> makes a Digimon dive.');
    expect(index.find('16-99')).toBeUndefined();
  });

  test('children, siblings and ancestors', () => {
    expect(numbers(index.childrenOf('16'))).toEqual(['16-1', '16-4', '16-5']);
    expect(numbers(index.childrenOf('16-5'))).toEqual(['16-5-1', '16-5-2', '16-5-3']);
    expect(numbers(index.siblings('16-5-2'))).toEqual(['16-5-1', '16-5-3']);
    expect(numbers(index.siblings('16'))).toEqual(['15', '18']);
    expect(numbers(index.ancestorsOf('16-5-3-1'))).toEqual(['16', '16-5', '16-5-3']);
    expect(index.ancestorsOf('16')).toEqual([]);
    expect(index.siblings('99')).toEqual([]);
  });

  test('previous and next go through every rule once', () => {
    const walked = [];
    for (let rule = index.find('15'); rule; rule = index.next(rule.number)) {
      const next = index.next(rule.number);
      if (next) expect(index.previous(next.number)).toBe(rule);
      walked.push(rule);
    }
    expect(walked).toEqual(index.corpus.rules);
    expect(index.previous('15')).toBeUndefined();
    expect(index.next('99')).toBeUndefined();
  });

  test('citedBy', () => {
    expect(numbers(index.citedBy('15-8-2'))).toEqual(['16-4-2']);
    expect(numbers(index.citedBy('18-1'))).toEqual(['16-5-1']);
    expect(index.citedBy('16-4')).toEqual([]);
  });

  test('keywords', () => {
    expect(index.keywordOf('16-5-3-1')?.name).toBe('Dive');
    expect(index.keywordOf('16-5')?.name).toBe('Dive');
    expect(index.keywordOf('16')).toBeUndefined();
    expect(index.keywordOf('18-1')).toBeUndefined();
    expect(index.findKeyword('swim-a')?.number).toBe('16-4');
  });

  test('a citation with another title than the cited rule is listed', () => {
    expect(index.mismatchedCitations()).toMatchObject([
      {
        from: { number: '16-5-2' },
        citation: { number: '15-8-3', title: 'Trigger-Type Effects' },
        cited: { heading: 'Trigger Effects' },
      },
    ]);
  });
});

test('addresses', () => {
  expect(urlOf('16-7-4')).toBe('/rules/16-7-4/');
  expect(keywordUrlOf('piercing')).toBe('/keywords/piercing/');
});
