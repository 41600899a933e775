/** After a wrong answer: what it would need to be right, and how sure the verdict is. */
import { expect, expectNoAxeViolations, test } from './helpers.ts';
import { give, main, open, unfold, verdict, WRONG } from './quiz-page.ts';

test('a wrong answer says what it would need, found after the verdict', async ({ page }) => {
  await open(page);
  await give(page, WRONG);
  await expect(verdict(page)).toBeVisible();
  const chosen = main(page).locator('.answers .chosen');
  await expect(chosen.locator('.reason')).toContainText(
    /^It would be right if Lancer did not have <Piercing> \(\d+(-\d+)+/,
  );
  await expect(main(page)).not.toContainText('Without this rule, this answer');
  await expect(main(page).locator('.sure')).toContainText('Sure by the text of the rules');
  await expectNoAxeViolations(page);
});

test('a verdict by a reading of an open point says what would be right otherwise', async ({
  page,
}) => {
  await open(page, '/quiz/security-check/order/');
  await give(page, /^Green Raider, Yellow Warden/);
  const sure = main(page).locator('.sure');
  await expect(sure).toContainText(/^By our reading of AMB-10; otherwise/);
  await unfold(page, 'Why we read it this way');
  await expect(sure).toContainText('Our reading:');
});
