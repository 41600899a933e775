import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readFile } from './content-file.ts';
import { describeProblem } from './result.ts';

const schema = z.strictObject({
  title: z.string().min(3).describe('What it is about.'),
  parts: z
    .array(z.strictObject({ name: z.string().describe('Its name.') }))
    .default([])
    .describe('What it is made of.'),
});

/** What is said of a file, and where. */
function said(path: string, text: string): string {
  const read = readFile(path, text, schema);
  return read.ok ? '' : read.problem.map(describeProblem).join('\n');
}

const MARKDOWN = '---\ntitle: A title\nparts:\n  - name: One\n  - name: Two\n---\n\nWords.\n';
const JSON_TEXT =
  '{\n  "title": "A title",\n  "parts": [\n    { "name": "One" },\n    { "name": "Two" }\n  ]\n}\n';

describe.each([
  ['a.md', MARKDOWN, 'Words.'],
  ['a.md', MARKDOWN.replaceAll('\n', '\r\n'), 'Words.'],
  ['a.json', JSON_TEXT, ''],
])('%s', (path, text, body) => {
  const read = readFile(path, text, schema);

  test('its fields, what stands below them, and the line of each', () => {
    if (!read.ok) throw new Error(said(path, text));
    const { fields, lineOf } = read.value;
    expect(fields).toEqual({ title: 'A title', parts: [{ name: 'One' }, { name: 'Two' }] });
    expect(read.value.body).toBe(body);
    expect([['title'], ['parts'], ['parts', 1], ['parts', 1, 'name']].map(lineOf)).toEqual([
      2, 3, 5, 5,
    ]);
  });

  test('a missing field is where the fields around it begin', () => {
    expect(read.ok && read.value.lineOf(['parts', 1, 'colour'])).toBe(5);
  });

  test('a problem that is found later names file, line and field', () => {
    const problem = read.ok && read.value.problem(['parts', 1, 'name'], 'Two', 'One');
    expect(problem && describeProblem(problem)).toBe(`${path}:5 parts[1].name: Two; expected One`);
  });
});

test.each([
  [
    'a.md',
    MARKDOWN.replace('title', 'titel'),
    'a.md:2 titel: there is no field "titel"; did you mean title?; expected one of title, parts',
  ],
  [
    'a.json',
    JSON_TEXT.replace('title', 'titel'),
    'a.json:2 titel: there is no field "titel"; did you mean title?; expected one of title, parts',
  ],
  [
    'a.md',
    MARKDOWN.replace('One', '1'),
    'a.md:4 parts[0].name: 1; expected a text, in quotation marks: its name',
  ],
  [
    'a.json',
    JSON_TEXT.replace('"One"', '1'),
    'a.json:4 parts[0].name: 1; expected a text, in quotation marks: its name',
  ],
  [
    'a.json',
    JSON_TEXT.replace('"A title"', '""'),
    'a.json:2 title: "" is too short; expected at least 3 letters: what it is about',
  ],
  ['a.json', '[]', 'a.json:1: a list; expected the fields title, parts'],
  ['a.md', '---\n---\n', 'a.md:1: no front matter; expected YAML between two lines "---"'],
  ['a.md', '---\n# nothing\n---\n', 'a.md:2: no fields; expected the fields title, parts'],
  ['a.md', 'Words.', 'a.md:1: no front matter; expected YAML between two lines "---"'],
])('what is wrong with %s, %j', (path, text, words) => {
  expect(said(path, text)).toBe(words);
});

test.each([
  [
    'a.md',
    MARKDOWN.replace('title: A title', 'title: A: title'),
    /^a\.md:2 title: .*; expected quotation marks/,
  ],
  ['a.json', JSON_TEXT.replace('"One" },', '"One" '), /^a\.json:5: not JSON/],
])('what cannot be parsed: %s, %j', (path, text, words) => {
  expect(said(path, text)).toMatch(words);
});

test.each([
  ['title:\nmore: [a]', 'a.md:2 title: the field title is empty; expected a text'],
  ['title: A title\nmore:', 'a.md:3 more: the field more is empty; expected a list'],
  ['title: A', 'a.md:2 title: "A" is too short; expected at least 3 letters'],
  ['title: A title\nmore: []', 'a.md:3 more: an empty list; expected at least 1 entries'],
  ['title: A title\nsure: no!', 'a.md:3 sure: "no!"; expected true or false'],
])('a field without a description asks for what its type is: %s', (fields, words) => {
  const bare = z.strictObject({
    title: z.string().min(3),
    more: z.array(z.string()).min(1).optional(),
    sure: z.boolean().optional(),
  });
  const read = readFile('a.md', `---\n${fields}\n---\n`, bare);
  expect(read.ok ? '' : read.problem.map(describeProblem).join('\n')).toContain(words);
});
