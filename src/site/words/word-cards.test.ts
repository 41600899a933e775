import { describe, expect, test } from 'vitest';
import { filesIn } from '../../../scripts/files.ts';
import { AREA_TAGS, TIMINGS } from '../../effect/tree/tree.ts';
import { cardOf } from '../../ui/word/card-words.ts';
import { urlOfTerm } from '../../ui/word/marks.ts';
import { library } from '../content/content.ts';
import { firstSentences, makeWordCards } from './word-cards.ts';

const { corpus, index, terms } = library;
const cards = makeWordCards(corpus.keywords, terms);

test('there are 40 keywords or more', () =>
  expect(corpus.keywords.length).toBeGreaterThanOrEqual(40));

test.each(corpus.keywords.map((keyword) => [keyword.name, keyword] as const))(
  '<%s> has a card',
  (name, { slug, number, formerly }) => {
    const card = cardOf(cards, `<${name}>`, `/keywords/${slug}/`);
    expect(card).toMatchObject({ title: `<${name}>`, url: `/keywords/${slug}/`, rule: number });
    expect(card?.words).toMatch(/^[A-Z].{15,}\.$/);
    expect(card?.kind).toBeTruthy();
    expect(card?.choice).toBeTruthy();
    if (formerly !== undefined) expect(cardOf(cards, `<${formerly} +1>`, '')).toBe(card);
  },
);

test.each([...TIMINGS, ...AREA_TAGS, 'Once Per Turn', 'Twice Per Turn'])(
  '[%s] has a card with a rule',
  (name) => {
    const card = cardOf(cards, `[${name}]`, '');
    expect(card?.title).toBe(`[${name}]`);
    expect(card?.words).toMatch(/^[A-Z].{15,}\.$/);
    expect(index.find(card?.rule ?? '')).toBeDefined();
  },
);

test('a timing has a category where it decides that alone', () => {
  const kinds = ['On Play', 'Security', 'Main', 'Counter', 'Your Turn', 'All Turns', 'Hand'];
  expect(kinds.map((name) => cards.icons[name]?.colour)).toEqual([
    'trigger',
    'trigger',
    'activation',
    'activation',
    undefined,
    undefined,
    undefined,
  ]);
});

test.each(terms.map(({ term }) => term))('the term %s has a card', (term) => {
  const card = cardOf(cards, 'whatever it is called here', urlOfTerm(term));
  expect(card?.title).toBe(term);
  expect(card?.words).toMatch(/^[A-Z][^`*]{15,}[.!?”)]$/);
  expect(card?.words.length).toBeLessThan(330);
});

test('the anchor of a term is the name of its file', () => {
  const anchors = filesIn('terms').map(({ name }) => name.replace('.md', ''));
  expect(Object.keys(cards.terms).toSorted()).toEqual(anchors.toSorted());
});

test('what is no word has no card', () => {
  for (const said of ['<Drawing>', '[Puppet]', '<constructor>', '[constructor]', ''])
    expect(cardOf(cards, said, '')).toBeUndefined();
});

describe('the first sentences', () => {
  test.each([
    ['One. Two.', 'One. Two.'],
    [`${'A'.repeat(150)}. And more of it.`, `${'A'.repeat(150)}.`],
    ['A `<Draw 1>` of [it](/x/).\n\nMore.', 'A <Draw 1> of it.'],
    ['Lv.4 cards. [On Play] too.', 'Lv.4 cards. [On Play] too.'],
  ])('%s', (body, words) => {
    expect(firstSentences(body)).toBe(words);
  });
});
