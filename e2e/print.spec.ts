/** What is printed: the words and the board, and nothing that only a screen can do. */
import { expect, test, type Page } from './helpers.ts';
import { main, open } from './quiz-page.ts';

/** On paper no wider than a page of A4 without its margins. */
test.use({ viewport: { width: 718, height: 1000 } });

/** Ways on, which paper has not; where a rule stands in the manual is told. */
const WAYS_ON = /^(Previous and next rule|Other chapters|Sections)$/;

async function onPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  // A card that opens on a screen is drawn on paper all the same.
  await expect(page.locator('button:not(.name)').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
  await expect(main(page).getByRole('navigation', { name: WAYS_ON })).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.locator('details:not([open])').filter({ visible: true })).toHaveCount(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

test('a rule: its words, those around it, and whose they are', async ({ page }) => {
  await page.goto('/rules/16-7-4/');
  await onPaper(page);
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('16-7-4');
  await expect(main(page)).toContainText('pending processing');
  await expect(page.getByRole('contentinfo')).toContainText('The rules text belongs to Bandai.');
  await expect(page.getByRole('contentinfo').getByRole('list')).toHaveCount(0);
});

test('a whole chapter: every rule under its number', async ({ page }) => {
  await page.goto('/rules/18/all/');
  await onPaper(page);
  await expect(main(page).getByRole('link', { name: '18-3-3-3', exact: true })).toBeVisible();
});

test('a question: its board in its colours, and the answers to be ticked by hand', async ({
  page,
}) => {
  await open(page, '/quiz/piercing/on-deletion/');
  await onPaper(page);
  const board = page.getByRole('region', { name: 'The board at the start' });
  await expect(board).toBeVisible();
  await expect(board).toHaveCSS('print-color-adjust', 'exact');
  await expect(main(page).getByRole('radio').first()).toBeVisible();
});
