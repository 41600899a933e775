/**
 * Open points of the rules: a question that hinges on one says so behind its answer, a rule names
 * it, one page lists all.
 */
import { expect, test } from './helpers.ts';
import { give, open } from './quiz-page.ts';

const QUESTION = '/quiz/security-check/order/';
const NAME = 'Order of effects in a security check';

test('a question says only after the answer which open point it hinges on', async ({ page }) => {
  await open(page, QUESTION);
  // Roles are those of what can be seen: the copy for pages without scripts is hidden.
  const link = page.getByRole('link', { name: NAME });
  await expect(link).toHaveCount(0);
  await give(page, /^Green Raider, Yellow Charm/);
  await expect(page.getByText('This rests on how we read AMB-10').first()).toBeVisible();
  await page.getByText('Why we read it this way').first().click();
  await expect(page.getByRole('paragraph').filter({ has: link })).toContainText(
    'Our reading: First',
  );
  await link.click();
  await expect(page).toHaveURL(/\/rules\/policies\/#order-of-a-security-check$/);
  await expect(page.locator('article:target')).toContainText('First the [Security] effect');
});

test('a rule names its open points', async ({ page }) => {
  await page.goto('/rules/15-15-1-1/');
  await page.getByRole('main').getByRole('link', { name: '<Piercing> when an effect' }).click();
  await expect(page.locator('article:target')).toContainText('AMB-21');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the notice stands with the answer', async ({ page }) => {
    await page.goto(QUESTION);
    await page.getByText('Show the answer').click();
    await page.getByText('Why we read it this way').click();
    await expect(page.getByRole('link', { name: NAME })).toBeVisible();
  });
});
