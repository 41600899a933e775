/** The search: what people type, in the ways they type it. */
import { expect, test, type Locator, type Page } from './helpers.ts';

const box = (page: Page): Locator =>
  page.getByRole('searchbox').or(page.getByRole('combobox')).first();
const options = (page: Page): Locator => page.getByRole('search').getByRole('option');
const selected = (page: Page): Locator =>
  page.getByRole('search').getByRole('option', { selected: true });
/** All that is found for a rule or keyword: its address. */
const to = (page: Page, path: string): Locator => page.locator(`[role="option"][href="${path}"]`);

async function search(page: Page, text: string): Promise<void> {
  await page.goto('/rules/16-7-4/');
  await box(page).fill(text);
  await expect(options(page).first()).toBeVisible();
}

test('"securty attack" finds 16-4, under its name of today', async ({ page }) => {
  await search(page, 'securty attack');
  await expect(options(page).first()).toContainText('16-4');
  await expect(options(page).first()).toContainText('Security A.');
  await expect(to(page, '/keywords/security-a/')).toBeVisible();
  await expect(to(page, '/rules/16-4/')).toHaveCount(0);
});

for (const text of ['16-7-4', '16.7.4', '16 7 4', 'rule 16-7-4', '16‑7‑4', '§16-7-4']) {
  test(`"${text}" finds rule 16-7-4 first, and Enter goes there`, async ({ page }) => {
    await page.goto('/');
    await box(page).fill(text);
    await expect(options(page).first()).toHaveAttribute('href', '/rules/16-7-4/');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/rules\/16-7-4\/$/);
  });
}

for (const [text, path] of [
  ['piercing', '/keywords/piercing/'],
  ['<Piercing>', '/keywords/piercing/'],
  ['De-Digivolve', '/keywords/de-digivolve/'],
  ['dedigivolve', '/keywords/de-digivolve/'],
  ['blockers', '/keywords/blocker/'],
  ['Security Attack', '/keywords/security-a/'],
] as const) {
  test(`"${text}" finds ${path} first`, async ({ page }) => {
    await search(page, text);
    await expect(options(page).first()).toHaveAttribute('href', path);
  });
}

for (const [text, path] of [
  ['piercing', '/keywords/piercing/'],
  ['SA+1', '/keywords/security-a/'],
  ['mulligan', '/glossary/#exchanging-the-hand'],
  ['q644', '/rulings/q644/'],
] as const) {
  test(`Enter after "${text}" opens ${path}`, async ({ page }) => {
    await search(page, text);
    await expect(selected(page)).toHaveAttribute('href', path);
    await box(page).press('Enter');
    await expect(page).toHaveURL(path);
  });
}

test('a filter is completed with a click, and narrows what is found', async ({ page }) => {
  await page.goto('/rules/');
  await box(page).fill('type:tr');
  await options(page).filter({ hasText: 'type:trigger-pending' }).click();
  await expect(box(page)).toHaveValue('type:trigger-pending ');
  await expect(options(page).first()).toHaveAttribute('href', '/keywords/piercing/');
  await expect(page.getByRole('group', { name: /rules/i })).toHaveCount(0);
});

test('cards of a file on the device are found by name, and lead to the card', async ({ page }) => {
  await page.goto('/cards/');
  await page.getByRole('button', { name: /sample/i }).click();
  const card = page.locator('main a[href^="#"]').filter({ hasText: /-\d/ }).first();
  const href = (await card.getAttribute('href')) ?? '';
  await page.goto('/search/?q=' + decodeURIComponent(href.slice(1)));
  await expect(page.locator(`main a.hit[href="/cards/${href}"]`)).toBeVisible();
});

test('questions and rulings come behind the first results', async ({ page }) => {
  await search(page, 'piercing');
  await expect(page.getByRole('group', { name: /questions/i })).toBeVisible();
  await expect(page.getByRole('group', { name: /rulings/i })).toBeVisible();
});

test('a typing error in a name still finds the keyword', async ({ page }) => {
  await search(page, 'Retalition');
  await expect(to(page, '/keywords/retaliation/')).toBeVisible();
});

for (const [typed, path] of [
  ['piercng', '/keywords/piercing/'],
  ['decoi', '/keywords/decoy/'],
  ['digivoluton', '/rules/8-1-2/'],
] as const) {
  test(`"${typed}" finds what was meant`, async ({ page }) => {
    await search(page, typed);
    await expect(to(page, path)).toBeVisible();
  });
}

for (const typed of ['asdfgh', 'hello', 'charizard']) {
  test(`"${typed}" finds nothing, and a line says what can be searched for`, async ({ page }) => {
    const line = `Nothing found for "${typed}". Search for a rule number (16-7-4), a keyword (Piercing) or a term (security stack).`;
    await page.goto('/rules/16-7-4/');
    await box(page).fill(typed);
    await expect(page.getByRole('search').getByText(line)).toBeVisible();
    await expect(options(page)).toHaveCount(0);
    await page.goto(`/search/?q=${typed}`);
    await expect(page.getByRole('main').getByText(line)).toBeVisible();
    await expect(page.locator('main a.hit')).toHaveCount(0);
  });
}

test('words of a rule are found and marked', async ({ page }) => {
  await search(page, 'pending processing end of attack');
  const hit = to(page, '/rules/16-7-4/');
  await expect(hit).toBeVisible();
  expect((await hit.locator('mark').allTextContents()).join(' ').toLowerCase()).toContain(
    'pending',
  );
});

test('what is found is grouped', async ({ page }) => {
  await search(page, 'piercing');
  expect(await page.getByRole('listbox').getByRole('group').count()).toBeGreaterThan(1);
  await expect(page.getByRole('group', { name: /rules/i })).toBeVisible();
  await expect(page.getByRole('group', { name: /keyword/i })).toBeVisible();
});

test('"/" focuses the search, arrows choose, Enter opens, Escape closes', async ({ page }) => {
  await page.goto('/keywords/');
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  await page.keyboard.type('blocker');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toBeVisible();
  if ((await selected(page).count()) === 0) await page.keyboard.press('ArrowDown');
  const address = (await selected(page).getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
});

test('"/" is only a letter inside a field', async ({ page }) => {
  await page.goto('/keywords/');
  await box(page).focus();
  await page.keyboard.type('a/b');
  await expect(box(page)).toHaveValue('a/b');
});

test('Enter without a choice leads to a page of results that can be linked to', async ({
  page,
}) => {
  await search(page, 'security checks of an attack');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=security(\+|%20)checks/);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^13 Security Checks/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/rules\/13\/$/);
});

test('nothing is loaded for the search before it is used', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/rules/16-7-4/', { waitUntil: 'networkidle' });
  expect(loaded.filter((path) => /search|index\.json/.test(path))).toEqual([]);
  await box(page).focus();
  await expect.poll(() => loaded).toContain('/search-index.json');
});

test.describe('when its script does not load', () => {
  test.use({ expectedProblems: [/Failed to load resource|ERR_FAILED|preload/] });

  test('the next focus asks for it again', async ({ page }) => {
    const app = /\/_astro\/app-/;
    let refused = 0;
    await page.route(app, (route) => {
      refused += 1;
      return route.abort();
    });
    await page.goto('/keywords/');
    await box(page).focus();
    await expect.poll(() => refused).toBe(1);
    await page.unroute(app);
    await box(page).blur();
    await box(page).fill('piercing');
    await expect(options(page).first()).toBeVisible();
  });
});
