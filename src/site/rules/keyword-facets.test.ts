// @vitest-environment node
/** What the clauses say of each keyword, beside what the engine does with it. */
import { describe, expect, test } from 'vitest';
import { readEffects } from '../../effect/read/read.ts';
import { keywordRule } from '../../effect/keyword/lookup.ts';
import type { KeywordRule } from '../../effect/keyword/keyword.ts';
import { FACET_NAMES, FACETS } from '../../rules/keyword-index.ts';
import { corpus, index } from '../corpus.ts';
import { listed, listedOf } from './keyword-facets.ts';

const moments = (slug: string): readonly string[] => listedOf(slug).has.moment;
const rowOf = (name: string): KeywordRule => {
  const row = keywordRule(name);
  if (row === undefined) throw new Error(`no row for ${name}`);
  return row;
};

/** What the effect text of a row says by itself, as the reader understands it. */
function effectOf({ text }: KeywordRule) {
  const words = typeof text === 'function' ? text({ n: 1, argument: '[A] trait' }, ['A']) : text;
  const [line] = words === undefined ? [] : readEffects(words).lines;
  return line?.kind === 'effect' ? { line, words: words ?? '' } : undefined;
}

test('all have a moment and a cost, and every value is one of the list', () => {
  expect(listed.map(({ keyword }) => keyword)).toEqual(corpus.keywords);
  for (const { has } of listed) {
    expect(has.moment.length).toBeGreaterThan(0);
    expect(has.cost.length).toBeGreaterThan(0);
    for (const value of has.moment) expect(FACETS.moment).toContain(value);
  }
});

test('every value of every facet is had by some keyword', () => {
  for (const facet of FACET_NAMES)
    for (const value of FACETS[facet])
      expect(
        listed.some(({ has }) => has[facet].some((one) => one === value)),
        `${facet}=${value}`,
      ).toBe(true);
});

test('every fact that names a rule names one that exists', () => {
  for (const { facets } of listed)
    for (const { rule } of [...facets.moments, facets.whose, facets.turn, ...facets.costs])
      if (rule !== undefined) expect(index.find(rule), rule).toBeDefined();
});

describe.each(listed.map((one) => [one.keyword.slug, one] as const))('%s', (_slug, one) => {
  const { keyword, has } = one;
  const row = rowOf(keyword.name);
  const effect = effectOf(row);

  test('is of the category and the choice that the engine plays', () => {
    expect(row.category).toBe(keyword.category.value);
    expect(row.choice).toBe(keyword.choice.value);
  });

  test('costs something exactly when the engine asks for it', () => {
    // The block procedure of chapter 12 suspends the blocker.
    const pays = row.costRule !== undefined || row.price !== undefined || row.slug === 'blocker';
    expect(has.cost[0] !== 'none').toBe(pays);
    if (effect !== undefined) {
      const { words } = effect;
      expect(has.cost.includes('suspending')).toBe(/by suspending/i.test(words));
      expect(has.cost.includes('deleting')).toBe(/by deleting/i.test(words));
      expect(has.cost.includes('trashing')).toBe(/by trashing/i.test(words));
    }
  });

  test('is of the moment that its effect text waits for', () => {
    if (effect === undefined) return;
    const { line, words } = effect;
    const timings = line.timings.map(({ name }) => name);
    expect(has.moment.includes('would-be-deleted')).toBe(/would be deleted/.test(words));
    expect(has.moment.includes('would-leave')).toBe(/would leave/.test(words));
    expect(has.moment.includes('end-of-turn')).toBe(timings.includes('End of Your Turn'));
    expect(has.moment.includes('main-phase')).toBe(timings.includes('Main'));
    if (timings.includes('On Deletion')) expect(has.moment).toContain('deleted');
    if (timings.includes('When Attacking')) expect(has.moment).toContain('attack');
    if (timings.includes('End of Your Turn')) expect(has.turn).toEqual(['yours']);
  });

  test('is inside an effect exactly when it has no category, and in no counter timing', () => {
    const inside = keyword.category.value === 'none' && row.counter !== true;
    expect(has.moment.includes('in-effect')).toBe(inside);
    expect(has.moment.includes('counter')).toBe(row.counter === true);
  });
});

test('some that are looked for', () => {
  expect(moments('piercing')).toEqual(['attack', 'battle', 'security']);
  expect(moments('barrier')).toEqual(['would-be-deleted', 'battle', 'security']);
  expect(moments('partition')).toEqual(['would-leave']);
  expect(moments('retaliation')).toEqual(['deleted', 'battle']);
  expect(moments('blocker')).toEqual(['block']);
  expect(listedOf('blocker').has).toMatchObject({ turn: ['opponents'], cost: ['suspending'] });
  expect(listedOf('reboot').has.turn).toEqual(['opponents']);
  expect(listedOf('mind-link').has.whose).toEqual(['tamer']);
  expect(listedOf('digisorption').has.whose).toEqual(['hand']);
});
