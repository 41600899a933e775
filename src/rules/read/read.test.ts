import { describe, expect, test } from 'vitest';
import { sampleCorpus } from './sample.ts';

describe('the tree', () => {
  const corpus = sampleCorpus();
  const rule = (number: string) => corpus.rules.find((candidate) => candidate.number === number);

  test('numbers in rule order, the outline among them', () => {
    expect(corpus.rules.map(({ number }) => number).join(' ')).toBe(
      '15 15-8 15-8-2 15-8-3 16 16-1 16-4 16-4-1 16-4-2 16-5 16-5-1 16-5-2 16-5-3 16-5-3-1 18 18-1 18-1-1 18-1-2',
    );
  });

  test('a clause', () => {
    const text =
      '<Swim A.> is a persistent effect. (Example: It swims.) (For details, refer to 15-8-2 "Persistent Effects")';
    const start = text.indexOf('15-8-2');
    expect(rule('16-4-2')).toMatchObject({
      parent: '16-4',
      children: [],
      text,
      keyword: 'swim-a',
      included: true,
      examples: [{ start: 34, end: 54 }],
      citations: [{ number: '15-8-2', title: 'Persistent Effects', start, end: text.length - 1 }],
      repairs: [{ rule: 'split-number', was: '15- 8-2', became: '15-8-2' }],
      received: `16-4-2. ${text.replace('15-8-2', '15- 8-2')}`,
    });
    expect(rule('16-4-2')?.heading).toBeUndefined();
  });

  test('headings, chapters and outline entries', () => {
    expect(rule('16-4')).toMatchObject({ heading: '<Swim A.>', children: ['16-4-1', '16-4-2'] });
    expect(rule('16-4')?.repairs.map(({ rule }) => rule)).toEqual(['former-name']);
    expect(rule('16')).toMatchObject({ heading: 'Keyword Effects', parent: null, included: true });
    expect(rule('15-8-2')).toMatchObject({
      heading: 'Persistent Effects',
      summary: 'They apply all the time.',
      included: false,
      citedBy: ['16-4-2'],
    });
    expect(rule('15-8-2')?.text).toBeUndefined();
  });

  test('chapter 18: glued numbers, the example closed, the history cut off', () => {
    expect(rule('18-1')).toMatchObject({
      heading: 'Water',
      received: '18-1Water',
      repairs: [{ rule: 'glued-number', was: '18-1Water', became: '18-1 Water' }],
    });
    expect(rule('18-1-1')?.text).toBe('Water is wet. (Example: Any 1 drop.)');
    expect(rule('18-1-2')?.text).toBe('Water flows.');
    expect(rule('18-1-2')?.received).toContain('Update History');
    expect(rule('18-1-2')?.repairs.map(({ rule }) => rule)).toContain('history-tail');
    expect(corpus.history).toMatchObject([
      { edition: '1.0', verb: 'First Version', untied: true },
      { edition: '1.1', verb: 'Updated', numbers: ['18-1-1'], tied: ['18-1-1'], untied: false },
    ]);
  });

  test('keywords', () => {
    expect(corpus.keywords).toEqual([
      {
        name: 'Swim A.',
        slug: 'swim-a',
        number: '16-4',
        formerly: 'Swim',
        label: 'Persistent',
        category: { value: 'persistent', rule: '16-4-2' },
        choice: { value: 'mandatory', rule: '16-4-1' },
        summary: 'It swims.',
      },
      {
        name: 'Dive',
        slug: 'dive',
        number: '16-5',
        label: 'Trigger (Pending)',
        category: { value: 'trigger', rule: '16-5-2' },
        choice: { value: 'optional', rule: '16-5-3' },
        summary: 'It dives.',
        remark: 'Nothing is pending.',
      },
    ]);
  });

  test('the same input gives the same corpus', () => {
    expect(JSON.stringify(sampleCorpus())).toBe(JSON.stringify(corpus));
  });
});
