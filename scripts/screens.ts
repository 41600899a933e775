/**
 * `npm run screens`: pictures of the site in its states, light and dark, on a screen and on a
 * phone, and a page that shows them all: .screens/index.html. It takes the built site in dist/
 * (DIST names another), or builds it. `-- NAME ...` takes only the states of these names. A state
 * that can't be reached is said, and the run fails after the others are taken.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { readAsked, refuse } from './asked.ts';
import { serve } from './bench/serve.ts';
import { CHROMIUM_ARGS, prepareChromium } from './chromium.ts';
import { ROOT, run } from './run.ts';
import { STATES } from './screens/states.ts';

const SIZES = [
  { size: '1280', viewport: { width: 1280, height: 800 }, phone: false },
  { size: '390', viewport: { width: 390, height: 844 }, phone: true },
] as const;
const LOOKS = ['light', 'dark'] as const;
const FOLDER = join(ROOT, '.screens');

const { positionals: only } = readAsked({
  usage: 'npm run screens -- [NAME OF A STATE ...]',
  most: Infinity,
});
const names = STATES.map(({ name }) => name);
const strange = only.find((name) => !names.includes(name));
if (strange !== undefined)
  refuse(`there is no state "${strange}"; expected some of ${names.join(', ')}`);
const states = STATES.filter(({ name }) => only.length === 0 || only.includes(name));
const dist = process.env['DIST'] ?? join(ROOT, 'dist');
if (!existsSync(join(dist, 'index.html')) && run('astro', ['build', '--outDir', dist]) !== 0)
  process.exit(1);

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const executablePath = await prepareChromium(console.log);
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
const server = await serve(dist);
let failed = 0;
try {
  for (const { size, viewport, phone } of SIZES)
    for (const look of LOOKS) failed += await takeAll(browser, { size, viewport, phone, look });
} finally {
  await browser.close();
  await server.close();
}
writeFileSync(join(FOLDER, 'index.html'), overview());
console.log(`${states.length * 4 - failed} pictures: ${join(FOLDER, 'index.html')}`);
if (failed > 0) process.exitCode = 1;

interface Taking {
  readonly size: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly phone: boolean;
  readonly look: (typeof LOOKS)[number];
}

/** Takes every state in one look and one size; returns how many could not be taken. */
async function takeAll(from: Browser, { size, viewport, phone, look }: Taking): Promise<number> {
  let missed = 0;
  for (const { name, path, act } of states) {
    // Each in a context of its own: nothing is kept from the state before.
    const context = await from.newContext({
      viewport,
      colorScheme: look,
      reducedMotion: 'reduce',
      hasTouch: phone,
      isMobile: phone,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    try {
      await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
      await act?.(page);
      await page.screenshot({ path: join(FOLDER, fileOf(name, size, look)) });
    } catch (problem) {
      missed += 1;
      const [why = ''] = String(problem).split('\n');
      console.error(`${name} (${path}), ${size} px, ${look}: ${why}`);
    }
    await context.close();
  }
  return missed;
}

function fileOf(name: string, size: string, look: string): string {
  return `${name.replaceAll(' ', '-')}-${size}-${look}.png`;
}

function overview(): string {
  const picture = (name: string, size: string, look: string): string =>
    `<img src="${fileOf(name, size, look)}" alt="${name}, ${size} px, ${look}" height="420">`;
  const rows = states.map(
    ({ name, path }) =>
      `<h2>${name} <small>${path}</small></h2><div>${SIZES.flatMap(({ size }) => LOOKS.map((look) => picture(name, size, look))).join('')}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>body{font:1rem system-ui;background:#888}div{display:flex;gap:8px;overflow-x:auto}small{font-weight:400}</style>${rows.join('\n')}\n`;
}
