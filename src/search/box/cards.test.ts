import { describe, expect, test } from 'vitest';
import type { FileCard } from '../../card/file/file-card.ts';
import { buildIndex } from '../index/build.ts';
import { find } from '../query/find.ts';
import { openIndex } from '../index/open.ts';
import { cardAdder } from './cards.ts';

const card = (number: string, name: string, level: number | null): FileCard => ({
  number,
  name,
  level,
  set: number.split('-')[0] ?? '',
  categories: ['Digimon'],
  colours: ['red'],
  dp: 2000,
  cost: 3,
  traits: ['Rookie', 'Dragon'],
  digivolve: [],
  text: { upper: '', inherited: '', security: '', linked: '' },
  linkDp: null,
  overflow: null,
});

const add = cardAdder({
  cards: [
    card('XX1-010', 'Red Pup', 3),
    card('XX1-011', 'Red Pup Captain', 4),
    card('XX1-012', 'Rëd Seal', null),
  ],
});
const index = openIndex(
  buildIndex(
    [
      {
        kind: 'rule',
        url: '/rules/1/',
        number: '1',
        title: 'Red things',
        text: 'Anything red.',
        aliases: [],
        own: true,
      },
    ],
    '4.0',
  ),
);
const found = (typed: string) => add(find(index, typed), 10);
const urls = (typed: string): readonly string[] =>
  found(typed).groups.flatMap(({ kind, hits }) => (kind === 'card' ? hits.map((h) => h.url) : []));

describe('cards of a file', () => {
  test('by number, which comes first and opens with Enter', () => {
    expect(urls('xx1-011')).toEqual(['/cards/#XX1-011']);
    expect(found('xx1-011')).toMatchObject({ exact: true, unknown: [], total: 1 });
  });

  test('by name, the whole name before longer ones', () => {
    expect(urls('red pup')).toEqual(['/cards/#XX1-010', '/cards/#XX1-011']);
    expect(found('red pup').groups[0]?.kind).toBe('card');
  });

  test('by words in any order and without accents, behind the rules', () => {
    expect(urls('seal red')).toEqual(['/cards/#XX1-012']);
    expect(found('red').groups.map(({ kind }) => kind)).toEqual(['rule', 'card']);
    expect(urls('dragon')).toHaveLength(3);
  });

  test('by level, and not by filters that no card has', () => {
    expect(urls('level:4')).toEqual(['/cards/#XX1-011']);
    expect(urls('red level:3')).toEqual(['/cards/#XX1-010']);
    expect(urls('red chapter:1')).toEqual([]);
    expect(urls('red level:9')).toEqual([]);
  });

  test('not by one letter, and nothing is added where no card has the words', () => {
    expect(urls('r')).toEqual([]);
    const rules = find(index, 'anything');
    expect(add(rules, 10)).toBe(rules);
  });
});
