/**
 * `node scripts/valid-html.ts [DIST]`: whether pages of the built site are valid HTML, by a
 * maintained validator: all pages of a kind of which there are few, and of the others the
 * lightest, the heaviest and some between.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';
import { readAsked } from './asked.ts';
import { builtSite } from './built-site.ts';
import { pagesOf } from './bytes.ts';
import { seconds } from './run.ts';

/** Of a kind with more pages than `FEW`, this many are looked at. */
const SAMPLE = 12;
const FEW = 24;
const MOST_TOLD = 20;

/** The standard, whatever the style. */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:standard'],
};

/** `/rules/16-7-4/` and `/rules/18-1/` are of one kind, and so are all questions of a topic. */
export const kindOf = (page: string): string =>
  page
    .split('/')
    .map((part, i) => (i > 1 && part !== '' && part !== 'all' ? '*' : part))
    .join('/');

/** Of pages with their sizes those that are looked at; the same for the same pages. */
export function sampleOf(
  pages: readonly { readonly page: string; readonly bytes: number }[],
): readonly string[] {
  return [...Map.groupBy(pages, ({ page }) => kindOf(page)).values()].flatMap((kind) => {
    const sorted = kind.toSorted((a, b) => a.bytes - b.bytes || (a.page < b.page ? -1 : 1));
    const step = (sorted.length - 1) / (SAMPLE - 1);
    const chosen =
      sorted.length <= FEW
        ? sorted
        : Array.from({ length: SAMPLE }, (_, i) => sorted[Math.round(i * step)]);
    return chosen.flatMap((one) => one?.page ?? []);
  });
}

/** One line for each mistake: the page, its line, what is wrong. */
export function mistakesIn(page: string, html: string): readonly string[] {
  const { results } = validator.validateStringSync(html, page);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity > 1)
      .map(
        ({ ruleId, message, line, column }) => `${page}:${line}:${column} ${ruleId}: ${message}`,
      ),
  );
}

const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));

if (import.meta.main) {
  const start = performance.now();
  const {
    positionals: [folder],
  } = readAsked({ usage: 'node scripts/valid-html.ts [FOLDER OF THE BUILT SITE]', most: 1 });
  const dist = builtSite(folder);
  const fileOf = (page: string): string => join(dist, page, 'index.html');
  const pages = pagesOf(dist).map((page) => ({ page, bytes: statSync(fileOf(page)).size }));
  const sample = [...sampleOf(pages), '/404.html'];
  const mistakes = sample.flatMap((page) =>
    mistakesIn(
      page,
      readFileSync(page.endsWith('.html') ? join(dist, page) : fileOf(page), 'utf8'),
    ),
  );
  for (const line of mistakes.slice(0, MOST_TOLD)) console.error(line);
  if (mistakes.length > MOST_TOLD) console.error(`... and ${mistakes.length - MOST_TOLD} more`);
  const took = seconds(performance.now() - start);
  console.log(`${sample.length} of ${pages.length} pages, ${mistakes.length} mistakes, ${took}`);
  if (mistakes.length > 0 || sample.length < 2) process.exitCode = 1;
}
