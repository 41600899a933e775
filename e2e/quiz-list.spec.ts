/** The list of all questions: by topic, by title, by level. */
import { expect, test } from './helpers.ts';
import { main, QUESTION } from './quiz-page.ts';

test('the list has questions by topic and leads to the first', async ({ page }) => {
  await page.goto('/quiz/');
  await expect(main(page)).toContainText('practice cards');
  await expect(main(page)).toContainText('stay on your device');
  await page.getByRole('link', { name: 'All questions', exact: true }).click();
  await page.getByRole('link', { name: /^Start with the first/ }).click();
  await expect(page).toHaveURL(/\/quiz\/[a-z0-9-]+\/[a-z0-9-]+\/$/);
  await page.goto('/quiz/all/');
  await page.getByRole('link', { name: '<Piercing>' }).first().click();
  await expect(page).toHaveURL(/\/(quiz|keywords)\/piercing\/$/);
  await page.goto('/quiz/piercing/');
  await page.getByRole('link', { name: 'Piercing and an [On Deletion] effect' }).first().click();
  await expect(page).toHaveURL(QUESTION);
});

test('the list is filtered while one types, and has a list of topics to jump to', async ({
  page,
}) => {
  await page.goto('/quiz/all/');
  const entries = main(page).locator('li[data-question]:visible');
  const all = await entries.count();
  await page.getByRole('textbox', { name: 'Find a question by its title' }).fill('deletion pierc');
  await expect(entries.first()).toContainText('Piercing and an [On Deletion] effect');
  expect(await entries.count()).toBeLessThan(all / 10);
  await expect(page.locator('#found')).toHaveText(/^\d+ questions?$/);
  await page.getByRole('textbox', { name: /^Find/ }).fill('');
  await expect(entries).toHaveCount(all);
  await main(page)
    .getByText(/^Jump to a topic/)
    .click();
  await page
    .getByRole('navigation', { name: 'Topics' })
    .getByRole('link', { name: 'Rule check' })
    .or(page.getByRole('navigation', { name: 'Topics' }).getByRole('link').last())
    .first()
    .click();
  await expect(page).toHaveURL(/#[a-z-]+$/);
});

test('the list by level, kept in the address', async ({ page }) => {
  await page.goto('/quiz/all/');
  const entries = main(page).locator('li[data-question]:visible');
  const all = await entries.count();
  await page.getByRole('link', { name: /^Level 2/ }).click();
  await expect(page).toHaveURL('/quiz/all/?level=2');
  await expect(page.getByRole('link', { name: /^Level 2/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(entries.filter({ hasNotText: 'Level 2' })).toHaveCount(0);
  const some = await entries.count();
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
  await page.goBack();
  await expect(entries).toHaveCount(all);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is complete', async ({ page }) => {
    await page.goto('/quiz/all/');
    const first = page.getByRole('link', { name: /^Start with the first/ });
    await expect(first).toHaveAttribute('href', /^\/quiz\/[a-z0-9-]+\/[a-z0-9-]+\/$/);
    await page.goto('/quiz/all/?level=2');
    await expect(
      main(page).getByRole('listitem').filter({ hasText: 'Level 1, player' }).first(),
    ).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Level' })).toBeHidden();
  });
});
