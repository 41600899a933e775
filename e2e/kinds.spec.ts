/**
 * The kinds of questions beside those with answers: each is asked, answered with the keyboard or by
 * touch, and marked in the page.
 */
import { expect, expectFineInEveryLook, test } from './helpers.ts';
import { answerAnyhow, board, follows, main, open, steps, unfold, verdict } from './quiz-page.ts';

const PAGES = {
  number: '/quiz/recovery/while-few-cards/',
  order: '/quiz/simultaneous/news-comes-first/',
  choose: '/quiz/blocker/who-can-block/',
  must: '/quiz/blocker/against-a-collision/',
  rule: '/quiz/retaliation/which-rule-saves/',
  illegal: '/quiz/blocker/a-log-with-a-block/',
  reading: '/quiz/reading-effects/two-conditions/',
} as const;

test('number: typed and answered with Enter; the step that made it so', async ({ page }) => {
  await open(page, PAGES.number);
  await page.keyboard.press('Enter');
  await expect(main(page)).toContainText('Enter a whole number first.');
  const number = page.getByRole('spinbutton', { name: 'DP of Yellow Herald' });
  await number.fill('8000');
  await number.press('Enter');
  await expect(verdict(page)).toHaveText(/Wrong: it's 6000\./);
  await expect(verdict(page)).toBeFocused();
  const mine = main(page).getByRole('listitem').filter({ hasText: 'your answer' });
  await expect(mine).toContainText('This keeps the bonus');
  await mine.getByRole('button', { name: /^step \d+$/ }).click();
  await expect(page.locator('.now')).toContainText('Yellow Herald gets +1000 DP');
  await expect(follows(page)).toBeInViewport();
  await page.getByRole('button', { name: 'Answer again' }).click();
  await number.fill('6000');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(verdict(page)).toHaveText(/Right/);
});

test('order: steps are moved with the keyboard, which is read out; every legal order is right', async ({
  page,
}) => {
  await open(page, PAGES.order);
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(verdict(page)).toHaveText(/Wrong: 2 orders are legal\./);
  const mine = main(page).getByRole('listitem').filter({ hasText: 'your answer' });
  await expect(mine).toContainText(/can't come .*15-4-5-2/s);
  await page.getByRole('button', { name: 'Answer again' }).click();
  await page.getByRole('button', { name: 'Later: Red Drummer' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'is now number 3 of 3' })).toBeAttached();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(verdict(page)).toHaveText(/Right/);
});

test('choose: cards are marked on the board and in the list', async ({ page }) => {
  await open(page, PAGES.choose);
  const drawn = board(page, 'The board to select cards on');
  await drawn.getByRole('button', { name: 'Mark Blue Gate' }).click();
  await expect(page.getByRole('checkbox', { name: /Blue Gate/ })).toBeChecked();
  await page.keyboard.press('2');
  await expect(drawn.getByRole('button', { name: 'Mark Blue Wall' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(verdict(page)).toHaveText(/Wrong: you missed 1 right answer/);
  const wall = main(page).getByRole('listitem').filter({ hasText: 'A Digimon suspends to block' });
  await expect(wall).toContainText(/step \d+.*12-1-4/s);
  await page.getByRole('button', { name: 'Answer again' }).click();
  await drawn.getByRole('button', { name: 'Mark Blue Gate' }).press('Space');
  await drawn.getByRole('button', { name: 'Mark Black Tower' }).press('Enter');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(verdict(page)).toHaveText(/Right, and you found them all/);
});

test('must: number keys and Enter; the rule without which it would be so', async ({ page }) => {
  await open(page, PAGES.must);
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  // On a radio button Enter sends the form itself.
  await expect(verdict(page)).toHaveText(/Wrong/);
  await unfold(page, 'What would change it');
  await expect(main(page)).toContainText(/It would be right if .*\(16-30-4/);
});

test('rule: what would happen without each', async ({ page }) => {
  await open(page, PAGES.rule);
  await page.keyboard.press('1');
  await page.keyboard.press('3');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(verdict(page)).toHaveText(/Right/);
  await expect(main(page)).toContainText('instead of "Purple Thorn is deleted"');
});

test('illegal: the step and the rule', async ({ page }) => {
  await open(page, PAGES.illegal);
  const log = page.getByRole('group', { name: 'The log' });
  await log.getByRole('radio', { name: /Blue Wall is suspended and blocks/ }).check();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(main(page)).toContainText('Choose a rule as well.');
  await page.getByRole('radio', { name: /^12-1-5/ }).check();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(verdict(page)).toHaveText(/Right step, wrong rule/);
  await page.getByRole('button', { name: 'Answer again' }).click();
  await log.getByRole('radio', { name: /Blue Wall is suspended and blocks/ }).check();
  await page.getByRole('radio', { name: /^12-1-4/ }).check();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(verdict(page)).toHaveText(/Right/);
  await expect(main(page)).toContainText("What happens instead: Blue Wall can't block");
});

test('reading: pieces of the text are marked, without a board and without the reader', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, PAGES.reading);
  await page.keyboard.press('1');
  await expect(page.getByRole('checkbox', { name: '[When Attacking]' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: '[When Attacking]' })).toBeFocused();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(verdict(page)).toHaveText(/Wrong/);
  await expect(main(page)).toContainText('This is the timing.');
  await expect(page.getByRole('heading', { name: 'The resolution' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Answer again' }).click();
  await page.getByText('If you have 2 or fewer security cards', { exact: true }).click();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(verdict(page)).toHaveText(/Right/);
  expect(loaded.filter((url) => /explain|worker|reader/.test(url))).toEqual([]);
});

/** What only the form of a kind says. */
const FORMS = {
  number: 'Enter a whole number first.',
  order: 'Put the steps in a legal order',
  choose: 'Select a card first.',
  rule: 'Select a rule first.',
  illegal: 'Choose a rule as well.',
  reading: 'Select a piece of the text first.',
} as const;

test('a page carries its own kind alone', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await open(page, PAGES.number);
  await page.waitForLoadState('networkidle');
  const text = (await Promise.all(scripts)).join('\n');
  const kinds = Object.entries(FORMS).filter(([, words]) => text.includes(words));
  expect(kinds.map(([kind]) => kind)).toEqual(['number']);
});

test('the list says which kind a question is', async ({ page }) => {
  await page.goto('/quiz/all/');
  const entry = main(page).locator('li[data-kind="illegal"]').first();
  await expect(entry).toContainText('Illegal step');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [kind, path] of Object.entries(PAGES)) {
    test(`${kind}: the question is there, and the answer can be opened`, async ({ page }) => {
      await page.goto(path);
      await expect(main(page).getByRole('heading', { name: /\?$/ }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Answer', exact: true })).toBeHidden();
      const right = main(page).getByRole('listitem').filter({ hasText: '✓ Right' }).first();
      await expect(right).toBeHidden();
      await page.getByText('Show the answer').click();
      await expect(right).toBeVisible();
      await expect(main(page).getByText('Decided by').first()).toBeVisible();
    });
  }
});

for (const [kind, path] of Object.entries(PAGES)) {
  test(`${kind}: axe and width, light and dark, before and after the answer`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await expectFineInEveryLook(page);
    await answerAnyhow(page);
    await expect(verdict(page)).toBeVisible();
    if (kind !== 'reading') {
      await unfold(page, 'Step by step');
      await steps(page).last().getByRole('button').click();
    }
    await expectFineInEveryLook(page);
  });
}

test('order by keyboard alone: a number chooses a step, arrow keys move it, Enter answers', async ({
  page,
}) => {
  await open(page, PAGES.order);
  await page.keyboard.press('2');
  const focused = page.locator('li:focus');
  await expect(focused).toContainText('Red Drummer');
  await expect(focused).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: 'is now number 3 of 3' })).toBeAttached();
  await expect(focused).toContainText('Red Drummer');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText(/Right/);
});

test('illegal step by keyboard alone: a number for the step, a letter for the rule', async ({
  page,
}) => {
  await open(page, PAGES.illegal);
  await page.keyboard.press('1');
  await page.keyboard.press('0');
  await expect(page.getByRole('radio', { name: /^10\. / })).toBeChecked();
  await page.keyboard.press('b');
  await expect(page.locator('input[name="rule"]').nth(1)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toBeVisible();
});

test('names in piles and states on narrow cards are read whole beside the question', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/quiz/decoy/which-decoys/');
  const words = page.locator('.pile .name, .unit .face');
  await expect(words.first()).toBeVisible();
  const cut = await words.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
  );
  expect(cut).toEqual([]);
});

test('what is still missing is said in view, and what has the focus is never behind it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, PAGES.illegal);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose a rule as well.')).toBeInViewport({ ratio: 1 });
  const bar = page.locator('form.panel .go');
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('ArrowDown');
    const focused = await page.locator(':focus').boundingBox();
    const top = (await bar.boundingBox())?.y ?? 0;
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(top);
  }
});

test('"?" lists the keys before an answer as after it, and Escape closes the list', async ({
  page,
}) => {
  await open(page, PAGES.must);
  const keys = page.getByRole('group', { name: 'Keys' });
  for (const isAnswered of [false, true]) {
    if (isAnswered) {
      await page.keyboard.press('2');
      await page.keyboard.press('Enter');
      await expect(verdict(page)).toBeVisible();
    }
    await page.keyboard.press('?');
    await expect(keys).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await page.keyboard.press('?');
    await expect(keys).toBeVisible();
    await page.keyboard.press('Escape');
  }
});
