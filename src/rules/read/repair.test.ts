import { describe, expect, test } from 'vitest';
import { looseParentheses, repair, REPAIRS } from './repair.ts';

/** Each row: repair, text as received, text after it, what it records as `was` and `became`. */
const CASES: readonly (readonly [string, string, string, string, string])[] = [
  ['split-number', 'refer to 15- 8-2 "Titles")', 'refer to 15-8-2 "Titles")', '15- 8-2', '15-8-2'],
  ['split-number', 'refer to 15-8- 2 "Titles")', 'refer to 15-8-2 "Titles")', '15-8- 2', '15-8-2'],
  [
    'split-title',
    'refer to 15-8-3 "Some- Kind Effects")',
    'refer to 15-8-3 "Some-Kind Effects")',
    'Some- Kind',
    'Some-Kind',
  ],
  [
    'split-keyword',
    'using <De- Digivolve 1>.',
    'using <De-Digivolve 1>.',
    '<De- Digivolve',
    '<De-Digivolve',
  ],
  ['split-word', 'If the non- turn player', 'If the non-turn player', 'non- turn', 'non-turn'],
  [
    'link-residue',
    '(For details, 12 "Blocking")12-1',
    '(For details, 12 "Blocking")',
    '")12-1',
    '")',
  ],
  ['link-residue', '(refer to 8-2 "DNA")8-2', '(refer to 8-2 "DNA")', '")8-2', '")'],
  [
    'unopened-parenthesis',
    'It may. For details, refer to 15-6 "Conditions")',
    'It may. (For details, refer to 15-6 "Conditions")',
    'For details, refer to 15-6 "Conditions")',
    '(For details, refer to 15-6 "Conditions")',
  ],
  [
    'unclosed-parenthesis',
    'It is. (Example: When (all) of it is so.',
    'It is. (Example: When (all) of it is so.)',
    'is so.',
    'is so.)',
  ],
  [
    'missing-full-stop',
    'by an effect (For details, refer to 1 "X")',
    'by an effect. (For details, refer to 1 "X")',
    'effect (',
    'effect. (',
  ],
  ['stray-numeral', 'when any 4 hand card would go', 'when any hand card would go', 'any 4', 'any'],
];

describe('each repair', () => {
  test.each(CASES)('%s: %s', (name, received, mended, was, became) => {
    const rule = REPAIRS.find((candidate) => candidate.name === name);
    expect(rule?.apply(received)).toEqual({ text: mended, repairs: [{ rule: name, was, became }] });
    expect(rule?.apply(mended)).toEqual({ text: mended, repairs: [] });
    expect(repair(received).text).toBe(mended);
  });

  test('every repair has a case and a sentence for the page', () => {
    expect(new Set(CASES.map(([name]) => name))).toEqual(new Set(REPAIRS.map(({ name }) => name)));
    for (const { doc } of REPAIRS) expect(doc).toMatch(/^[A-Z].*\.$/);
  });
});

describe('repair', () => {
  test('makes several repairs on one text and records them in order', () => {
    const { text, repairs } = repair('It may. For details, refer to 15- 6 "Odd- Titles")15-6');
    expect(text).toBe('It may. (For details, refer to 15-6 "Odd-Titles")');
    expect(repairs.map(({ rule }) => rule)).toEqual([
      'split-number',
      'split-title',
      'link-residue',
      'unopened-parenthesis',
    ]);
  });

  test.each([
    'Written as <Digisorption -3> or <Security A. +1>.',
    'Two instances, -2 and -2, make -4.',
    '[Shoutmon]×[Ballistamon] needs Lv.4 cards.',
    '"<Blast DNA Digivolve> <[A] + [B]>."',
    'Delete any 2 of them (see the stack(s)).',
    'It has a trigger-type effect (see below).',
  ])('leaves sound text alone: %s', (text) => {
    expect(repair(text)).toEqual({ text, repairs: [] });
  });

  test('leaves a parenthesis alone that is no example and no reference', () => {
    for (const text of ['open (here', 'closed here)']) expect(repair(text).text).toBe(text);
  });
});

test('looseParentheses finds the ones without partner', () => {
  expect(looseParentheses('a (b) c')).toEqual({ opened: [], closed: [] });
  expect(looseParentheses('a) (b (c)')).toEqual({ opened: [3], closed: [1] });
});
