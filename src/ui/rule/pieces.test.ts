import { describe, expect, test } from 'vitest';
import { excerpt, textParts } from './pieces.ts';

const names = [
  { name: 'Security A.', slug: 'security-a' },
  { name: 'Draw', slug: 'draw' },
  { name: 'Link +', slug: 'link' },
];
const plain = (text: string) => ({ text, examples: [], citations: [] });

function span(text: string, words: string): { start: number; end: number } {
  return { start: text.indexOf(words), end: text.indexOf(words) + words.length };
}

describe('textParts', () => {
  const text =
    'It draws. (Example: <Draw 1>, see 15-8-2.) Refer to 15-8-2 "Persistent Effects" for <Draw>.';
  const parts = textParts(
    {
      text,
      examples: [span(text, '(Example: <Draw 1>, see 15-8-2.)')],
      citations: [
        { number: '15-8-2', ...span(text, '15-8-2') },
        { number: '15-8-2', ...span(text, '15-8-2 "Persistent Effects"') },
      ],
    },
    names,
  );

  test('the words stay the words', () => {
    expect(parts.flatMap((part) => part.pieces.map((piece) => piece.text)).join('')).toBe(text);
  });

  test('the example is a part of its own, with its own citation', () => {
    expect(parts.map((part) => part.example)).toEqual([false, true, false]);
    expect(parts[1]?.pieces.map((piece) => piece.kind)).toEqual([
      'text',
      'keyword',
      'text',
      'citation',
      'text',
    ]);
  });

  test('a citation carries number and words', () => {
    expect(parts[2]?.pieces.find((piece) => piece.kind === 'citation')).toMatchObject({
      number: '15-8-2',
      text: '15-8-2 "Persistent Effects"',
    });
  });
});

describe('names of keyword effects', () => {
  test.each([
    ['<Security A. +1>', 'security-a'],
    ['<Draw>', 'draw'],
    ['<Link +1>', 'link'],
  ])('%s is %s', (icon, slug) => {
    expect(textParts(plain(`a ${icon} b`), names)[0]?.pieces[1]).toEqual({
      kind: 'keyword',
      text: icon,
      slug,
    });
  });

  test.each(['<Drawing>', '<[Durandamon] + [X]>', 'Draw', '< Draw>'])('%s is only text', (text) => {
    expect(textParts(plain(text), names)).toEqual([
      { example: false, pieces: [{ kind: 'text', text }] },
    ]);
  });
});

describe('excerpt', () => {
  test('short text stays', () => expect(excerpt('one two', 7)).toBe('one two'));
  test('long text ends between words', () =>
    expect(excerpt('one two, three', 10)).toBe('one two …'));
});
