/** The card of a keyword, a timing or a term: by pointer, keyboard and finger; without scripts. */
import { expectNoAxeViolations, expect, test, type Locator, type Page } from './helpers.ts';

const RULE = '/rules/16-7-4/';
const QUESTION = '/quiz/piercing/on-deletion/';

const card = (page: Page): Locator => page.locator('#word-card');
/** The first word of a part of the page that opens a card and can be seen. */
const word = (page: Page, text: string, within = 'main'): Locator =>
  page.locator(within).locator('[data-word]', { hasText: text }).filter({ visible: true }).first();

test.describe('by pointer', () => {
  test('it opens beside the word, stays for the pointer, and closes behind it', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(RULE, { waitUntil: 'networkidle' });
    expect(asked).not.toContain('/words.json');

    await word(page, '[On Deletion]').hover();
    await expect(card(page)).toContainText('Triggers when this card is deleted.');
    await expect(card(page)).toContainText('Trigger-type');
    expect(asked).toContain('/words.json');

    await card(page).hover();
    await expect(card(page).getByRole('link', { name: 'Open rule 15-16-4' })).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(card(page)).toBeHidden();
  });

  test('on a board a press keeps it, nothing moves, and nobody leaves the question', async ({
    page,
  }) => {
    await page.goto(QUESTION);
    const board = page.locator('.board').first();
    const before = await board.boundingBox();
    await word(page, '<Piercing>', '.board').click();
    const dialog = page.getByRole('dialog', { name: '<Piercing>' });
    await expect(dialog).toContainText('mandatory');
    await expect(dialog.getByRole('link', { name: '16-7' })).toBeVisible();
    await page.mouse.move(0, 0);
    expect(await board.boundingBox()).toEqual(before);
    await expect(page).toHaveURL(new RegExp(`${QUESTION}$`));

    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(word(page, '<Piercing>', '.board')).toBeFocused();
    await expect(card(page)).toBeHidden();
  });

  test('in the table of keywords a press leads to the page', async ({ page }) => {
    await page.goto('/keywords/');
    await word(page, '<Piercing>', '#keywords').hover();
    await expect(card(page)).toContainText('mandatory');
    await word(page, '<Piercing>', '#keywords').click();
    await expect(page).toHaveURL(/\/keywords\/piercing\/$/);
  });

  test('in an answer a press answers', async ({ page }) => {
    await page.goto(QUESTION);
    const said = word(page, '[On Deletion]', 'label');
    await said.hover();
    await expect(card(page)).toBeVisible();
    await said.click();
    await expect(page.getByRole('radio').first()).toBeChecked();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('by keyboard', () => {
  test('the focus shows it, Escape closes it, Enter follows the link', async ({ page }) => {
    await page.goto('/guides/the-attack/');
    const rush = word(page, '<Rush>', 'article p');
    await page.keyboard.press('Tab');
    await rush.focus();
    await expect(card(page)).toContainText('Persistent');
    await expect(rush).toHaveAccessibleDescription(/Persistent/);
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await expect(rush).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/keywords\/rush\/$/);
  });

  test('the text of a card on a board has it, too', async ({ page }) => {
    await page.goto(QUESTION);
    await page.getByRole('button', { name: 'Text of Martyr' }).press('Enter');
    const sheet = page.getByRole('group', { name: /^Martyr/ });
    await page.keyboard.press('Tab');
    await expect(sheet.getByRole('link', { name: '[On Deletion]' })).toBeFocused();
    await expect(card(page)).toContainText('Triggers when this card is deleted.');
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await expect(sheet).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a phone, ${colorScheme}`, () => {
    test.use({
      colorScheme,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });

    test('a tap opens a sheet, and axe finds nothing', async ({ page }) => {
      await page.goto(QUESTION);
      await word(page, '<Piercing>', '.board').tap();
      const sheet = page.getByRole('dialog', { name: '<Piercing>' });
      await expect(sheet.getByRole('link', { name: 'Open the page' })).toBeVisible();
      const place = await sheet.boundingBox();
      expect(place?.width).toBe(390);
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBe(844);
      await expectNoAxeViolations(page);
      await page.getByRole('heading', { level: 1 }).tap();
      await expect(sheet).toBeHidden();
    });

    test('a rule that is cited opens as well, and leads on', async ({ page }) => {
      await page.goto('/rules/16-7-2/');
      await page.getByRole('main').getByRole('link', { name: '15-8-3' }).first().tap();
      const sheet = page.getByRole('dialog', { name: /^15-8-3/ });
      await expect(sheet).toContainText('Trigger-Type Effects');
      await expect(page).toHaveURL(/\/rules\/16-7-2\/$/);
      await sheet.getByRole('link', { name: 'Open the page' }).tap();
      await expect(page).toHaveURL(/\/rules\/15-8-3\/$/);
    });
  });

  test(`axe finds nothing beside a word, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(RULE);
    await word(page, '[On Deletion]').hover();
    await expect(card(page)).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test.describe('where the card cannot be loaded', () => {
  test.use({ expectedProblems: [/words\.json/] });

  test('a press leads to the page', async ({ page }) => {
    await page.route('**/words.json', (route) => route.abort());
    await page.goto(QUESTION);
    await word(page, '<Piercing>', '.board').click();
    await expect(page).toHaveURL(/\/keywords\/piercing\/$/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the words are links', async ({ page }) => {
    await page.goto(QUESTION);
    await word(page, '<Piercing>', '.board').click();
    await expect(page).toHaveURL(/\/keywords\/piercing\/$/);
  });
});
