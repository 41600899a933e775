/** Takes out of each page what Astro writes and the page has no use for. */
import { createHash } from 'node:crypto';
import type { Finisher } from './finish-pages.ts';

export const trimPages: Finisher = () => (html) => withStyleInHead(withoutIds(withOwnHashes(html)));

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)"/i;
const ATTRIBUTES = /(?:"[^"]*"|'[^']*'|[^"'>])*/.source;
/** Every tag is met, so that what looks like a script in an attribute is none. */
const TAGS = new RegExp(
  `<!--.*?-->|<(script|style)\\b${ATTRIBUTES}>(.*?)</\\1>|</?[a-z]${ATTRIBUTES}>`,
  'gis',
);

/**
 * The page without the names of its islands: nothing asks for them, and the folder that the site
 * was built in is hashed in them, so that no two people would build the same page.
 */
export const withoutIds = (html: string): string =>
  html.replaceAll(/<astro-island uid="[^"]*"/g, '<astro-island');

/** What Astro writes before the first island, wherever that stands. */
const ISLANDS = /<style>astro-island,[^<]*<\/style>/;

/** The page with that style in its head: in the body HTML has none. */
export function withStyleInHead(html: string): string {
  const [style] = ISLANDS.exec(html) ?? [];
  return style === undefined
    ? html
    : html.replace(style, '').replace('</head>', () => `${style}</head>`);
}

/**
 * The page with a policy without the hashes of scripts and styles that it does not hold: Astro
 * lists those of all pages, and no compression makes a hash smaller. What stands in a template is
 * held: a script may take it out. Scripts of the site put no other scripts or styles into a page
 * than files of the site.
 */
export function withOwnHashes(html: string): string {
  const held = new Set(
    [...html.matchAll(TAGS)].flatMap(([, element, text = '']) =>
      element === undefined ? [] : hashOf(text),
    ),
  );
  return html.replace(
    POLICY,
    (_all, start: string, policy: string) =>
      `${start}${policy.replace(/ '(sha256-[^']*)'/g, (named, hash: string) => (held.has(hash) ? named : ''))}"`,
  );
}

const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
