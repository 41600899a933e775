import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { CHROMIUM_ARGS, prepareChromium } from './scripts/chromium.ts';
import {
  copyForFirefox,
  findFirefox,
  FIREFOX_BIDI,
  FIREFOX_PREFERENCES,
  NOT_IN_FIREFOX,
  WALKS,
} from './scripts/firefox.ts';

const inFirefox = process.env['E2E_BROWSER'] === 'firefox';
// Workers read this file again; they find the browser, and the site, by the variable.
if (inFirefox && process.env['E2E_FIREFOX_DIST'] === undefined) {
  process.env['FIREFOX'] = findFirefox(console.log);
  process.env['E2E_FIREFOX_DIST'] = copyForFirefox(process.env['DIST'] ?? 'dist');
}
if (!inFirefox) process.env['CHROMIUM'] ??= await prepareChromium(console.log);

/**
 * DIST names another built site than dist/, PORT another port: two runs at the same time need both.
 */
const dist = (inFirefox ? process.env['E2E_FIREFOX_DIST'] : process.env['DIST']) ?? 'dist';
const port = process.env['PORT'] ?? '4398';
const baseURL = `http://127.0.0.1:${port}`;

const chromium: PlaywrightTestConfig['use'] = {
  browserName: 'chromium',
  launchOptions: { executablePath: process.env['CHROMIUM'] ?? '', args: [...CHROMIUM_ARGS] },
};
const firefox: PlaywrightTestConfig['use'] = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: { executablePath: FIREFOX_BIDI, firefoxUserPrefs: FIREFOX_PREFERENCES },
};

export default defineConfig({
  testDir: 'e2e',
  ...(inFirefox ? { testMatch: WALKS, grepInvert: NOT_IN_FIREFOX } : {}),
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Each waits now and then for what it asked for: on two processors a third has room beside two.
  workers: 3,
  // On a machine of others a second try tells a slow moment from a fault; `npm test` counts it.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // A slow or busy machine is no failure; what hangs is found all the same.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    ...(inFirefox ? firefox : chromium),
    // The copy for reading offline has tests of its own; the others shall see what is built now.
    serviceWorkers: 'block',
    // Still pages: what is tested is where a page ends up.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    // --ignore-lock: the server belongs to this run alone and ends with it.
    command: `astro preview --host 127.0.0.1 --port ${port} --outDir ${dist} --ignore-lock`,
    url: `${baseURL}/`,
    reuseExistingServer: false,
  },
});
