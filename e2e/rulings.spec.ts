/** The official rulings: the list with its filters, a page that plays, and practice by them. */
import { expect, test } from './helpers.ts';
import { answerAnyhow } from './quiz-page.ts';

test('the list is filtered by keyword, rule, number and words, and the address keeps it', async ({
  page,
}) => {
  await page.goto('/rulings/');
  const rows = page.locator('[data-chapter] li:visible');
  const all = await rows.count();
  expect(all).toBeGreaterThan(1);
  const status = page.getByRole('status').first();
  await expect(status).toHaveText(`${all} rulings`);

  await page.getByLabel(/^Ruling number/).fill('Q1063');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Q1053');
  await expect(page).toHaveURL(/\?words=Q1063$/);
  await expect(status).toHaveText(`1 of ${all} rulings`);

  await page.getByLabel(/^Ruling number/).fill('');
  await page.getByLabel('Rule, with its subrules').fill('13-1');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(all);
  await page.reload();
  await expect(page.getByLabel('Rule, with its subrules')).toHaveValue('13-1');
  await expect(rows.filter({ hasText: 'Q1053' })).toHaveCount(1);
});

test('a ruling has its answer, a board that plays, and the rules that decide it', async ({
  page,
}) => {
  await page.goto('/rulings/q1053/');
  const asked = page.getByRole('region', { name: 'Question and answer' });
  await expect(asked).toContainText('No.');
  const rules = page.locator('section').filter({ hasText: 'Rules behind it' });
  await expect(rules.getByRole('link', { name: '18-1-1' })).toHaveAttribute(
    'href',
    '/rules/18-1-1/',
  );
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.locator('.count')).toHaveText(/^1 \//);
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.locator('.count')).toHaveText(/^2 \//);
  await expect(page.getByRole('link', { name: /publisher/ })).toHaveAttribute(
    'href',
    /^https:\/\/world\.digimoncard\.com\/rule\//,
  );
});

test('without scripts the list, the answer and the steps are there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/rulings/');
  await page.getByRole('link', { name: /^Q1053/ }).click();
  await expect(page.getByRole('region', { name: 'Question and answer' })).toContainText('No.');
  await page.getByText('Step by step').click();
  await expect(page.getByText('Raider is suspended and attacks')).toBeVisible();
  await context.close();
});

test('practice asks official rulings, marked by the engine', async ({ page }) => {
  await page.goto('/rulings/q1053/');
  await page.getByRole('link', { name: 'Practise official rulings' }).click();
  await expect(page.getByText('Official rulings').first()).toBeVisible();
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByText(/^Question 1 of/)).toBeVisible();
  // What it decides is its title: before the answer only its number is said.
  await expect(page.locator('h2.title')).toHaveText(/^Official ruling Q\d+$/);
  const ruling = page.getByRole('main').getByRole('link', { name: /^Official ruling Q\d+: / });
  await expect(ruling).toHaveCount(0);
  // Any kind may be dealt.
  await answerAnyhow(page);
  await expect(page.getByRole('heading', { name: /^(Right|Wrong)/ })).toBeVisible();
  await expect(ruling).toHaveAttribute('href', /^\/rulings\/q\d+\/$/);
});

test('a rule and a keyword name their rulings, and the search finds one by its number', async ({
  page,
}) => {
  await page.goto('/rules/13-1-8-5/');
  await expect(page.getByRole('link', { name: /^Q1053/ })).toBeVisible();
  await page.goto('/keywords/security-a/');
  await expect(page.getByRole('heading', { name: 'Official rulings' })).toBeVisible();
  await page.goto('/search/?q=Q1063');
  await expect(page.getByRole('main').getByRole('link', { name: /Q1053/ }).first()).toBeVisible();
});

test('all rulings are published as data, and as a feed', async ({ page }) => {
  const data = (await (await page.request.get('/api/v1/rulings.json')).json()) as {
    readonly rulings: readonly { readonly number: string; readonly url: string }[];
  };
  expect(data.rulings.length).toBeGreaterThan(100);
  expect(data.rulings.find(({ number }) => number === 'Q1053')?.url).toBe('/rulings/q1053/');
  const feed = await (await page.request.get('/rulings/feed.xml')).text();
  expect(feed).toContain('/rulings/q1053/</id>');
});

test('the address of a number that another page covers leads to that page', async ({ page }) => {
  await page.goto('/rulings/q1063/');
  await expect(page).toHaveURL('/rulings/q1053/');
  await expect(page.getByRole('main')).toContainText('Q1063');
});

test.describe('the address of a number that is not here', () => {
  test.use({ expectedProblems: [/404/] });

  test('leads to the list, which looks for it', async ({ page }) => {
    await page.goto('/rulings/q99999/');
    await page.getByRole('link', { name: 'Look it up in the list' }).click();
    await expect(page).toHaveURL('/rulings/?words=Q99999');
    await expect(page.locator('[data-chapter] li:visible')).toHaveCount(0);
  });
});
