/**
 * The lab, all courses: the tree of choices, what a claim rests on, one thing changed, the course
 * played; and cards moved by dragging and by menu.
 */
import { expect, expectNoAxeViolations, expectNoSidewaysScrolling, test } from './helpers.ts';
import type { Page } from './helpers.ts';

const tree = (page: Page) => page.getByRole('tree', { name: 'The tree of choices' });
const rows = (page: Page) => tree(page).getByRole('treeitem');
const area = (page: Page, name: string) => page.getByRole('list', { name });

async function attack(page: Page): Promise<void> {
  await page.goto('/lab/');
  await page.getByRole('button', { name: 'Red Lancer attacks the player' }).click();
  await expect(page.getByRole('heading', { name: 'P2 chooses' })).toBeVisible();
}

test('the tree of choices, with the keyboard alone', async ({ page }) => {
  await attack(page);
  await page.getByRole('button', { name: 'Show every outcome' }).click();
  await expect(rows(page)).toHaveCount(3);
  await rows(page).first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(rows(page).nth(1)).toBeFocused();
  await expect(rows(page).nth(1)).toContainText('Blue Gate');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
});

test('what a claim rests on, and what would change it', async ({ page }) => {
  await attack(page);
  await page.getByLabel('Is this true at the end?').fill('Red Lancer is deleted');
  await page.getByRole('button', { name: /Always, sometimes/ }).click();
  await expect(page.getByText('Never, whatever the players choose')).toBeVisible();
  await expect(page.getByText(/^It could be true if /)).toBeVisible();
  await expect(page.getByText('By the text of the rules')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'not true.' })).toHaveCount(2);
  await page.getByLabel('Is this true at the end?').fill('Red Lancr is deleted');
  await page.getByRole('button', { name: /Always, sometimes/ }).click();
  await expect(page.getByText('there is no card "Red Lancr"')).toBeVisible();
});

test('one thing changed: both courses from the first step that differs', async ({ page }) => {
  await attack(page);
  await page.locator('.asked').getByRole('button', { name: 'blocks with Blue Gate' }).click();
  await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose what to change' }).click();
  await page
    .getByLabel('What is different')
    .selectOption({ label: "Red Lancer doesn't have <Piercing>" });
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText(/The first \d+ steps are the same\. Then:/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'As it is: steps' })).toContainText('<Piercing>');
  await expect(page.getByRole('list', { name: 'Changed: steps' })).not.toContainText('<Piercing>');
  await expectNoAxeViolations(page);
});

test('the course is played, paused and stepped through, and the board follows', async ({
  page,
}) => {
  await attack(page);
  await page.locator('.asked').getByRole('button', { name: 'blocks with Blue Gate' }).click();
  const board = page.getByRole('region', { name: /The board/ });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(
    page.getByRole('region', { name: 'The board after step 1', exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('slider', { name: 'Step' }).fill('0');
  await expect(board.getByRole('article', { name: 'Blue Gate' })).toBeVisible();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.locator('.now')).toContainText('1. Red Lancer is suspended and attacks');
  await page.getByRole('slider', { name: 'Step' }).press('End');
  await expect(board.getByRole('article', { name: 'Blue Gate' })).toHaveCount(0);
});

test('a card is drawn to another area, and moved by its menu', async ({ page }) => {
  await page.goto('/lab/');
  const piece = area(page, 'P1, Battle area').getByRole('button', {
    name: 'Red Lancer',
    exact: true,
  });
  await expect(piece).toBeVisible();
  await piece.scrollIntoViewIfNeeded();
  const hand = page.locator('[data-player="P1"][data-area="hand"]');
  const [from, to] = [await piece.boundingBox(), await hand.boundingBox()];
  if (from === null || to === null) throw new Error('not to be seen');
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 30, to.y + 10, { steps: 5 });
  await page.mouse.up();
  await expect(
    area(page, 'P1, Hand').getByRole('button', { name: 'Red Lancer', exact: true }),
  ).toBeVisible();
  await area(page, 'P2, Security (top first)')
    .getByRole('button', { name: 'Plain Option' })
    .first()
    .press('Enter');
  await page.getByRole('checkbox', { name: 'face up' }).check();
  await page.getByLabel('Move to').selectOption("P1's trash");
  await page.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await expect(area(page, 'P1, Trash').getByRole('button', { name: 'Plain Option' })).toBeVisible();
});

test('cards of a file are found by name and put anywhere, and travel as their numbers', async ({
  page,
}) => {
  await page.goto('/cards/');
  const input = page.getByLabel('card file').and(page.locator('input'));
  await input.setInputFiles({
    name: 'mine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify([
        {
          ...{ id: 'TT1-001', name: 'Test Wolf', type: 'Digimon', level: 4, color: 'Blue' },
          ...{ dp: 5000, play_cost: 4, main_effect: '<Blocker>\n[On Play] Sing a song.' },
        },
      ]),
    ),
  });
  await expect(page.getByText('Test Wolf').first()).toBeVisible();
  await page.goto('/lab/');
  await page.getByLabel('Find a card by number or name').fill('wolf');
  await page.getByRole('button', { name: /TT1-001/ }).click();
  await expect(page.getByText("The engine doesn't run all of Test Wolf")).toBeVisible();
  await page.getByRole('button', { name: "Put Test Wolf into P2's Battle area" }).click();
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await expect(
    page.getByText('Left out on purpose: "[On Play] Sing a song."').first(),
  ).toBeVisible();
  await page.getByText('The board as text').click();
  const text = page.getByLabel(/A line for each card/);
  await expect(text).toHaveValue(/^card TT1-001\n {2}left out: upper 2\n/);
  await expect(text).not.toHaveValue(/Sing/);
});

test('from the board of a rule and of a guide', async ({ page }) => {
  for (const path of ['/rules/16-7-4/', '/guides/the-attack/']) {
    await page.goto(path);
    await page.getByRole('link', { name: 'In the lab' }).first().click();
    await expect(page.getByRole('heading', { name: 'What happens' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take back the last action' })).toBeVisible();
    await expect(page.getByText('There is no board')).toHaveCount(0);
  }
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('tree and comparison fit, and axe finds nothing', async ({ page }) => {
    await attack(page);
    await page.getByRole('button', { name: 'Show every outcome' }).click();
    await expect(tree(page)).toBeVisible();
    await page.getByRole('button', { name: 'Choose what to change' }).click();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expectNoSidewaysScrolling(page);
    await expectNoAxeViolations(page);
  });
});
