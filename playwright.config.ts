import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, prepareChromium } from './scripts/chromium.ts';

// Workers read this file again; they find the browser by the variable.
const executablePath = (process.env['CHROMIUM'] ??= await prepareChromium(console.log));

/**
 * DIST names another built site than dist/, PORT another port: two runs at the same time need both.
 */
const dist = process.env['DIST'] ?? 'dist';
const port = process.env['PORT'] ?? '4398';
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  // A slow or busy machine is no failure; what hangs is found all the same.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    browserName: 'chromium',
    // The copy for reading offline has tests of its own; the others shall see what is built now.
    serviceWorkers: 'block',
    // Still pages: what is tested is where a page ends up.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: [...CHROMIUM_ARGS] },
  },
  webServer: {
    // --ignore-lock: the server belongs to this run alone and ends with it.
    command: `astro preview --host 127.0.0.1 --port ${port} --outDir ${dist} --ignore-lock`,
    url: `${baseURL}/`,
    reuseExistingServer: false,
  },
});
