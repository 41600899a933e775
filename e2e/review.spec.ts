/** Review by schedule. */
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  test,
  type Page,
} from './helpers.ts';
import { button, give, kept, listed, openMode, PHONE, title } from './mode.ts';
import { main, verdict } from './quiz-page.ts';
import { reload } from './visit.ts';

const REVIEW = '/quiz/review/';

/**
 * Gives some answer and rates it as high as may be: after a right answer 4 is easy, after a wrong
 * one 2 is hard, and 3 and 4 are nothing. Says whether it was right.
 */
async function answerAndRate(page: Page, key?: string): Promise<boolean> {
  await expect(title(page)).toBeFocused();
  await give(page);
  await expect(verdict(page)).toBeFocused();
  await expect(button(page, /^again/)).toBeVisible();
  const right = /Right/.test(await verdict(page).innerText());
  await expect(button(page, /^(again|hard|good|easy)/)).toHaveCount(right ? 4 : 2);
  if (!right) {
    await page.keyboard.press('4');
    await expect(verdict(page)).toBeVisible();
  }
  await page.keyboard.press(key ?? (right ? '4' : '2'));
  await expect(verdict(page)).toHaveCount(0);
  return right;
}

test('new questions are rated by key, come back in the same sitting, then on their day', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00') });
  await openMode(page, REVIEW);
  await expect(main(page)).toContainText('Nothing is scheduled yet');
  // Nobody who has answered nothing is told that all of it was right.
  await expect(main(page)).toContainText("You haven't answered a question on this device yet.");
  await button(page, 'Start the review').press('Enter');
  await expect(main(page)).toContainText('Review: 1 of 5');
  let back = 0;
  for (let i = 1; i <= 5; i++) {
    await expect(main(page)).toContainText(`Review: ${i} of ${5 + back}`);
    const right = await answerAndRate(page, i === 5 ? '1' : undefined);
    if (!right || i === 5) back++;
  }
  await expect(main(page)).toContainText(`Review: 6 of ${5 + back}`);
  await answerAndRate(page);
  if (await button(page, 'Stop').isVisible()) await button(page, 'Stop').click();
  await expect(main(page)).toContainText('5 questions in the schedule');
  await expect(main(page).getByRole('heading', { name: /^Today: \d due$/ })).toBeFocused();
  await expect(main(page).getByRole('row')).toHaveCount(8);
  await main(page).getByRole('radio', { name: '30 days' }).check();
  await expect(main(page).getByRole('row')).toHaveCount(31);

  const { entries } = (await kept(page, 'review')) as { entries: Record<string, { due: string }> };
  const last =
    Object.values(entries)
      .map(({ due }) => due)
      .sort()
      .at(-1) ?? '';
  await page.clock.setFixedTime(new Date(last));
  await reload(page);
  await expect(main(page).getByRole('heading', { name: 'Today: 5 due' })).toBeVisible();
  await page.goto('/quiz/');
  await expect(page.locator('[data-today="review"]')).toHaveText('5 due today');
});

test('an answer suggests a rating, Enter takes it, the person may choose otherwise', async ({
  page,
}) => {
  await openMode(page, REVIEW);
  await button(page, 'Start the review').click();
  for (let i = 0; i < 3; i++) {
    await expect(title(page)).toBeFocused();
    await give(page, i);
    await expect(verdict(page)).toBeFocused();
    const isRight = /Right/.test(await verdict(page).innerText());
    await expect(button(page, isRight ? /^good/ : /^again/)).toHaveClass(/main/);
    await expect(main(page)).toContainText("You'll see it again");
    await expect(button(page, /^(good|easy)/)).toHaveCount(isRight ? 2 : 0);
    if (i === 2) await button(page, /^hard/).click();
    else await page.keyboard.press('Enter');
    await expect(verdict(page)).toHaveCount(0);
  }
  const { entries } = (await kept(page, 'review')) as { entries: object };
  expect(Object.keys(entries)).toHaveLength(3);
});

test('all that was missed is replayed, and the schedule stays as it is', async ({ page }) => {
  const [one, two, three] = await listed(page);
  const at = new Date().toISOString();
  const answered = (last: boolean) => ({ right: 1, wrong: 1, last, at, recent: '01' });
  const progress = {
    version: 2,
    days: {},
    answers: {
      [one?.id ?? '']: answered(false),
      [two?.id ?? '']: answered(true),
      [three?.id ?? '']: answered(false),
    },
  };
  await page.addInitScript((text) => {
    if (localStorage.length === 0) localStorage.setItem('ruling-lab/progress', text);
  }, JSON.stringify(progress));
  await openMode(page, REVIEW);
  await expect(main(page).getByRole('heading', { name: 'Today: 2 due' })).toBeVisible();
  await expect(main(page)).toContainText(/You missed 2 of these and haven't reviewed them since/);
  await expect(main(page)).toContainText('2 questions you answered wrong last time');
  await button(page, 'Replay all missed').press('Enter');
  for (const asked of [one, three]) {
    await expect(title(page)).toHaveText(asked?.title ?? '');
    await give(page);
    await expect(verdict(page)).toBeVisible();
    await expect(button(page, /^again/)).toHaveCount(0);
    await button(page, /Continue|Done/).click();
  }
  await expect(main(page)).toContainText("That's all you had missed");
  expect(await kept(page, 'review')).toBeNull();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`phone, ${colorScheme}`, () => {
    test.use({ ...PHONE, colorScheme });

    test('by touch', async ({ page }) => {
      await openMode(page, REVIEW);
      await button(page, 'Start the review').tap();
      await give(page);
      await expect(verdict(page)).toBeVisible();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
      await button(page, /^hard/).tap();
      await button(page, 'Stop').tap();
      await expect(main(page)).toContainText('1 question in the schedule');
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
    });
  });
}
