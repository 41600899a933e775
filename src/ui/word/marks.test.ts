import { expect, test } from 'vitest';
import { marksIn } from './marks.ts';

const found = (text: string, terms: readonly string[] = [], own?: string) =>
  marksIn(text, terms, own).map(({ start, end, url }) => [text.slice(start, end), url]);

test('keywords lead to their page, icons to the very rule', () => {
  expect(found('<Draw 1> at [On Play] or (Once Per Turn) in the [Hand]')).toEqual([
    ['<Draw 1>', '/keywords/draw/'],
    ['[On Play]', '/rules/15-16-2/'],
    ['(Once Per Turn)', '/rules/15-14-1/'],
    ['[Hand]', '/rules/15-14-2/'],
  ]);
});

test('what is no keyword, or has no page, is not marked', () => {
  expect(found('<Drawing> <Guard> [All Saints]')).toEqual([]);
});

test('the keyword that a page is about is not marked', () => {
  expect(found('<Draw 1> <Rush>', [], 'draw')).toEqual([['<Rush>', '/keywords/rush/']]);
});

test('a term is marked where it stands first, the longer one of two', () => {
  const terms = ['Processing condition', 'Optional processing condition', 'Rule check', 'Battle'];
  expect(
    found('Rule checks come after a battle. A rule check; optional processing conditions.', terms),
  ).toEqual([
    ['Rule checks', '/glossary/#rule-check'],
    ['optional processing conditions', '/glossary/#optional-processing-condition'],
  ]);
  expect(found('an overrule check', terms)).toEqual([]);
});
