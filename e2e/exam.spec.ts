/** The judge exam. */
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  test,
  type Page,
} from './helpers.ts';
import { answers, button, give, kept, openMode, PHONE, title } from './mode.ts';
import { main, verdict } from './quiz-page.ts';
import { reload } from './visit.ts';

const EXAM = '/quiz/exam/';
const SHORT = `${EXAM}?n=4&min=10&pass=50&mix=1-1-1&seed=group`;

const code = (page: Page): Promise<string> =>
  main(page)
    .getByText(/Its code is/)
    .locator('b')
    .innerText();

const settings = (page: Page): Promise<void> =>
  main(page).locator('summary').filter({ hasText: 'Settings' }).click();

/** The question that is asked now, as it is written. */
const question = (page: Page): Promise<string> => main(page).locator('#asked').innerText();

/**
 * Every question that was missed says what was asked, what was answered, what is right and the
 * rules; none is a question that was not asked.
 */
async function expectMissedIsTold(page: Page, asked: readonly string[]): Promise<void> {
  const missed = main(page).locator('ol.missed > li');
  const [counts] = (
    await main(page)
      .getByRole('heading', { name: /assed: / })
      .innerText()
  ).match(/\d of \d/) ?? [''];
  const [right = 0, of = 0] = counts.split(' of ').map(Number);
  await expect(missed).toHaveCount(of - right);
  for (const one of await missed.all()) {
    await expect(one.locator('.asked')).toBeVisible();
    expect(asked).toContain(await one.locator('.asked').innerText());
    await expect(one.locator('dl')).toHaveText(/You:.*Right:\s*✓ .*Rules:\s*[\d-]+/s);
    await expect(one.locator('dl a.num').last()).toHaveAttribute('href', /^\/rules\/[\d-]+\/$/);
  }
}

async function answer(page: Page, place = 0): Promise<void> {
  await expect(title(page)).toBeFocused();
  await give(page, place);
}

test('50 questions, 50 minutes, 90%; the address gives a group the same paper', async ({
  page,
}) => {
  await openMode(page, EXAM);
  const number = (name: string) => main(page).getByRole('spinbutton', { name });
  await expect(button(page, 'Start the exam')).toBeVisible();
  await expect(number('Questions')).toBeHidden();
  await settings(page);
  await expect(number('Questions')).toHaveValue('50');
  await expect(number('Minutes')).toHaveValue('50');
  await expect(number('Pass mark')).toHaveValue('90');
  await expect(main(page)).toContainText(
    /so 45 right:\s*15 of level 1, 25 of level 2, 10 of level 3/,
  );
  await expect(main(page)).toContainText('The questions are public');
  await number('Questions').fill('7');
  await number('1, player').fill('0');
  await main(page)
    .locator('summary')
    .filter({ hasText: /^\s*Topics/ })
    .click();
  await main(page)
    .getByRole('checkbox', { name: /^<Piercing>/ })
    .check();
  await main(page)
    .getByRole('checkbox', { name: /^Attack/ })
    .check();
  await main(page).getByRole('textbox', { name: 'Seed' }).fill('Judge Day');
  await main(page).getByRole('textbox', { name: 'Seed' }).press('Tab');
  await expect(page).toHaveURL(/n=7&min=50&pass=90&mix=0-5-2&topics=.*&seed=judge-day$/);
  const first = await code(page);
  const address = page.url();
  await page.goto('about:blank');
  await openMode(page, address);
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await settings(page);
  expect(await code(page)).toBe(first);
  await main(page).getByRole('textbox', { name: 'Seed' }).fill('other');
  await main(page).getByRole('textbox', { name: 'Seed' }).press('Tab');
  expect(await code(page)).not.toBe(first);
});

test('no feedback until the end; closing the page ends nothing; the report goes by rule', async ({
  page,
}) => {
  await openMode(page, SHORT);
  await button(page, 'Start the exam').press('Enter');
  await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/);
  const asked: string[] = [];
  for (const place of [
    '1, unanswered',
    '2, unanswered',
    '3, unanswered',
    '4, unanswered',
    '1, unanswered',
  ]) {
    await button(page, place).click();
    await expect(title(page)).toBeFocused();
    asked.push(await question(page));
  }
  await answer(page);
  await expect(main(page)).toContainText('Question 2 of 4');
  const second = await title(page).innerText();
  await answer(page, 1);
  await expect(main(page)).toContainText('2 unanswered');
  await expect(main(page)).not.toContainText(/✓|✗/);
  await expect(verdict(page)).toHaveCount(0);

  await page.goto('about:blank');
  await openMode(page, EXAM);
  await expect(main(page)).toContainText('Question 3 of 4');
  await button(page, '2, answered').click();
  await expect(title(page)).toHaveText(second);
  const options = await answers(page).count();
  const marked = main(page).locator('form.panel input:checked');
  if (options > 0) await expect(marked.first()).toBeVisible();
  await button(page, 'Change and continue').click();
  await answer(page);
  // The last one is left open and marked; the summary says so, and leads back to it.
  await expect(main(page)).toContainText('1 unanswered');
  await expect(title(page)).toBeFocused();
  await button(page, 'Mark for later').press('Enter');
  await expect(button(page, '⚑ Marked for later')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Check and hand in').press('Enter');
  const summary = main(page).getByRole('heading', { name: 'Before you hand in' });
  await expect(summary).toBeFocused();
  await expect(main(page)).toContainText(/1 question not answered yet: it counts\s+as wrong/);
  await expect(main(page)).toContainText('1 question marked for later');
  await expectNoAxeViolations(page);
  await reload(page);
  await button(page, '4, unanswered, marked for later').click();
  await expect(main(page)).toContainText('Question 4 of 4');
  await button(page, 'Check and hand in').click();
  expect(await kept(page, 'progress')).toBeNull();
  await button(page, 'Hand in').press('Enter');

  const result = main(page).getByRole('heading', { name: /assed: \d of 4 right/ });
  await expect(result).toBeFocused();
  // It begins at the top of the page, without what one is told before an exam.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(main(page).getByText('Set up your own exam')).toBeHidden();
  await expect(main(page).getByRole('link', { name: 'Review what you missed' })).toHaveAttribute(
    'href',
    '/quiz/review/',
  );
  await expect(main(page)).toContainText('1 question had no answer');
  await expect(main(page)).toContainText('You used less than a minute of the 10 minutes');
  await expect(main(page).getByRole('table').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/rules\/[\d-]+\/$/,
  );
  await expect(main(page).getByText('no answer', { exact: true })).toBeVisible();
  await expectMissedIsTold(page, asked);
  expect(Object.keys(((await kept(page, 'progress')) as { answers: object }).answers)).toHaveLength(
    3,
  );
  await page.emulateMedia({ media: 'print' });
  await expect(result).toBeVisible();
  await expect(button(page, 'Print the report')).toBeHidden();
  await expectMissedIsTold(page, asked);
  await page.emulateMedia({ media: 'screen' });

  await reload(page);
  await expect(main(page).getByRole('cell', { name: /passed/ })).toHaveCount(1);
  await button(page, 'See the report').click();
  await expect(result).toBeVisible();
  expect(await kept(page, 'exam')).toMatchObject({ results: [{ of: 4 }] });
});

test('after the last question the summary: everything is answered, hand in', async ({ page }) => {
  await openMode(page, `${EXAM}?n=2&min=10&pass=50&mix=1-1-1&seed=group`);
  await button(page, 'Start the exam').press('Enter');
  await answer(page);
  await answer(page);
  const summary = main(page).getByRole('heading', { name: 'Everything is answered' });
  await expect(summary).toBeFocused();
  await button(page, 'Hand in').press('Enter');
  await expect(main(page).getByRole('heading', { name: /assed: \d of 2 right/ })).toBeFocused();
});

test('when the time is over it is handed in, also while the page is closed', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') });
  await openMode(page, SHORT);
  await button(page, 'Start the exam').click();
  await answer(page);
  await expect(main(page)).toContainText('Question 2 of 4');
  await page.goto('about:blank');
  await page.clock.setSystemTime(new Date('2026-11-21T12:00:00Z'));
  await openMode(page, EXAM);
  await page.clock.runFor(2000);
  await expect(main(page).getByRole('heading', { name: /assed: \d of 4 right/ })).toBeVisible();
  await expect(main(page)).toContainText('You used 10 minutes of the 10 minutes');
});

test.describe('without a connection', () => {
  test.use({ expectedProblems: [/Failed to load resource|not loaded/] });

  test('an exam that cannot be marked waits with its answers, and is marked later', async ({
    page,
  }) => {
    await openMode(page, SHORT);
    await button(page, 'Start the exam').click();
    await answer(page);
    await expect(main(page)).toContainText('Question 2 of 4');
    await openMode(page, EXAM);
    await page.route('**/quiz/q/**', (route) => route.abort());
    await button(page, 'Check and hand in').click();
    await button(page, 'Hand in').click();
    const alert = main(page).getByRole('alert');
    await expect(alert).toBeFocused();
    await expect(alert).toContainText("The exam couldn't be marked");
    await expect(alert).toContainText('Your 1 answer and your time are kept');
    await expect(alert).toContainText("Try again once you're online");
    await expectNoAxeViolations(page);
    await button(page, 'Try again').press('Enter');
    await expect(alert).toBeFocused();
    await expect(button(page, 'Start the exam')).toHaveCount(0);

    await openMode(page, SHORT);
    await expect(main(page)).toContainText("hasn't been marked yet. 1 answer for 4 questions kept");
    await button(page, 'Discard this exam').click();
    await button(page, 'Keep my answers').click();
    await page.unroute('**/quiz/q/**');
    await button(page, 'Mark it now').press('Enter');
    await expect(main(page).getByRole('heading', { name: /assed: \d of 4 right/ })).toBeFocused();
    await expect(main(page)).toContainText('3 questions had no answer');
    expect(await kept(page, 'exam')).toMatchObject({ results: [{ of: 4 }] });
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`phone, ${colorScheme}`, () => {
    test.use({ ...PHONE, colorScheme });

    test('by touch', async ({ page }) => {
      await openMode(page, SHORT);
      await expectNoSidewaysScrolling(page);
      await button(page, 'Start the exam').tap();
      await give(page);
      await expect(main(page)).toContainText('Question 2 of 4');
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
      await button(page, 'Check and hand in').tap();
      await expectNoSidewaysScrolling(page);
      await button(page, 'Hand in').tap();
      await expect(main(page)).toContainText('By rule family');
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
    });
  });
}
