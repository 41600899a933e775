/** Two tabs that keep answers at once: nothing that one writes is lost to the other. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test, type Page } from './helpers.ts';
import { kept } from './mode.ts';
import { give, open, RIGHT, verdict } from './quiz-page.ts';

interface KeptProgress {
  readonly answers: { readonly [id: string]: { readonly right: number } };
  readonly days: { readonly [day: string]: readonly [number, number] };
}

/** The code that keeps answers, as a script for a page: the same as on the pages of the quiz. */
async function keepingCode(): Promise<string> {
  const entry = fileURLToPath(new URL('../src/quiz/page/device.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'device' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const [chunk] = first !== undefined && 'output' in first ? first.output : [];
  if (chunk?.type !== 'chunk') throw new Error('no code was built');
  return chunk.code;
}

/** Answers so often, each time once the answer before is kept. */
const answerAll = (page: Page, code: string, tab: string, times: number): Promise<unknown> =>
  page.evaluate(`(async () => {
    ${code}
    for (let i = 0; i < ${times}; i++)
      await new Promise((done) => device.keep('tab/${tab}-' + (i % 50), true, done));
  })()`);

test('2,000 of 2,000 answers are kept', async ({ page, context }) => {
  const other = await context.newPage();
  const code = await keepingCode();
  for (const tab of [page, other]) await tab.goto('/about/');
  await Promise.all([answerAll(page, code, 'one', 1_000), answerAll(other, code, 'other', 1_000)]);
  for (const tab of [page, other]) {
    const { answers, days } = (await kept(tab, 'progress')) as KeptProgress;
    expect(Object.values(answers).reduce((sum, { right }) => sum + right, 0)).toBe(2_000);
    expect(Object.values(days).reduce((sum, [right]) => sum + right, 0)).toBe(2_000);
  }
});

test('what a tab could not save is added to what another one saved since', async ({
  page,
  context,
}) => {
  await open(page);
  await page.evaluate(() => {
    const take = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new Error('full');
    };
    addEventListener('room', () => (Storage.prototype.setItem = take));
  });
  await give(page, RIGHT);
  await expect(page.getByRole('main')).toContainText(
    "Your browser didn't save your progress: the last change stays only while this page is open",
  );
  const other = await context.newPage();
  await open(other);
  await give(other, RIGHT);
  await expect(verdict(other)).toBeVisible();
  await page.evaluate(() => void dispatchEvent(new Event('room')));
  await page.getByRole('button', { name: 'Answer again' }).click();
  await give(page, RIGHT);
  await expect(verdict(page)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText("Your browser didn't save");
  await expect
    .poll(async () => Object.values(((await kept(page, 'progress')) as KeptProgress).days))
    .toEqual([[3, 0]]);
});

test('an answer is kept though the page is left at once', async ({ page }) => {
  await open(page);
  // Another tab writes all the time: the turn does not come before the page is left.
  await page.evaluate(() => {
    void navigator.locks.request('ruling-lab', () => new Promise(() => undefined));
  });
  await give(page, RIGHT);
  await expect(verdict(page)).toBeVisible();
  expect(await kept(page, 'progress')).toBeNull();
  await page.goto('/about/');
  expect(Object.values(((await kept(page, 'progress')) as KeptProgress).days)).toEqual([[1, 0]]);
});
