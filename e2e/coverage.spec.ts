/**
 * The map of the rules that boards use: from a rule to its row and on to a question that uses it,
 * without scripts.
 */
import { expect, expectNoAxeViolations, test } from './helpers.ts';
import { keywordNames } from './published.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a clause leads to its row, and the row to a question', async ({ page }) => {
    await page.goto('/rules/16-7-4/');
    await page.getByRole('link', { name: /^[\d,]+ boards? uses? this rule/ }).click();
    await expect(page).toHaveURL(/\/rules\/coverage\/#r16-7-4$/);
    const row = page.getByRole('row', { name: /^16-7-4 / });
    await expect(row).toBeVisible();
    await expect(row).toContainText(/\d+ boards? ends? differently/);
    await row.locator('a[href^="/quiz/"]').first().click();
    await expect(page).toHaveURL(/\/quiz\/[^/]+\/[^/]+\/$/);
  });

  test('the rules lead to the map, which has every keyword', async ({ page }) => {
    await page.goto('/rules/');
    await page.getByRole('link', { name: 'which rules the engine plays' }).click();
    const keywords = page.locator('summary').filter({ hasText: '<' });
    await expect(keywords).toHaveCount((await keywordNames(page)).length);
    await keywords.filter({ hasText: '<Barrier>' }).click();
    await expect(page.getByRole('link', { name: '16-25-1' })).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing on an opened keyword', async ({ page }) => {
      await page.goto('/rules/coverage/#r16-7-4');
      await expect(page.getByRole('link', { name: '16-7-4' })).toBeVisible();
      await expectNoAxeViolations(page);
    });
  });
}

test('a rule whose editions differ says what each says and which one is followed', async ({
  page,
}) => {
  await page.goto('/rules/16-42/');
  const note = page
    .getByRole('main')
    .locator('section')
    .filter({ hasText: 'Where editions differ' });
  await expect(note).toContainText('16-42-3');
  await expect(note).toContainText('The engine follows 4.2');
  await page.goto('/rules/16-42-2/');
  await expect(page.getByRole('main')).not.toContainText('Where editions differ');
});
