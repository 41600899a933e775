import { expect, test } from 'vitest';
import { indexCorpus } from '../rules/corpus.ts';
import { sampleCorpus } from '../rules/read/sample.ts';
import { previewedPages } from './previewed.ts';

const index = indexCorpus(sampleCorpus());
const words = {
  nameOf: () => 'Name',
  wordsOf: () => 'Words',
  sourceOf: () => 'Source',
  urlOfRuling: (number: string) => `/rulings/${number.toLowerCase()}/`,
};
const fields = {
  ...{ id: 'attack/first', title: 'First', topic: 'attack', keywords: [] },
  question: 'Can it attack?',
};
const pages = previewedPages(
  index,
  {
    questions: [{ question: fields, drawn: null }],
    rulings: [
      {
        ...{ numbers: ['Q644', 'Q645'], title: 'It can attack.', answer: 'Yes.' },
        ready: { question: fields, drawn: null },
      },
    ],
  },
  words,
);

test('every rule, keyword, question and ruling has one picture', () => {
  const { rules, keywords } = index.corpus;
  expect(pages).toHaveLength(rules.length + keywords.length + 2);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

test('a ruling is named as on its page, and its picture has the answer; a question tells none', () => {
  const [question, ruling] = pages.slice(-2);
  expect(ruling).toMatchObject({ path: '/rulings/q644/', title: 'Q644: It can attack' });
  expect(JSON.stringify(ruling?.picture)).toContain('"Yes."');
  expect(JSON.stringify(ruling?.picture)).toContain('Official ruling');
  expect(question?.path).toBe('/quiz/attack/first/');
  expect(JSON.stringify(question?.picture)).not.toContain('Yes.');
});
