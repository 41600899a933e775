/**
 * Every kind of page, light and dark, by keyboard, on a screen and on a phone. A page is visited
 * once for all of these.
 */
import {
  expectDarkIsFineToo,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  expect,
  test,
} from './helpers.ts';
import { PAGE_KINDS } from './pages.ts';
import { becomePhone } from './phone.ts';
import { visit } from './visit.ts';
import { expectReachedByKeyboard } from './walk.ts';

for (const path of PAGE_KINDS)
  test(`on ${path} axe finds nothing, on a phone as well, and every control is reached and seen`, async ({
    page,
  }) => {
    const written = (): Promise<string> => page.evaluate(() => document.body.outerHTML);
    await visit(page, path);
    const before = await written();
    await test.step('light', () => expectNoAxeViolations(page));
    await test.step('dark', () => expectDarkIsFineToo(page));
    await page.emulateMedia({ colorScheme: 'light' });
    await test.step('keyboard', () => expectReachedByKeyboard(page));
    await test.step('phone', async () => {
      // Last, for there is no way back to a screen with a mouse.
      await becomePhone(page);
      // What had the focus may have changed the page for good, as results in a search box.
      if ((await written()) !== before) await visit(page, path);
      await expectNoSidewaysScrolling(page);
      await expectNoAxeViolations(page);
    });
  });

test('dark is dark and light is light', async ({ page }) => {
  const lightness = async (colorScheme: 'light' | 'dark'): Promise<number> => {
    await page.emulateMedia({ colorScheme });
    return page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (canvas === null) throw new Error('no canvas');
      // The later of the two lies on top where it is not transparent.
      for (const element of [document.documentElement, document.body]) {
        canvas.fillStyle = getComputedStyle(element).backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 3;
    });
  };
  await page.goto('/');
  expect(await lightness('light')).toBeGreaterThan(200);
  const dark = await lightness('dark');
  expect(dark).toBeLessThan(60);
  expect(dark).toBeGreaterThan(0);
});

test.describe('the look', () => {
  // Scripts are held back on purpose.
  test.use({ expectedProblems: [/ERR_FAILED/] });

  test('light and dark can be chosen, stay chosen, and are there before the page is drawn', async ({
    page,
  }) => {
    const background = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/keywords/');
    const light = await background();
    const look = page.getByRole('combobox', { name: 'Look' });
    await look.selectOption('dark');
    const dark = await background();
    expect(dark).not.toBe(light);
    // With the scripts of the page held back, the one in its head has done its work.
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/rules/16-7-4/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-look', 'dark');
    await expect.poll(background).toBe(dark);
    await page.unroute(/\.js$/);
    await page.goto('/rules/16-7-4/');
    await expectNoAxeViolations(page);
    await expect(look).toHaveValue('dark');
    await look.selectOption('as device');
    expect(await background()).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background()).toBe(dark);
  });
});

test.describe('the page that is not there', () => {
  test.use({ expectedProblems: [/404/] });

  test('axe finds nothing on it', async ({ page }) => {
    await page.goto('/nowhere/');
    await expectNoAxeViolations(page);
  });
});

test('axe finds nothing on the search when it is open', async ({ page }) => {
  await page.goto('/rules/16-7-4/');
  await page.keyboard.press('/');
  await page.keyboard.type('security attack');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoAxeViolations(page);
});
