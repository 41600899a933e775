/** What the browser tests of a question do and look at. */
import { expect, type Locator, type Page } from './helpers.ts';

export const QUESTION = '/quiz/piercing/on-deletion/';
export const RIGHT = /^The \[On Deletion\] effect\./;
export const WRONG = /^There is no security check/;

export const main = (page: Page): Locator => page.getByRole('main');
export const verdict = (page: Page): Locator =>
  main(page).getByRole('heading', { level: 2, name: /^(Right|Wrong)/ });
export const board = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('region', { name });
export const follows = (page: Page): Locator => board(page, /^The board (after step|at the start)/);
export const steps = (page: Page): Locator =>
  page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
export const current = (page: Page): Locator => page.locator('li[aria-current="step"]');

/** Opens a question and waits until the script of the page is there. */
export async function open(page: Page, path = QUESTION): Promise<void> {
  await page.goto(path);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** Unfolds what stands below a verdict: "Step by step". */
export const unfold = (page: Page, name: string | RegExp): Promise<void> =>
  main(page).locator('summary').filter({ hasText: name }).first().click();

export async function give(page: Page, answer: RegExp): Promise<void> {
  await page.getByRole('radio', { name: answer }).check();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
}

/** Gives some answer, whatever kind of question it is. */
export async function answerAnyhow(page: Page): Promise<void> {
  for (const number of await page.getByRole('spinbutton').all()) await number.fill('1');
  const step = page.locator('form.panel input[name="step"]');
  const rule = page.locator('form.panel input[name="rule"]');
  if ((await step.count()) > 0) {
    await step.first().check();
    await rule.first().check();
  } else {
    const choices = main(page)
      .locator('form.panel')
      .getByRole('radio')
      .or(main(page).locator('form.panel').getByRole('checkbox'));
    if ((await choices.count()) > 0) await choices.first().check();
  }
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
}
