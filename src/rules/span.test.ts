import { describe, expect, test } from 'vitest';
import { citersByNumber, findCitations, findExamples } from './span.ts';

const sliced = (text: string) => findExamples(text).map(({ start, end }) => text.slice(start, end));

describe('findExamples', () => {
  test.each([
    ['It is. (Example: If so.) (For details.)', ['(Example: If so.)']],
    ['It is. (Examples: stack(s) of (two).) More.', ['(Examples: stack(s) of (two).)']],
    ['(Example: a) and (Example: b)', ['(Example: a)', '(Example: b)']],
    ['No example (here).', []],
  ])('%s', (text, examples) => {
    expect(sliced(text)).toEqual(examples);
  });
});

describe('findCitations', () => {
  test('covers number and title', () => {
    const text = 'It is. (For details, refer to 15-8-3 "Trigger-Type Effects")';
    const [citation] = findCitations(text);
    expect(citation).toMatchObject({ number: '15-8-3', title: 'Trigger-Type Effects' });
    expect(text.slice(citation?.start, citation?.end)).toBe('15-8-3 "Trigger-Type Effects"');
  });

  test.each([
    ['refer to 12 "Blocking"', [['12', 'Blocking']]],
    ['refer to 12-1.', [['12-1', undefined]]],
    [
      'As 16-7-4 says, and 16-7-5 too.',
      [
        ['16-7-4', undefined],
        ['16-7-5', undefined],
      ],
    ],
    ['<Digisorption -3>, Lv.4, BT1-086, -2, <Security A. +1>, 3 cards', []],
  ])('%s', (text, found) => {
    expect(findCitations(text).map(({ number, title }) => [number, title])).toEqual(found);
  });
});

test('citersByNumber lists each citing rule once, in rule order', () => {
  const cite = (number: string) => ({ number, start: 0, end: 1 });
  const citers = citersByNumber([
    { number: '16-10', citations: [cite('15'), cite('15')] },
    { number: '16-9', citations: [cite('15'), cite('14')] },
  ]);
  expect(citers.get('15')).toEqual(['16-9', '16-10']);
  expect(citers.get('14')).toEqual(['16-9']);
  expect(citers.get('13')).toBeUndefined();
});
