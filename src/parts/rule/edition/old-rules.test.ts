/** Pages of old numbers, drawn from two small made-up editions, read as an import reads. */
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { differencesBetween, orderOf } from '../../../rules/identity/differences.ts';
import { oldRulesOf, vanishedOf } from '../../../rules/identity/old-rules.ts';
import Differences from '../../change/Differences.astro';
import MeantBefore from './MeantBefore.astro';
import OldRule from './OldRule.astro';
import { twoEditions } from './edition-sample.ts';

// The test runner makes a word of the address that nobody gave.
vi.hoisted(() => vi.stubEnv('SITE', undefined));
afterAll(() => {
  vi.unstubAllEnvs();
});

const { older, newer, changes, identities, steps, editions } = twoEditions();
const old = oldRulesOf(editions, steps);

let container: AstroContainer;
beforeAll(async () => {
  container = await AstroContainer.create();
});

/** What a page says inside its main part, without tags. */
const said = (html: string): string =>
  (/<main[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? html)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,])/g, '$1')
    .trim();
const page = (number: string, gone = false): Promise<string> =>
  container.renderToString(OldRule, {
    props: { old: old.find(({ rule }) => rule.number === number), gone },
  });

describe('the page of a rule in the older edition', () => {
  test('has a page for each rule of that edition', () => {
    expect(old.map(({ rule }) => rule.number)).toEqual(older.rules.map(({ number }) => number));
  });

  test('one that kept its number leads to it', async () => {
    const html = await page('1-1-4');
    expect(said(html)).toContain('This page always shows edition 1.0. Today it is 1-1-4.');
    expect(html).toContain('href="/rules/1-1-4/"');
    expect(html).toContain('When the whistle blows');
  });

  test('one that moved leads to its new number', async () => {
    const html = await page('1-1-2');
    expect(said(html)).toContain('Today it is 1-1-3.');
    expect(html).toContain('href="/rules/1-1-3/"');
    expect(html).toContain('The judge counts all the fish');
  });

  test('one that was merged leads to the rule that has it now', async () => {
    const html = await page('1-1-3');
    expect(said(html)).toContain('Edition 1.1 no longer has it. What it said went to 1-1-1.');
    expect(html).toContain('href="/rules/1-1-1/"');
  });

  test('a section lists its rules, each in the same edition', async () => {
    const html = await page('1-1');
    for (const below of older.rules.slice(2))
      expect(html).toContain(`href="/rules/1.0/${below.number}/"`);
  });
});

describe('a number that the newest edition no longer has', () => {
  const vanished = vanishedOf(newer, old);

  test('it is the one that no rule has today', () => {
    expect(vanished.map(({ rule }) => rule.number)).toEqual(['1-1-6']);
  });

  test('its page says so, and shows what it said', async () => {
    const html = await page('1-1-6', true);
    expect(said(html)).toContain(
      'The newest edition has no 1-1-6. This is how edition 1.0 had it. Edition 1.1 no longer has it.',
    );
    expect(html).toContain('Nobody feeds the crocodile');
  });
});

describe('a number that meant another rule before', () => {
  const note = async (number: string): Promise<string> =>
    said(await container.renderToString(MeantBefore, { props: { number, old } }));

  test('a rule that came in between', async () => {
    expect(await note('1-1-2')).toBe(
      'In edition 1.0, 1-1-2 was another rule. Today that is 1-1-3.',
    );
  });

  test('a number whose old rule was merged', async () => {
    expect(await note('1-1-3')).toBe(
      'In edition 1.0, 1-1-3 was another rule. What it said went to 1-1-1.',
    );
  });

  test.each(['1-1-1', '1-1-4', '1-1-5'])('nothing is said of %s, which stayed', async (number) => {
    expect(await note(number)).toBe('');
  });
});

test('the page of the changes has every rule that differs, and no other', async () => {
  const differences = orderOf(differencesBetween(older, newer, identities));
  const html = await container.renderToString(Differences, {
    props: { differences, changes, from: '1.0', to: '1.1' },
  });
  const sections = [...html.matchAll(/<section[^>]*>([^]*?)<\/section>/g)].map(([, inner = '']) =>
    said(inner),
  );
  expect(sections.map((words) => words.split('The manual&#39;s list')[0]?.trim())).toEqual([
    '1-1-1 Other words.',
    '1-1-3 Gone. What it said went to 1-1-1.',
    '1-1-2 New.',
    '1-1-3 was 1-1-2 Other number.',
    '1-1-6 Gone.',
  ]);
  expect(html).toContain('href="/rules/1.0/1-1-6/"');
});
