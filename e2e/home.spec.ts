/** The home page: today's question, and the doors to the rest. */
import { expect, test } from './helpers.ts';
import { give, openMode, title } from './mode.ts';
import { main, verdict } from './quiz-page.ts';

const DOORS = ['Train', 'Look up', 'Analyse a card'];

test("home asks today's question, which is that of /quiz/daily/, and has three doors", async ({
  page,
}) => {
  await openMode(page, '/');
  await expect(page).toHaveTitle(/Ruling Lab/);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('search').first()).toBeVisible();
  for (const name of DOORS)
    await expect(main(page).getByRole('link', { name, exact: true })).toBeVisible();
  await expect(title(page)).toBeVisible();
  const asked = await title(page).innerText();
  await give(page);
  await expect(verdict(page)).toBeVisible();
  await expect(main(page)).toContainText(/You answered: . (right|wrong)\. 1 day in a row\./);
  await main(page).getByRole('link', { name: 'Past days' }).click();
  await expect(page).toHaveURL(/\/quiz\/daily\/$/);
  await expect(title(page)).toHaveText(asked);
  await expect(main(page)).toContainText(/you answered: . (right|wrong)/);
});

test('home keeps room for its question: nothing moves when it comes', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'moved', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { readonly value: number };
        Reflect.set(globalThis, 'moved', Reflect.get(globalThis, 'moved') + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await openMode(page, '/');
    await expect(main(page).locator('form.panel')).toBeAttached();
    const moved = await page.evaluate(() => Reflect.get(globalThis, 'moved'));
    expect(moved, `${size.width} px`).toBeLessThan(0.02);
  }
});
