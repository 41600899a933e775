/**
 * What the addresses of the site are to the worker that keeps it, and which of its files are kept
 * from the beginning.
 */

/**
 * `asset`: its name changes with its content. `page` and `data`: may change at any time. `null`:
 * left to the browser.
 */
export type AddressKind = 'asset' | 'page' | 'data';

/** `path`: from the root of the site, without a slash in front. */
export function kindOf(path: string): AddressKind | null {
  if (path.startsWith('_astro/')) return 'asset';
  if (path === '' || path.endsWith('/') || /(^|\/)[^/.]+$/.test(path)) return 'page';
  if (path.endsWith('.html')) return 'page';
  return /\.(json|svg|webmanifest)$/.test(path) && !path.startsWith('offline/') ? 'data' : null;
}

/**
 * `site`: at once, the quiz works with it. `rules`: rules and rulings, behind the reader's back.
 * `null`: when it is visited.
 */
export type PackName = 'site' | 'rules';
export const PACK_NAMES = ['site', 'rules'] as const satisfies readonly PackName[];

/** Where a file of the built site belongs. `file`: below dist/. */
export function packOf(file: string): PackName | null {
  if (!/\.(html|js|css|json|svg|webmanifest)$/.test(file)) return null;
  // Pinned editions, each rule as data, the worker itself, the page of addresses that do not exist,
  // short addresses, and what other sites ask for.
  if (/^(rules\/\d+\.\d|api\/v\d|offline\/.*\.json$|sw\.js$|404\.html$)/.test(file)) return null;
  if (/^(\d+(-\d+)*\/|oembed\/|embed\.js$|link\/.*\.js$)/.test(file)) return null;
  // Rulings come with the rules: the quiz works without either.
  return /^(rules|rulings|quiz\/q\/rulings)\//.test(file) ? 'rules' : 'site';
}

/** `16-7-4` and `16-7-4/` are short for this path; `null`: the path is no short one. */
export function meantBy(path: string): string | null {
  const [, number] = /^(\d+(?:-\d+)*)\/?$/.exec(path) ?? [];
  return number === undefined ? null : `rules/${number}/`;
}

export const addressOfPack = (name: PackName): string => `offline/${name}.pack`;

/** Sizes for the page that tells of them. */
export const SIZES = 'offline/sizes.json';

/**
 * What all caches of the site begin with: other sites may live on the same host, below other paths.
 */
export const cachePrefix = (scope: string): string => `ruling-lab ${new URL(scope).pathname} `;
