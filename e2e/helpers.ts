/**
 * The `page` of our browser tests: it fails the test on any console error, error in the page,
 * violation of the Content-Security-Policy, request to another host, and on anything that could not
 * be loaded.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { RunOptions } from 'axe-core';

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

/** The short form of axe: it says the same as the long one, and is read sooner. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe that look at colours; e2e/helpers.spec.ts asks axe whether there are others. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** Puts axe into each frame that has none yet; a page that was left took its own with it. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const hasAxe = await frame.evaluate(() => Reflect.has(globalThis, 'axe'));
    if (!hasAxe) await frame.evaluate(AXE);
  }
}

/**
 * Fails with what axe finds, each finding with the elements it is about. axe runs in the page
 * itself and in its frames; what is right isn't written down. `rules`: those that look, instead of
 * all.
 */
export async function expectNoAxeViolations(page: Page, rules?: readonly string[]): Promise<void> {
  await bringAxe(page);
  const options: RunOptions = {
    reporter: 'no-passes',
    resultTypes: ['violations'],
    ...(rules ? { runOnly: [...rules] } : {}),
  };
  const findings = await page.evaluate(async (options) => {
    const axe: typeof Axe = Reflect.get(globalThis, 'axe');
    const { violations } = await axe.run(document, options);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary ?? ''}`),
    );
  }, options);
  expect(findings, `axe on ${page.url()}`).toEqual([]);
}

/**
 * Fails with what axe finds in dark on a page that it has read in light. The two looks are the same
 * page in other colours (src/ui/styles/tokens.css), so that only what looks at colours can find
 * something else.
 */
export async function expectDarkIsFineToo(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, COLOUR_RULES);
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
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectNoAxeViolations(page);
    await expectDarkIsFineToo(page);
  }
}
