/** The states of the site that `npm run screens` takes; a new one is a line in STATES. */
import type { Page } from '@playwright/test';

interface State {
  readonly name: string;
  readonly path: string;
  /** What is done before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

const QUESTION = '/quiz/piercing/on-deletion/';

/** Answers with the option that begins so, and waits for the verdict. */
const answer =
  (option: RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('radio', { name: option }).check();
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await page
      .getByRole('main')
      .getByRole('heading', { level: 2, name: /^(Right|Wrong)/ })
      .waitFor();
  };

export const STATES: readonly State[] = [
  { name: 'home', path: '/' },
  { name: 'questions', path: '/quiz/' },
  { name: 'question', path: QUESTION },
  { name: 'right', path: QUESTION, act: answer(/^The \[On Deletion\] effect\./) },
  { name: 'wrong', path: QUESTION, act: answer(/^There is no security check/) },
  { name: 'many Digimon', path: '/quiz/progress/lowered-and-not-lowered/' },
  { name: 'practice', path: '/quiz/practice/' },
  { name: 'daily', path: '/quiz/daily/' },
  { name: 'exam', path: '/quiz/exam/' },
  { name: 'progress', path: '/quiz/your-progress/' },
  { name: 'rule', path: '/rules/16-7-4/' },
  { name: 'keywords', path: '/keywords/' },
  { name: 'keyword', path: '/keywords/piercing/' },
  { name: 'compare', path: '/keywords/compare/?k=piercing&k=jamming&k=retaliation' },
  {
    name: 'search',
    path: '/rules/16-7-4/',
    act: async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('security attack');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'menu or foot',
    path: '/rules/',
    act: async (page) => {
      const menu = page.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.click();
      else await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    },
  },
  { name: 'ruling', path: '/rulings/q1053/' },
  { name: 'guide', path: '/guides/the-attack/' },
  { name: 'analyse', path: '/read/' },
  { name: 'cards', path: '/cards/' },
];
