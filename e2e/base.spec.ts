/** The built site below a path of its host, as `BASE=/lab-site/` makes it. */
import { cpSync, createReadStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { checkLinks } from '../scripts/linked.ts';
import { moveSite } from '../src/site/bundle/base-path.ts';
import { expect, test } from './helpers.ts';
import { give, open, QUESTION, RIGHT, verdict } from './quiz-page.ts';

const BASE = '/lab-site/';
const PORT = Number(process.env['PORT'] ?? 4398) + 1;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

let dist = '';
let server: Server | undefined;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://127.0.0.1:${PORT}` });

test.beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'ruling-lab-base-'));
  cpSync(process.env['DIST'] ?? 'dist', dist, { recursive: true });
  moveSite(dist, BASE, process.env['SITE'] || 'http://localhost:4321');
  server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://host').pathname);
    const below = path.startsWith(BASE) ? join(dist, path.slice(BASE.length)) : '';
    const file = path.endsWith('/') ? join(below, 'index.html') : below;
    const isThere = below !== '' && existsSync(file) && statSync(file).isFile();
    response.writeHead(isThere ? 200 : 404, {
      'content-type': TYPES[isThere ? extname(file) : '.html'] ?? 'application/octet-stream',
    });
    createReadStream(isThere ? file : join(dist, '404.html')).pipe(response);
  });
  await new Promise<void>((resolve) => server?.listen(PORT, '127.0.0.1', resolve));
});

test.afterAll(() => {
  server?.close();
  rmSync(dist, { recursive: true, force: true });
});

test('every link stays below the path and leads somewhere', () => {
  test.setTimeout(120_000);
  const { links, broken } = checkLinks(dist, BASE);
  expect(links).toBeGreaterThan(10_000);
  expect(broken.slice(0, 10)).toEqual([]);
});

test('pages, the search, a question and its verdict ask for nothing beside the path', async ({
  page,
}) => {
  const beside: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith(BASE)) beside.push(request.url());
  });
  await page.goto(BASE);
  await page.getByRole('navigation').getByRole('link', { name: 'Rules' }).first().click();
  await expect(page).toHaveURL(`${BASE}rules/`);
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('16-7-4');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', `${BASE}rules/16-7-4/`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${BASE}rules/16-7-4/`);

  await open(page, `${BASE}${QUESTION.slice(1)}`);
  await give(page, RIGHT);
  await expect(verdict(page)).toBeVisible();
  await page.goto(`${BASE}train/`);
  await page.waitForLoadState('networkidle');
  expect(beside).toEqual([]);
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedProblems: [/404|Failed to load resource/] });

  test('asks whether the rule above, or a keyword that is spelled like it, was meant', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await page.goto(`${BASE}rules/16-7-44/`);
    await expect(main).toContainText('There is no rule 16-7-44');
    await expect(main.locator(`a.hit[href="${BASE}rules/16-7/"]`)).toBeVisible();
    await page.goto(`${BASE}keywords/peircing/`);
    await expect(main.locator(`a.hit[href="${BASE}keywords/piercing/"]`)).toBeVisible();
  });
});
