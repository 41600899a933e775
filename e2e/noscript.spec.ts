/** Without scripts the pages are complete: everything is text and links. */
import { expect, test } from './helpers.ts';
import { keywordNames, published, RECEIVED } from './published.ts';

test.use({ javaScriptEnabled: false });

test('all keywords, and each type as a page of its own', async ({ page }) => {
  await page.goto('/keywords/');
  const rows = page.getByRole('main').getByRole('rowheader').filter({ hasText: '<' });
  await expect(rows).toHaveText(await keywordNames(page));
  await page
    .getByRole('navigation', { name: /filter/i })
    .getByRole('link', { name: /^Instant/ })
    .click();
  await expect(page).toHaveURL(/\/keywords\/type\/instant\/$/);
  await expect(rows).toHaveText(await keywordNames(page, ({ label }) => label === 'Instant'));
  await page.getByRole('link', { name: '<Barrier>' }).click();
  await expect(page.getByRole('main')).toContainText('16-');
});

test('mandatory and optional, and the order by name, are pages too', async ({ page }) => {
  await page.goto('/keywords/');
  const filters = page.getByRole('navigation', { name: /filter/i });
  await filters.getByRole('link', { name: /^optional/ }).click();
  await expect(page).toHaveURL(/\/keywords\/choice\/optional\/$/);
  await page.goto('/keywords/');
  await filters.getByText('More filters, sort').click();
  await filters.getByRole('link', { name: 'name', exact: true }).click();
  await expect(
    page.getByRole('main').getByRole('rowheader').filter({ hasText: '<' }).first(),
  ).toHaveText('<Alliance>');
});

test('a rule with its neighbours, citations and what it was before repair', async ({ page }) => {
  await page.goto('/rules/16-7-2/');
  const main = page.getByRole('main');
  await expect(main).toContainText('<Piercing> is a trigger-type effect');
  await expect(main.getByRole('link', { name: /^Next: 16-7-3/ })).toBeVisible();
  // What was mended in an imported edition stands in its report.
  if ((await published(page)).edition === RECEIVED) {
    await main.getByText(/as we received it/i).click();
    await expect(main.getByRole('blockquote').first()).toBeVisible();
  }
  await main.getByRole('link', { name: '15-8-3' }).first().click();
  await expect(page).toHaveURL(/\/rules\/15-8-3\/$/);
});

test('a citation shows its rule on focus', async ({ page }) => {
  await page.goto('/rules/16-7-2/');
  await page.getByRole('main').getByRole('link', { name: '15-8-3' }).first().focus();
  await expect(page.getByRole('tooltip').filter({ hasText: 'Trigger-Type Effects' })).toBeVisible();
});

test('the address of a rule stands there to be copied; buttons that need scripts do not', async ({
  page,
}) => {
  await page.goto('/rules/16-7-4/');
  await expect(page.getByRole('main')).toContainText(/\/rules\/16-7-4\//);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('the search says what to do instead', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox').first().fill('piercing');
  await page.getByRole('searchbox').first().press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=piercing$/);
  for (const name of [/rules/i, /keyword/i]) {
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  }
});

test('a question with its board, and the answer in a details element', async ({ page }) => {
  await page.goto('/quiz/');
  await page.getByRole('main').getByRole('link', { name: 'All questions', exact: true }).click();
  const main = page.getByRole('main');
  await main.locator('a[href="/quiz/piercing/on-deletion/"]').first().click();
  await expect(page).toHaveURL(/\/quiz\/piercing\/on-deletion\/$/);
  await expect(main.getByRole('heading', { name: /\?$/ }).first()).toBeVisible();
  await expect(main.getByText(/memory/i).first()).toBeVisible();
  expect(await main.getByRole('radio').or(main.getByRole('checkbox')).count()).toBeGreaterThan(1);

  const step = main
    .getByRole('listitem')
    .filter({ hasText: 'security check' })
    .getByText(/pending/);
  await expect(step.first()).toBeHidden();
  await main.getByText(/show the answer/i).click();
  await expect(main.getByText(/right/i).first()).toBeVisible();
  await expect(step.first()).toBeVisible();
  await main.getByRole('link', { name: '16-7-4' }).first().click();
  await expect(page).toHaveURL(/\/rules\/16-7-4\/$/);
});
