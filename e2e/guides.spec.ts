/** The guides: text first, boards that can be played, and the engine only when it is asked for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  test,
  type Locator,
  type Page,
} from './helpers.ts';

const board = (page: Page, words: string): Locator =>
  page.getByRole('figure').filter({ hasText: words });
const play = (figure: Locator): Locator => figure.getByRole('button', { name: 'Play it' });
/** The line that says what the present step does. */
const now = (figure: Locator): Locator => figure.locator('.now');

test('the list leads to each guide, and each guide to the next', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Parts of the site' })
    .getByRole('link', { name: 'Learn' })
    .click();
  await page.getByRole('main').getByRole('link', { name: 'guides', exact: true }).click();
  await expect(page).toHaveURL(/\/guides\/$/);
  await page.getByRole('main').getByRole('link', { name: 'Reading an effect' }).click();
  const seen: string[] = [];
  for (;;) {
    seen.push(new URL(page.url()).pathname);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What leads on stands at the end of the page.
    await page.waitForLoadState();
    const next = page.getByRole('link', { name: /^Next: / });
    if ((await next.count()) === 0) break;
    await next.click();
    await page.waitForURL((url) => url.pathname !== seen.at(-1));
  }
  expect(seen).toEqual([
    '/guides/reading-effects/',
    '/guides/effect-resolution/',
    '/guides/the-attack/',
    '/guides/pending-overwrite-loops/',
  ]);
});

test('the table of contents leads to every part', async ({ page }) => {
  await page.goto('/guides/the-attack/');
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) await expect(page.locator(address)).toHaveCount(1);
});

test('a rule number is a link that shows the rule', async ({ page }) => {
  await page.goto('/guides/the-attack/');
  const link = page.getByRole('article').getByRole('link', { name: '11-1-4' }).first();
  await link.focus();
  await expect(
    page.getByRole('tooltip').filter({ hasText: 'One timing after the other' }),
  ).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/\/rules\/11-1-4\/$/);
});

/** Whether a script holds the engine: it alone asks for the open points of the rules. */
const hasEngine = (path: string): boolean =>
  readFileSync(join(process.env['DIST'] ?? 'dist', path), 'utf8').includes('AMB-17');

test('the engine is loaded by the first "Play it" and not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/guides/the-attack/', { waitUntil: 'networkidle' });
  expect(scripts.filter(hasEngine)).toEqual([]);
  const first = board(page, 'Board 1.');
  await play(first).click();
  await expect(now(first)).toContainText('Rex is suspended and attacks Resting.');
  expect(scripts.filter(hasEngine)).toHaveLength(1);
});

test('a board is played step by step, the board follows, and each step has its rule', async ({
  page,
}) => {
  await page.goto('/guides/the-attack/');
  const figure = board(page, 'Hunter gains memory');
  await play(figure).click();
  const wall = figure.getByRole('group', { name: "P2's side" }).getByText('Suspended');
  await expect(wall).toHaveCount(0);
  // The focus is on the way forward.
  await expect(figure.getByRole('button', { name: 'Next step' })).toBeFocused();
  for (let step = 1; step < 4; step++) await page.keyboard.press('Enter');
  await expect(now(figure)).toContainText('Wall is suspended and blocks Hunter.');
  await expect(now(figure).getByRole('link', { name: '12-1-7-1' })).toBeVisible();
  await expect(wall).toHaveCount(1);
  await expectNoAxeViolations(page);
});

test.describe('where things may move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('"Play it" plays, and Enter pauses it', async ({ page }) => {
    await page.goto('/guides/the-attack/');
    const figure = board(page, 'Hunter gains memory');
    await play(figure).click();
    await expect(figure.getByRole('button', { name: 'Pause' })).toBeFocused();
    await expect(figure.getByRole('region', { name: 'The board after step 3' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(figure.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
    const count = await figure.locator('.count').textContent();
    await page.waitForTimeout(2_000);
    await expect(figure.locator('.count')).toHaveText(count ?? '');
    await expect(figure.getByText('asks for less motion')).toHaveCount(0);
  });

  test('the board of a rule plays as well', async ({ page }) => {
    await page.goto('/rules/16-7-4/');
    await page.getByRole('main').getByRole('button', { name: 'Play it' }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'The board after step 2' })).toBeVisible();
  });
});

test('where less motion is asked for, it waits at step 1 and says how to go on', async ({
  page,
}) => {
  await page.goto('/guides/the-attack/');
  const figure = board(page, 'Hunter gains memory');
  await play(figure).click();
  const hint = figure.getByText(/nothing plays by itself. Press ▶ for the next step, or "Play"/);
  await expect(hint).toBeVisible();
  await page.waitForTimeout(2_000);
  await expect(figure.getByRole('region', { name: 'The board after step 1' })).toBeVisible();
  await figure.getByRole('button', { name: 'Close' }).click();
  await expect(hint).toHaveCount(0);
});

test('a board plays by itself, step after step, until it is paused', async ({ page }) => {
  await page.goto('/guides/the-attack/');
  const figure = board(page, 'Hunter gains memory');
  await play(figure).click();
  await figure.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(figure.getByRole('region', { name: 'The board after step 2' })).toBeVisible();
  await figure.getByRole('button', { name: 'Pause' }).click();
  await expect(figure.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test("the players' choices lead to other endings", async ({ page }) => {
  await page.goto('/guides/the-attack/');
  const figure = board(page, 'Hunter gains memory');
  await play(figure).click();
  await expect(figure.getByRole('radio')).toHaveCount(2);
  await expect(figure.getByRole('radio', { name: 'P2 blocks with Wall' })).toBeChecked();
  const steps = figure.getByRole('list', { name: 'Steps' });
  await expect(steps).toContainText('Hunter battles Wall');
  await figure.getByRole('radio', { name: 'P2 does not block' }).check();
  await expect(steps).not.toContainText('Hunter battles Wall');
  await expect(steps).toContainText("Hunter checks P2's security");
});

test('a board that needs more of the engine loads it', async ({ page }) => {
  await page.goto('/guides/the-attack/');
  const figure = board(page, 'Guard has no <Blocker>');
  await play(figure).click();
  await expect(figure.getByRole('list', { name: 'Steps' })).toContainText(
    'Guard digivolves into Bastion',
  );
});

test('one board is open at a time; the way back leads to its button', async ({ page }) => {
  await page.goto('/guides/the-attack/');
  const [first, second] = [board(page, 'Board 1.'), board(page, 'Board 3.')];
  await play(first).click();
  await expect(now(first)).toBeVisible();
  await play(second).click();
  await expect(now(second)).toBeVisible();
  await expect(now(first)).toHaveCount(0);
  await expect(play(first)).toBeVisible();
  await second.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(now(second)).toHaveCount(0);
  await expect(play(second)).toBeFocused();
});

test('on a phone the slider has room beside the way back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/guides/the-attack/');
  const figure = board(page, 'Board 1.');
  await play(figure).click();
  await expect(figure.getByRole('button', { name: 'Close' })).toBeVisible();
  const slider = await figure.getByRole('slider', { name: 'Step' }).boundingBox();
  expect(slider?.width).toBeGreaterThan(90);
  await expectNoSidewaysScrolling(page);
});

test('of a loop that can be stopped after every round a few courses are offered', async ({
  page,
}) => {
  await page.goto('/guides/pending-overwrite-loops/');
  const figure = board(page, 'One thing is different');
  await play(figure).click();
  await expect(figure.getByRole('radio', { name: /3 repeats/ })).toHaveCount(1);
  expect(await figure.getByRole('radio').count()).toBeLessThanOrEqual(8);
});

test('an effect line is shown with its category and whether it must be done', async ({ page }) => {
  await page.goto('/guides/reading-effects/');
  const line = page.locator('.entry').filter({ hasText: 'You may <Draw 1>. Then, delete' });
  await expect(line).toContainText('Trigger-type');
  await expect(line).toContainText('Partly optional');
  await line.getByText('Part by part').click();
  await expect(line.getByText(/Optional processing/).first()).toBeVisible();
});

test('the search finds guides and their parts', async ({ page }) => {
  await page.goto('/search/?q=optional+processing+condition+by+doing');
  await expect(
    page.getByRole('main').locator('a[href^="/guides/reading-effects/#"]').first(),
  ).toBeVisible();
  await page.goto('/search/?q=reading+an+effect');
  await expect(
    page.getByRole('main').locator('a[href="/guides/reading-effects/"]').first(),
  ).toBeVisible();
});

test('a rule page names the guide that explains it', async ({ page }) => {
  await page.goto('/rules/15-4-5-2/');
  await page.getByRole('main').getByRole('link', { name: 'How effects resolve' }).click();
  await expect(page).toHaveURL(/\/guides\/effect-resolution\/$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the steps are there as text, and nothing that needs scripts', async ({ page }) => {
    await page.goto('/guides/the-attack/');
    const figure = board(page, 'Hunter gains memory');
    await expect(figure.getByRole('button', { name: 'Play it' })).toHaveCount(0);
    const step = figure.getByText('Wall is suspended and blocks Hunter.');
    await expect(step).toBeHidden();
    await figure.getByText('Step by step').click();
    await expect(step).toBeVisible();
  });

  test('of a long resolution the beginning and the end', async ({ page }) => {
    await page.goto('/guides/pending-overwrite-loops/');
    const figure = board(page, 'neither is optional');
    await figure.getByText('Step by step').click();
    await expect(figure.getByText('The game is a draw.')).toBeVisible();
    await expect(figure.getByText(/similar steps are left out/)).toBeVisible();
  });
});

test.describe('when the engine does not load', () => {
  test.use({ expectedProblems: [/PlayScript|ERR_FAILED/] });

  test('the figure says what to do, and it can be done', async ({ page }) => {
    await page.route(/PlayScript/, (route) => route.abort());
    await page.goto('/guides/the-attack/');
    const figure = board(page, 'Board 1.');
    await play(figure).click();
    const failed = figure.getByRole('status').filter({ hasText: 'did not load' });
    await expect(failed).toContainText('Press the button to try again');
    await page.unroute(/PlayScript/);
    await play(figure).click();
    await expect(now(figure)).toBeVisible();
    await expect(failed).toHaveCount(0);
  });
});
