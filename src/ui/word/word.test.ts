import { describe, expect, test } from 'vitest';
import { KEYWORD_RULES } from '../../effect/keyword/keywords.ts';
import { sectionOfKeyword } from '../../effect/keyword/lookup.ts';
import { AREA_TAGS, TIMINGS } from '../../effect/tree/tree.ts';
import { keywordUrlOf } from '../../rules/corpus.ts';
import { cutAtWords, keyOf, urlOfWord } from './word.ts';

const ICONS = [...TIMINGS, ...AREA_TAGS, 'Once Per Turn', 'Twice Per Turn'];

test.each(KEYWORD_RULES.map(({ name, slug }) => [name, slug, sectionOfKeyword(name)] as const))(
  '<%s> leads to its page, if it has one',
  (name, slug, section) => {
    for (const printed of [`<${name}>`, `<${name} 2>`, `<${name} -1>`, `<${name} ([Moss] trait)>`])
      expect(urlOfWord(printed)).toBe(section === undefined ? undefined : keywordUrlOf(slug));
  },
);

test.each(KEYWORD_RULES.flatMap(({ prints = [], slug }) => prints.map((print) => [print, slug])))(
  'older print: %s is %s',
  (print, slug) => {
    expect(keyOf(`<${print.charAt(0).toUpperCase()}${print.slice(1)} +1>`)).toBe(slug);
  },
);

test.each(ICONS)('[%s] is a word, with a section of the rules', (name) => {
  expect(cutAtWords(`a [${name}] b`)).toEqual(['a ', `[${name}]`, ' b']);
  expect(keyOf(`[${name}]`)).toBe(name);
  expect(urlOfWord(`[${name}]`)).toMatch(/^\/rules\/15-1[46]\/$/);
});

describe('what is none', () => {
  test.each(['[Puppet]', '[Rule]', '<[Alpha] + [Beta]>', '<b>', '[All', 'On Play', '(Once)'])(
    '%s',
    (text) => {
      expect(cutAtWords(text)).toEqual([text]);
      expect(urlOfWord(text)).toBeUndefined();
    },
  );
});

test('the pieces are the text', () => {
  const text = '[Hand] [Counter] (Once Per Turn) <Draw 1>, then <De-Digivolve 2> [Puppet].';
  expect(cutAtWords(text).join('')).toBe(text);
  expect(cutAtWords(text).filter((piece) => urlOfWord(piece))).toEqual([
    '[Hand]',
    '[Counter]',
    '(Once Per Turn)',
    '<Draw 1>',
    '<De-Digivolve 2>',
  ]);
});
