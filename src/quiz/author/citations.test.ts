import { describe, expect, test } from 'vitest';
import { sampleCorpus } from '../../rules/read/sample.ts';
import { describeProblem } from '../../base/result.ts';
import { acceptedOf, checkCitations, noteCitations, readCitations } from './citations.ts';

const corpus = sampleCorpus();
const questions = [
  { id: 'security-a/one', cites: ['16-4-2', '16-4-1'] },
  { id: 'security-a/two', cites: ['16-4-2'] },
];
const note = (noted: readonly string[], ...accepted: string[]) =>
  noteCitations(noted, questions, corpus, new Set(accepted));

test('what was just noted is current', () => {
  const noted = note([]);
  expect(noted.map((line) => line.split(':')[1])).toEqual(['16-4-1', '16-4-2']);
  expect(checkCitations(noted, questions, corpus)).toEqual({
    outdated: [],
    missing: [],
    unused: [],
  });
});

describe('a rule that reads otherwise than noted', () => {
  const [first = ''] = note([]);
  const noted = [first, '4.0:16-4-2:00000000'];

  test('is found, with the questions to read again', () => {
    const [outdated] = checkCitations(noted, questions, corpus).outdated;
    expect(outdated?.number).toBe('16-4-2');
    expect(outdated?.found).toMatch(/^4\.0:16-4-2:00000000 now reads differently/);
    expect(outdated?.questions).toEqual(['security-a/one', 'security-a/two']);
  });

  test('stays noted as it was until its words are accepted', () => {
    expect(note(noted)).toEqual(noted);
    expect(note(noted, '16-4-2')).toEqual(note([]));
  });
});

test('a number that is gone, and words that moved to another number', () => {
  const words = corpus.rules.find(({ number }) => number === '16-4-1')?.fingerprint ?? '';
  const cited = [{ id: 'a/b', cites: ['16-99-1', '16-98-1'] }];
  const found = checkCitations([`4.0:16-99-1:${words}`, '4.0:16-98-1:00000000'], cited, corpus);
  expect(found.outdated.map((one) => one.found)).toEqual([
    `the words of 4.0:16-99-1:${words} are now in 16-4-1`,
    '4.0:16-98-1:00000000 is gone',
  ]);
  // The number may be another rule's by now.
  expect(acceptedOf(found, new Set(['all']))).toEqual(new Set());
});

test('new words are accepted by the number of their rule, or all of them at once', () => {
  const noted = ['4.0:16-4-1:00000000', '4.0:16-4-2:00000000'];
  const state = checkCitations(noted, questions, corpus);
  const accepted = (...wanted: string[]) => acceptedOf(state, new Set(wanted));
  expect(accepted('16-4-2', '16-7-4')).toEqual(new Set(['16-4-2']));
  expect(accepted('all')).toEqual(new Set(['16-4-1', '16-4-2']));
  expect(note(noted, ...accepted('all'))).toEqual(note([]));
});

test('rules that nobody noted, and notes that nobody cites', () => {
  const found = checkCitations(['4.0:16-5-1:00000000'], questions, corpus);
  expect(found).toMatchObject({ missing: ['16-4-1', '16-4-2'], unused: ['16-5-1'], outdated: [] });
});

test('a line that is no citation is refused', () => {
  expect(() => checkCitations(['16-4-2'], questions, corpus)).toThrow(/expected edition/);
});

test.each([
  ['["4.0:16-7-4:b9d262fa", "16-7-4"]', ':1 [1]: "16-7-4"; expected a citation such as'],
  ['{}', ':1: no fields; expected a list, such as [one, two]: a list of citations'],
  ['["4.0:', ':1: not JSON'],
])('what is noted as %s is refused', (text, words) => {
  const read = readCitations('citations.json', text);
  const said = read.ok ? '' : read.problem.map(describeProblem).join('\n');
  expect(said).toContain(`citations.json${words}`);
});
