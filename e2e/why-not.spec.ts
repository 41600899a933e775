/** After a wrong answer: what it would need to be right, and how sure the verdict is. */
import { expect, expectNoAxeViolations, test } from './helpers.ts';
import { give, main, open, unfold, verdict, WRONG } from './quiz-page.ts';

test('a wrong answer says what it would need', async ({ page }) => {
  await open(page);
  await give(page, WRONG);
  await expect(verdict(page)).toBeVisible();
  // Its author says why it is wrong; what would change it is folded.
  await expect(main(page).locator('.answers .chosen .reason')).toHaveCount(0);
  await unfold(page, 'What would change it');
  await expect(main(page).locator('.reason')).toContainText(
    /^That would be the outcome without 16-7-4/,
  );
  await expect(main(page)).not.toContainText('Without this rule, this answer');
  await expect(main(page).locator('.sure')).toContainText('By the text of the rules');
  await expectNoAxeViolations(page);
});

test('what it would need stands there with the verdict, and nothing is fetched for it', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('radio', { name: WRONG }).check();
  const isThere = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('.verdict') === null) return;
          observer.disconnect();
          resolve(document.querySelector('.panel .reason') !== null);
        }).observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLButtonElement>('form.panel button[type="submit"]')?.click();
      }),
  );
  expect(isThere).toBe(true);
});

test('a rule that a step does not break: the step is illegal without it as well', async ({
  page,
}) => {
  await open(page, '/quiz/blocker/a-log-with-a-block/');
  await page.locator('form.panel input[name="step"]').first().check();
  const rules = page.locator('form.panel input[name="rule"]');
  for (const rule of await rules.all()) {
    await rule.check();
    if ((await rule.locator('xpath=ancestor::label').textContent())?.includes('12-1-5')) break;
  }
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(main(page).locator('.answers .chosen').last()).toContainText(
    /Even without this rule, step \d+ is illegal\.\s*12-1-4/,
  );
  await unfold(page, 'What would change it');
  await expect(main(page).locator('.reason').filter({ visible: true })).toContainText(
    /^Step \d+ would be legal if Blue Wall were unsuspended \(12-1-4/,
  );
});

test('a rule that does not decide: what happens anyway', async ({ page }) => {
  await open(page, '/quiz/blocker/which-rule-forbids/');
  await main(page)
    .getByRole('checkbox', { name: /11-2-5/ })
    .check();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(main(page).locator('.answers .chosen')).toContainText(
    /It never applies here\. Without it, the same happens: .+\.\s*12-1-4/,
  );
});

test('a verdict by a reading of an open point says what would be right otherwise', async ({
  page,
}) => {
  await open(page, '/quiz/security-check/order/');
  await give(page, /^Green Raider, Yellow Warden/);
  const sure = main(page).locator('.sure');
  await expect(sure).toContainText(/^This rests on how we read AMB-10\. Read the other way,/);
  await unfold(page, 'Why we read it this way');
  await expect(sure).toContainText('Our reading:');
});
