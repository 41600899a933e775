/**
 * A newcomer on a phone, by touch alone: the way in, what is large enough for a thumb, and what has
 * room on a narrow window.
 */
import { expect, test, type Page } from './helpers.ts';
import { openMode } from './mode.ts';
import { main, open, verdict } from './quiz-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Height and width of what a finger presses. */
const LEAST = 44;

/** What is pressed again and again, and is smaller than a thumb. */
const tooSmall = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate(
    ([found, least]) =>
      [...document.querySelectorAll<HTMLElement>(found)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < least)
        .map(({ one, box }) => `${one.innerText} ${box.width}x${box.height}`),
    [selector, LEAST] as const,
  );

async function tapAnswer(page: Page): Promise<void> {
  await main(page).locator('form.panel').getByRole('radio').first().tap();
  await page.getByRole('button', { name: 'Answer', exact: true }).tap();
  await expect(verdict(page)).toBeVisible();
}

test('home leads a newcomer to Learn, whose boards and questions are played by thumb', async ({
  page,
}) => {
  await page.goto('/');
  await main(page).getByRole('link', { name: 'Learn it in five minutes' }).tap();
  await expect(page).toHaveURL(/\/learn\/$/);
  // What is pressed before the page's scripts have run is heard by nobody.
  await page.waitForLoadState();
  await page.getByRole('button', { name: /^Play/ }).first().tap();
  await expect(page.getByRole('button', { name: 'Next step' }).first()).toBeVisible();
  expect(await tooSmall(page, 'header .menu, .player button, button.main, a.main')).toEqual([]);
  // A number stands beside the first line of a title that has two.
  const long = main(page).locator('ol li').filter({ hasText: 'A card that costs 12' });
  const [item, link] = await Promise.all([
    long.boundingBox(),
    long.getByRole('link').boundingBox(),
  ]);
  expect(link?.height).toBe(item?.height);
  await page.getByRole('link', { name: 'Start with the first question' }).tap();
  await expect(page).toHaveURL(/\/learn\/questions\/$/);
  await tapAnswer(page);
  expect(await tooSmall(page, '.player button, .onward :is(a, button)')).toEqual([]);
});

test('what the search suggests is as wide as the window', async ({ page }) => {
  await page.goto('/rules/16-7-4/');
  const box = page.locator('header input[type="search"]');
  await box.tap();
  await box.pressSequentially('piercing');
  const list = page.locator('.search .panel');
  await expect(list).toBeVisible();
  const at = await list.boundingBox();
  expect(at?.x).toBe(0);
  expect(at?.width).toBe(390);
  const header = await page.getByRole('banner').boundingBox();
  expect(Math.abs((at?.y ?? 0) - (header?.height ?? 0))).toBeLessThan(4);
});

test('the verdict is one line with its button, whatever is said beside it', async ({ page }) => {
  await openMode(page, '/train/?seed=thumb');
  for (let question = 0; question < 6; question++) {
    const radios = main(page).locator('form.panel').getByRole('radio');
    const checks = main(page).locator('form.panel').getByRole('checkbox');
    const numbers = main(page).locator('form.panel').getByRole('spinbutton');
    if ((await numbers.count()) > 0) await numbers.first().fill('1');
    else if ((await radios.count()) > 0) await radios.first().tap();
    else if ((await checks.count()) > 0) await checks.first().tap();
    for (const rule of await page.locator('form.panel input[name="rule"]').all()) await rule.tap();
    await page.getByRole('button', { name: 'Answer', exact: true }).tap();
    await expect(verdict(page)).toBeVisible();
    const words = await verdict(page).boundingBox();
    const on = page.locator('.onward').getByRole('button', { name: 'Continue' });
    const button = await on.boundingBox();
    // "✗ Wrong." is not broken over two lines by what stands beside it.
    const isShort = /^. (Right|Wrong)\.$/.test(await verdict(page).innerText());
    if (isShort) expect(words?.height).toBeLessThan(36);
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual((button?.x ?? 0) + 1);
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeGreaterThan(360);
    await on.tap();
    await expect(main(page).locator('form.panel')).toBeVisible();
  }
});

test('review: the verdict has a line of its own above the ratings', async ({ page }) => {
  await open(page, '/quiz/piercing/on-deletion/');
  await tapAnswer(page);
  await openMode(page, '/quiz/review/');
  await page.getByRole('button', { name: 'Start the review' }).tap();
  await expect(main(page).locator('form.panel')).toBeVisible();
  await tapAnswer(page);
  const words = await verdict(page).boundingBox();
  const ratings = await page.locator('.onward fieldset').boundingBox();
  expect(words?.height).toBeLessThan(36);
  expect(ratings?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
  expect(ratings?.width).toBeGreaterThan(330);
});

test('the kind of a card in a narrow place is a whole word', async ({ page }) => {
  await page.goto('/learn/');
  const bands = page.locator('.unit .band').filter({ hasText: 'Digi-Egg' });
  await expect(bands.first()).toBeVisible();
  const cut = await bands.evaluateAll((all) =>
    all.filter((band) => band.scrollWidth > band.clientWidth).map((band) => band.textContent),
  );
  expect(cut).toEqual([]);
});

test('a short address without its last slash opens the rule on the server of the project', async ({
  page,
}) => {
  await page.goto('/16-7-4');
  await expect(page).toHaveURL(/\/rules\/16-7-4\/$/);
});
