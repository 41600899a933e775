import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQuery } from './query.ts';

const numbers = (typed: string): readonly string[] => readQuery(typed).numbers;

describe('ways to write a rule number', () => {
  test.each([
    '16-7-4',
    '16.7.4',
    '16 7 4',
    '16  7  4',
    ' 16-7-4 ',
    '16-7-4.',
    '16.7.4.',
    '(16-7-4)',
    '16- 7-4',
    '16 - 7 - 4',
    '16‑7‑4',
    '16–7–4',
    '16—7—4',
    '16−7−4',
    '１６－７－４',
    '16/7/4',
    '16_7_4',
    '16,7,4',
    '16-07-04',
    'rule 16-7-4',
    'Rule 16.7.4',
    'RULE 16 7 4',
    'rules 16-7-4',
    'rule16-7-4',
    'rule: 16-7-4',
    'rule no. 16-7-4',
    'r16-7-4',
    'cr 16-7-4',
    '§16-7-4',
    '§ 16-7-4',
    '§§ 16-7-4',
    '#16-7-4',
    'no. 16-7-4',
    'clause 16-7-4',
  ])('%s', (typed) => {
    expect(numbers(typed)[0]).toBe('16-7-4');
  });

  test.each([
    ['16', ['16']],
    ['chapter 16', ['16']],
    ['ch. 16', ['16']],
    ['section 16-7', ['16-7']],
    ['16-35-4-1', ['16-35-4-1']],
    ['16-', ['16']],
    ['16-7-', ['16-7']],
  ])('%s', (typed, expected) => {
    expect(numbers(typed)).toEqual(expected);
  });

  test.each([
    ['what does 16-7-4 say', '16-7-4'],
    ['piercing 16.7.4', '16-7-4'],
    ['piercing rule 16 7 4', '16-7-4'],
    ['16 7 4 piercing', '16-7-4'],
    ['piercing §16-7', '16-7'],
    ['why, in rule 12?', '12'],
  ])('among words: %s', (typed, expected) => {
    expect(numbers(typed)).toEqual([expected]);
  });

  test('several', () => {
    expect(numbers('16-7-4 and 16-8-1')).toEqual(['16-7-4', '16-8-1']);
    expect(numbers('16-7-4, 16-8-1')).toEqual(expect.arrayContaining(['16-7-4', '16-8-1']));
  });

  test.each([
    'draw 2',
    '+1',
    'Security A. +1',
    '2025-09-05',
    '1000 DP',
    'lv.4',
    'BT1-086',
    '16-7-4a',
    '0-1',
    'piercing',
    '',
  ])('none: %s', (typed) => {
    expect(numbers(typed)).toEqual([]);
  });

  test('every rule number is read from each of its forms', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 2, maxLength: 6 });
    const between = fc.constantFrom('-', '.', ' ', '–', ' - ');
    const before = fc.constantFrom('', 'rule ', '§', 'Rules ', 'r');
    fc.assert(
      fc.property(parts, between, before, (number, sign, word) => {
        expect(numbers(word + number.join(sign))[0]).toBe(number.join('-'));
      }),
    );
  });
});
