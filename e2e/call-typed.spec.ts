/** The table call with cards that are typed in, and with a board of the lab. */
import { expect, expectNoAxeViolations, expectNoSidewaysScrolling, test } from './helpers.ts';
import type { Page } from './helpers.ts';

async function typeIn(page: Page, player: string, name: string, effect: string): Promise<void> {
  const side = page.getByRole('region', { name: `${player}'s cards` });
  await side.getByRole('button', { name: 'Add a card' }).click();
  await page.getByRole('button', { name: 'Type it in' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('DP', { exact: true }).fill('6000');
  await page.getByLabel('Effect', { exact: true }).fill(effect);
  await page.getByRole('button', { name: 'Use this card' }).click();
  await expect(side.getByRole('button', { name: `${name}, 6000 DP`, exact: true })).toBeVisible();
}

test('a card that is typed in is asked about, shown, found again, and in the link', async ({
  page,
}) => {
  await page.goto('/call/');
  await typeIn(page, 'P1', 'My Biter', '<Piercing>');
  await typeIn(page, 'P2', 'My Wall', '<Blocker>');
  await page.getByRole('button', { name: /^My Wall, \d+ DP$/ }).click();
  await expect(page.getByText('<Blocker>', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'My Biter attacks the player' }).click();
  await page.getByRole('button', { name: 'Is My Wall deleted?' }).click();
  await page.getByRole('button', { name: 'Copy a link to this table' }).click();
  await expect(page).toHaveURL(/#\d+\./);
  await page.reload();
  await expect(page.getByRole('button', { name: /^My Wall, \d+ DP$/ })).toBeVisible();
  // What they disagree about comes along; both need only say what they think.
  await expect(page.locator('.asked')).toContainText('Is My Wall deleted?');
  await page.goto('/call/#');
  await page.reload();
  await page.getByRole('button', { name: 'Add a card' }).first().click();
  const search = page.getByLabel('Number, name or effect of a card');
  await search.fill('my bit');
  await expect(page.getByRole('button', { name: /^My Biter/ })).toBeVisible();
  await search.press('Enter');
  await expect(page.getByRole('button', { name: /^My Biter, \d+ DP$/ })).toBeVisible();
});

test('a card with a mistake in its text is put right where it lies', async ({ page }) => {
  await page.goto('/call/');
  await typeIn(page, 'P1', 'My Biter', '[When Attacking] Delete 1 of your opponents Digimon.');
  await expect(page.getByText("The engine can't play this on My Biter yet")).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What happens' })).toHaveCount(0);
  await page.getByRole('button', { name: 'My Biter, 6000 DP', exact: true }).click();
  await page.getByRole('button', { name: 'Change its text or DP' }).click();
  const form = page.getByRole('group', { name: 'Change My Biter' });
  await form.getByRole('button', { name: /opponent's Digimon/ }).click();
  await form.getByLabel('DP', { exact: true }).fill('7000');
  await expect(form.getByText('The engine runs all of it.')).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScrolling(page);
  await form.getByRole('button', { name: 'Use this card' }).click();
  await expect(page.getByRole('button', { name: 'Change its text or DP' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'My Biter, 7000 DP', exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'My Biter attacks the player' }).click();
  await expect(page.getByRole('heading', { name: 'What they say' })).toBeVisible();
});

test('the board of the lab comes along, and the text of an analysis', async ({ page }) => {
  await page.goto('/lab/');
  await page.getByText('The board as text').click();
  await page
    .getByLabel(/A line for each card/)
    .fill(
      'card Own Beast: Digimon Lv.4 red 5000 DP\n  <Rush>\nturn P1\nmemory P1 2\nP1 battle: Own Beast\nP2 security: 2\n',
    );
  await expect(page.getByRole('button', { name: 'Own Beast attacks the player' })).toBeVisible();
  await page.getByRole('link', { name: 'Make a table call' }).click();
  await expect(page.getByRole('button', { name: /^Own Beast, \d+ DP$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Own Beast attacks the player' })).toBeVisible();
  await page.goto('/read/#text=%3CBlocker%3E');
  await page.getByRole('link', { name: 'Put it on a board' }).click();
  await expect(page.getByLabel('Effect', { exact: true })).toHaveValue('<Blocker>');
});
