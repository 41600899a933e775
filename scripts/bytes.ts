/**
 * What a page weighs over the wire on a first visit, before any interaction: its HTML and all that
 * the HTML makes a browser load, each compressed as a server does for files that do not change
 * (brotli). Islands count, since they hydrate without one. Dynamic imports wait for an interaction:
 * they count only when asked for.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import ts from 'typescript';

export interface FileBytes {
  readonly path: string;
  readonly bytes: number;
}

export interface PageBytes {
  readonly page: string;
  /** Everything. */
  readonly total: number;
  /** The part of it that is JavaScript, inline scripts included. */
  readonly js: number;
  /** What was counted, the HTML first. */
  readonly files: readonly FileBytes[];
}

/** `<link rel>` values that make a browser load the file. */
const LOADED = /^(stylesheet|modulepreload|preload|prefetch|icon|manifest)$/;

/** Formats that are compressed already and are sent as they are. */
const COMPRESSED = new Set(['.png', '.jpg', '.webp', '.avif', '.gif', '.woff', '.woff2', '.zip']);

/** Brotli's quality for files that are compressed once and sent often. */
const BEST = 11;
/**
 * Ten times faster, and hardly ever smaller: a page that is light enough at this quality needs no
 * exact weighing.
 */
export const QUICK = 5;

export interface Weighing {
  readonly quality?: number;
  /** Files that count although islands import() them later: those whose path it fits. */
  readonly late?: RegExp | null;
  /** Paths of data that a script of the page asks for at once. */
  readonly asked?: readonly string[];
}

/** Weighs the page at a path such as `/rules/16-7-4/` of the site built in the folder `dist`. */
export function pageBytes(
  dist: string,
  page: string,
  { quality = BEST, late = null, asked = [] }: Weighing = {},
): PageBytes {
  const html = readFileSync(join(dist, page, 'index.html'), 'utf8');
  const document = brotli(html, quality);
  const inline = document - brotli(withoutInlineScripts(html), quality);
  const files = [...filesOf(dist, page, html, late), ...asked].map((path) => ({
    path,
    bytes: fileBytes(dist, path),
  }));
  const sum = (some: readonly FileBytes[]): number =>
    some.reduce((all, { bytes }) => all + bytes, 0);
  return {
    page,
    total: document + sum(files),
    js: inline + sum(files.filter(({ path }) => isScript(path))),
    files: [{ path: page, bytes: document }, ...files],
  };
}

/** Bytes over the wire of one file of the site. */
export function fileBytes(dist: string, path: string): number {
  const file = join(dist, path);
  const known = weighed.get(file);
  if (known !== undefined) return known;
  const content = readFileSync(file);
  const bytes = COMPRESSED.has(extname(path)) ? content.length : brotli(content);
  weighed.set(file, bytes);
  return bytes;
}

/** Paths of all pages of the site, in alphabetical order. */
export function pagesOf(dist: string): readonly string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((path) => `/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('/index.html'))
    .map((path) => path.slice(0, -'index.html'.length))
    .sort();
}

export function brotli(content: string | Buffer, quality = BEST): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return brotliCompressSync(content, { params }).length;
}

const weighed = new Map<string, number>();

/** Paths of the files that the page loads by itself, each once. */
function filesOf(dist: string, page: string, html: string, late: RegExp | null): readonly string[] {
  const found = new Set<string>();
  const followed = new Set<string>();
  const load = (name: string | undefined, from: string, withLate: RegExp | null = null): void => {
    if (name === undefined || name.startsWith('data:')) return;
    const path = sitePath(name, from);
    const visit = `${path} ${String(withLate)}`;
    if (followed.has(visit)) return;
    followed.add(visit);
    found.add(path);
    for (const next of namedIn(dist, path, withLate)) load(next, path, withLate);
  };
  for (const [attributes, name, content] of elements(withoutTemplates(html))) {
    const value = (of: string): string | undefined => attribute(attributes, of);
    if (name === 'link' && LOADED.test(value('rel') ?? '')) load(value('href'), page);
    if (name === 'img' || name === 'script') load(value('src'), page);
    if (name === 'script' && runs(attributes)) {
      for (const next of importsIn(content)) load(next, page);
    }
    if (name === 'astro-island') {
      for (const url of ['component-url', 'renderer-url', 'before-hydration-url']) {
        load(value(url), page, late);
      }
    }
  }
  return [...found];
}

/** What stands in a template is loaded by nobody until a script takes it out. */
const withoutTemplates = (html: string): string =>
  html.replace(/<template\b[^>]*>.*?<\/template>/gs, '');

function sitePath(name: string, from: string): string {
  const url = new URL(name, new URL(from, 'http://site'));
  if (url.host !== 'site') throw new Error(`${from} loads ${name}, which is not on this site`);
  return url.pathname;
}

const named = new Map<string, readonly string[]>();

/** What a file makes a browser load in turn; read once for all pages that load it. */
function namedIn(dist: string, path: string, late: RegExp | null): readonly string[] {
  const key = `${join(dist, path)} ${String(late)}`;
  const names = named.get(key) ?? readNames(dist, path, late);
  named.set(key, names);
  return names;
}

function readNames(dist: string, path: string, late: RegExp | null): readonly string[] {
  if (isScript(path)) return importsIn(readFileSync(join(dist, path), 'utf8'), late);
  if (!path.endsWith('.css')) return [];
  const css = readFileSync(join(dist, path), 'utf8');
  return [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].flatMap(([, name]) => name ?? []);
}

function isScript(path: string): boolean {
  return /\.m?js$/.test(path);
}

/**
 * Modules that a script imports when it is loaded, and those that it import()s or starts as workers
 * at some time and that `late` fits.
 */
function importsIn(script: string, late: RegExp | null = null): readonly string[] {
  const source = ts.createSourceFile('script.js', script, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const note = (name: ts.Node | undefined): string[] =>
    name !== undefined && ts.isStringLiteralLike(name) ? [name.text] : [];
  for (const statement of source.statements)
    if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement))
      found.push(...note(statement.moduleSpecifier));
  if (late === null) return found;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push(...note(node.arguments[0]).filter((name) => late.test(name)));
    // new Worker(new URL(...))
    if (
      ts.isNewExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'URL'
    )
      found.push(...note(node.arguments?.[0]).filter((name) => late.test(name)));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Attributes, name and, for scripts, content of the elements that can load something. */
function elements(
  html: string,
): readonly (readonly [attributes: string, name: string, content: string])[] {
  // A quoted value may hold a > of its own.
  const attributes = /((?:"[^"]*"|'[^']*'|[^>"'])*)/.source;
  const script = `<script\\b${attributes}>(.*?)</script>`;
  const other = `<(link|img|astro-island)\\b${attributes}>`;
  return [...html.matchAll(new RegExp(`${script}|${other}`, 'gs'))].map(
    ([, ofScript, content = '', name = 'script', ofOther = '']) => [
      ofScript ?? ofOther,
      name,
      content,
    ],
  );
}

function attribute(attributes: string, name: string): string | undefined {
  const [, quoted, bare] = new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s>]*))`).exec(attributes) ?? [];
  return quoted ?? bare;
}

/** Whether a script element holds code and not data. */
function runs(attributes: string): boolean {
  return /^(module|text\/javascript|)$/.test(attribute(attributes, 'type') ?? '');
}

function withoutInlineScripts(html: string): string {
  return html.replace(
    /(<script\b[^>]*>)(.*?)(<\/script>)/gs,
    (all, start: string, _code, end: string) => (runs(start) ? start + end : all),
  );
}
