import { expect, test } from 'vitest';
import { readClauses } from './clauses.ts';
import { sampleCorpus } from './sample.ts';

const { rules } = sampleCorpus();
const numbers = rules.flatMap(({ number, text }) => (text === undefined ? [] : number));
const entries = numbers.map((number) => ({ number, counts: ['executable'] as unknown }));

const read = (clauses: readonly unknown[]) =>
  readClauses({ name: 'clauses.json', text: JSON.stringify({ clauses }, null, 1) }, rules);
const problems = (clauses: readonly unknown[]): string => {
  const result = read(clauses);
  return result.ok
    ? ''
    : result.problem.map(({ found, expected }) => `${found}: ${expected}`).join('\n');
};

test('each clause that has a text is what the file says', () => {
  expect(numbers.length).toBeGreaterThan(3);
  const [first, ...others] = entries;
  const result = read([{ ...first, counts: ['classification', 'executable'] }, ...others]);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  expect([...result.value.keys()]).toEqual(numbers);
  expect(result.value.get(numbers[0] ?? '')).toEqual(['executable', 'classification']);
});

test.each([
  ['a clause is missing', entries.slice(1), `no entry ${numbers[0]}: an entry for each clause`],
  [
    'a number is none',
    [...entries, { number: '16-99', counts: ['executable'] }],
    '16-99: a clause',
  ],
  [
    'a section has no text',
    [...entries, { number: '16-4', counts: ['executable'] }],
    '16-4: a clause',
  ],
  ['a clause stands twice', [...entries, entries[0]], 'a second time: each once'],
  [
    'a kind is none',
    [{ ...entries[0], counts: ['exec'] }, ...entries.slice(1)],
    '"exec": executable, classification or description',
  ],
  ['a kind stands twice', [{ ...entries[0], counts: ['executable', 'executable'] }], ': a list of'],
  [
    'there is no kind',
    [{ ...entries[0], counts: [] }, ...entries.slice(1)],
    'an empty list: at least 1 entries: a list of',
  ],
  [
    'a field is unknown',
    [{ ...entries[0], kind: 1 }, ...entries.slice(1)],
    'there is no field "kind"',
  ],
])('refused: %s', (_what, clauses, words) => {
  expect(problems(clauses)).toContain(words);
});
