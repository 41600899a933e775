import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indentedCode } from './indented.ts';
import { findMentions } from './mentions.ts';

/** The lines that are code, by what they say. */
const codeIn = (text: string): readonly string[] =>
  indentedCode(text).map(({ start, end }) => text.slice(start, end).trim());

test.each([
  ['at the beginning', '    16-7-4', ['16-7-4']],
  ['behind an empty line, until it ends', 'a\n\n    one\n\n    two\nb', ['one', 'two']],
  ['a tab is four blanks, and three blanks before it are none', '\tone\n   \ttwo', ['one', 'two']],
  [
    'behind a heading, a line and a fence',
    '# a\n    one\n***\n    two\n```\n```\n    three',
    ['one', 'two', 'three'],
  ],
  ['behind an underlined heading', 'a\n---\n    one', ['one']],
  ['in a quote', '> a\n>\n>     one', ['>     one']],
  ['in an item, four blanks further in than its text', '- a\n\n      one', ['one']],
  ['behind the mark of an item', '-     one', ['-     one']],
  ['behind a list that has ended', '- a\n\nb\n\n    one', ['one']],
  ['with Windows line ends', 'a\r\n\r\n    one\r\n', ['one']],
])('code: %s', (_what, text, expected) => {
  expect(codeIn(text)).toEqual(expected);
});

test.each([
  ['a paragraph that goes on', 'a\n    16-7-4'],
  ['three blanks', 'a\n\n   16-7-4'],
  ['text of an item', '- a\n\n    16-7-4'],
  ['text of a numbered item', '10. a\n\n    16-7-4'],
  ['an item in an item in an item', '- a\n  - b\n    - 16-7-4'],
  ['a quote that goes on without its mark', '> a\n    16-7-4'],
  ['a number in a paragraph begins no list', 'a\n2. b\n    16-7-4'],
  ['lines of a fence', '```\n\n    16-7-4\n```'],
  ['nothing but blanks', '      \n\t\n'],
])('no code: %s', (_what, text) => {
  expect(codeIn(text)).toEqual([]);
});

test('only Markdown takes it for code', () => {
  const text = 'See 16-7-1.\n\n    16-7-4';
  const found = (isMarkdown: boolean): readonly string[] =>
    findMentions(text, [], isMarkdown).map(({ shown }) => shown);
  expect(found(true)).toEqual(['16-7-1']);
  expect(found(false)).toEqual(['16-7-1', '16-7-4']);
});

test('whatever is pasted, what is code is whole lines that stand far in', () => {
  const piece = fc.constantFrom('    ', ' ', '\t', '- ', '1. ', '> ', 'a', '```', '---', '\n');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      for (const { start, end } of indentedCode(text)) {
        expect(text.slice(start, end)).toMatch(/^.*(?: {4}|\t|^ *- {4}).*$/s);
        expect(text.charAt(start - 1)).toMatch(/^\n?$/);
        expect(text.charAt(end)).toMatch(/^\n?$/);
      }
    }),
  );
});

test('a text of many marks is read at once', () => {
  const before = process.cpuUsage();
  indentedCode('> - '.repeat(12_500));
  indentedCode('    > 1. a\n'.repeat(5_000));
  indentedCode(`${'- '.repeat(15)}a\n`.repeat(1_500));
  // Of a processor, in microseconds: the machine may be busy with something else.
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});
