/** Practice: choosing questions, and one after the other in place. */
import { expect, expectNoAxeViolations, expectNoSidewaysScrolling, test } from './helpers.ts';
import { KINDS } from '../src/quiz/kind/index.ts';
import { answers, button, give, kept, listed, openMode, PHONE, title } from './mode.ts';
import { main, verdict } from './quiz-page.ts';
import { reload } from './visit.ts';

const PRACTICE = '/quiz/practice/';
const count = (n: number): RegExp => new RegExp(`^${n} of \\d+ questions`);

test('choosing by keyboard: the number is said at once and the address carries it', async ({
  page,
}) => {
  const all = await listed(page);
  const piercing = all.filter(({ keywords }) => keywords.includes('piercing'));
  const easy = piercing.filter(({ level }) => level !== 3);
  await openMode(page, PRACTICE);
  const said = main(page).getByRole('status').filter({ hasText: 'questions' });
  await expect(said).toHaveText(count(all.length));
  await main(page).locator('summary').filter({ hasText: 'Keyword' }).press('Enter');
  await main(page)
    .getByRole('button', { name: /^<Piercing>/ })
    .press('Enter');
  // The topic has the same name; its group is closed.
  await expect(said).toHaveText(count(piercing.length));
  await button(page, /^3, head judge/).press('Space');
  await button(page, /^included: *3, head judge/).press('Space');
  await expect(button(page, /^not 3, head judge/)).toBeFocused();
  await expect(said).toHaveText(count(easy.length));
  await expect(page).toHaveURL(/\?keyword=piercing&not-level=3$/);
  await reload(page);
  await expect(said).toHaveText(count(easy.length));
  await expect(said).toContainText('Keyword <Piercing>; not Level 3, head judge');
  await button(page, 'Clear all').click();
  await expect(said).toHaveText(count(all.length));
});

test('and, or, and a rule with all below it', async ({ page }) => {
  const all = await listed(page);
  const isRule = ({ cites }: { cites: readonly string[] }): boolean =>
    cites.some((number) => `${number}-`.startsWith('16-7-'));
  const both = all.filter((one) => isRule(one) && one.level === 1);
  const either = all.filter((one) => isRule(one) || one.level === 1);
  await openMode(page, PRACTICE);
  const said = main(page).getByRole('status').filter({ hasText: 'questions' });
  const rule = main(page).getByRole('combobox', { name: /Rule number/ });
  await rule.fill('16-99-1');
  await rule.press('Enter');
  await expect(main(page)).toContainText('No question uses 16-99-1');
  await rule.fill('piercing');
  await button(page, 'Add rule').click();
  await expect(main(page)).toContainText('Expected a rule number');
  await rule.fill('rule 16.7');
  await rule.press('Enter');
  await button(page, /^1, player/).click();
  await expect(said).toHaveText(count(both.length));
  await main(page)
    .getByRole('radio', { name: /any of the groups above \(or\)/ })
    .check();
  await expect(said).toHaveText(count(either.length));
  expect(either.length).toBeGreaterThan(both.length);
});

test('question after question with the keyboard alone, and none of it in the schedule', async ({
  page,
}) => {
  const all = (await listed(page)).filter(
    ({ keywords, kind }) => keywords.includes('rush') && kind === 'one',
  );
  await openMode(page, `${PRACTICE}?keyword=rush&kind=one`);
  // Mixed is what nobody asks for.
  await expect(main(page).getByRole('radio', { name: 'mixed' })).toBeChecked();
  await main(page).getByRole('radio', { name: 'as listed' }).press('Space');
  await button(page, 'Start').press('Enter');
  for (const [i, one] of all.entries()) {
    await expect(title(page)).toHaveText(one.title);
    await expect(title(page)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`at=${i + 1}$`));
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toBeFocused();
    await expect(button(page, i + 1 < all.length ? 'Continue' : 'See the result')).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(main(page)).toContainText(new RegExp(`\\d of ${all.length} answers right`));
  // What is kept is written one change after the other, beside the page.
  const answered = async (): Promise<readonly string[]> =>
    Object.keys(((await kept(page, 'progress')) as { answers: object }).answers).sort();
  await expect.poll(answered).toEqual(all.map(({ id }) => id).sort());
  expect(await kept(page, 'review')).toBeNull();
  await page.goBack();
  await expect(main(page).getByRole('heading', { name: 'Choose your questions' })).toBeVisible();
});

test('the same seed gives the same order; a loaded address goes on where it was', async ({
  page,
}) => {
  await openMode(page, `${PRACTICE}?topic=piercing&kind=one&seed=abc&at=2`);
  await expect(main(page)).toContainText(/Question 2 of \d+/);
  const second = await title(page).innerText();
  await openMode(page, `${PRACTICE}?topic=piercing&kind=one`);
  await main(page).getByRole('textbox', { name: /Seed/ }).fill('ABC');
  await button(page, 'Start').click();
  await expect(page).toHaveURL(/topic=piercing&kind=one&seed=abc&at=1$/);
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await button(page, 'Continue').click();
  await expect(title(page)).toHaveText(second);
});

for (const kind of KINDS) {
  test(`a question of the kind ${kind} is asked and answered`, async ({ page }) => {
    await openMode(page, `${PRACTICE}?kind=${kind}&at=1`);
    await give(page);
    await expect(verdict(page)).toBeVisible();
    await expect(button(page, /^(Continue|See the result)$/)).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test.describe('without a connection', () => {
  test.use({ expectedProblems: [/Failed to load resource|not loaded/] });

  test('a question that cannot be loaded is said, and tried again', async ({ page }) => {
    await openMode(page, `${PRACTICE}?topic=rush`);
    await page.route('**/quiz/q/**', (route) => route.abort());
    await button(page, 'Start').click();
    await expect(main(page).getByRole('alert')).toContainText("didn't load");
    await page.unroute('**/quiz/q/**');
    await button(page, 'Try again').click();
    await expect(answers(page).first()).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`phone, ${colorScheme}`, () => {
    test.use({ ...PHONE, colorScheme });

    test('by touch: choosing, asking and the answer', async ({ page }) => {
      await openMode(
        page,
        `${PRACTICE}?keyword=piercing,barrier&not-level=3&rule=16-7&kind=one&seed=abc`,
      );
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
      await button(page, 'Start').tap();
      await expectNoSidewaysScrolling(page);
      await answers(page).first().tap();
      await button(page, 'Answer').tap();
      await expect(verdict(page)).toBeVisible();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
      await button(page, /Continue|See the result/).tap();
      await expect(verdict(page)).toHaveCount(0);
    });
  });
}
