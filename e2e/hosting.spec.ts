/** What goes to a host beside the pages: headers, licences, who can be written to. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './helpers.ts';

const dist = process.env['DIST'] ?? 'dist';

test('every path that has headers of its own is there', () => {
  const text = readFileSync(join(dist, '_headers'), 'utf8');
  const paths = [...text.matchAll(/^(\/\S*)$/gm)].map(([, path = '']) => path.replace(/\*$/, ''));
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !existsSync(join(dist, path)))).toEqual([]);
});

test('every kind of file is one that the example of a server knows', () => {
  const types = /types \{([^}]+)\}/.exec(readFileSync('hosting/nginx.conf', 'utf8'))?.[1] ?? '';
  const endings = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map(
    (name) => /\.([a-z]\w*)$/.exec(name)?.[1],
  );
  const unknown = new Set(endings.filter((one) => one && !new RegExp(` ${one};`).test(types)));
  expect([...unknown]).toEqual([]);
});

test('the licences of what is used are linked and whole', async ({ page }) => {
  await page.goto('/about/');
  const link = page.getByRole('main').getByRole('link', { name: 'their licences' });
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.ok()).toBe(true);
  const text = await response.text();
  expect(text).toMatch(/^Ruling Lab\n\nMIT License/);
  // What is on many pages, and what only a worker or the search loads.
  for (const name of ['astro', 'svelte', 'ts-fsrs', 'lunr', 'fflate'])
    expect(text).toMatch(new RegExp(`\n${name} \\d+\\.\\d+\\.\\d+ \\([\\w.-]+\\)\n\n.{40}`, 's'));
  expect(text).not.toMatch(/\n(vitest|eslint|typescript) \d/);
});

test('who can be written to is said, also when nobody can', async ({ page }) => {
  const { bugs } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    bugs: { url: string; email: string };
  };
  await page.goto('/about/');
  const main = page.getByRole('main');
  const none = "The owner of this site hasn't given a contact address.";
  if (bugs.url + bugs.email === '') await expect(main).toContainText(none);
  else await expect(main).not.toContainText(none);
  if (bugs.email !== '') await expect(main.getByRole('link', { name: bugs.email })).toBeVisible();
});

test('the page for addresses that lead nowhere claims no address', async ({ page }) => {
  const html = readFileSync(join(dist, '404.html'), 'utf8');
  expect(html).not.toMatch(/og:url|rel="?canonical/);
  // Nor does any other where the build was told none.
  const told = process.env['SITE'] ? 1 : 0;
  await page.goto('/about/');
  await expect(page.locator('meta[property="og:url"]')).toHaveCount(told);
  await expect(page.locator('link[rel="canonical"], meta[property="og:image"]')).toHaveCount(
    2 * told,
  );
});
