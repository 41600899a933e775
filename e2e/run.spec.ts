/** The timed run. */
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  test,
  type Page,
} from './helpers.ts';
import { button, give, kept, openMode, PHONE, title } from './mode.ts';
import { main, verdict } from './quiz-page.ts';

const RUN = '/quiz/run/';

/** Gives some answer, and goes on where it was wrong; says whether it was right. */
async function answer(page: Page, place = 0): Promise<boolean> {
  await expect(title(page)).toBeFocused();
  const said = main(page).getByText(/^(✓ Right\.|✗ Wrong\.)/);
  const before = await main(page)
    .getByText(/^\d+ of \d+ answers? right/)
    .innerText();
  await give(page, place);
  await expect(main(page).getByText(/^\d+ of \d+ answers? right/)).not.toHaveText(before);
  const right = (await said.first().innerText()).includes('Right');
  if (!right) await page.keyboard.press('n');
  return right;
}

test('right or wrong is said at once, a combo is counted, the best is kept', async ({ page }) => {
  await page.clock.install();
  await openMode(page, RUN);
  await main(page).getByRole('radio', { name: '3 minutes' }).check();
  await button(page, 'Start the clock').press('Enter');
  await expect(page).toHaveURL(/\?minutes=3&seed=[a-z0-9]{5}$/);
  const asked: string[] = [];
  const marks: boolean[] = [];
  let combo = 0;
  let longest = 0;
  for (let i = 0; i < 6; i++) {
    await expect(main(page)).toContainText(`of ${i} answer${i === 1 ? '' : 's'}`);
    await expect(main(page).locator('.combo')).toHaveText(String(combo));
    await expect(title(page)).toBeFocused();
    asked.push(await title(page).innerText());
    const right = await answer(page, i % 2);
    marks.push(right);
    combo = right ? combo + 1 : 0;
    longest = Math.max(longest, combo);
  }
  await expect(verdict(page)).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveText(/^[23]:\d\d$/);
  await page.clock.fastForward(3 * 60_000);
  const rights = marks.filter(Boolean).length;
  const result = main(page).getByRole('heading', {
    name: `${rights} of 6 answers right in 3 minutes`,
  });
  await expect(result).toBeFocused();
  await expect(main(page)).toContainText('Your first run of this length');
  await expect(main(page)).toContainText(`Longest combo: ${longest}.`);
  await expect(main(page)).not.toContainText('You ended it');
  for (const one of asked) await expect(main(page).getByRole('link', { name: one })).toBeVisible();
  await expect(
    main(page)
      .locator('.asked')
      .getByText(/^Right: ./),
  ).toHaveCount(6 - rights);
  expect(await kept(page, 'runs')).toMatchObject({
    entries: [{ minutes: 3, answered: 6, right: rights, combo: longest }],
  });
  expect(Object.keys(((await kept(page, 'progress')) as { answers: object }).answers)).toHaveLength(
    6,
  );
});

test('what was right stays for a moment after a wrong answer, and nothing moves', async ({
  page,
}) => {
  await page.clock.install();
  await openMode(page, `${RUN}?minutes=3&seed=aaaaa`);
  await button(page, 'Start the clock').click();
  const line = main(page).getByText(/^✗ Wrong\. Right: ./);
  for (let i = 0; ; i++) {
    expect(i).toBeLessThan(12);
    await expect(title(page)).toBeFocused();
    const asked = await title(page).innerText();
    const form = main(page).locator('form.panel');
    const before = await form.boundingBox();
    await give(page, i % 3);
    await expect(main(page)).toContainText(`of ${i + 1} answer`);
    if (!(await line.isVisible())) continue;
    await expect(line).toBeFocused();
    expect(await form.boundingBox()).toEqual(before);
    // It lies over the counts, not over the question, and the way to end the run stays free.
    const bar = await main(page).locator('.missed').boundingBox();
    const asking = await main(page).locator('#asked').boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(asking?.y ?? 0);
    await button(page, 'End the run').click({ trial: true });
    await expect(title(page)).toHaveText(asked);
    await page.clock.runFor(8000);
    await expect(line).toHaveCount(0);
    await expect(title(page)).not.toHaveText(asked);
    break;
  }
});

test('the address gives another person the same run', async ({ page }) => {
  const first = async (): Promise<string> => {
    await openMode(page, `${RUN}?minutes=10&seed=group`);
    await expect(main(page).getByRole('radio', { name: '10 minutes' })).toBeChecked();
    await button(page, 'Start the clock').click();
    return title(page).innerText();
  };
  const once = await first();
  await page.evaluate(() => localStorage.clear());
  expect(await first()).toBe(once);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`phone, ${colorScheme}`, () => {
    test.use({ ...PHONE, colorScheme });

    test('by touch', async ({ page }) => {
      await openMode(page, RUN);
      await button(page, 'Start the clock').tap();
      await expect(title(page)).toBeVisible();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
      await give(page);
      await expect(main(page)).toContainText('of 1 answer');
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
      await button(page, 'End the run').tap();
      await expect(main(page)).toContainText(/of 1 answer right in/);
      await expect(main(page)).toContainText('You ended it after less than a minute.');
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
    });
  });
}
