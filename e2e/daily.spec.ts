/** The question of the day. */
import { expect, expectNoAxeViolations, expectNoSidewaysScrolling, test } from './helpers.ts';
import { give, openMode, PHONE, title } from './mode.ts';
import { main, verdict } from './quiz-page.ts';

const DAILY = '/quiz/daily/';
const at = (time: string): Date => new Date(time);

test('is the same for everybody by the date in UTC', async ({ page, browser, baseURL }) => {
  const titles: string[] = [];
  for (const timezoneId of ['America/Los_Angeles', 'Asia/Tokyo']) {
    const context = await browser.newContext({ timezoneId, baseURL: baseURL ?? '' });
    const other = await context.newPage();
    await other.clock.setFixedTime(at('2026-11-21T20:00:00Z'));
    await openMode(other, DAILY);
    await expect(main(other)).toContainText('2026-11-21, today');
    titles.push(await title(other).innerText());
    await context.close();
  }
  expect(titles[0]).toBe(titles[1]);
  await page.clock.setFixedTime(at('2026-11-25T00:00:00Z'));
  await openMode(page, `${DAILY}?date=2026-11-21`);
  await expect(title(page)).toHaveText(titles[0] ?? '');
});

test('days in a row are counted; an earlier day is answered without counting', async ({ page }) => {
  const answer = async (): Promise<void> => {
    await give(page);
    await expect(verdict(page)).toBeVisible();
  };
  await page.clock.setFixedTime(at('2026-11-20T10:00:00Z'));
  await openMode(page, DAILY);
  await expect(main(page)).toContainText('No streak yet');
  await answer();
  await expect(main(page)).toContainText('1 day in a row');
  await page.clock.setFixedTime(at('2026-11-21T23:59:00Z'));
  await openMode(page, DAILY);
  await expect(main(page)).toContainText('1 day in a row; answer today to keep it going');
  await answer();
  await expect(main(page)).toContainText('2 days in a row');
  await main(page).getByRole('link', { name: '2026-11-18' }).click();
  await expect(page).toHaveURL(/\?date=2026-11-18$/);
  await expect(main(page)).toContainText('2026-11-18');
  await answer();
  await expect(main(page)).toContainText('2 days in a row');
  const row = main(page).getByRole('listitem').filter({ hasText: '2026-11-18' });
  await expect(row).toContainText(/right|wrong/);
  await page.goto('/quiz/');
  await expect(page.locator('[data-today="daily"]')).toHaveText('answered, 2 days in a row');
});

test('a day that has not come is said', async ({ page }) => {
  await page.clock.setFixedTime(at('2026-11-21T10:00:00Z'));
  await openMode(page, `${DAILY}?date=2026-11-22`);
  await expect(main(page)).toContainText('There is no question for "2026-11-22" yet');
  await expect(main(page)).toContainText('2026-11-21, today');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`phone, ${colorScheme}`, () => {
    test.use({ ...PHONE, colorScheme });

    test('answered', async ({ page }) => {
      await openMode(page, DAILY);
      await give(page);
      await expect(verdict(page)).toBeVisible();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
    });
  });
}
