/**
 * The site below a path of its host, `BASE=/lab-site/`. Everything is built as for the root of a
 * host; then every address of the site in every file gets the path in front. So no page, script or
 * text has to know of it. What counts as an address: a quoted text that begins with `/` and the
 * name of something that was built, or the full address of the site before it. An integration in
 * astro.config.mjs, after finishPages and before what packs the files.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** `base`: of `BASE`; nothing is changed at the root. `site`: of `SITE`, where one is given. */
export const basePath = (base = '/', site?: string): AstroIntegration => ({
  name: 'ruling-lab:base-path',
  hooks: {
    'astro:build:done': ({ dir, logger }) => {
      const path = normalBase(base);
      if (path === '/') return;
      logger.info(`${moveSite(fileURLToPath(dir), path, site)} files moved below ${path}`);
    },
  },
});

/** `lab-site`, `/lab-site` and `/lab-site/` are `/lab-site/`; throws where it is no path. */
export function normalBase(base: string): string {
  const parts = base.split('/').filter((part) => part !== '');
  const wrong = parts.find((part) => !/^[\w.~-]+$/.test(part) || /^\.+$/.test(part));
  if (wrong !== undefined) throw new Error(`BASE: "${wrong}" can't be a part of a path`);
  return `/${parts.map((part) => `${part}/`).join('')}`;
}

const TEXTS = new Set('.html .js .css .json .xml .txt .md .csv .ndjson .webmanifest'.split(' '));

/**
 * Puts `base` before the addresses in all files of a built site; gives how many files were changed.
 * Throws where the path begins like a part of the site: what was moved could not be told apart.
 */
export function moveSite(dist: string, base: string, site?: string): number {
  const names = new Set(readdirSync(dist));
  const [, first = ''] = base.split('/');
  if (names.has(first)) throw new Error(`BASE: the site has a part "${first}" of its own`);
  const move = mover(base, names, site);
  let changed = 0;
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    if (!TEXTS.has(extname(file)) && entry.name !== '_headers') continue;
    const text = readFileSync(file, 'utf8');
    const moved = move(entry.name, text);
    if (moved === text) continue;
    writeFileSync(file, moved);
    changed += 1;
  }
  return changed;
}

type Rewrite = (text: string) => string;

/** What is done with a file. `names`: of what stands at the root of the site. */
export function mover(
  base: string,
  names: ReadonlySet<string>,
  site?: string,
): (file: string, text: string) => string {
  const before = (all: string, quote: string, name: string): string =>
    names.has(name) ? `${quote}${base}${name}` : all;
  const quoted: Rewrite = (text) => text.replace(QUOTED, before);
  const origin = site === undefined ? undefined : new URL(site).origin;
  const full: Rewrite = (text) =>
    origin === undefined
      ? text
      : text
          .split(`${origin}/`)
          .map((part, i) => {
            if (i === 0) return part;
            const [name = ''] = /^[^/"'`?#)\s<>&\\$,]*/.exec(part) ?? [];
            const isOwn = name === '' ? !part.startsWith('/') : names.has(name);
            return `${origin}${isOwn ? base : '/'}${part}`;
          })
          .join('');
  const script: Rewrite = (text) =>
    full(quoted(text)).replace(PRELOAD, (_all, start: string) => `${start}\`${base}\`+`);
  const style: Rewrite = (text) => text.replace(IN_STYLE, before);
  const page: Rewrite = (text) => {
    let moved = text;
    for (const [, element = '', , inside = ''] of text.matchAll(INLINE)) {
      const change = element.toLowerCase() === 'style' ? style : script;
      const now = change(inside);
      if (now === inside) continue;
      moved = moved.replaceAll(inside, () => now).replaceAll(hashOf(inside), () => hashOf(now));
    }
    return full(
      quoted(moved)
        .replace(UNQUOTED, before)
        .replace(HOME, (_all, start: string) => `${start}${base}`),
    );
  };
  return (file, text) => {
    if (basename(file) === '_headers') return text.replace(/^\/(?!\/)/gm, base);
    switch (extname(file)) {
      case '.html':
        return page(text);
      case '.js':
        return script(text);
      case '.css':
        return style(text);
      case '.md':
      case '.txt':
      case '.csv':
        return full(text);
      default:
        return full(quoted(text));
    }
  };
}

const NAME = '([^/"\'`?#)\\s<>&\\\\$]+)';
const QUOTED = new RegExp(`(["'\`]|&quot;|&#34;|&#39;)/${NAME}`, 'g');
const UNQUOTED = new RegExp(`(\\s(?:href|src|action)=)/${NAME}`, 'g');
const IN_STYLE = new RegExp(`(url\\(\\s*["']?)/${NAME}`, 'g');
/** The address of the first page. */
const HOME = /((?:href|action)=["']?)\/(?=["'\s>?#])/g;
/** The one place where a bundle puts the root before names of files. */
const PRELOAD = /(function\(\w\)\{return\s?)(?:"\/"|'\/'|`\/`)\+/g;
const INLINE = /<(script|style)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([^]*?)<\/\1>/gi;

const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
