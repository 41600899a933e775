/**
 * On a phone no page scrolls sideways, nor anything on it that is opened: a page that is wider than
 * the window is shown smaller as a whole.
 */
import { expect, test, type Page } from './helpers.ts';

test.use({ viewport: { width: 390, height: 844 } });

async function expectNarrow(page: Page, what: string): Promise<void> {
  const width = await page.evaluate(() => document.scrollingElement?.scrollWidth);
  expect(width, what).toBeLessThanOrEqual(390);
}

/** Opens all that is folded, and looks again. */
async function expectNarrowOpened(page: Page, what: string): Promise<void> {
  await expectNarrow(page, what);
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
  });
  await expectNarrow(page, `${what}, all of it opened`);
}

test('a call: a card is added, typed in and looked at', async ({ page }) => {
  await page.goto('/call/');
  const side = page.getByRole('region', { name: "P1's cards" });
  await side.getByRole('button', { name: 'Add a card' }).click();
  const picker = page.getByRole('group', { name: 'P1 gets a card' });
  await expectNarrow(page, 'the picker');
  await picker.getByRole('button', { name: 'Type it in' }).click();
  await expect(picker.getByLabel('Name', { exact: true })).toBeVisible();
  await expectNarrow(page, 'the form of a card');
  await picker.getByRole('button', { name: 'Back to the list' }).click();
  await picker.getByRole('button', { name: /^Red Lancer/ }).click();
  await side.getByRole('button', { name: /^Red Lancer/ }).click();
  await expect(side).toContainText('DP');
  await expectNarrowOpened(page, 'a card that is looked at');
});

test('the lab: every outcome', async ({ page }) => {
  await page.goto('/lab/');
  await page
    .getByRole('group', { name: 'What may be done' })
    .getByRole('button', { name: 'Red Lancer attacks the player' })
    .click();
  await page.getByRole('button', { name: 'Show every outcome' }).click();
  await expect(page.getByRole('region', { name: 'Endings' })).toBeVisible();
  await expectNarrowOpened(page, 'the outcomes');
});

test('names in a hand and keywords on five cards a side are read whole', async ({ page }) => {
  for (const path of [
    '/quiz/overwrite/made-true-on-the-way/',
    '/quiz/first-steps/an-effect-without-may/',
    '/quiz/windows/who-can-step-in/',
    '/quiz/decoy/which-decoys/',
  ]) {
    await page.goto(path);
    const cut = await page
      .locator('section.board')
      .first()
      .evaluate((board) => {
        const ends = (one: Element): number => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return range.getBoundingClientRect().right;
        };
        const names = [...board.querySelectorAll<HTMLElement>('.hand .name')].filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth || scrollHeight > clientHeight,
        );
        const keywords = [...board.querySelectorAll('.unit .face > .keyword')].filter(
          (one) => ends(one) > (one.closest('.card')?.getBoundingClientRect().right ?? 0) - 3,
        );
        return [...names, ...keywords].map(({ textContent }) => textContent);
      });
    expect(cut, path).toEqual([]);
  }
});

test('a question that is answered', async ({ page }) => {
  await page.goto('/quiz/save/played-tamer/');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Change the board' })).toBeVisible();
  await expectNarrowOpened(page, 'the answer');
  // The bar with the verdict leaves the end of the page free.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('link', { name: 'Data (JSON)' }).click({ trial: true });
});

for (const url of ['/cards/', '/read/', '/link/', '/quiz/exam/', '/rulings/q3777/'])
  test(`${url} with all of it opened`, async ({ page }) => {
    await page.goto(url);
    await expectNarrowOpened(page, url);
  });
