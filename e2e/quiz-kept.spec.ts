/** What is kept of an answer, and a question by keyboard alone. */
import { expect, RUNTIME, test } from './helpers.ts';
import { QUESTION, RIGHT, WRONG, main, verdict, steps, open, give } from './quiz-page.ts';

test('progress stays on the device', async ({ page }) => {
  await open(page);
  await give(page, WRONG);
  await expect(verdict(page)).toBeVisible();
  await expect(main(page)).not.toContainText(/wrong once/);
  await page.reload();
  await expect(main(page)).toContainText('Answered before on this device: wrong once');
  await give(page, RIGHT);
  await expect(main(page)).toContainText('Previously: wrong once.');
  await page.goto('/quiz/all/');
  const entry = main(page)
    .getByRole('listitem')
    .filter({
      has: page.getByRole('link', { name: 'Piercing and an [On Deletion] effect', exact: true }),
    });
  await expect(entry).toContainText('right');
  await expect(page.getByRole('link', { name: /^Continue/ })).toBeVisible();
  await expect(main(page)).toContainText(/1 of \d+ answered, 1 right/);
});

test('damaged progress is said, and does not stop anything', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ruling-lab/progress', '{"answers": '));
  await open(page);
  await expect(main(page)).toContainText("couldn't be read");
  await give(page, RIGHT);
  await expect(verdict(page)).toHaveText(/Right/);
});

test('storage that the device refuses is said', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('full');
    };
  });
  await open(page);
  await give(page, RIGHT);
  await expect(main(page)).toContainText("Your browser didn't save your progress");
});

test('with the keyboard alone', async ({ page }) => {
  await open(page);
  await page.keyboard.press('3');
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await page.keyboard.press('1');
  await expect(page.getByRole('radio').nth(0)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toBeFocused();
  await page.getByRole('slider', { name: 'Step' }).fill('0');
  await page.locator('summary').filter({ hasText: 'Step by step' }).press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(steps(page).nth(1)).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('ArrowLeft');
  await expect(steps(page).nth(0)).toHaveAttribute('aria-current', 'step');
  await steps(page).nth(4).getByRole('button').press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(steps(page).nth(5).getByRole('button')).toBeFocused();
  await page.keyboard.press('End');
  await expect(steps(page).last()).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('button', { name: 'Next step' })).toBeDisabled();
  await page.getByRole('link', { name: 'Continue' }).press('Enter');
  await expect(page).not.toHaveURL(QUESTION);
});

test('? lists the keys, and Escape closes the list', async ({ page }) => {
  await open(page);
  await give(page, RIGHT);
  await expect(verdict(page)).toBeVisible();
  const keys = page.getByRole('group', { name: 'Keys' });
  await expect(keys).toBeHidden();
  await page.keyboard.press('?');
  await expect(keys).toContainText('answer, then continue');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('n');
  await expect(page).not.toHaveURL(QUESTION);
});

test('number keys are left to the search', async ({ page }) => {
  await open(page);
  await page.keyboard.press('/');
  await page.keyboard.press('2');
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toHaveValue('2');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('an answer picked before the script is there is kept', async ({ page }) => {
  let go = (): void => undefined;
  const wait = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(QUESTION, { waitUntil: 'commit' });
  await page.getByRole('radio', { name: RIGHT }).check();
  go();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: RIGHT })).toBeChecked();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(verdict(page)).toHaveText(/Right/);
});

test('an answer given before the script is there is marked once it is', async ({ page }) => {
  let go = (): void => undefined;
  const wait = new Promise<void>((resolve) => (go = resolve));
  // The page's own few bytes are there long before the quiz.
  await page.route(RUNTIME, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(QUESTION, { waitUntil: 'domcontentloaded' });
  await page.getByRole('radio', { name: RIGHT }).check();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  go();
  await expect(verdict(page)).toHaveText(/Right/);
});

test('answering again asks anew', async ({ page }) => {
  await open(page);
  await give(page, WRONG);
  await page.getByRole('button', { name: 'Answer again' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(steps(page)).toHaveCount(0);
});
