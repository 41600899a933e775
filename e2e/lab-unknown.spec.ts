/** The lab where a security card has to be known that nobody named: never without a word. */
import { CHECKS_UNKNOWN } from '../src/lab/worker/lab-sample.ts';
import { expect, expectNoAxeViolations, expectNoSidewaysScrolling, test } from './helpers.ts';
import type { Page } from './helpers.ts';

const WHY = /does not say which card it is/;
const PRESS = 'Take unknown security cards as cards that do nothing';

async function begin(page: Page): Promise<void> {
  await page.goto('/lab/');
  await page.getByText('The board as text').click();
  await page.getByLabel(/A line for each card/).fill(CHECKS_UNKNOWN.board);
  await page.getByRole('button', { name: 'Hawk attacks the player' }).click();
  await expect(page.getByRole('heading', { name: 'P1 chooses' })).toBeVisible();
}

test('what is asked of all courses is answered, or it says why not', async ({ page }) => {
  await begin(page);
  await page.getByRole('button', { name: 'Show every outcome' }).click();
  await expect(page.getByText(WHY)).toBeVisible();
  await page.getByRole('button', { name: 'Choose what to change' }).click();
  await expect(page.getByLabel('What is different')).toBeVisible();
  await page.getByLabel('Is this true at the end?').fill('Weak is deleted');
  await page.getByRole('button', { name: /Always, sometimes/ }).click();
  await expect(page.getByText(WHY)).toBeVisible();
  await page.getByRole('button', { name: PRESS }).click();
  await page.getByLabel('Is this true at the end?').fill('Weak is deleted');
  await page.getByRole('button', { name: /Always, sometimes/ }).click();
  await expect(page.getByText('Always, whatever the players choose')).toBeVisible();
});

test('the board stays, and one press takes unknown cards as cards that do nothing', async ({
  page,
}) => {
  await begin(page);
  await page.locator('.asked').getByRole('button').first().click();
  await expect(page.getByRole('alert').filter({ hasText: WHY })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Steps' })).toContainText('Weak is deleted.');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: PRESS }).click();
  await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible();
  await expect(page.getByText(/^Assumed: unknown security cards have no effects/)).toBeVisible();
  await expect(page.getByLabel(/A line for each card/)).toHaveValue(
    /unknown security cards do nothing/,
  );
  await expectNoSidewaysScrolling(page);
});
