/**
 * After the verdict: one fact of the board otherwise, or another choice, and where the resolutions
 * part.
 */
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  test,
  type Page,
} from './helpers.ts';
import { give, open, RIGHT, verdict } from './quiz-page.ts';

const section = (page: Page) => page.getByRole('region', { name: 'What if …?' });
const outcome = (page: Page) => section(page).getByRole('heading', { level: 3 });

async function enter(page: Page, path?: string): Promise<void> {
  await open(page, path);
  await give(page, RIGHT);
  await expect(verdict(page)).toBeVisible();
  await page.getByRole('link', { name: 'What if …?' }).click();
  await section(page).getByRole('button', { name: 'Change the board' }).click();
}

test('nothing of it is loaded before it is asked for', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  // Its few styles stand with those of the page.
  const isWhatIf = (path: string) => /whatif|WhatIf|vary/.test(path) && !path.endsWith('.css');
  await open(page);
  await expect(section(page)).toHaveCount(0);
  await give(page, RIGHT);
  await expect(section(page)).toBeVisible();
  expect(loaded.filter(isWhatIf)).toEqual([]);
  await section(page).getByRole('button', { name: 'Change the board' }).click();
  await expect(section(page).getByText('Change it yourself')).toBeVisible();
  expect(loaded.filter(isWhatIf).length).toBeGreaterThan(0);
});

test('variants that end otherwise are offered; one shows where the boards part', async ({
  page,
}) => {
  await enter(page);
  const offered = section(page).getByRole('button', { name: /^What if .*\?$/ });
  await expect(offered).toHaveCount(3);
  await offered.first().click();
  await expect(offered.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(outcome(page)).toHaveText('The outcome changes');
  await expect(section(page).getByText(/^The first \d+ steps are the same\. Then:$/)).toBeVisible();
  await expect(section(page).locator('li.first')).toHaveCount(2);
  await expect(section(page).locator('li.first a.num').first()).toHaveAttribute(
    'href',
    /^\/rules\/[\d-]+\/$/,
  );
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test(`at ${viewport.width} the outcome of a change comes into view, and what one may ask of it`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await enter(page);
    await section(page)
      .getByRole('button', { name: /^What if .*\?$/ })
      .first()
      .click();
    await expect(outcome(page)).toBeInViewport({ ratio: 1 });
    const summary = section(page).getByText('Did you expect something else?');
    await expect(summary).toBeInViewport({ ratio: 1 });
    await summary.click();
    await section(page).getByRole('button', { name: 'Why not?' }).click();
    await expect(section(page).getByRole('form').getByRole('status')).toBeInViewport({ ratio: 1 });
  });

test('a suspended Digimon is told from others on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/quiz/blocker/suspended/');
  const wall = page.getByRole('article', { name: 'Wall' });
  const tag = wall.getByText('Suspended');
  await expect(tag).toBeVisible();
  expect((await tag.boundingBox())?.width).toBeGreaterThan(20);
});

test('by hand: DP so that the attacker loses', async ({ page }) => {
  await enter(page);
  await section(page).getByText('Change it yourself').click();
  const lancer = section(page).getByRole('group', { name: 'Lancer' });
  await lancer.getByLabel('DP').fill('3000');
  await lancer.getByLabel('DP').blur();
  await section(page).getByRole('button', { name: 'Play it out again' }).click();
  await expect(outcome(page)).toHaveText('The outcome changes');
  await expect(section(page).getByText('Lancer has 3000 DP.')).toBeVisible();
  const table = section(page).getByRole('table', { name: 'Whatever the players choose' });
  const row = table.getByRole('row').filter({ hasText: 'Lancer' }).first();
  await expect(row.getByRole('cell')).toHaveText(["isn't deleted", 'is deleted']);
  await section(page).getByText('Show the changed board').click();
  await expect(page.getByRole('region', { name: 'The changed board' })).toContainText('3000 DP');
});

test('by hand: a keyword less, and as it was again', async ({ page }) => {
  await enter(page);
  await section(page).getByText('Change it yourself').click();
  const keyword = section(page).getByRole('group', { name: 'Lancer' }).getByLabel('Keyword');
  await keyword.selectOption('without <Piercing>');
  await section(page).getByRole('button', { name: 'Play it out again' }).click();
  await expect(section(page).getByText("Lancer doesn't have <Piercing>.")).toBeVisible();
  await expect(
    section(page).getByRole('row').filter({ hasText: 'Cards P1 checks' }).first().getByRole('cell'),
  ).toHaveText(['1', '0']);
  await section(page).getByRole('button', { name: 'Reset' }).click();
  await expect(keyword).toHaveValue('');
});

test('another choice on the same board', async ({ page }) => {
  await open(page, '/quiz/blocker/suspended/');
  await give(page, /^Block with Gate, or choose not to block/);
  await section(page).getByRole('button', { name: 'Change the board' }).click();
  await section(page).getByText('Change it yourself').click();
  await section(page).getByRole('button', { name: 'Play it out again' }).click();
  await expect(outcome(page)).toHaveText('The same board, two outcomes');
  const ways = section(page).getByRole('combobox', { name: /^(One|The other) way, if$/ });
  await expect(ways).toHaveCount(2);
  await expect(section(page).locator('li.first')).toHaveCount(2);
  await ways.nth(1).selectOption(await ways.nth(0).inputValue());
  await expect(section(page).getByText('These two are the same, step by step.')).toBeVisible();
});

test("expected something else: why it isn't so on the changed board", async ({ page }) => {
  await enter(page);
  await section(page).getByText('Change it yourself').click();
  const lancer = section(page).getByRole('group', { name: 'Lancer' });
  await lancer.getByLabel('Keyword').selectOption('without <Piercing>');
  await section(page).getByRole('button', { name: 'Play it out again' }).click();
  await section(page).getByText('Did you expect something else?').click();
  const form = section(page).getByRole('form', { name: 'Did you expect something else?' });
  await form.getByLabel('Question').selectOption('How many cards does P1 check?');
  await form.getByLabel('What you expected').selectOption('P1 checks 1 card');
  await form.getByRole('button', { name: 'Why not?' }).click();
  const answer = form.getByRole('status');
  await expect(answer).toContainText('It could happen if Lancer had <Piercing>');
  await expect(answer.locator('.reason a.num')).toHaveAttribute('href', /^\/rules\/[\d-]+\/$/);
  await expectNoAxeViolations(page);
  await form.getByLabel('What you expected').selectOption('P1 checks no cards');
  await expect(answer).toBeHidden();
  await form.getByRole('button', { name: 'Why not?' }).click();
  await expect(answer).toHaveText('That is what happens.');
});

test.describe('when its worker does not come', () => {
  test.use({ expectedProblems: [/why-worker|net::ERR_FAILED/] });

  test('it says so, and asking again finds it', async ({ page }) => {
    await page.route('**/why-worker*', (route) => route.abort());
    await enter(page);
    await section(page)
      .getByRole('button', { name: /^What if .*\?$/ })
      .first()
      .click();
    await section(page).getByText('Did you expect something else?').click();
    const ask = section(page).getByRole('button', { name: 'Why not?' });
    await ask.click();
    await expect(section(page).getByRole('alert')).toContainText("The answer didn't come.");
    await page.unroute('**/why-worker*');
    await ask.click();
    await expect(section(page).locator('form p[role="status"]').last()).toContainText(/\w/);
    await expect(section(page).getByRole('alert')).toHaveCount(0);
  });
});

test('its address opens just that, before any answer; a damaged one is said', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page);
  const offered = section(page).getByRole('button', { name: /^What if .*\?$/ });
  await offered.first().click();
  const said = section(page).locator('h3 + p');
  const words = await said.innerText();
  await section(page).getByRole('button', { name: 'Copy the address of this what-if' }).click();
  await expect(section(page).getByText('Copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/quiz\/piercing\/on-deletion\/#what-if=1\.[\w-]+\.[0-9a-z]+$/);
  await page.goto('about:blank');
  await open(page, link);
  await expect(said).toHaveText(words);
  await expect(outcome(page)).toHaveText('The outcome changes');
  await expect(section(page)).toBeInViewport();
  await expect(verdict(page)).toHaveCount(0);
  await expectNoAxeViolations(page);

  const path = '/quiz/piercing/on-deletion/';
  for (const broken of [
    link.slice(0, -3),
    `${path}#what-if=`,
    `${path}#what-if=${'x'.repeat(9000)}`,
  ]) {
    await page.goto('about:blank');
    await open(page, broken);
    await expect(section(page).getByRole('alert')).toContainText("can't be read");
    await expect(outcome(page)).toHaveCount(0);
  }
  await page.goto('about:blank');
  await open(page, link.replace('piercing/on-deletion', 'blocker/suspended'));
  await expect(section(page).getByRole('alert')).toContainText("doesn't fit this board");
  await give(page, /^Block with Gate, or choose not to block/);
  await expect(verdict(page)).toBeVisible();
});

test.describe('when a file does not come', () => {
  test.use({ expectedProblems: [/whatif\/kit\.json|WhatIf|net::ERR_FAILED/] });

  for (const file of ['**/whatif/kit.json', '**/_astro/WhatIf.*.js*'])
    test(`${file}: it says so and tries again`, async ({ page }) => {
      await page.route(file, (route) => route.abort());
      await enter(page);
      await expect(section(page).getByRole('alert')).toHaveText(
        "This part of the page didn't load.",
      );
      await page.unroute(file);
      await section(page).getByRole('button', { name: 'Try again' }).click();
      await expect(section(page).getByText('Change it yourself')).toBeVisible();
    });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } });

    test('on a phone: axe finds nothing, nothing is cut off', async ({ page }) => {
      await enter(page);
      await section(page).getByText('Change it yourself').click();
      await section(page)
        .getByRole('button', { name: /^What if .*\?$/ })
        .first()
        .click();
      await expect(outcome(page)).toBeVisible();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
    });
  });
}
