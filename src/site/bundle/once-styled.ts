/**
 * A component that a page draws and a script draws again stands in two files of styles: one that
 * Astro wrote for the page, one that Vite wrote for the script. A page that names both needs one,
 * and one that names the first gets the second instead, so that the script finds it there.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finisher } from './finish-pages.ts';

export const onceStyled: Finisher = (dist, files) => {
  const scripts = files
    .filter((file) => /_astro\/.*\.js$/.test(file))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n');
  const sheets = new Map<string, Sheet | null>();
  const sheetAt = (href: string): Sheet | null => {
    const known = sheets.get(href);
    if (known !== undefined) return known;
    const path = join(dist, href);
    const sheet = existsSync(path)
      ? {
          rules: rulesIn(readFileSync(path, 'utf8')),
          isNamed: scripts.includes(href.slice(href.lastIndexOf('/') + 1)),
        }
      : null;
    sheets.set(href, sheet);
    return sheet;
  };
  const named = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => `/${file}`)
    .filter((href) => sheetAt(href)?.isNamed === true);
  const twins = new Map<string, string>();
  const twinOf = (href: string): string => {
    const twin = twins.get(href) ?? twinIn(href, named, sheetAt);
    twins.set(href, twin);
    return twin;
  };
  return (html) => stylesOnce(withTwins(html, twinOf), sheetAt);
};

/** A file of styles: its rules, and whether a script loads it where the page does not name it. */
export interface Sheet {
  readonly rules: readonly string[];
  readonly isNamed: boolean;
}

const LINK = /<link rel="stylesheet" href="([^"]+)">/g;

/** The file of styles with the same rules that scripts name; itself, where there is none. */
export function twinIn(
  href: string,
  named: readonly string[],
  sheetAt: (href: string) => Sheet | null,
): string {
  const sheet = sheetAt(href);
  if (sheet === null || sheet.isNamed || sheet.rules.length === 0) return href;
  const isTwin = (other: Sheet | null): boolean => other !== null && isSame(sheet, other);
  return named.find((other) => isTwin(sheetAt(other))) ?? href;
}

/** The page with these in the place of its files of styles, each where it is named last. */
export function withTwins(html: string, twinOf: (href: string) => string): string {
  const hrefs = [...html.matchAll(LINK)].map(([, href = '']) => twinOf(href));
  let i = 0;
  return html.replace(LINK, (link, href: string) => {
    const twin = twinOf(href);
    const isLast = !hrefs.includes(twin, ++i);
    return isLast ? link.replace(href, () => twin) : '';
  });
}

/**
 * The page without files of styles whose rules all come again in one that it names behind them: of
 * two rules that are the same the later one counts. Of two files with the same rules the one that
 * scripts name stays, in the place of the later one.
 */
export function stylesOnce(html: string, sheetAt: (href: string) => Sheet | null): string {
  const links = [...html.matchAll(LINK)].map(([link, href = '']) => ({
    link,
    href,
    sheet: sheetAt(href),
  }));
  let once = html;
  links.forEach(({ link, href, sheet }, i) => {
    if (sheet === null || sheet.rules.length === 0) return;
    const later = links
      .slice(i + 1)
      .find((other) => other.href !== href && other.sheet !== null && isWithin(sheet, other.sheet));
    if (later?.sheet === undefined || later.sheet === null) return;
    if (!sheet.isNamed) once = once.replace(link, '');
    else if (!later.sheet.isNamed && isSame(sheet, later.sheet))
      once = once.replace(link, '').replace(later.link, link);
  });
  return once;
}

const isWithin = ({ rules }: Sheet, other: Sheet): boolean => {
  const all = new Set(other.rules);
  return rules.every((rule) => all.has(rule));
};

/** The same rules, those of each component in the same order. */
function isSame(one: Sheet, other: Sheet): boolean {
  const [a, b] = [byScope(one), byScope(other)];
  return a.size === b.size && [...a].every(([scope, rules]) => b.get(scope) === rules);
}

/** Rules by the names of the components in them, as one text each. */
function byScope({ rules }: Sheet): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const rule of rules) {
    const scope = [...new Set(rule.match(/\.svelte-\w+|data-astro-cid-\w+/g) ?? [])].join();
    found.set(scope, `${found.get(scope) ?? ''}${rule}`);
  }
  return found;
}

/** What stands on the highest level of a style sheet, each with all that is in it. */
export function rulesIn(css: string): readonly string[] {
  const found: string[] = [];
  let [from, depth] = [0, 0];
  // Strings and comments may hold braces.
  for (const { 0: token, index } of css.matchAll(
    /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*.*?\*\/|[{};]/gs,
  )) {
    if (token === '{') depth += 1;
    else if (token === '}') depth -= 1;
    const isEnd = depth === 0 && (token === '}' || token === ';');
    if (!isEnd) continue;
    found.push(css.slice(from, index + 1).trim());
    from = index + 1;
  }
  return found;
}
