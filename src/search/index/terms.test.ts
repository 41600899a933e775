import { describe, expect, test } from 'vitest';
import { readTerm } from './terms.ts';

const file = (fields: string, body = 'Our words.'): string => `---\n${fields}\n---\n\n${body}\n`;

describe('reading a term', () => {
  test('all fields', () => {
    expect(
      readTerm('a.md', file("term: 'Block timing'\navoid: ['block step']\nrules: ['11-4-1']")),
    ).toEqual({
      ok: true,
      value: {
        term: 'Block timing',
        avoid: ['block step'],
        rules: ['11-4-1'],
        body: 'Our words.',
      },
    });
  });

  test('a name is enough', () => {
    const read = readTerm('a.md', file('term: Memory'));
    expect(read).toMatchObject({ ok: true, value: { term: 'Memory', avoid: [], rules: [] } });
  });

  test('line ends of Windows', () => {
    const read = readTerm('a.md', file('term: Memory').replaceAll('\n', '\r\n'));
    expect(read).toMatchObject({ ok: true, value: { term: 'Memory' } });
  });

  test.each([
    ['no name', file('avoid: []'), 'term'],
    ['a name that is no text', file('term: 12'), 'term'],
    ['no YAML', file('term: [a'), 'term'],
    ['a list that is none', file('term: A\navoid: block step'), 'avoid'],
    ['a rule that is no text', file('term: A\nrules: [12]'), 'rules[0]'],
    ['a field that is none', file('term: A\nrule: []'), 'rule'],
  ])('%s is a problem with file and field', (_, text, field) => {
    expect(readTerm('a.md', text)).toMatchObject({
      ok: false,
      problem: [{ file: 'content/terms/a.md', field }],
    });
  });

  test('no front matter is a problem with the file', () => {
    expect(readTerm('a.md', 'Our words.')).toMatchObject({
      ok: false,
      problem: [{ file: 'content/terms/a.md' }],
    });
  });

  test('the line is the one of the field', () => {
    expect(readTerm('a.md', file('term: A\nrules: 1'))).toMatchObject({ problem: [{ line: 3 }] });
  });
});
