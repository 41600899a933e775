/**
 * The lab: a situation set up, played, asked about and shared; by keyboard, on a phone, by link.
 */
import { expect, expectNoAxeViolations, expectNoSidewaysScrolling, test } from './helpers.ts';
import type { Page } from './helpers.ts';

const legal = (page: Page) =>
  page.getByRole('group', { name: 'What may be done' }).getByRole('button');
const act = (page: Page, name: string) => legal(page).filter({ hasText: name }).click();
const piece = (page: Page, area: string, name: string) =>
  page.getByRole('list', { name: area }).getByRole('button', { name, exact: true });
const choices = (page: Page) => page.locator('.asked').getByRole('button');

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`/lab/${hash}`);
  await expect(page.getByRole('heading', { name: 'What happens' })).toBeVisible();
}

test('a situation is played, step by step, and undone', async ({ page }) => {
  await open(page);
  await act(page, 'Red Lancer attacks the player');
  await choices(page).filter({ hasText: 'blocks with Blue Gate' }).first().click();
  await expect(page.getByRole('list', { name: 'Steps' })).toContainText('Blue Gate is deleted.');
  await expect(legal(page)).toHaveText(['P1 passes']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'P2 chooses' })).toBeVisible();
});

test("every ending, always or sometimes, and why something can't be done", async ({ page }) => {
  await open(page);
  await page.getByLabel(/Ask why/).fill('Red Lancer attacks Blue Gate');
  await page.getByRole('button', { name: 'Why not?' }).click();
  await expect(page.getByRole('status').getByRole('link', { name: '11-2-7-1' })).toBeVisible();
  await act(page, 'Red Lancer attacks the player');
  await page.getByRole('button', { name: 'Show every outcome' }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByLabel('Is this true at the end?').fill('Blue Gate is deleted');
  await page.getByRole('button', { name: /Always, sometimes/ }).click();
  await expect(page.getByText('P2 can force it.')).toBeVisible();
  await page.getByRole('button', { name: "Show one where it isn't" }).click();
  await expect(page.getByRole('list', { name: 'Steps' })).not.toContainText('Blue Gate is deleted');
});

test.describe('where things may move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('an ending of the list is played from its beginning', async ({ page }) => {
    await open(page);
    await act(page, 'Red Lancer attacks the player');
    await page.getByRole('button', { name: 'Show every outcome' }).click();
    await page.getByRole('row').last().getByRole('button', { name: 'Play it' }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeInViewport();
    await expect(page.getByRole('region', { name: 'The board after step 2' })).toBeVisible();
  });
});

test("a board set up by hand, with a card of one's own, is the same as its text", async ({
  page,
}) => {
  await open(page);
  await page.getByLabel('Find a card by number or name').fill('yell');
  await page.getByRole('button', { name: /^Yellow Guard/ }).click();
  await page.getByRole('button', { name: "Put Yellow Guard into P2's Battle area" }).click();
  await expect(page.getByRole('region', { name: 'The board', exact: true })).toContainText(
    'Yellow Guard',
  );
  await piece(page, 'P2, Battle area', 'Yellow Guard').click();
  await page.getByRole('checkbox', { name: 'suspended' }).check();
  await expect(legal(page).filter({ hasText: 'Red Lancer attacks Yellow Guard' })).toBeVisible();
  await page.getByText('The board as text').click();
  const text = page.getByLabel(/A line for each card/);
  await expect(text).toHaveValue(/P2 battle: Blue Gate, Yellow Guard \[suspended\]/);
  await page.getByRole('button', { name: 'New or changed card' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Green Knight');
  await page.getByLabel('Effect', { exact: true }).fill('<Rush>\n[On Play] Dance.');
  await page.getByRole('button', { name: 'Use this card' }).click();
  await expect(page.getByRole('alert').filter({ hasText: "can't be played yet" })).toContainText(
    'Dance',
  );
  await page.getByRole('button', { name: 'Leave it out' }).last().click();
  await expect(page.getByText('Left out on purpose: "[On Play] Dance."').first()).toBeVisible();
  await expect(page.getByText("can't be played yet")).toHaveCount(0);
  await expect(text).toHaveValue(/left out: upper 2/);
  await text.fill((await text.inputValue()).replace('memory P1 2', 'memory P9 2'));
  await expect(page.getByText(/Line \d+: /).first()).toBeVisible();
});

test('the link opens the same situation; a damaged one says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(void (document.title = text)) },
    });
  });
  await open(page);
  await act(page, 'Red Lancer attacks the player');
  await choices(page).filter({ hasText: 'blocks with Blue Gate' }).first().click();
  await page.getByRole('button', { name: 'Markdown' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.title()).toContain('Blue Gate is deleted (14-2-2)');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page).toHaveTitle(/\/lab\/#\d+\./);
  const link = await page.title();
  expect(link.length).toBeLessThan(2_000);
  await page.goto('/about/');
  await page.goto(link);
  await expect(page.getByRole('list', { name: 'Steps' })).toContainText('Blue Gate is deleted.');
  await expect(page.getByText('rules this differently')).toHaveCount(0);
  await page.goto('/about/');
  await page.goto(`${link.slice(0, 200)}`);
  await expect(page.getByText("This link can't be opened")).toBeVisible();
});

test('from a question, with the keyboard alone', async ({ page }) => {
  await page.goto('/quiz/piercing/on-deletion/');
  await page.getByRole('radio').first().check();
  await page.keyboard.press('Enter');
  await page.getByText('Share, report, lab').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Open this board in the lab' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What happens' })).toBeVisible();
  await page.getByText('Saved situations').focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Save this one as').fill('Piercing');
  await page.keyboard.press('Enter');
  await expect(page.getByText('"Piercing" is saved.')).toBeVisible();
  await page.goto('/lab/');
  await page.getByText('Saved situations').click();
  await page.getByRole('button', { name: 'Piercing', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`phone, ${scheme}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, colorScheme: scheme });

    test('nothing is cut off, and axe finds nothing', async ({ page }) => {
      await open(page);
      await page.getByRole('button', { name: 'New or changed card' }).click();
      await piece(page, 'P1, Battle area', 'Red Lancer').click();
      await act(page, 'Red Lancer attacks the player');
      await expectNoSidewaysScrolling(page);
      await expectNoAxeViolations(page);
    });
  });
}
