/**
 * The reading page: a text is taken apart while it is typed, kept in the address, copied, and run
 * on a board.
 */
import type { Page } from '@playwright/test';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  RUNTIME,
  test,
} from './helpers.ts';

const WITH_CHOICES =
  "[When Attacking] Delete 1 of your opponent's Digimon. Then, you may <Draw 1>.";

const addressOf = (text: string): string => `/read/#text=${encodeURIComponent(text)}`;
const textBox = (page: Page) => page.getByRole('textbox', { name: /effect text/i });
const taken = (page: Page) => page.getByRole('region', { name: 'The text taken apart' });
const summary = (page: Page) => page.locator('#summary');
const part = (page: Page, label: string) =>
  taken(page).getByRole('listitem').filter({ hasText: label }).first();

test('what is typed is taken apart, with its rules', async ({ page }) => {
  await page.goto('/read/');
  await textBox(page).fill('[On Deletion] By trashing 1 card in your hand, <Draw 2>.');
  await expect(part(page, 'Optional processing condition')).toContainText('By trashing 1 card');
  await expect(part(page, 'Timing').getByRole('link', { name: '15-16-4' })).toHaveAttribute(
    'href',
    '/rules/15-16-4/',
  );
  await expect(taken(page).getByText('Optional', { exact: true })).toBeVisible();
  await expect(taken(page).getByRole('link', { name: 'All about <Draw>' })).toHaveAttribute(
    'href',
    '/keywords/draw/',
  );
  await expect(summary(page)).toHaveText('1 line, 4 parts, all understood.');
});

test('words that are not known are marked, and what the engine does not run is said', async ({
  page,
}) => {
  await page.goto(addressOf('[On Play] Do a dance. Then, gain 1 memory.'));
  await expect(part(page, 'Not understood')).toContainText('Do a dance');
  await expect(taken(page)).toContainText("can't play this line yet");
  await expect(page.getByText(/can't play any line of this text/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play it' })).toBeHidden();
});

test('the address carries the text, also to another page', async ({ page, context }) => {
  await page.goto('/read/');
  const text = "[Your Turn] (Once Per Turn) It's *this* <Piercing>\n% & # ＜Raid＞";
  await textBox(page).fill(text);
  await expect(page).toHaveURL(/#text=/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(textBox(other)).toHaveValue(text);
  await other.goto(addressOf('<Evade>'));
  await expect(textBox(other)).toHaveValue('<Evade>');
});

test('hostile text stays text', async ({ page }) => {
  const text = '[On Play] "><img src=x onerror=alert(1)> <script>alert(1)</script> gain 1 memory.';
  page.on('dialog', () => {
    throw new Error('a script ran');
  });
  await page.goto(addressOf(text));
  await expect(taken(page)).toContainText('onerror=alert(1)');
  await expect(page.locator('[data-result] :is(img, script)')).toHaveCount(0);
});

test('of more than 2,000 characters whole sentences are read, and it is said which', async ({
  page,
}) => {
  await page.goto('/read/');
  await textBox(page).fill('[On Play] Gain 1 memory. '.repeat(90));
  await expect(summary(page)).toContainText(/2,249 characters.*at most 2,000/);
  await expect(textBox(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(summary(page)).toContainText('has read the first 1,999 characters');
  await expect(part(page, 'Processing').first()).toContainText('Gain 1 memory');
  await textBox(page).fill('<Piercing>');
  await expect(part(page, 'Keyword effect')).toContainText('<Piercing>');
});

test('a part and its explanation light up together, by pointer and by keyboard', async ({
  page,
}) => {
  await page.goto(addressOf('[On Play] Gain 1 memory.'));
  const inText = page.locator('[data-result] .part').first();
  const item = part(page, 'Timing');
  await expect(part(page, 'Processing')).toBeVisible();
  await inText.hover();
  await expect(item).toHaveClass(/lit/);
  await part(page, 'Processing').hover();
  await expect(item).not.toHaveClass(/lit/);
  await expect(page.locator('[data-result] .part').nth(1)).toHaveClass(/lit/);

  const number = taken(page).getByRole('link', { name: 'Part 1, Timing:' });
  await number.focus();
  await expect(item).toHaveClass(/lit/);
  await page.keyboard.press('Enter');
  await expect(item).toBeFocused();
  await expect(page).toHaveURL(/#text=/);
});

test('a part that the pointer stands on before the page can listen lights up', async ({ page }) => {
  let listen = (): void => undefined;
  const waiting = new Promise<void>((done) => (listen = done));
  await page.route(RUNTIME, async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto('/read/', { waitUntil: 'commit' });
  const inText = page.locator('[data-result] .part').first();
  await inText.hover();
  listen();
  await expect(inText).toHaveClass(/lit/);
});

test('an example is read and run; a choice can be taken back', async ({ page }) => {
  await page.goto(addressOf(WITH_CHOICES));
  await page.getByRole('button', { name: 'Play it' }).click();
  const choice = page.getByRole('heading', { name: 'P1 chooses' });
  await expect(choice).toBeFocused();
  await page.getByRole('button', { name: 'P1 chooses Weak Foe' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Weak Foe is deleted.' }),
  ).toBeVisible();
  const board = page.getByRole('region', { name: /^The board after step/ });
  await expect(board).toBeVisible();
  await page
    .getByRole('button', { name: /declines/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible();
  await page.getByRole('button', { name: /undo the last choice/i }).click();
  await expect(choice).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.locator('[aria-current="step"]')).toHaveCount(1);
  await page.getByText('The board in notation').click();
  await expect(page.locator('pre')).toContainText('  - Sample attacks the player');
  await expectNoAxeViolations(page);
});

test('as an inherited effect it works from below another card', async ({ page }) => {
  await page.goto(addressOf('[When Attacking] Gain 1 memory.'));
  await page.getByLabel('printed on').selectOption('inherited');
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'P1 gains 1 memory.' })).toBeVisible();
  await expect(page.locator('pre')).toContainText('P1 battle: Host > Sample');
});

test('copied for a forum: text, category, parts and rules, with the address', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(void (document.title = text)) },
    });
  });
  await page.goto(addressOf('[On Play] Gain 1 memory.'));
  await expect(part(page, 'Timing')).toBeVisible();
  await page.getByRole('button', { name: 'Discord' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.title();
  expect(copied).toContain('> **Effect text** [On Play] Gain 1 memory.');
  expect(copied).toContain('**Trigger-type**');
  expect(copied).toContain('15-16-2');
  expect(copied).toContain('/read/#text=');
});

test.describe('a part that does not load is told and can be asked for again', () => {
  test.use({ expectedProblems: [/Failed to load resource|not loaded|ERR_FAILED/] });

  test('the board', async ({ page }) => {
    await page.route(/\/Board\.[^/]*js/, (route) => route.abort());
    await page.goto(addressOf(WITH_CHOICES));
    await page.getByRole('button', { name: 'Play it' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The board could not be loaded');
    await expect(alert).toBeFocused();
    await page.unroute(/\/Board\.[^/]*js/);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
    // Where a browser remembers what failed, the page was loaded anew.
    await page.getByRole('button', { name: 'Play it' }).click();
    await expect(page.getByRole('heading', { name: 'P1 chooses' })).toBeFocused();
  });

  test('the reader', async ({ page }) => {
    await page.route(/\/_astro\/worker/, (route) => route.abort());
    await page.goto(addressOf(WITH_CHOICES));
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This part of the page could not be loaded');
    await expect(page.getByRole('region', { name: 'Play it out' })).toContainText(
      'Nothing can be played out, because part of this page could not be loaded.',
    );
    await page.unroute(/\/_astro\/worker/);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Play it' })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('the engine', async ({ page }) => {
    await page.route(/\/answer-run/, (route) => route.abort());
    await page.goto(addressOf(WITH_CHOICES));
    const alert = page.getByRole('region', { name: 'Play it out' }).getByRole('alert');
    await expect(alert).toContainText('The engine could not be loaded');
    await expect(part(page, 'Timing')).toBeVisible();
    await page.unroute(/\/answer-run/);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Play it' })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, colorScheme: 'dark' });

  test('a long line and a board fit', async ({ page }) => {
    await page.goto(addressOf(`${WITH_CHOICES} ${'x'.repeat(300)}`));
    await expect(part(page, 'Not understood')).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await textBox(page).fill(WITH_CHOICES);
    await page.getByRole('button', { name: 'Play it' }).click();
    await expect(page.getByRole('heading', { name: 'P1 chooses' })).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await expectNoAxeViolations(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it does and shows examples taken apart', async ({ page }) => {
    await page.goto('/read/');
    await expect(page.getByRole('heading', { name: 'Examples' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /effect text/i })).toBeHidden();
    await expect(page.getByText('Optional processing condition').first()).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: '15-7-2' }).first(),
    ).toBeVisible();
  });
});
