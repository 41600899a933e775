/**
 * A network that does not give a part of a question: it is said, it can be tried again, and nothing
 * is lost.
 */
import { expect, expectNoAxeViolations, RUNTIME, test, type Page } from './helpers.ts';
import { button, give, openMode, PHONE } from './mode.ts';
import { main, verdict } from './quiz-page.ts';

test.use({ expectedProblems: [/Failed to load resource|not loaded|astro-island|ERR_FAILED/] });

/** What asks a question, which modes load with the first one that is dealt. */
const QUESTION = '**/_astro/Question.*.js*';

/** Where something may be said later an alert waits empty. */
const alert = (page: Page) => main(page).getByRole('alert').filter({ hasText: /\S/ });

/** The alert has the focus and says what to do; trying again without a network says it again. */
async function expectTold(page: Page, words: string | RegExp): Promise<void> {
  await expect(alert(page)).toContainText(words);
  await expect(alert(page)).toContainText('Check your connection');
  await expectNoAxeViolations(page);
}

for (const { name, path, file } of [
  { name: 'question of the day', path: '/quiz/daily/?date=2026-09-01', file: '**/quiz/q/**' },
  { name: 'practice', path: '/quiz/practice/?topic=rush&at=1', file: '**/quiz/q/**' },
  {
    name: 'practice, what asks',
    path: '/quiz/practice/?topic=armor-purge&at=1',
    file: QUESTION,
  },
  { name: 'the list, of the day', path: '/quiz/daily/', file: '**/quiz/questions.json' },
]) {
  test(`${name}: what is fetched fails, and is tried again`, async ({ page }) => {
    await page.route(file, (route) => route.abort());
    await page.goto(path);
    await expectTold(page, /didn.t load/);
    await button(page, 'Try again').click();
    await expect(alert(page)).toContainText(/didn.t load/);
    await expect(alert(page)).toBeFocused();
    await page.unroute(file);
    await button(page, 'Try again').press('Enter');
    await give(page);
    await expect(verdict(page)).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });
}

test('practice: an answer that nothing marks is said to be not marked, and given again', async ({
  page,
}) => {
  const engine = '**/_astro/marking.*.js*';
  await page.route(engine, (route) => route.abort());
  await openMode(page, '/quiz/practice/?topic=armor-purge&at=1');
  await give(page);
  await expect(main(page)).toContainText(/didn't load\. Check your connection and answer again/);
  await page.unroute(engine);
  // What was asked for in between may have ended in a page that is loaded anew.
  await expect(async () => {
    await give(page);
    await expect(verdict(page)).toBeVisible({ timeout: 3_000 });
  }).toPass();
});

for (const path of [
  '/quiz/daily/',
  '/quiz/practice/',
  '/quiz/run/',
  '/quiz/review/',
  '/quiz/exam/',
  '/quiz/your-progress/',
  '/quiz/armor-purge/lone-card/',
  '/train/',
]) {
  test(`${path}: the script itself fails, and is tried again`, async ({ page }) => {
    await page.route(RUNTIME, (route) => route.abort());
    await page.goto(path);
    await expectTold(page, "Part of this page didn't load");
    await expect(main(page)).not.toContainText('Loading questions');
    await page.unroute(RUNTIME);
    await button(page, 'Try again').press('Enter');
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await expect(alert(page)).toHaveCount(0);
    await expect(main(page).getByRole('button').first()).toBeVisible();
  });
}

test.describe('phone', () => {
  test.use(PHONE);

  test('a run goes on where it was', async ({ page }) => {
    await openMode(page, '/quiz/run/?minutes=20&seed=abc');
    await page.route(/\/quiz\/q\/|\/question\./, (route) => route.abort());
    await button(page, 'Start the clock').tap();
    await expectTold(page, "The question didn't load");
    await page.unroute(/\/quiz\/q\/|\/question\./);
    await button(page, 'Try again').tap();
    await give(page);
    await expect(main(page)).toContainText('1 answer');
  });
});
