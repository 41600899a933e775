/** Learn: a newcomer reads, plays a board, and answers the guided questions; and the glossary. */
import { expect, expectNoAxeViolations, expectNoSidewaysScrolling, test } from './helpers.ts';
import { button, kept, openMode, PHONE, title } from './mode.ts';
import { main, verdict } from './quiz-page.ts';

const QUESTIONS = '/learn/questions/';

test('by keyboard alone: from home to a played board and the second question', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Parts of the site' })
    .getByRole('link', { name: 'Learn' })
    .press('Enter');
  await expect(page).toHaveURL(/\/learn\/$/);
  // The script that hears "Play it" runs once the whole page is read.
  await page.waitForLoadState();
  const figure = page.getByRole('figure').filter({ hasText: 'Board 2.' });
  await figure.getByRole('button', { name: 'Play it' }).press('Enter');
  await expect(figure.getByRole('button', { name: 'Next step' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(figure.locator('.now')).toContainText('Cub digivolves into Charger.');
  await expectNoAxeViolations(page);

  await main(page).getByRole('link', { name: 'Start with the first question' }).press('Enter');
  await expect(page).toHaveURL(/\/learn\/questions\/$/);
  await expect(main(page)).toContainText('Question 1 of 10');
  const first = await title(page).textContent();
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toBeFocused();
  await expect(verdict(page)).toContainText('Right');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect(main(page)).toContainText('Question 2 of 10');
  await expect(title(page)).not.toHaveText(first ?? '');
  await expect(title(page)).toBeFocused();
  // How far one is stays in sight.
  await expect(main(page).getByText('Question 2 of 10')).toBeInViewport();

  // It goes on where it was left, and the answer is kept with all others.
  await openMode(page, QUESTIONS);
  await expect(main(page)).toContainText('Question 2 of 10');
  await expect(main(page).getByRole('list', { name: 'Questions' })).toContainText('1, right');
  expect(JSON.stringify(await kept(page, 'progress'))).toContain('first-steps/spending-memory');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('all ten by touch, and doors at the end', async ({ page }) => {
    test.setTimeout(180_000);
    await openMode(page, QUESTIONS);
    for (let at = 1; at <= 10; at++) {
      await expect(main(page)).toContainText(`Question ${at} of 10`);
      const form = main(page).locator('form.panel');
      await form.locator('label').first().tap();
      await form.locator('button[type="submit"]').tap();
      await expect(verdict(page)).toBeVisible();
      await expectNoSidewaysScrolling(page);
      await button(page, at < 10 ? 'Continue' : 'See the result').tap();
    }
    // Somebody who always takes the first answer has missed most of them.
    await expect(main(page).getByRole('heading', { name: 'Not quite there yet' })).toBeFocused();
    await expect(main(page).getByRole('link', { name: 'Train', exact: true })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Read the guides' })).toBeVisible();
    await expectNoAxeViolations(page);
    await button(page, 'Ask the ones I missed').tap();
    await expect(main(page).locator('form.panel')).toBeVisible();
  });
});

test('the glossary: letters and terms have an address, and the search leads there', async ({
  page,
}) => {
  await page.goto('/glossary/');
  await page
    .getByRole('navigation', { name: 'Letters' })
    .getByRole('link', { name: 'H' })
    .press('Enter');
  await expect(page).toHaveURL(/#H$/);
  await expect(page.getByRole('heading', { name: 'H', exact: true })).toBeInViewport();
  await page.goto('/search/?q=mulligan');
  await main(page).locator('a[href="/glossary/#exchanging-the-hand"]').first().click();
  const term = page.locator('#exchanging-the-hand');
  await expect(term).toBeInViewport();
  await expect(term).toContainText('put all five cards back once');
  await page.goto('/glossary/#digivolve');
  await page
    .locator('#digivolve')
    .getByRole('link', { name: /five minutes/ })
    .click();
  await expect(page).toHaveURL(/\/learn\/#read-the-board$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('texts, steps of boards and questions are there', async ({ page }) => {
    await page.goto('/learn/');
    const figure = page.getByRole('figure').filter({ hasText: 'Board 2.' });
    await expect(figure.getByRole('button', { name: 'Play it' })).toHaveCount(0);
    await figure.getByText('Step by step').click();
    await expect(figure.getByText('P1 draws 1 card.')).toBeVisible();
    await main(page).getByRole('link', { name: 'Start with the first question' }).click();
    await expect(main(page).getByRole('listitem').getByRole('link')).toHaveCount(10);
    await main(page).getByRole('link', { name: 'Choosing what to attack' }).click();
    await main(page).getByText('Show the answer').click();
    await expect(main(page).getByText('Blue Wave is suspended').first()).toBeVisible();
  });
});
