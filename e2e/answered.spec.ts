/** What lies on a board is looked at where it lies, and the player stays in sight. */
import { expect, test } from './helpers.ts';

test('the player is never behind what follows', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/quiz/save/played-tamer/');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Change the board' })).toBeVisible();
  for (const y of [0, 200, 260, 320, 400]) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.getByRole('button', { name: 'Play', exact: true }).click({ trial: true });
  }
});

test('a card in hand or in the trash opens its text, by a press and by Enter', async ({ page }) => {
  await page.goto('/rulings/q6036/');
  const board = page.locator('.board').first();
  const card = board.getByRole('list', { name: 'Hand' }).getByRole('button', { name: 'Ghoul' });
  const text = page.getByRole('group', { name: 'Hand of P1' });
  const sizeOf = async () => board.evaluate((drawn) => [drawn.clientWidth, drawn.clientHeight]);
  const before = await sizeOf();
  await card.click();
  await expect(text).toContainText('Delete 1 of your opponent');
  await page.keyboard.press('Escape');
  await expect(text).toBeHidden();
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(text).toContainText('Lv.6');
  expect(await sizeOf()).toEqual(before);
});
