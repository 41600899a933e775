/** The timed run. */
import { expect, expectNoAxeViolations, expectNoSidewaysScrolling, test } from './helpers.ts';
import { button, give, kept, openMode, PHONE, title } from './mode.ts';
import { main, verdict } from './quiz-page.ts';

const RUN = '/quiz/run/';

test('as many as possible, without feedback, until the time is over', async ({ page }) => {
  await page.clock.install();
  await openMode(page, RUN);
  await main(page).getByRole('radio', { name: '3 minutes' }).check();
  await button(page, 'Start the clock').press('Enter');
  await expect(page).toHaveURL(/\?minutes=3&seed=[a-z0-9]{5}$/);
  const asked: string[] = [];
  for (let i = 0; i < 3; i++) {
    await expect(main(page)).toContainText(i === 1 ? '1 answer' : `${i} answers`);
    await expect(title(page)).toBeFocused();
    asked.push(await title(page).innerText());
    await give(page);
  }
  await expect(main(page)).toContainText('3 answers');
  await expect(verdict(page)).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveText(/^[23]:\d\d$/);
  await page.clock.fastForward(3 * 60_000);
  const result = main(page).getByRole('heading', { name: /right of 3 answers in 3 minutes/ });
  await expect(result).toBeFocused();
  await expect(main(page)).toContainText('Your first run of this length');
  await expect(main(page)).not.toContainText('You ended it');
  for (const one of asked) await expect(main(page).getByRole('link', { name: one })).toBeVisible();
  expect(await kept(page, 'runs')).toMatchObject({ entries: [{ minutes: 3, answered: 3 }] });
  expect(Object.keys(((await kept(page, 'progress')) as { answers: object }).answers)).toHaveLength(
    3,
  );
});

test('the address gives another person the same run', async ({ page }) => {
  const first = async (): Promise<string> => {
    await openMode(page, `${RUN}?minutes=10&seed=group`);
    await expect(main(page).getByRole('radio', { name: '10 minutes' })).toBeChecked();
    await button(page, 'Start the clock').click();
    return title(page).innerText();
  };
  const once = await first();
  await page.evaluate(() => localStorage.clear());
  expect(await first()).toBe(once);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`phone, ${colorScheme}`, () => {
    test.use({ ...PHONE, colorScheme });

    test('by touch', async ({ page }) => {
      await openMode(page, RUN);
      await button(page, 'Start the clock').tap();
      await expect(title(page)).toBeVisible();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
      await give(page);
      await expect(main(page)).toContainText('1 answer');
      await button(page, 'End the run').tap();
      await expect(main(page)).toContainText(/right of 1 answer in/);
      await expect(main(page)).toContainText('You ended it after less than a minute.');
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
    });
  });
}
