/** The home page: today's question, and the doors to the rest. */
import { expect, test } from './helpers.ts';
import { give, openMode, title } from './mode.ts';
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
