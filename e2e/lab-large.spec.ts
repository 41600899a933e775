/**
 * The lab with as much as a board holds: 10 Digimon a side on a slow processor, and 100,000 endings
 * explored beside the page.
 */
import { expect, test } from './helpers.ts';
import type { Page } from './helpers.ts';

const MINE = ['Ant', 'Bee', 'Cat', 'Dog', 'Elk', 'Fox', 'Gnu', 'Hen', 'Ibex', 'Jay'];
const THEIRS = ['Kite', 'Lion', 'Mole', 'Newt', 'Owl', 'Pig', 'Quail', 'Rat', 'Seal', 'Toad'];

/** One effect with five choices among ten Digimon: 10 ⨯ 10 ⨯ 10 ⨯ 10 ⨯ 10 endings. */
const BOARD = `card Ant: Digimon Lv.5 red 9000 DP
  [When Attacking] ${[1, 2, 4, 8, 16]
    .map((n) => `1 of your opponent's Digimon gets -${n}000 DP for the turn.`)
    .join(' Then, ')}
${MINE.slice(1)
  .map((name) => `card ${name}: Digimon Lv.4 red 4000 DP`)
  .join('\n')}
${THEIRS.map((name) => `card ${name}: Digimon Lv.4 blue 99000 DP`).join('\n')}
card Plain: Option red cost 1
turn P1
memory P1 3
P1 battle: ${MINE.join(', ')}
P2 battle: ${THEIRS.join(', ')}
P2 security: Plain, Plain, Plain
`;

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
  await page.getByLabel(/A line for each card/).fill(BOARD);
  await expect(page.getByRole('button', { name: 'Ant attacks Toad' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ant attacks the player' })).toBeVisible();
}

test('10 Digimon a side are edited and played without a pause over 100 ms', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page);
  const wire = await page.context().newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await watch(page);
  await page
    .getByRole('list', { name: 'P2, Battle area' })
    .getByRole('button', { name: 'Toad' })
    .click();
  await page.getByRole('checkbox', { name: 'suspended' }).check();
  await page.getByRole('button', { name: 'Ant attacks Toad' }).click();
  for (let i = 0; i < 5; i++) {
    await expect(page.locator('.asked').getByRole('button', { name: 'Kite' })).toBeVisible();
    await page.locator('.asked').getByRole('button', { name: 'Kite' }).click();
    await expect(page.getByText(`Chosen so far:`)).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible();
  await page.getByRole('button', { name: 'Previous step' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'P1 chooses' })).toBeVisible();
  const pause = await longest(page);
  test.info().annotations.push({ type: 'longest task in ms', description: String(pause) });
  expect(pause).toBeLessThanOrEqual(100);
});

test('100,000 endings are explored while the page answers, and it can be stopped', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await open(page);
  await page.getByRole('button', { name: 'Ant attacks the player' }).click();
  await expect(page.getByRole('button', { name: 'Show every ending' })).toBeVisible();
  await watch(page);
  await page.getByRole('button', { name: 'Show every ending' }).click();
  await expect(page.getByText(/Playing … [\d,]+ courses, [\d,]+ different/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/Playing …/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show every ending' }).click();
  await page.getByLabel('Is this so at the end?').fill('Toad is deleted');
  await expect(page.getByText('100000 endings, reached by 100000 courses.')).toBeVisible({
    timeout: 250_000,
  });
  const pause = await longest(page);
  test.info().annotations.push({ type: 'longest task in ms', description: String(pause) });
  expect(pause).toBeLessThanOrEqual(100);
  await expect(page.getByRole('treeitem').first()).toBeVisible();
});
