/** Progress: what is known, and the data behind it. */
import { readFile } from 'node:fs/promises';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  test,
  type Page,
} from './helpers.ts';
import { button, give as giveAny, kept, listed, openMode, PHONE } from './mode.ts';
import { give, main, open, RIGHT, verdict } from './quiz-page.ts';

const PROGRESS = '/quiz/your-progress/';

/** Puts answers to every question on the device, of which every third was wrong the last time. */
async function fill(page: Page): Promise<number> {
  const questions = await listed(page);
  const at = new Date().toISOString();
  const answers = Object.fromEntries(
    questions.map(({ id }, i) => [
      id,
      { right: 2, wrong: 1, last: i % 3 !== 0, at, recent: i % 3 === 0 ? '110' : '011' },
    ]),
  );
  const days = { [at.slice(0, 10)]: [questions.length * 2, questions.length] };
  const text = JSON.stringify({ version: 2, answers, days });
  await page.goto('/quiz/');
  await page.evaluate((value) => localStorage.setItem('ruling-lab/progress', value), text);
  return questions.length;
}

test('with no answers it says so, everywhere', async ({ page }) => {
  await openMode(page, PROGRESS);
  await expect(main(page)).toContainText(/Not enough answers yet: 10 more questions of level 1/);
  await expect(main(page)).toContainText('No answers in this period');
  await expect(main(page)).toContainText("You haven't answered a question on this device yet.");
  await expect(main(page).getByText("There aren't enough answers yet.")).toHaveCount(2);
  const rows = main(page).getByRole('row').filter({ hasText: '0 answers' });
  await expect(rows.first()).toBeHidden();
  await main(page)
    .getByText(/^Not enough answers yet \(\d+\)$/)
    .first()
    .click();
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeGreaterThan(10);
});

test('strengths, chart and estimate, each with its numbers', async ({ page }) => {
  const count = await fill(page);
  await openMode(page, PROGRESS);
  await expect(main(page)).toContainText(/\d\d% \d+ of the last 50\s+questions/);
  await expect(main(page)).toContainText(/\d+ questions are due for review\./);
  await expect(main(page).getByRole('link', { name: 'Review', exact: true })).toHaveAttribute(
    'href',
    '/quiz/review/',
  );
  await expect(main(page)).toContainText(
    /You would get about \d+% of a standard exam right, likely/,
  );
  await expect(main(page).getByRole('img', { name: /Answers in the last 30 days/ })).toBeVisible();
  await main(page).getByText('The numbers').click();
  const today = new Date().toISOString().slice(0, 10);
  await expect(
    main(page).getByRole('row', { name: `${today} ${2 * count} ${count}` }),
  ).toBeVisible();
  await main(page).getByRole('radio', { name: '26 weeks' }).check();
  await expect(main(page).getByRole('img', { name: /26 weeks/ })).toBeVisible();
  await main(page).getByText('How this is worked out').click();
  await expect(main(page)).toContainText('(right + 1) / (answered + 2)');
  await main(page)
    .getByRole('link', { name: /^Practise/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/quiz\/practice\/\?rule=[\d-]+$/);
  await expect(page.getByRole('status').filter({ hasText: 'questions' })).toContainText('Rule');
});

test('everything goes into a file, is deleted, and comes back', async ({ page }) => {
  await fill(page);
  const before = await kept(page, 'progress');
  await openMode(page, PROGRESS);
  const download = page.waitForEvent('download');
  await button(page, 'Save to a file').press('Enter');
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ what: 'Ruling Lab progress' });
  await button(page, 'Delete everything').press('Enter');
  await button(page, 'Delete everything now').press('Enter');
  await expect(main(page)).toContainText('Everything is deleted');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(main(page)).toContainText('Not enough answers yet');

  const input = main(page).getByLabel('Load from a file');
  await input.setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"a":1}'),
  });
  await expect(main(page)).toContainText('other.json is another kind of file');
  await input.setInputFiles(file);
  await expect(main(page).getByRole('alert')).toContainText(
    'this browser has answers to 0 questions',
  );
  await button(page, 'Replace').press('Enter');
  await expect(main(page)).toContainText('You would get about');
  expect(await kept(page, 'progress')).toEqual(before);
});

test('a file says what became of it, and too large a one is refused', async ({ page }) => {
  await openMode(page, PROGRESS);
  const input = main(page).getByLabel('Load from a file');
  const json = (value: unknown) => ({
    name: 'mine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
  });
  await input.setInputFiles(json(' '.repeat(10_000_001)));
  await expect(main(page)).toContainText(
    'mine.json: The file has 10.0 MB. Expected: 10 MB at most.',
  );
  await input.setInputFiles(json('['.repeat(1_000_000)));
  await expect(main(page)).toContainText('mine.json is another kind of file');
  const day = 86_400_000;
  const last = new Date(Date.now() + 400 * day).toISOString();
  const due = new Date(Date.now() + 410 * day).toISOString();
  const card = { due, last, stability: 5, difficulty: 5, days: 10, step: 0, reps: 2, lapses: 0 };
  const right = { right: 1, wrong: 0, last: true, at: last, recent: '1' };
  await input.setInputFiles(
    json({
      what: 'Ruling Lab progress',
      version: 1,
      saved: '2026-01-02T03:04:05.000Z',
      kept: {
        answers: { version: 2, answers: { 'a/b': right, 'c/d': 1 }, days: {} },
        review: { version: 1, entries: { 'a/b': { ...card, state: 2 } } },
      },
    }),
  );
  await expect(main(page).getByRole('alert')).toContainText(
    'The file of 2026-01-02 has answers to 1 question, 1 question in the review',
  );
  await button(page, 'Replace').press('Enter');
  await expect(main(page)).toContainText('1 entry (answers: c/d)');
  await expect(main(page)).toContainText('1 review was dated in the future');
  const lastReview = async (): Promise<number> => {
    const review = (await kept(page, 'review')) as {
      readonly entries: { readonly [id: string]: { readonly last: string } };
    } | null;
    return Date.parse(review?.entries['a/b']?.last ?? '');
  };
  await expect.poll(lastReview).toBeGreaterThan(0);
  expect(await lastReview()).toBeLessThanOrEqual(Date.now());
});

test('of damaged data what can be read stays, the rest is named and set aside', async ({
  page,
}) => {
  const count = await fill(page);
  const cut = await page.evaluate(() => {
    const text = localStorage.getItem('ruling-lab/progress') ?? '';
    const half = text.slice(0, Math.floor(text.length / 2));
    localStorage.setItem('ruling-lab/progress', half);
    return half;
  });
  await openMode(page, PROGRESS);
  await expect(main(page)).toContainText(/couldn't be read and will be left out: .*damaged place/);
  const shown = Number(
    /(\d+) of \d+ questions answered/.exec(await main(page).innerText())?.[1] ?? '',
  );
  expect(shown).toBeGreaterThan(count / 3);
  expect(shown).toBeLessThan(count);
  await open(page);
  await give(page, RIGHT);
  await expect(verdict(page)).toBeVisible();
  // What is kept is written a moment after the verdict is shown.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('ruling-lab/progress/damaged')))
    .toBe(cut);
  await openMode(page, PROGRESS);
  await expect(main(page)).not.toContainText("couldn't be read");
  await expect(button(page, 'Save the damaged data')).toBeVisible();
  await button(page, 'Delete the damaged data').press('Enter');
  await expect(button(page, 'Save the damaged data')).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['ruling-lab/progress']);
});

test('where everything is damaged, each kind says so, and the page goes on', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['progress', 'review', 'daily', 'runs', 'exam'])
      localStorage.setItem(`ruling-lab/${name}`, '{"entries": [');
  });
  await openMode(page, PROGRESS);
  for (const name of ['Answers', 'Review schedule', 'Questions of the day', 'Timed runs', 'Exams'])
    await expect(
      main(page).getByText(new RegExp(`^${name}: .* could(n['']t| not) be read`)),
    ).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Your data' })).toBeVisible();
});

test('what the first version kept is read', async ({ page }) => {
  const old = { right: 3, wrong: 0, last: true, at: new Date().toISOString() };
  const text = JSON.stringify({ version: 1, answers: { 'piercing/on-deletion': old } });
  await page.addInitScript((value) => localStorage.setItem('ruling-lab/progress', value), text);
  await openMode(page, PROGRESS);
  await expect(main(page)).toContainText(/1 of \d+ questions answered, 1 of them right/);
  await expect(main(page)).not.toContainText('could not be read');
  await expect(main(page).getByRole('img', { name: /Answers/ })).toBeVisible();
});

test('on a full device a mode goes on, and says that nothing is saved', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('full');
    };
  });
  await openMode(page, '/quiz/review/');
  await button(page, 'Start the review').click();
  for (let i = 0; i < 2; i++) {
    await expect(main(page).locator('h2.title')).toBeFocused();
    await giveAny(page);
    await expect(main(page)).toContainText("Your browser didn't save your progress");
    await button(page, /^hard/).click();
  }
  await button(page, 'Stop').click();
  await expect(main(page)).toContainText('2 questions in the schedule');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`phone, ${colorScheme}`, () => {
    test.use({ ...PHONE, colorScheme });

    test('everything open', async ({ page }) => {
      await fill(page);
      await openMode(page, PROGRESS);
      for (const summary of await main(page).locator('summary').all()) await summary.tap();
      await button(page, 'Delete everything').tap();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
    });
  });
}
