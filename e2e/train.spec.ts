/** Train: ten questions at once, what was missed comes back, a rating that moves, themes. */
import { expect, expectNoAxeViolations, expectNoSidewaysScrolling, test } from './helpers.ts';
import { button, give, kept, listed, openMode, PHONE, title } from './mode.ts';
import { main, verdict } from './quiz-page.ts';
import { reload } from './visit.ts';

const TRAIN = '/train/';

interface Kept {
  readonly entries: readonly { readonly rating: number }[];
  readonly session: {
    readonly carried: number;
    readonly turns: readonly {
      readonly id: string;
      readonly again: string;
      readonly right: boolean;
    }[];
  };
}

test('ten questions with the keyboard alone, the result, and ten more', async ({ page }) => {
  // All of one kind, so that one key answers.
  await openMode(page, `${TRAIN}?kind=one`);
  for (let place = 1; place <= 10; place++) {
    await expect(main(page)).toContainText(`${place} of 10`);
    const asked = await title(page).innerText();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toBeFocused();
    await expect(button(page, place < 10 ? 'Continue' : 'See the result')).toBeVisible();
    await page.keyboard.press(['Enter', 'Space', 'n'][place % 3] ?? 'Enter');
    if (place === 10) break;
    await expect(title(page)).not.toHaveText(asked);
    // Its answers are there, and hear a number, once the title has the focus.
    await expect(title(page)).toBeFocused();
  }
  const end = main(page).getByRole('heading', { level: 2, name: /^\d+ of 10 questions right$/ });
  await expect(end).toBeFocused();
  await expect(main(page).locator('.figures')).toContainText(/1500.*about \d+/s);
  const { entries, session } = (await kept(page, 'train')) as Kept;
  expect(session.turns).toHaveLength(10);
  expect(entries.length).toBeGreaterThan(5);
  await page.keyboard.press('Enter');
  await expect(main(page)).toContainText('1 of 10');
  await expect(title(page)).toBeFocused();
});

test('it deals at once, the rating moves beside the verdict, and a reload goes on', async ({
  page,
}) => {
  await openMode(page, TRAIN);
  await expect(main(page)).toContainText('about 1500');
  await give(page);
  await expect(verdict(page)).toBeVisible();
  const moved = await main(page).locator('.moved').innerText();
  const [, points, rating] = /([+−]\d+) → about (\d+)/.exec(moved) ?? [];
  expect(Number(rating) - 1500).toBe(Number(points?.replace('−', '-')));
  await expect(main(page).locator('.rating')).toContainText(`about ${rating}`);
  await button(page, 'Continue').click();
  await expect(main(page)).toContainText('2 of 10');
  const asked = await title(page).innerText();
  await kept(page, 'train');
  await reload(page);
  await expect(main(page)).toContainText('2 of 10');
  await expect(title(page)).toHaveText(asked);
  await openMode(page, '/quiz/your-progress/');
  await expect(main(page)).toContainText(`about ${rating}`);
});

test('a missed question comes back after three to six others', async ({ page }) => {
  await openMode(page, `${TRAIN}?level=3`);
  let missed = -1;
  // Somebody who always takes the first answer misses some, and the next one tells it.
  for (let turn = 0; turn < 30; turn++) {
    await give(page);
    await expect(verdict(page)).toBeVisible();
    const isWrong = /Wrong/.test(await verdict(page).innerText());
    if (isWrong && missed < 0) missed = turn;
    await button(page, /^(Continue|See the result)$/).click();
    if (turn % 10 === 9) await button(page, 'Ten more').click();
    await expect(verdict(page)).toHaveCount(0);
    await expect(title(page)).toBeVisible();
    if (missed < 0) continue;
    const { session } = (await kept(page, 'train')) as Kept;
    const at = session.turns.findIndex(({ right }) => !right);
    const back = session.turns.at(-1);
    if (back?.again !== session.turns[at]?.id) continue;
    await expect(main(page).locator('.count')).toContainText(/missed earlier|like one you missed/);
    const others = session.turns.length - 1 - at - 1;
    expect(others).toBeGreaterThanOrEqual(3);
    expect(others).toBeLessThanOrEqual(6);
    return;
  }
  throw new Error('nothing that was missed has come back');
});

test('a theme has its strength, the weakest first, and opens training on it', async ({ page }) => {
  const all = await listed(page);
  const hard = all.filter(({ level }) => level === 3);
  const answered = (right: string) => ({ right: 1, wrong: 1, last: true, recent: right });
  const at = '2026-01-02T03:04:05.000Z';
  const answers = Object.fromEntries(
    all.map(({ id, level }) => [id, { ...answered(level === 3 ? '00001' : '11111'), at }]),
  );
  await page.addInitScript(
    (text) => localStorage.setItem('ruling-lab/progress', text),
    JSON.stringify({ version: 2, answers, days: {} }),
  );
  await openMode(page, '/train/themes/');
  const tiles = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'By level' }) })
    .getByRole('listitem');
  await expect(tiles.first()).toContainText(`20% right, ${hard.length * 5} answers`);
  await expectNoAxeViolations(page);
  await tiles.first().getByRole('link').click();
  await expect(page).toHaveURL(`${TRAIN}?level=3`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Train: Level 3/);
  await expect(main(page)).toContainText('1 of 10');
  await openMode(page, `${TRAIN}?keyword=no-such-keyword`);
  await expect(main(page)).toContainText('No question matches this address');
  await button(page, 'Train everything').click();
  await expect(main(page)).toContainText('1 of 10');
  await expect(page).toHaveURL(TRAIN);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`phone, ${colorScheme}`, () => {
    test.use({ ...PHONE, colorScheme });

    test('by touch: a question, its verdict with the rating, the next one', async ({ page }) => {
      await openMode(page, `${TRAIN}?kind=one`);
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
      await main(page).locator('form.panel').getByRole('radio').first().tap();
      await button(page, 'Answer').tap();
      await expect(verdict(page)).toBeVisible();
      await expect(main(page).locator('.moved')).toBeInViewport();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
      await button(page, 'Continue').tap();
      await expect(main(page)).toContainText('2 of 10');
    });
  });
}
