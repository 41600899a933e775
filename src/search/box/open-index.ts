/**
 * The index of the site, fetched in two parts and opened once for all boxes of a page, and the
 * cards of the device behind it.
 */
import { CARDS_DATABASE } from '../../cards/limits.ts';
import type { AddCards } from './cards.ts';
import { openIndex, type SearchIndex } from '../index/open.ts';
import { FORMAT, type PackedIndex } from '../index/pack.ts';

/** Rules, keywords, terms, guides and pages; questions and rulings. */
const FIRST = '/search-index.json';
const MORE = '/search-more.json';

/** What was asked for once is asked for again only when it did not come. */
function once<T>(get: () => Promise<T>): () => Promise<T> {
  let got: Promise<T> | undefined;
  return () =>
    (got ??= get().catch((reason: unknown) => {
      got = undefined;
      throw reason;
    }));
}

const first = once(() => fetchPart(FIRST));

/** What answers at once: without questions and rulings. */
export const siteIndex: () => Promise<SearchIndex> = once(async () => openIndex(await first()));

/** The index of everything. */
export const wholeIndex: () => Promise<SearchIndex> = once(async () =>
  openIndex(...(await Promise.all([first(), fetchPart(MORE)]))),
);

/** Adds cards of the file that the device keeps; loads nothing where it keeps none. */
export const siteCards: () => Promise<AddCards> = once(async () => {
  if (!(await keepsCards())) return (found) => found;
  const { openCards } = await import('./cards.ts');
  return openCards();
});

/** Asked for by name: opening it could make it. */
async function keepsCards(): Promise<boolean> {
  try {
    const all = await indexedDB.databases();
    return all.some(({ name }) => name === CARDS_DATABASE);
  } catch {
    return false;
  }
}

/** An index in another form comes from a cache and is older or newer than this script. */
async function fetchPart(address: string): Promise<PackedIndex> {
  const packed = await read(address);
  return packed.format === FORMAT ? packed : read(address, { cache: 'reload' });
}

async function read(address: string, options?: RequestInit): Promise<PackedIndex> {
  const response = await (options === undefined ? fetch(address) : fetch(address, options));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const packed: PackedIndex = await response.json();
  return packed;
}
