/** Links between the files of a built site, and those that lead nowhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

export interface CheckedLinks {
  /** How many were followed; each once for each file that has it. */
  readonly links: number;
  readonly files: number;
  /** One line each: the file, the link, what is missing. */
  readonly broken: readonly string[];
}

interface Linking {
  /** As they are written, `&amp;` read. */
  readonly links: ReadonlySet<string>;
  /** What a link may lead to behind `#`. */
  readonly ids: ReadonlySet<string>;
}

/**
 * `dist`: the folder of a built site; `base`: the path of its host that it was built for. A link
 * beside that path is broken.
 */
export function checkLinks(dist: string, base = '/'): CheckedLinks {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length).replaceAll('\\', '/'));
  const there = new Set(files);
  const read = new Map<string, Linking>();
  for (const file of files) {
    const reader = READERS[extname(file)];
    if (reader !== undefined) read.set(file, reader(readFileSync(join(dist, file), 'utf8')));
  }
  const site = new URL(base, siteOf(read.get('/index.html'), base));
  let count = 0;
  const broken: string[] = [];
  for (const [file, { links }] of read) {
    const address = new URL(file.slice(1).replace(/(^|\/)index\.html$/, '$1'), site);
    for (const link of links) {
      const url = URL.canParse(link, address) ? new URL(link, address) : null;
      if (url?.origin !== site.origin) {
        if (url === null) broken.push(`${file}: ${link} is no address`);
        continue;
      }
      count += 1;
      const missing = url.pathname.startsWith(base)
        ? missingAt(url, base, there, read)
        : `not below ${base}`;
      if (missing !== null) broken.push(`${file}: ${link}: ${missing}`);
    }
  }
  return { links: count, files: read.size, broken: broken.toSorted() };
}

/** The address that the site was built for: some links say it in full. */
const siteOf = (home: Linking | undefined, base: string): URL => {
  const full = [...(home?.links ?? [])].find(
    (link) => /^https?:\/\/[^/]+/.test(link) && new URL(link).pathname === base,
  );
  return new URL(full ?? 'http://localhost:4321/');
};

/** What is not where a link leads, in words; `null` when all is there. */
function missingAt(
  url: URL,
  base: string,
  there: ReadonlySet<string>,
  read: ReadonlyMap<string, Linking>,
): string | null {
  const path = decodeURIComponent(url.pathname).slice(base.length - 1);
  const file = path.endsWith('/') ? `${path}index.html` : path;
  if (!there.has(file))
    return there.has(`${path}/index.html`) ? 'the / at its end is missing' : 'no such page or file';
  const place = decodeURIComponent(url.hash.slice(1));
  // What is given to the script of a page, as in #text=..., is no place on it.
  if (place === '' || place.includes('=') || FOR_SCRIPTS.test(path)) return null;
  const ids = read.get(file)?.ids;
  return ids === undefined || ids.has(place) ? null : `nothing on that page is called "${place}"`;
}

/** Their script reads what stands behind `#`. */
const FOR_SCRIPTS = /^\/quiz\/endless\/$/;

const ATTRIBUTES = /(?:"[^"]*"|'[^']*'|[^"'>])*/.source;
const TAGS = new RegExp(
  `<!--[^]*?-->|<(script|style)\\b(${ATTRIBUTES})>[^]*?</\\1>|<([a-z][\\w-]*)\\b(${ATTRIBUTES})>`,
  'gi',
);
const EACH = /\s([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;
const LINKS = new Set(['href', 'src', 'action', 'poster', 'component-url', 'renderer-url']);
const IDS = new Set(['id', 'name']);
/** What an island is given, with pieces of pages and addresses. */
const IN_PROPS = /(?:\shref=\\"|"(?:url|href)":\[0,")([^"\\]+)/g;
/** The address of a page in full, for those who pass it on. */
const OWN = /^og:(url|image)$/;

const READERS: Readonly<Record<string, (text: string) => Linking>> = {
  '.html': linksOfPage,
  '.css': (text) => linking(text, /url\(\s*["']?([^"')]+)["']?\s*\)/g),
  '.xml': (text) => linking(text, /(?:<(?:loc|id|uri)>|\shref=")([^<"]+)/g),
  '.json': (text) => linking(text, /"(?:url|href)":\s*"((?:\/|https?:)[^"]*)"/g),
  '.webmanifest': (text) => linking(text, /"(?:src|start_url|scope)":\s*"([^"]*)"/g),
};

function linking(text: string, pattern: RegExp): Linking {
  const links = [...text.matchAll(pattern)].map(([, link = '']) => unescaped(link));
  // An identity need be no address, and an image may stand in the text.
  return { links: new Set(links.filter((link) => !/^(data|tag|urn):/.test(link))), ids: new Set() };
}

function linksOfPage(html: string): Linking {
  const links = new Set<string>();
  const ids = new Set<string>();
  for (const [, , ofCode, , ofTag] of html.matchAll(TAGS)) {
    const attributes = attributesIn(ofCode ?? ofTag ?? '');
    if (OWN.test(attributes.get('property') ?? '')) links.add(attributes.get('content') ?? '');
    for (const [, link = ''] of (attributes.get('props') ?? '').matchAll(IN_PROPS)) links.add(link);
    for (const [name, value] of attributes) {
      if (LINKS.has(name)) links.add(value);
      if (IDS.has(name)) ids.add(value);
    }
  }
  return { links: new Set([...links].filter((link) => !/^(data|mailto):/.test(link))), ids };
}

const attributesIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(EACH)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      unescaped(values.find((value) => typeof value === 'string') ?? ''),
    ]),
  );

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal, hex, name) =>
    name !== undefined
      ? (ENTITIES[String(name)] ?? all)
      : String.fromCodePoint(decimal === undefined ? parseInt(hex, 16) : Number(decimal)),
  );
