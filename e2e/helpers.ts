/**
 * The `page` of our browser tests: it fails the test on any console error, error in the page,
 * violation of the Content-Security-Policy, request to another host, and on anything that could not
 * be loaded.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

interface Fixtures {
  /** Problems that a test brings about on purpose: what matches is not held against the page. */
  readonly expectedProblems: readonly RegExp[];
  /** What went wrong so far. */
  readonly problems: readonly string[];
}

/** The script that every island needs. */
export const RUNTIME = /\/_astro\/islands[\w.-]*\.js/;

export const test = base.extend<Fixtures>({
  expectedProblems: [[], { option: true }],
  problems: async ({ context, baseURL }, use) => {
    const problems: string[] = [];
    await watch(context, new URL(baseURL ?? '').host, (problem) => problems.push(problem));
    await use(problems);
  },
  page: async ({ page, problems, expectedProblems, javaScriptEnabled }, use) => {
    if (javaScriptEnabled && expectedProblems.length === 0) waitForScripts(page);
    await use(page);
    const unexpected = problems.filter((line) => !expectedProblems.some((ok) => ok.test(line)));
    expect(unexpected, 'what went wrong in the page').toEqual([]);
  },
});

/**
 * Makes `goto` wait until what is clicked is heard: an island that loads with the page has its
 * script. A test that holds the scripts back says with `waitUntil` what it waits for instead.
 */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined)
      await expect(page.locator('astro-island[ssr][client="load"]')).toHaveCount(0);
    return response;
  };
}

export { expect, type Page };
export type { Locator } from '@playwright/test';

async function watch(
  context: BrowserContext,
  host: string,
  report: (problem: string) => void,
): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error')
      report(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (problem) => report(`error: ${problem.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isOurs = url.host === host || /^(data|blob|about):$/.test(url.protocol);
    if (!isOurs) report(`request to another host: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    // A browser drops what it was loading when it goes to another page.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') report(`not loaded: ${request.url()} (${reason})`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) report(`status ${response.status()}: ${response.url()}`);
  });
  await context.exposeFunction('reportViolation', (line: string) => report(`CSP: ${line}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const line = `${event.effectiveDirective} blocks ${event.blockedURI} in ${event.documentURI}`;
      const report = Reflect.get(globalThis, 'reportViolation');
      if (typeof report === 'function') report(line);
    });
  });
}

/** The short form of the axe that the builder brings: it says the same, and is read sooner. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Puts axe into each frame that has none yet; a page that was left took its own with it. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const hasAxe = await frame.evaluate(() => Reflect.has(globalThis, 'axe'));
    if (!hasAxe) await frame.evaluate(AXE);
  }
}

/**
 * Fails with what axe finds, each finding with the elements it is about. "Legacy" runs axe in the
 * page itself instead of in a second, blank one, which only frames of other hosts need; and nothing
 * is written down of what is right. The builder would bring axe twice each time: its own source is
 * an empty statement, axe is there.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await bringAxe(page);
  const { violations } = await new AxeBuilder({ page, axeSource: ';' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary ?? ''}`),
  );
  expect(findings, `axe on ${page.url()}`).toEqual([]);
}

/**
 * Fails when the page is wider than the window, so that a person would have to move it sideways.
 */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    const isClipped = (element: Element): boolean => {
      for (let up = element.parentElement; up; up = up.parentElement) {
        if (getComputedStyle(up).overflowX !== 'visible') return true;
      }
      return false;
    };
    if (document.documentElement.scrollWidth <= limit) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > limit && !isClipped(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect(wide, `wider than the window on ${page.url()}`).toEqual([]);
}

/**
 * The page as it stands on a phone and on a desk, light and dark: axe finds nothing, and nothing is
 * wider than the window. It stays in the last of them, wide and dark.
 */
export async function expectFineInEveryLook(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScrolling(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectNoAxeViolations(page);
    }
  }
}
