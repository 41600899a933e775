import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { find } from '../../src/search/query/find.ts';
import { openIndex } from '../../src/search/index/open.ts';
import type { PackedIndex } from '../../src/search/index/pack.ts';
import { fileBytes } from '../bytes.ts';
import { library } from '../library.ts';
import { quantile, timeRuns, type Figure } from './figure.ts';

/** Where the site keeps its search index: what answers first, and what comes behind it. */
const INDEX_PATHS = ['/search-index.json', '/search-more.json'] as const;

/**
 * The search as the page runs it, in Node: every query once to warm up, then once for the clock.
 */
export function measureSearch(dist: string): readonly Figure[] {
  const packed = INDEX_PATHS.map((path): PackedIndex =>
    JSON.parse(readFileSync(join(dist, path), 'utf8')),
  );
  const [opening = 0] = timeRuns(1, () => openIndex(...packed.slice(0, 1)));
  const [openingAll = 0] = timeRuns(1, () => openIndex(...packed));
  const index = openIndex(...packed);
  const options = { limit: 4, length: 120, typing: true };
  const asked = queries();
  for (const query of asked) find(index, query, options);
  const times = asked.flatMap((query) => timeRuns(1, () => find(index, query, options)));
  return [
    { name: 'search index, first part', value: fileBytes(dist, INDEX_PATHS[0]), unit: 'bytes' },
    {
      name: 'search index, questions and rulings',
      value: fileBytes(dist, INDEX_PATHS[1]),
      unit: 'bytes',
    },
    { name: 'search, opening the first part', value: opening, unit: 'ms' },
    { name: 'search, opening both', value: openingAll, unit: 'ms' },
    { name: `search, median of ${asked.length} queries`, value: quantile(times, 0.5), unit: 'ms' },
    { name: 'search, p95', value: quantile(times, 0.95), unit: 'ms' },
    { name: 'search, slowest', value: quantile(times, 1), unit: 'ms' },
  ];
}

/**
 * What people type: each number, each keyword whole, unfinished and misspelt, and the first words
 * of each rule.
 */
function queries(): readonly string[] {
  const { rules, keywords } = library.corpus;
  return [
    ...rules.map(({ number }) => number),
    ...keywords.flatMap(({ name }) => [name, name.slice(0, 4), name.slice(0, 2) + name.slice(3)]),
    ...rules.flatMap(({ text }) =>
      text === undefined ? [] : text.split(' ').slice(0, 4).join(' '),
    ),
  ];
}
