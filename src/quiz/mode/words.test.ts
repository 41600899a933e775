import { describe, expect, test } from 'vitest';
import type { QuizIndex } from './entry.ts';
import { FACETS } from './practice/filter.ts';
import { parsePractice } from './practice/filter-address.ts';
import { entry } from './sample.ts';
import { counted } from '../../base/counted.ts';
import { intervalWords, spentWords } from './review/interval.ts';
import { filterWords, valuesOf } from './words.ts';

const INDEX: QuizIndex = {
  questions: [
    entry('piercing/a', { keywords: ['piercing'], categories: ['trigger'] }),
    entry('piercing/b', { keywords: ['piercing', 'raid'], categories: ['trigger'], level: 3 }),
  ],
  topics: { piercing: '<Piercing>' },
  keywords: { piercing: '<Piercing>', raid: '<Raid>' },
  families: { '16-7': '<Piercing>' },
};

describe('what can be chosen', () => {
  test('is what questions have, each with its number', () => {
    const shown = FACETS.map((facet) =>
      valuesOf(facet, INDEX).map(({ name, count }) => `${name} ${count}`),
    );
    expect(shown).toEqual([
      ['<Piercing> 2'],
      ['<Piercing> 2', '<Raid> 1'],
      ['Trigger-type 2'],
      [],
      ['1, player 1', '3, head judge 1'],
      ['One answer 2'],
    ]);
  });

  test.each([
    ['', ''],
    ['keyword=piercing,raid', 'Keyword <Piercing> or <Raid>'],
    ['keyword=piercing,raid&all=keyword', 'Keyword <Piercing> and <Raid>'],
    ['topic=piercing&level=3', 'Topic <Piercing>; and Level 3, head judge'],
    ['topic=piercing&rule=16-7&join=any', 'Topic <Piercing>; or Rule 16-7'],
    ['not-level=1', 'not Level 1, player'],
  ])('%s is said as %s', (query, words) => {
    expect(filterWords(parsePractice(query).filter, INDEX)).toBe(words);
  });
});

const MINUTE = 60_000;
test.each([
  [0, 'in 1 min'],
  [10 * MINUTE, 'in 10 min'],
  [60 * MINUTE, 'in 1 hour'],
  [36 * 60 * MINUTE, 'in 2 days'],
  [90 * 1440 * MINUTE, 'in 3 months'],
  [800 * 1440 * MINUTE, 'in 2 years'],
])('%i milliseconds are %s', (milliseconds, words) => {
  expect(intervalWords(milliseconds)).toBe(words);
});

test.each([
  [0, 'less than a minute'],
  [59_999, 'less than a minute'],
  [MINUTE, '1 minute'],
  [89_000, '1 minute'],
  [90_000, '2 minutes'],
  [50 * MINUTE, '50 minutes'],
])('%i milliseconds took %s', (milliseconds, words) => {
  expect(spentWords(milliseconds)).toBe(words);
});

test('what is counted has its number', () => {
  expect([0, 1, 2].map((n) => counted(n, 'question'))).toEqual([
    '0 questions',
    '1 question',
    '2 questions',
  ]);
});
