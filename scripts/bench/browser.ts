import { readFileSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_ARGS, prepareChromium } from '../chromium.ts';
import { quantile, type Figure } from './figure.ts';
import { serve } from './serve.ts';

interface FirstResult {
  readonly milliseconds: number;
  /** What had come when the first result was drawn. */
  readonly bytes: number;
  /** With what comes behind it: questions and rulings. */
  readonly allBytes: number;
}

const VISITS = 7;

/**
 * The first search of a first visit, in a real browser over brotli: the field gets the focus, a
 * word is typed at once, and the clock stops when the first result is drawn. The bytes are all that
 * the search loaded until then, headers included.
 */
export async function measureBrowser(dist: string): Promise<readonly Figure[]> {
  return inBrowser(dist, async (browser, url) => [
    ...(await firstAnswers(browser, url, 80_000)),
    ...answered(await typeAll(browser, url)),
  ]);
}

/** Of the first result alone, with what it may weigh. */
export const firstResults = (dist: string, atMost: number): Promise<readonly Figure[]> =>
  inBrowser(dist, (browser, url) => firstAnswers(browser, url, atMost));

/** With the page of a rule in a browser. */
async function inBrowser(
  dist: string,
  measure: (browser: Browser, url: string) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  const executablePath = await prepareChromium(console.error);
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
  const server = await serve(dist);
  try {
    return await measure(browser, `${server.url}/rules/16-7-4/`);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function firstAnswers(
  browser: Browser,
  url: string,
  atMost: number,
): Promise<readonly Figure[]> {
  const visits: FirstResult[] = [];
  for (let visit = 0; visit < VISITS; visit++) visits.push(await searchOnce(browser, url));
  const times = visits.map(({ milliseconds }) => milliseconds);
  const bytes = Math.max(...visits.map((visit) => visit.bytes));
  const allBytes = Math.max(...visits.map((visit) => visit.allBytes));
  return [
    { name: 'first search result, bytes', value: bytes, unit: 'bytes', goal: { atMost } },
    { name: 'search with questions and rulings, bytes', value: allBytes, unit: 'bytes' },
    {
      name: `first search result, median of ${VISITS} first visits`,
      value: quantile(times, 0.5),
      unit: 'ms',
      goal: { atMost: 120 },
    },
    { name: 'first search result, slowest', value: quantile(times, 1), unit: 'ms' },
  ];
}

async function searchOnce(browser: Browser, url: string): Promise<FirstResult> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  let bytes = 0;
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const milliseconds = await page.evaluate(async () => {
    const input = document.querySelector<HTMLInputElement>('input[type="search"]');
    if (input === null) throw new Error('the page has no search field');
    const start = performance.now();
    input.focus();
    input.value = 'piercing';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    while (document.querySelector('[role="option"]') === null) {
      if (performance.now() - start > 10_000) throw new Error('the search found nothing in 10 s');
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - start;
  });
  const first = bytes;
  await page.waitForLoadState('networkidle');
  await context.close();
  return { milliseconds, bytes: first, allBytes: bytes };
}

/** What one typed text took, from the event of the field until its answers stand laid out. */
interface Typed {
  readonly milliseconds: number;
  /** Whether all of the query is there. */
  readonly isWhole: boolean;
}

/**
 * Types each query of content/terms/queries.json into the field letter by letter, with everything
 * that the site has loaded: each letter is a search.
 */
async function typeAll(browser: Browser, url: string): Promise<readonly Typed[]> {
  const table: readonly { readonly query: string }[] = JSON.parse(
    readFileSync('content/terms/queries.json', 'utf8'),
  );
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('input[type="search"]').first().fill('piercing');
  await page.locator('[role="option"]').first().waitFor();
  // Questions and rulings come behind the first results.
  await page.waitForLoadState('networkidle');
  const all = await page.evaluate(
    (queries) => {
      const input = document.querySelector<HTMLInputElement>('input[type="search"]');
      if (input === null) throw new Error('the page has no search field');
      return queries.flatMap((query) => {
        const typed = Array.from({ length: query.length }, (_, i) => query.slice(0, i + 1));
        const times = typed.map((text) => {
          const start = performance.now();
          input.value = text;
          input.dispatchEvent(new InputEvent('input', { bubbles: true }));
          // Asking for its size lays the list out.
          document.querySelector('[role="listbox"]')?.getBoundingClientRect();
          return { milliseconds: performance.now() - start, isWhole: text === query };
        });
        if (document.querySelector('[role="option"]') === null)
          throw new Error(`the search found nothing for "${query}"`);
        return times;
      });
    },
    table.map(({ query }) => query),
  );
  await context.close();
  return all;
}

function answered(typed: readonly Typed[]): readonly Figure[] {
  const every = typed.map(({ milliseconds }) => milliseconds);
  const whole = typed.flatMap(({ milliseconds, isWhole }) => (isWhole ? [milliseconds] : []));
  const goal = { atMost: 20 };
  return [
    {
      name: `search in a browser, median of ${whole.length} queries`,
      value: quantile(whole, 0.5),
      unit: 'ms',
    },
    { name: 'search in a browser, p95', value: quantile(whole, 0.95), unit: 'ms', goal },
    {
      name: `search in a browser, p95 of all ${every.length} letters typed`,
      value: quantile(every, 0.95),
      unit: 'ms',
      goal,
    },
    { name: 'search in a browser, slowest letter', value: quantile(every, 1), unit: 'ms' },
  ];
}
