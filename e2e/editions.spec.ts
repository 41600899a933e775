/** Editions: what an old rule number is today, the history of the manual, and its feed. */
import { expect, test } from './helpers.ts';

test('a link with the day of a post opens what the number meant then', async ({ page }) => {
  await page.goto('/rules/16-4-1/?on=2025-06-01');
  await expect(page).toHaveURL(/\/rules\/then\/\?number=16-4-1&on=2025-06-01$/);
  const result = page.locator('[data-result]');
  await expect(result).toContainText('On 1 June 2025 the manual was at edition 3.0');
  await expect(result).toContainText('Its 16-4-1 is 16-5-1 today.');
  await expect(result).toContainText('<Blocker>');
  await expect(result.getByRole('link', { name: '16-5-1' })).toHaveAttribute(
    'href',
    '/rules/16-5-1/',
  );
});

test("a number that has no page today, and one that can't be followed", async ({ page }) => {
  await page.goto('/rules/then/?number=14-16-9-1&on=2024-08-15');
  const result = page.locator('[data-result]');
  await expect(result).toContainText('Its 14-16-9-1 is 15-16-9-1 today.');
  await page.getByLabel('Rule number').fill('4-1');
  await page.getByLabel('Date of the post').fill('2024-01-01');
  await page.getByRole('button', { name: 'Look up' }).press('Enter');
  await expect(result).toContainText("We can't say what its 4-1 is today.");
  await page.getByLabel('Rule number').fill('blocker');
  await page.getByRole('button', { name: 'Look up' }).press('Enter');
  await expect(result).toContainText('is not a rule number');
});

test('without a date every edition is answered, and another number takes the answer away', async ({
  page,
}) => {
  await page.goto('/rules/then/?number=16-4-1');
  const result = page.locator('[data-result]');
  await expect(result.getByRole('listitem').first()).toContainText('Edition');
  await expect(result.getByRole('link', { name: '16-5-1' }).first()).toBeVisible();
  await page.getByLabel('Rule number').fill('16-4-2');
  await expect(result).toBeEmpty();
});

test('an address with a number or a day that is none says so', async ({ page }) => {
  const result = page.locator('[data-result]');
  await page.goto('/rules/then/?number=__proto__&on=2024-01-01');
  await expect(result).toContainText('is not a rule number');
  await page.goto('/rules/16-4-1/?on=yesterday');
  await expect(page).toHaveURL(/\/rules\/then\/\?number=16-4-1&on=/);
  await expect(result).toContainText('Which rule it was depends on the edition');
});

test('every edition is listed with its day, and the feed has them', async ({ page, request }) => {
  await page.goto('/changes/');
  await expect(page.getByRole('heading', { name: /^2\.4 / })).toContainText('20 September 2024');
  await expect(page.getByRole('main')).toContainText('Added 15-35 <Decode>');
  const feed = await (await request.get('/changes/feed.xml')).text();
  expect(feed.split('<entry>')).toHaveLength((await page.locator('section > h2').count()) + 1);
});

test('what later editions change for answers is told, with the boards that end differently', async ({
  page,
}) => {
  await page.goto('/changes/');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { name: 'What the editions after 4.0 change for answers' }),
  ).toBeVisible();
  await expect(main).toContainText('<Engage>, <Guard>, <Detach> and <Succession> are new.');
  const [, played = '', differ = ''] =
    /Of the \d+ boards .*?, (\d+) have a keyword effect .*?: (\d+) end differently in 4\.0/.exec(
      await main.innerText(),
    ) ?? [];
  expect(Number(differ)).toBeGreaterThan(0);
  expect(Number(differ)).toBeLessThan(Number(played));
  await expect(main.locator('a[href="/rulings/q6964/"]')).toBeVisible();
});
