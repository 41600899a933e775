/** /quiz/endless/: questions that the page makes, one after the other. */
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  test,
  type Page,
} from './helpers.ts';
import { main, verdict } from './quiz-page.ts';

const ENDLESS = '/quiz/endless/';
const answers = (page: Page) => main(page).getByRole('radio').or(main(page).getByRole('checkbox'));
const next = (page: Page) => main(page).getByRole('link', { name: 'Continue' });
const question = (page: Page) => main(page).locator('#asked');

async function make(page: Page, seed: number): Promise<void> {
  await page.goto(`${ENDLESS}#s${seed}`);
  await expect(answers(page).first()).toBeVisible();
}

async function answer(page: Page): Promise<void> {
  await answers(page).first().check();
  await main(page).getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(verdict(page)).toBeVisible();
}

test('the address keeps the question', async ({ page }) => {
  await page.goto(ENDLESS);
  await expect(answers(page).first()).toBeVisible();
  await expect(page).toHaveURL(/#s\d+$/);
  const texts = await main(page).locator('form label').allTextContents();
  await page.reload();
  await expect(answers(page).first()).toBeVisible();
  expect(await main(page).locator('form label').allTextContents()).toEqual(texts);
});

test('an answer is marked, explained, and the resolution shown', async ({ page }) => {
  await make(page, 5);
  await answer(page);
  await expect(main(page).getByText('1 answered')).toBeVisible();
  const why = main(page).locator('.explanation');
  const board = why.getByText(/^This is the board of the question/);
  // Folded where the answers already say much.
  if (!(await board.isVisible())) await why.getByText('Why', { exact: true }).click();
  await expect(board).toBeVisible();
  const base = main(page).locator('.explanation a[href^="/quiz/"]');
  await expect(base).toHaveAttribute('href', /^\/quiz\/[a-z0-9-]+\/[a-z0-9-]+\/$/);
  await expect(main(page).locator('.sure')).toContainText('By the text of the rules');
  await main(page).getByText('Step by step').click();
  await expect(main(page).getByRole('list', { name: 'Steps' })).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'What if …?' })).toBeVisible();
});

test('ten questions with the keyboard alone', async ({ page }) => {
  await make(page, 100);
  const asked = new Set<string>();
  for (let i = 0; i < 10; i++) {
    const happens = await main(page).locator('.happens').textContent();
    asked.add([happens, await question(page).textContent()].join(' '));
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#s${101 + i}$`));
    await expect(answers(page).first()).toBeVisible();
  }
  expect(asked.size).toBeGreaterThan(6);
  await expect(main(page).getByText('10 answered')).toBeVisible();
});

test('who answers again is counted once', async ({ page }) => {
  await make(page, 5);
  await answer(page);
  await main(page).getByRole('button', { name: 'Answer again' }).click();
  await answer(page);
  await expect(main(page).getByText(/^1 answered/)).toBeVisible();
});

test.describe('when the boards do not come', () => {
  test.use({ expectedProblems: [/endless\/\d+\.json|net::ERR_FAILED/] });

  test('it says so', async ({ page }) => {
    await page.route('**/endless/*.json', (route) => route.abort());
    await page.goto(`${ENDLESS}#s5`);
    await expect(main(page).getByRole('alert')).toContainText("didn't load");
  });
});

test.describe('when the worker does not come', () => {
  test.use({ expectedProblems: [/\/worker[\w.-]*\.js|net::ERR_FAILED/] });

  test('it says so, and it is made once the worker is there', async ({ page }) => {
    await page.route(/\/worker[\w.-]*\.js/, (route) => route.abort());
    await page.goto(`${ENDLESS}#s5`);
    await expect(main(page).getByRole('alert')).toContainText("didn't start");
    await page.unroute(/\/worker[\w.-]*\.js/);
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(answers(page).first()).toBeVisible();
    await answer(page);
  });
});

for (const seed of [79_201, 245_500])
  test(`seed ${seed} is made beside the page, which starts no engine for it`, async ({ page }) => {
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await make(page, seed);
    await answer(page);
    expect(workers).toEqual([expect.stringContaining('/_astro/worker')]);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it leads to the quiz', async ({ page }) => {
    await page.goto(ENDLESS);
    await expect(main(page).getByRole('link', { name: 'the list' })).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 }, hasTouch: true });

    test('on a phone: asked and answered, axe finds nothing, nothing is cut off', async ({
      page,
    }) => {
      await make(page, 7);
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
      await answers(page).first().tap();
      await main(page).getByRole('button', { name: 'Answer', exact: true }).tap();
      await expect(verdict(page)).toBeVisible();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
      await next(page).tap();
      await expect(page).toHaveURL(/#s8$/);
      await expect(answers(page).first()).toBeVisible();
    });
  });
}
