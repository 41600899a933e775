/** The index of the site, fetched and opened once for all boxes of a page. */
import { openIndex, type SearchIndex } from '../open.ts';
import { FORMAT, type PackedIndex } from '../pack.ts';

const ADDRESS = '/search-index.json';

let opened: Promise<SearchIndex> | undefined;

/** A failure is forgotten, so that the next call tries again. */
export function siteIndex(): Promise<SearchIndex> {
  opened ??= open().catch((reason: unknown) => {
    opened = undefined;
    throw reason;
  });
  return opened;
}

/** An index in another form comes from a cache and is older or newer than this script. */
async function open(): Promise<SearchIndex> {
  const packed = await read(await fetch(ADDRESS));
  return openIndex(
    packed.format === FORMAT ? packed : await read(await fetch(ADDRESS, { cache: 'reload' })),
  );
}

async function read(response: Response): Promise<PackedIndex> {
  if (!response.ok) throw new Error(`${ADDRESS}: ${response.status}`);
  const packed: PackedIndex = await response.json();
  return packed;
}
