import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_ARGS, prepareChromium } from '../chromium.ts';
import { questionIds } from '../questions.ts';
import { quantile, type Figure } from './figure.ts';
import { serve } from './serve.ts';

/**
 * How much slower than this machine's the processor of a phone in the middle of the market is taken
 * to be.
 */
const SLOWER = 4;
const PAGES = 40;

/**
 * From the click on "Answer" to the verdict in the page, on a processor slowed down to a phone's,
 * for questions taken evenly from all topics. The clock runs in the page, so that driving the
 * browser costs nothing.
 */
export async function measureVerdicts(dist: string): Promise<readonly Figure[]> {
  const executablePath = await prepareChromium(console.error);
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
  const server = await serve(dist);
  try {
    const all = questionIds();
    const ids = all.filter((_, i) => i % Math.ceil(all.length / PAGES) === 0);
    const times: number[] = [];
    const reasons: number[] = [];
    for (const id of ids) {
      const { verdict, reason } = await answerOnce(browser, `${server.url}/quiz/${id}/`);
      times.push(verdict);
      if (reason !== null) reasons.push(reason);
    }
    const why = `why not, after the verdict, of ${reasons.length} wrong answers`;
    const name = `verdict on a ${SLOWER}x slower processor`;
    return [
      {
        name: `${name}, median of ${ids.length} questions`,
        value: quantile(times, 0.5),
        unit: 'ms',
        goal: { atMost: 50 },
      },
      { name: `${name}, p90`, value: quantile(times, 0.9), unit: 'ms', goal: { atMost: 50 } },
      { name: `${name}, slowest`, value: quantile(times, 1), unit: 'ms' },
      { name: `${why}, median`, value: quantile(reasons, 0.5), unit: 'ms' },
      { name: `${why}, p95`, value: quantile(reasons, 0.95), unit: 'ms', goal: { atMost: 200 } },
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Milliseconds; no reason: it was right, or none was found within two seconds. */
interface Answered {
  readonly verdict: number;
  readonly reason: number | null;
}

async function answerOnce(browser: Browser, url: string): Promise<Answered> {
  // The worker for reading offline would fetch its copy while the clock runs.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForSelector('astro-island:not([ssr]) form.panel');
  // Nobody reads a question in less than two seconds.
  await page.waitForTimeout(2000);
  const times = await page.evaluate(async () => {
    const form = document.querySelector<HTMLFormElement>('form.panel');
    const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
    if (!form || !button) throw new Error('the page asks nothing');
    const seen = new Set<string>();
    for (const input of form.querySelectorAll('input')) {
      if (input.type === 'number') {
        input.value = '0';
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      } else if (!seen.has(input.name)) {
        seen.add(input.name);
        input.click();
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    const start = performance.now();
    await new Promise<void>((resolve, reject) => {
      setTimeout(() => reject(new Error(`${location.pathname}: no verdict within 10 s`)), 10_000);
      new MutationObserver((_, observer) => {
        if (document.querySelector('.verdict') === null) return;
        observer.disconnect();
        resolve();
      }).observe(document.body, { childList: true, subtree: true });
      button.click();
    });
    const verdict = performance.now() - start;
    const reason = await new Promise<number | null>((resolve) => {
      const look = (): void => {
        if (document.querySelector('.chosen .reason') !== null)
          resolve(performance.now() - start - verdict);
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      look();
      setTimeout(() => resolve(null), 2000);
    });
    return { verdict, reason };
  });
  await context.close();
  return times;
}
