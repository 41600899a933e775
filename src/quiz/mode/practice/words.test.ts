import { describe, expect, test } from 'vitest';
import type { QuizIndex } from '../../list/entry.ts';
import { FACETS } from './filter.ts';
import { parsePractice } from './filter-address.ts';
import { entry } from '../../list/entry-sample.ts';
import { filterWords, valuesOf } from './words.ts';

const INDEX: QuizIndex = {
  questions: [
    entry('piercing/a', { keywords: ['piercing'], categories: ['trigger'] }),
    entry('piercing/b', { keywords: ['piercing', 'raid'], categories: ['trigger'], level: 3 }),
  ],
  topics: { piercing: '<Piercing>' },
  keywords: { piercing: '<Piercing>', raid: '<Raid>' },
  kinds: { one: 'One answer', several: 'Several answers' },
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
