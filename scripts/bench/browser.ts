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
  const executablePath = await prepareChromium(console.error);
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
  const server = await serve(dist);
  try {
    const visits: FirstResult[] = [];
    for (let visit = 0; visit < VISITS; visit++) {
      visits.push(await searchOnce(browser, `${server.url}/rules/16-7-4/`));
    }
    const times = visits.map(({ milliseconds }) => milliseconds);
    const bytes = Math.max(...visits.map((visit) => visit.bytes));
    const allBytes = Math.max(...visits.map((visit) => visit.allBytes));
    return [
      { name: 'first search result, bytes', value: bytes, unit: 'bytes', goal: { atMost: 80_000 } },
      { name: 'search with questions and rulings, bytes', value: allBytes, unit: 'bytes' },
      {
        name: `first search result, median of ${VISITS} first visits`,
        value: quantile(times, 0.5),
        unit: 'ms',
        goal: { atMost: 120 },
      },
      { name: 'first search result, slowest', value: quantile(times, 1), unit: 'ms' },
    ];
  } finally {
    await browser.close();
    await server.close();
  }
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
