/** What hosts are told (public/_headers, hosting/) against what the site has and each other. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addressOfPack, kindOf, PACK_NAMES } from '../src/offline/address.ts';

const HEADERS = readFileSync('public/_headers', 'utf8');
const NGINX = readFileSync('hosting/nginx.conf', 'utf8');
const VERCEL = readFileSync('hosting/vercel.json', 'utf8');
const CONTAINER = readFileSync('hosting/Containerfile', 'utf8');

/** What is sent with every file. */
const ALWAYS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

type Rule = readonly [path: string, headers: Readonly<Record<string, string>>];

/** The rules of a _headers file: a path, and below it its headers, set in. */
function rulesOf(text: string): readonly Rule[] {
  return text
    .replace(/^#.*\n/gm, '')
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      // "! Name" takes a header of a wider path away; of a host that doesn't know it the page stays
      // out of frames.
      const said = lines.filter((line) => !line.startsWith('  ! '));
      const pairs = said.map((line) => {
        const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
        expect(name, `"${line}" is no header`).not.toBe('');
        return [name, value] as const;
      });
      return [path, Object.fromEntries(pairs)] as const;
    });
}

const rules = rulesOf(HEADERS);
const covers = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
/** What a host sends with a path. */
const sentWith = (path: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...rules.filter(([of]) => covers(of, path)).map(([, headers]) => headers));

describe('_headers', () => {
  test('says the same of every file', () => {
    expect(sentWith('/rules/16-7-4/')).toEqual(ALWAYS);
  });

  test('never says one thing twice of a path: hosts would send both', () => {
    for (const [path, headers] of rules.filter(([of]) => of !== '/*'))
      for (const [other, also] of rules.filter(([of]) => of !== path && covers(of, path)))
        expect(
          Object.keys(headers).filter((name) => name in also),
          `${path}, ${other}`,
        ).toEqual([]);
  });

  test('what changes its name with its content is kept for long, the worker not at all', () => {
    expect(kindOf('_astro/any.1.js')).toBe('asset');
    expect(sentWith('/_astro/any.1.js')['Cache-Control']).toContain('immutable');
    expect(sentWith('/sw.js')['Cache-Control']).toBe('no-store');
    const others = ['/', '/rules/16-7-4/', '/search-index.json', '/favicon.svg', '/offline/'];
    expect(others.map((path) => sentWith(path)['Cache-Control'])).toEqual(
      others.map(() => undefined),
    );
  });

  test('names the type of every pack, and of what the worker asks for by its type', () => {
    for (const name of PACK_NAMES)
      expect(sentWith(`/${addressOfPack(name)}`)['Content-Type']).toBe('application/gzip');
    expect(sentWith('/manifest.webmanifest')['Content-Type']).toBe('application/manifest+json');
  });

  test('other sites may read the public data', () => {
    expect(sentWith('/api/v1/rules.json')['Access-Control-Allow-Origin']).toBe('*');
    expect(sentWith('/quiz/questions.json')['Access-Control-Allow-Origin']).toBeUndefined();
  });
});

describe('vercel.json', () => {
  test('sends the same with every path', () => {
    const {
      headers,
    }: { headers: { source: string; headers: { key: string; value: string }[] }[] } =
      JSON.parse(VERCEL);
    // What _headers takes away below /lab/embed/ is sent with all paths but those.
    const said = new Map<string, Record<string, string>>([['/lab/embed/*', {}]]);
    for (const { source, headers: own } of headers) {
      const path = source.replace('((?!lab/embed/).*)', '*').replace('(.*)', '*');
      const pairs = Object.fromEntries(own.map(({ key, value }) => [key, value]));
      expect(source.includes('lab/embed'), source).toBe('Content-Security-Policy' in pairs);
      said.set(path, { ...said.get(path), ...pairs });
    }
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(rules));
  });
});

describe('nginx', () => {
  test('sends the same with every file', () => {
    const sent = [...NGINX.matchAll(/^ {4}add_header ([\w-]+) "([^"]+)" always;$/gm)];
    const { 'Content-Security-Policy': framed, ...others } = ALWAYS;
    expect(Object.fromEntries(sent.map(([, name, value]) => [name, value]))).toEqual(others);
    expect(NGINX).toContain('add_header Content-Security-Policy $framed_by always;');
    expect(
      /map \$uri \$framed_by \{([^}]+)\}/
        .exec(NGINX)?.[1]
        ?.trim()
        .split(/\s*\n\s*/),
    ).toEqual([`default        "${framed}";`, '~^/lab/embed/  "";']);
    expect(HEADERS).toContain('\n/lab/embed/*\n  ! Content-Security-Policy\n');
  });

  test('keeps files for as long, and opens the same data', () => {
    expect(
      /map \$uri \$kept_for \{([^}]+)\}/
        .exec(NGINX)?.[1]
        ?.trim()
        .split(/\s*\n\s*/),
    ).toEqual([
      'default     "public, max-age=0, must-revalidate";',
      `~^/_astro/  "${sentWith('/_astro/x.js')['Cache-Control']}";`,
      `/sw.js      "${sentWith('/sw.js')['Cache-Control']}";`,
    ]);
    expect(NGINX).toContain('add_header Cache-Control $kept_for;');
    expect(/map \$uri \$read_from \{([^}]+)\}/.exec(NGINX)?.[1]).toContain('~^/api/v1/  "*"');
    expect(NGINX).toContain('add_header Access-Control-Allow-Origin $read_from;');
  });

  test('no header stands in a location: it would put out all others', () => {
    const locations = [...NGINX.matchAll(/location [^{]+\{([^}]*)\}/g)].map(([, inside]) => inside);
    expect(locations.filter((inside) => inside?.includes('add_header'))).toEqual([]);
  });

  test('knows the type of every kind of file', () => {
    const [, types = ''] = /\n {4}types \{([^}]+)\}/.exec(NGINX) ?? [];
    const known = new Set([...types.matchAll(/ (\w+);/g)].map(([, ending]) => ending));
    const published = readdirSync('public', { recursive: true, encoding: 'utf8' })
      .map((name) => /\.(\w+)$/.exec(name)?.[1])
      .filter((ending) => ending !== undefined);
    const built = ['html', 'js', 'css', 'json', 'xml', 'txt', 'svg', 'pack', 'apkg', 'webmanifest'];
    expect([...published, ...built].filter((ending) => !known.has(ending))).toEqual([]);
    expect(types).toMatch(/application\/gzip +pack;/);
  });

  test('does not compress packs once more', () => {
    expect(/gzip_types ([^;]+);/.exec(NGINX)?.[1]).not.toContain('application/gzip');
  });
});

test('the container holds the built site and that file, at the place that the file names', () => {
  const [, root] = /\n {4}root ([^;]+);/.exec(NGINX) ?? [];
  const copied = [...CONTAINER.matchAll(/^COPY (\S+) (\S+)$/gm)].map(([, from, to]) => [from, to]);
  expect(copied).toEqual([
    ['hosting/nginx.conf', '/etc/nginx/conf.d/default.conf'],
    ['dist/', `${root}/`],
  ]);
  const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n');
  expect(ignored).toEqual(['*', '!dist', '!hosting']);
});
