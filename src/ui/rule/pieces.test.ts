import { describe, expect, test } from 'vitest';
import { marksIn } from '../word/marks.ts';
import { excerpt, textParts } from './pieces.ts';

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
    marksIn,
  );

  test('the words stay the words', () => {
    expect(parts.flatMap((part) => part.pieces.map((piece) => piece.text)).join('')).toBe(text);
  });

  test('the example is a part of its own, with its own citation', () => {
    expect(parts.map((part) => part.example)).toEqual([false, true, false]);
    expect(parts[1]?.pieces.map((piece) => piece.kind)).toEqual([
      'text',
      'word',
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

describe('words that open a card', () => {
  test.each([
    ['<Security A. +1>', '/keywords/security-a/'],
    ['<Draw>', '/keywords/draw/'],
    ['<Link +1>', '/keywords/link/'],
    ['[On Play]', '/rules/15-16-2/'],
  ])('%s leads to %s', (icon, url) => {
    expect(textParts(plain(`a ${icon} b`), marksIn)[0]?.pieces[1]).toEqual({
      kind: 'word',
      text: icon,
      url,
    });
  });

  test.each(['<Drawing>', '<[Durandamon] + [X]>', 'Draw', '< Draw>'])('%s is only text', (text) => {
    expect(textParts(plain(text), marksIn)).toEqual([
      { example: false, pieces: [{ kind: 'text', text }] },
    ]);
  });
});

describe('excerpt', () => {
  test('short text stays', () => expect(excerpt('one two', 7)).toBe('one two'));
  test('long text ends between words', () =>
    expect(excerpt('one two, three', 10)).toBe('one two …'));
});
