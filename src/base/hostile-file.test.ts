/** Files that nobody writes by mistake alone: each is refused at once, with its line. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readFile } from './content-file.ts';
import { eachOnce } from './each-once.ts';
import { describeProblem } from './result.ts';

const schema = z.strictObject({
  title: z.string().min(3).max(20).describe('What it is about.'),
  n: z.number().int().min(0).max(9).optional().describe('A number.'),
  list: eachOnce(z.array(z.string().max(10)).max(4))
    .optional()
    .describe('Several.'),
  parts: eachOnce(z.array(z.strictObject({ name: z.string().max(10) })).max(4), 'name')
    .optional()
    .describe('Its parts.'),
});

function said(path: string, text: string): string {
  const read = readFile(path, text, schema);
  return read.ok ? '' : read.problem.map(describeProblem).join('\n');
}
const front = (lines: string): string =>
  said('a.md', `---\ntitle: A title\n${lines}\n---\nText.\n`);

const BOMB = ['n: &a [x, x]', 'b: &b [*a, *a]', 'c: &c [*b, *b]', 'd: [*c, *c]'].join('\n');

describe('YAML that is more than lines, lists and texts', () => {
  test.each([
    ['an alias of nothing', 'n: *x', 'a.md:3 n: an alias of YAML, "*x"; expected quotation marks'],
    ['aliases of aliases', BOMB, 'a.md:3 n: an anchor of YAML, "&a"; expected quotation marks'],
    ['a tag', 'n: !!binary aGk=', 'a.md:3 n: a tag of YAML, "!!binary"'],
    ['fields that begin with "?"', '? '.repeat(9_000), 'a.md:3'],
    ['the same inside of a list', 'n: [? ? a]', 'a.md:3 n: a field that begins with "?"'],
    ['10,000 brackets', `n: ${'['.repeat(10_000)}`, 'a.md:3 n: more than 8 nested lists'],
    ['10,000 lists', '- '.repeat(9_000), 'a.md:3'],
    ['a second document', 'n: 1\n...\nn: 2', 'a.md:4 n: a document end marker'],
    ['a field twice', 'n: 1\nn: 2', 'a.md:4 n: invalid YAML'],
    ['a field called __proto__', '__proto__: 1', 'a.md:3 __proto__: there is no field "__proto__"'],
    ['the same further inside', 'parts: [{ __proto__: 1 }]', 'there is no field "__proto__"'],
    ['too much of it', 'x'.repeat(20_000), 'front matter of 20015 characters; expected 20000'],
    ['a file of 5 MB', 'x'.repeat(5_000_000), 'a.md:1: 5000030 characters; expected a file of'],
  ])('%s', (_, lines, words) => {
    expect(front(lines)).toContain(words);
  });

  test('a board may have any of these signs', () => {
    const read = readFile(
      'a.md',
      '---\ntitle: |\n  [[[? *x &y\n---\n',
      z.strictObject({ title: z.string() }),
    );
    expect(read).toMatchObject({ ok: true, value: { fields: { title: '[[[? *x &y\n' } } });
  });
});

describe('JSON', () => {
  test.each([
    [
      'a field twice',
      '{\n"title": "One",\n"title": "Two" }',
      'a.json:3 title: the same field twice',
    ],
    [
      'a field twice inside',
      '{ "title": "One",\n"parts": [\n{ "name": "a",\n"name": "b" }] }',
      'a.json:4 parts[0].name: the same field twice; expected each field only once',
    ],
    ['the same name with an escape', '{ "n": 1,\n"\\u006e": 2 }', 'a.json:2 n: the same field'],
    ['100,000 lists', '['.repeat(100_000) + ']'.repeat(100_000), 'a.json:1: fields nested 20 deep'],
    ['a field called __proto__', '{ "__proto__": 1 }', 'there is no field "__proto__"'],
    ['the line of what is wrong', '{\n"title": "One",\n"n": 12 }', 'a.json:3 n: 12; expected at'],
    ['a file of 5 MB', `"${'x'.repeat(5_000_000)}"`, 'a.json:1: 5000002 characters'],
  ])('%s', (_, text, words) => {
    expect(said('a.json', text)).toContain(words);
  });
});

describe('bounds', () => {
  test.each([
    ['a number', 'n: 12', 'a.md:3 n: 12; expected at most 9: a number'],
    ['no number', 'n: .inf', 'a.md:3 n: '],
    ['a list', 'list: [a, b, c, d, e]', 'a list of 5; expected at most 4 entries: several'],
    ['an entry', `list: [a, ${'b'.repeat(99)}]`, 'a.md:3 list[1]: "bbb'],
    ['an entry again', 'list:\n  - One.\n  - one', 'a.md:5 list[1]: "one": a second time'],
    [
      'a field of entries',
      'parts:\n  - name: a\n  - name: A',
      'a.md:5 parts[1].name: "A": a second',
    ],
  ])('%s', (_, lines, words) => {
    expect(front(lines)).toContain(words);
  });

  test('a message quotes the beginning of what is too long', () => {
    const words = said('a.md', `---\ntitle: ${'N'.repeat(9_000)}\n---\n`);
    expect(words).toContain('which is 9000 characters long; expected at most 20 letters');
    expect(words.length).toBeLessThan(300);
  });

  test('of hundreds of problems the first are said, and how many there are', () => {
    const fields = Array.from({ length: 500 }, (_, i) => `f${i}: 1`).join('\n');
    const lines = front(fields).split('\n');
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toContain('480 more problems; expected these corrected first');
  });
});

describe('line ends and the mark in front', () => {
  const TEXT = '---\ntitle: A title\nlist:\n  - One\n  - Two\n---\n\nWords.\n';
  const JSON_TEXT = '{\n  "title": "A title",\n  "list": [\n    "One",\n    "Two"\n  ]\n}\n';
  test.each([
    ['a.md', TEXT],
    ['a.json', JSON_TEXT],
  ])('%s is the same, with the same lines', (path, text) => {
    const plain = readFile(path, text, schema);
    if (!plain.ok) throw new Error(said(path, text));
    for (const other of [
      '\uFEFF' + text,
      text.replaceAll('\n', '\r\n'),
      text.replaceAll('\n', '\r'),
    ]) {
      for (const form of [other, '\uFEFF' + other.replace(/^\uFEFF/, '')]) {
        const read = readFile(path, form, schema);
        if (!read.ok) throw new Error(said(path, form));
        expect(read.value.fields).toEqual(plain.value.fields);
        expect(read.value.body).toBe(plain.value.body);
        for (const field of [['title'], ['list'], ['list', 1]])
          expect(read.value.lineOf(field)).toBe(plain.value.lineOf(field));
      }
    }
  });
});
