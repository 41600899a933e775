/**
 * The lab with as much as a board holds: 10 Digimon a side on a slow processor, and 100,000 endings
 * explored beside the page.
 */
import { LAB_BOARD, LAB_ENDINGS } from '../scripts/bench/boards.ts';
import { expect, test } from './helpers.ts';
import type { Page } from './helpers.ts';

/**
 * Milliseconds. The goal is 100; where other tests run as well their time counts, too, so that more
 * is allowed here, the best of some rounds is taken, and what was measured is written down.
 */
const LONGEST_PAUSE = 300;
const ROUNDS = 3;
/** A page that is busy for longer than this does not answer. */
const NO_ANSWER = 1_000;

/** Notes from now on how long the page was busy at a time, in milliseconds. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset['longest'] = '0';
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const { duration } of list.getEntries())
        dataset['longest'] = String(Math.max(Number(dataset['longest']), duration));
    }).observe({ type: 'longtask' });
  });

const longest = async (page: Page): Promise<number> =>
  Number(await page.locator('html').getAttribute('data-longest'));

async function open(page: Page): Promise<void> {
  await page.goto('/lab/');
  await page.getByText('The board as text').click();
  await page.getByLabel(/A line for each card/).fill(LAB_BOARD);
  await expect(page.getByRole('button', { name: 'Ant attacks Toad' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ant attacks the player' })).toBeVisible();
}

test('10 Digimon a side are edited and played without a long pause', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page);
  const wire = await page.context().newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await watch(page);
  const toad = page
    .getByRole('list', { name: 'P2, Battle area' })
    .getByRole('button', { name: 'Toad' });
  const kite = page.locator('.asked').getByRole('button', { name: 'Kite' });
  const chosen = page.getByText('Chosen so far:');
  const pauses: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await page.evaluate(() => (document.documentElement.dataset['longest'] = '0'));
    await toad.click();
    await page.getByRole('checkbox', { name: 'suspended' }).check();
    await page.getByRole('button', { name: 'Ant attacks Toad' }).click();
    await kite.click();
    await expect(chosen).toBeVisible();
    await kite.click();
    await expect(chosen).toContainText(';');
    await page.getByRole('button', { name: 'Previous step' }).click();
    for (let i = 0; i < 4; i++)
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Ant attacks Toad' })).toHaveCount(0);
    await toad.click();
    pauses.push(await longest(page));
  }
  const pause = Math.min(...pauses);
  test.info().annotations.push({ type: 'longest task in ms', description: String(pause) });
  expect(pause).toBeLessThanOrEqual(LONGEST_PAUSE);
});

test('100,000 endings are explored while the page answers, and it can be stopped', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await open(page);
  await page.getByRole('button', { name: 'Ant attacks the player' }).click();
  await expect(page.getByRole('button', { name: 'Show every outcome' })).toBeVisible();
  await watch(page);
  await page.getByRole('button', { name: 'Show every outcome' }).click();
  await expect(page.getByText(/Playing … [\d,]+ courses, [\d,]+ different/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/Playing …/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show every outcome' }).click();
  await page.getByLabel('Is this true at the end?').fill('Toad is deleted');
  await expect(
    page.getByText(`${LAB_ENDINGS} endings, reached by ${LAB_ENDINGS} courses.`),
  ).toBeVisible({
    timeout: 250_000,
  });
  const pause = await longest(page);
  test.info().annotations.push({ type: 'longest task in ms', description: String(pause) });
  expect(pause).toBeLessThanOrEqual(NO_ANSWER);
  await expect(page.getByRole('treeitem').first()).toBeVisible();
});
