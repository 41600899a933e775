/**
 * The newcomer's walk through the reference: the header, a rule and its board, a citation, a copied
 * link, a pinned page.
 */
import { readFileSync } from 'node:fs';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  test,
  type Locator,
  type Page,
} from './helpers.ts';
import { title } from './mode.ts';
import { hasWords, published } from './published.ts';
import { main } from './quiz-page.ts';

for (const width of [390, 360])
  test(`at ${width} px the header is one row with the search in reach`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/rules/16-7-4/');
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height).toBeLessThan(70);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
    const search = await page.getByRole('searchbox').boundingBox();
    expect(search?.width).toBeGreaterThan(110);
    await expectNoSidewaysScrolling(page);
    // The name of the page stands in one line.
    await page.goto('/quiz/daily/');
    const heading = main(page).getByRole('heading', { level: 1 });
    await expect(title(page)).toBeVisible();
    expect((await heading.boundingBox())?.height).toBeLessThan(40);
  });

test('a rule leads to its questions, and its board plays without the engine', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/rules/16-7-4/');
  await expect(main(page)).toContainText(/Decides \d+ questions: practise them/);
  const before = loaded.length;
  await main(page).getByRole('button', { name: 'Play it' }).press('Enter');
  const board = page.getByRole('region', { name: 'The board after step 1' });
  await expect(board).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'The board after step 2' })).toBeVisible();
  expect(loaded.slice(before).filter((url) => url.includes('engine'))).toEqual([]);
  await expectNoAxeViolations(page);
  await main(page).getByRole('button', { name: 'Close' }).click();
  await expect(main(page).getByRole('button', { name: 'Play it' })).toBeFocused();
  await main(page).getByRole('link', { name: 'practise them' }).click();
  await expect(page).toHaveURL(/\/quiz\/practice\/\?rule=16-7-4/);
  await expect(title(page)).toBeVisible();
});

test('every clause of chapters 16 and 18 that can be carried out has a board', () => {
  const dist = process.env['DIST'] ?? 'dist';
  const { clauses } = JSON.parse(readFileSync('content/rules/clauses.json', 'utf8')) as {
    readonly clauses: readonly { readonly number: string; readonly counts: readonly string[] }[];
  };
  const wanted = clauses.filter(
    ({ number, counts }) => /^1[68]-/.test(number) && counts.includes('executable'),
  );
  expect(wanted.length).toBeGreaterThan(100);
  const without = wanted.filter(
    ({ number }) =>
      !readFileSync(`${dist}/rules/${number}/index.html`, 'utf8').includes('play-board'),
  );
  expect(without.map(({ number }) => number)).toEqual([]);
});

test('the official manual is linked as another site, and the fingerprint is folded', async ({
  page,
}) => {
  const { edition } = await published(page);
  const key = new RegExp(`^${edition.replace('.', '\\.')}:16-7-4:`);
  await page.goto('/rules/16-7-4/');
  const beside = page.getByRole('complementary');
  await expect(beside.getByRole('link', { name: /Comprehensive Rules Manual/ })).toHaveAttribute(
    'rel',
    'external',
  );
  await expect(beside).toContainText('another site');
  await expect(beside.getByText(key)).toBeHidden();
  await beside.getByText('Fingerprint', { exact: true }).click();
  await expect(beside.getByText(key)).toBeVisible();
});

for (const path of ['/', '/keywords/', '/keywords/piercing/', '/rules/', '/rules/16-7-4/']) {
  test(`${path} shows the edition`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toContainText(
      `Ver. ${(await published(page)).edition} `,
    );
  });
}

test('from the list of keywords to Piercing and on to 15-8-3', async ({ page }) => {
  await page.goto('/keywords/');
  await page.getByRole('link', { name: '<Piercing>' }).click();
  await expect(page).toHaveURL(/\/keywords\/piercing\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Piercing');
  const clause = page.getByRole('main').getByRole('listitem').filter({ hasText: '16-7-2' });
  await clause.getByRole('link', { name: '15-8-3' }).click();
  await expect(page).toHaveURL(/\/rules\/15-8-3\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Trigger-Type Effects');
  const ofRule = expect(main(page));
  await ((await hasWords(page, '15-8-3')) ? ofRule.not : ofRule).toContainText(/our summary/i);
  const citedBy = page.getByRole('complementary').getByRole('link', { name: /^16-7-2/ });
  await citedBy.click();
  await expect(page).toHaveURL(/\/rules\/16-7-2\/$/);
});

test.describe('a citation shows the rule', () => {
  const cited = (page: Page): Locator =>
    page.getByRole('main').getByRole('link', { name: '15-8-3' }).first();
  const shown = (page: Page): Locator =>
    page.getByRole('tooltip').filter({ hasText: 'Trigger-Type Effects' });

  test('on hover', async ({ page }) => {
    await page.goto('/rules/16-7-2/');
    await expect(shown(page)).toHaveCount(0);
    await cited(page).hover();
    await expect(shown(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(shown(page)).toHaveCount(0);
  });

  test('on focus, until Escape', async ({ page }) => {
    await page.goto('/rules/16-7-2/');
    await cited(page).focus();
    await expect(shown(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shown(page)).toHaveCount(0);
  });
});

test.describe('copy a link to 16-7-4', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const words = 'processed immediately before the transition to the end of attack timing';
  for (const [format, mark] of [
    ['Text and link', /^16-7-4 /],
    ['Markdown', /^> \*\*\[16-7-4\]\(/],
    ['BBCode', /^\[quote\]\[b\]\[url=/],
    ['Discord', /^> \*\*16-7-4\*\* /],
  ] as const) {
    test(`as ${format}`, async ({ page, baseURL }) => {
      await page.goto('/rules/16-7-4/');
      await page.getByRole('button', { name: format, exact: true }).click();
      await expect(page.getByText(/copied/i)).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(mark);
      expect(copied).toContain('16-7-4');
      expect(copied).toContain(words);
      expect(copied).toContain(`${baseURL}/rules/16-7-4/`);
    });
  }
});

test.describe('copy a clause of a list', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const path of ['/keywords/piercing/', '/rules/16-7/', '/rules/16-7-4/'])
    test(`on ${path}`, async ({ page, baseURL }) => {
      await page.goto(path);
      await page.getByRole('button', { name: 'Copy 16-7-2', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Copied 16-7-2' })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^16-7-2 <Piercing> is a trigger-type effect/);
      expect(copied).not.toContain('16-7-3');
      expect(copied).toContain(
        `\nDigimon Card Game Comprehensive Rules, Ver. ${(await published(page)).edition}\n`,
      );
      expect(copied).toContain(`${baseURL}/rules/16-7-2/`);
    });
});

test('the address beside the buttons is the one that the page has here', async ({
  page,
  baseURL,
}) => {
  await page.goto('/rules/16-7-4/');
  const host = new URL(baseURL ?? '').host;
  await expect(page.getByRole('link', { name: `${host}/rules/16-7-4/` })).toBeVisible();
});

test('a clause is shown among its neighbours', async ({ page }) => {
  await page.goto('/rules/16-7-4/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /16-7(?!-) .*Piercing/ }).first()).toBeVisible();
  for (const sibling of ['16-7-1', '16-7-3', '16-7-5']) {
    await expect(main.getByRole('link', { name: sibling, exact: true }).first()).toBeVisible();
  }
  await main.getByRole('link', { name: /^Next: 16-7-5/ }).click();
  await expect(page).toHaveURL(/\/rules\/16-7-5\/$/);
  await page.getByRole('link', { name: /Previous: 16-7-4/ }).click();
  await expect(page).toHaveURL(/\/rules\/16-7-4\/$/);
});

test('a page pinned to an edition says so and keeps the words', async ({ page }) => {
  await page.goto('/rules/4.0/16-7-4/');
  const main = page.getByRole('main');
  await expect(main).toContainText('edition 4.0');
  await expect(main).toContainText('<Piercing> is pending processing');
  // To the newest edition; once that is another one, by the number that the rule has there.
  const note = main.getByText('This page always shows edition 4.0');
  await note.getByRole('link', { name: /^(Newest edition|16-7-4)$/ }).click();
  await expect(page).toHaveURL(/\/rules\/16-7-4\/$/);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('going from page to page raises no error', async ({ page }) => {
    await page.goto('/keywords/piercing/');
    for (let step = 0; step < 6; step++) {
      const next = page.getByRole('link', { name: /^Next:/ });
      const address = (await next.getAttribute('href')) ?? '';
      await next.click();
      await expect(page).toHaveURL(address);
    }
  });
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedProblems: [/404/] });

  test('shows a page that helps on', async ({ page }) => {
    const response = await page.goto('/rules/99-9-9/');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('search')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: '/rules/16-7-4/' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('16-7-4');
  });
});
