/** What an exam is made of: its address, and the settings that write it. */
import { expect, expectNoAxeViolations, test, type Page } from './helpers.ts';
import { button, openMode } from './mode.ts';
import { main } from './quiz-page.ts';

const EXAM = '/quiz/exam/';

const settings = (page: Page): Promise<void> =>
  main(page).locator('summary').filter({ hasText: 'Settings' }).click();

test('a damaged address is said, with what was taken instead', async ({ page }) => {
  await openMode(page, `${EXAM}?n=abc&min=20&mix=3-5&topics=rush,no-such-topic&see`);
  const alert = main(page).getByRole('alert').filter({ hasText: 'address is damaged' });
  for (const said of [
    'Questions: expected a whole number from 1 to 200, not "abc". The exam has 50.',
    'not "3-5". The exam has 3-5-2.',
    '"see" isn\'t an exam setting',
    'The seed is missing.',
    'There is no topic "no-such-topic". The other topics are asked.',
  ])
    await expect(alert).toContainText(said);
  await expectNoAxeViolations(page);
  await button(page, 'Start the exam').click();
  await expect(page).toHaveURL(/\?n=50&min=20&pass=90&mix=3-5-2&topics=rush&seed=[a-z0-9]{5}$/);
});

test('the paper follows while one types; what is impossible is said, with what is expected', async ({
  page,
}) => {
  await openMode(page, `${EXAM}?seed=group`);
  const number = (name: string) => main(page).getByRole('spinbutton', { name });
  const start = button(page, 'Start the exam');
  await settings(page);
  await expect(main(page)).toContainText(/50 questions, 50 minutes, 90%\s+to\s+pass, so 45 right/);
  await number('Questions').press('ControlOrMeta+a');
  await number('Questions').press('1');
  await expect(main(page)).toContainText('1 question, 50 minutes');
  await expect(page).toHaveURL(/\?n=1&min=50/);
  await number('Questions').press('2');
  await number('Minutes').press('ControlOrMeta+a');
  await number('Minutes').press('1');
  await expect(main(page)).toContainText(/12 questions, 1 minute, 90%\s+to\s+pass, so 11 right/);

  for (const [text, said] of [
    ['0', 'Questions: expected a whole number from 1 to 200, not 0.'],
    ['9999', 'Questions: expected a whole number from 1 to 200, not 9999.'],
    ['2.5', 'Questions: expected a whole number from 1 to 200, not 2.5.'],
    ['', 'Questions: expected a whole number from 1 to 200.'],
  ] as const) {
    await number('Questions').fill(text);
    await expect(main(page).getByText(said)).toBeVisible();
    await expect(number('Questions')).toHaveAccessibleDescription(said);
    await expect(main(page)).toContainText('Correct the marked fields first.');
  }
  await number('Questions').press('e');
  await expect(number('Questions')).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolations(page);
  await number('Minutes').focus();
  await start.press('Enter');
  await expect(number('Questions')).toBeFocused();
  await expect(start).toBeVisible();
  await number('Questions').fill('8');
  await expect(main(page)).toContainText('8 questions, 1 minute');

  for (const name of ['1, player', '2, local judge', '3, head judge']) await number(name).fill('0');
  await expect(main(page)).toContainText('expected at least one level above 0.');
  await number('3, head judge').fill('1');
  await expect(main(page)).toContainText(
    /8 questions, 1 minute, 90%\s+to\s+pass, so 8 right:\s+0 of level 1, 0 of level 2, 8 of level 3/,
  );

  await main(page)
    .locator('summary')
    .filter({ hasText: /^\s*Topics/ })
    .click();
  await main(page)
    .getByRole('checkbox', { name: /^<Rush>/ })
    .check();
  await number('Questions').fill('90');
  await expect(main(page)).toContainText(/So the exam has \d questions?, not 90\./);
});
