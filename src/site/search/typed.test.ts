// @vitest-environment node
/** What players type, and the names of pages: each leads where it should. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesIn } from '../../../scripts/files.ts';
import { find } from '../../search/query/find.ts';
import { sitePages } from '../words/glossary.ts';
import { sampleIndex } from './search-sample.ts';

const whole = sampleIndex(filesIn);

interface Typed {
  readonly query: string;
  readonly first?: string;
  readonly among?: string;
  /** Pages of which one stands among the first three. */
  readonly three?: readonly string[];
}

const tableIn = (name: string): readonly Typed[] =>
  JSON.parse(readFileSync(`content/terms/${name}.json`, 'utf8'));

/** Whether one of some pages stands among the first three that are shown for a query. */
function isSoon(query: string, pages: readonly string[]): boolean {
  const shown = find(whole, query, { limit: 3 }).groups.flatMap(({ hits }) => hits);
  return shown.slice(0, 3).some(({ url }) => pages.includes(url));
}

describe('what players type', () => {
  const table = tableIn('queries');

  test('is written down for 120 queries at least, each once', () => {
    expect(table.length).toBeGreaterThanOrEqual(120);
    expect(new Set(table.map(({ query }) => query)).size).toBe(table.length);
  });

  test.each(table)('$query', ({ query, first, among, three }) => {
    if (three !== undefined) return expect(isSoon(query, three)).toBe(true);
    const best = find(whole, query, { limit: 3 }).groups.map(({ hits }) => hits);
    const hit = best[0]?.[0];
    // A term by its name: its page may move.
    if (first?.startsWith('/')) expect(hit?.url).toBe(first);
    else if (first !== undefined)
      expect(hit).toMatchObject({ kind: 'term', title: { text: first } });
    // Of what stands first in each group.
    if (among !== undefined || first === undefined)
      expect(best.flat().map(({ url }) => url)).toContain(among);
  });
});

describe('queries that no word was chosen for', () => {
  const aside = tableIn('queries-aside');

  test('are none of the table', () => {
    const known = new Set(tableIn('queries').map(({ query }) => query));
    expect(aside.filter(({ query }) => known.has(query))).toEqual([]);
  });

  test('lead to their page in 20 of 38 at least, with a whole manual too', () => {
    const found = aside.filter(({ query, three = [] }) => isSoon(query, three));
    expect(aside).toHaveLength(38);
    expect(found.length).toBeGreaterThanOrEqual(20);
  });
});

describe('pages of the site', () => {
  const said = sitePages.flatMap(({ url, title, said: words }) =>
    [title, ...words].map((word) => [word, url] as const),
  );

  test.each(said)('"%s" opens %s', (word, url) => {
    const { groups, exact } = find(whole, word);
    expect(groups[0]?.hits[0]?.url).toBe(url);
    expect(exact).toBe(true);
  });

  test('each has a file', () => {
    const missing = sitePages.filter(
      ({ url }) =>
        !existsSync(`src/pages${url}index.astro`) &&
        !existsSync(`src/pages${url.replace(/.$/, '')}.astro`),
    );
    expect(missing).toEqual([]);
  });

  test('one that is a guide as well is one answer', () => {
    const found = find(whole, 'learn').groups.flatMap(({ hits: all }) => all);
    expect(found.filter(({ url }) => url === '/learn/')).toHaveLength(1);
  });
});
