/** The home page: today's question, and the doors to the rest. */
import { expect, test } from './helpers.ts';
import { button, give, openMode, title } from './mode.ts';
import { main, verdict } from './quiz-page.ts';

const DOORS = ['Train', 'Look up', 'Analyse a card'];

test("home asks today's question, which is that of /quiz/daily/, and has three doors", async ({
  page,
}) => {
  await openMode(page, '/');
  await expect(page).toHaveTitle(/Ruling Lab/);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('search').first()).toBeVisible();
  for (const name of DOORS)
    await expect(main(page).getByRole('link', { name, exact: true })).toBeVisible();
  await expect(title(page)).toBeVisible();
  const asked = await title(page).innerText();
  await give(page);
  await expect(verdict(page)).toBeVisible();
  await expect(main(page)).toContainText(/You answered: . (right|wrong)\. 1 day in a row\./);
  await main(page).getByRole('link', { name: 'Past days' }).click();
  await expect(page).toHaveURL(/\/quiz\/daily\/$/);
  await expect(title(page)).toHaveText(asked);
  await expect(main(page)).toContainText(/you answered: . (right|wrong)/);
});

test('home asks for the days of its year, and for no list of all questions', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.setFixedTime(new Date('2026-11-21T10:00:00Z'));
  await openMode(page, '/');
  await expect(title(page)).toBeVisible();
  expect(asked).toContain('/quiz/days/2026.json');
  expect(asked).not.toContain('/quiz/questions.json');
  const words = await title(page).innerText();
  await openMode(page, '/quiz/daily/');
  await expect(title(page)).toHaveText(words);
});

test("today's question is drawn without the engine, which comes with the first movement", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const engine = () => asked.filter((path) => /\/_astro\/(?:engine|marking)[.-]/.test(path));
  await openMode(page, '/');
  await expect(button(page, 'Answer')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(engine()).toEqual([]);
  await page.mouse.move(200, 300);
  await expect.poll(engine).not.toEqual([]);
});

test('a year whose days are not ready has a question all the same', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-02-03T10:00:00Z'));
  await openMode(page, '/');
  const words = await title(page).innerText();
  await openMode(page, '/quiz/daily/');
  await expect(title(page)).toHaveText(words);
});
