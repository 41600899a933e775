import { expect, test } from 'vitest';
import { textAt } from '../../../scripts/files.ts';
import { readEditionNotes } from './editions.ts';
import { isRuleNumber } from '../number/number-list.ts';

/** As in the edition that is here as received: an imported one may have the clause of a note. */
const isRule = (number: string): boolean => number !== '16-42-3' && isRuleNumber(number);

const note = {
  number: '16-7-1',
  editions: [
    { edition: '4.0', says: 'One thing.' },
    { edition: '4.2', says: 'Another.' },
  ],
  result: 'None.',
  follows: '4.0',
  why: 'It is here.',
};
const read = (...notes: readonly unknown[]) =>
  readEditionNotes({ name: 'editions.json', text: JSON.stringify({ notes }) }, isRule);
const problems = (...notes: readonly unknown[]): string => {
  const result = read(...notes);
  return result.ok
    ? ''
    : result.problem.map(({ found, expected }) => `${found}: ${expected}`).join('\n');
};

test('a note is read with all its fields', () => {
  const other = { ...note, number: '16-42', clause: '16-42-3' };
  expect(read(note, other)).toEqual({ ok: true, value: [note, other] });
});

test.each([
  ['a rule that is none', { ...note, number: '16-99' }, '16-99: the number of a rule'],
  ['one edition', { ...note, editions: note.editions.slice(1) }, '4.2: two or more editions'],
  ['the newer edition first', { ...note, editions: note.editions.toReversed() }, '4.2, 4.0: two'],
  [
    'an edition that is no number',
    { ...note, editions: [{ edition: 'new', says: 'x' }, note.editions[1]] },
    'new, 4.2: two',
  ],
  ['an edition that is not compared', { ...note, follows: '3.9' }, '3.9: 4.0 or 4.2'],
  [
    'a clause with a page',
    { ...note, number: '16-42', clause: '16-42-2' },
    '16-42-2: a clause of 16-42',
  ],
  ['a clause of another rule', { ...note, clause: '16-42-3' }, '16-42-3: a clause of 16-7-1'],
  ['no words', { ...note, result: ' ' }, '" ": what the difference does'],
  ['a field that is unknown', { ...note, since: '4.1' }, 'there is no field "since"'],
])('refused: %s', (_what, wrong, words) => {
  expect(problems(wrong)).toContain(words);
});

test('refused: a rule twice', () => {
  expect(problems(note, note)).toContain('16-7-1 a second time');
});

test('the notes of the site are about these rules', () => {
  const notes = readEditionNotes(
    { name: 'editions.json', text: textAt('rules/editions.json') },
    isRule,
  );
  if (!notes.ok) throw new Error(JSON.stringify(notes.problem));
  expect(notes.value.map(({ number, clause }) => clause ?? number)).toEqual([
    '15-8-5-4',
    '16',
    '16-7-1',
    '16-34-1',
    '16-34-3',
    '16-42-3',
    '18-2-2',
    '18-2-4',
  ]);
});
