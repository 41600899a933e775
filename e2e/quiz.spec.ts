/**
 * The quiz: a question is asked, answered, marked by the engine in the page, and resolved step by
 * step.
 */
import { expect, expectFineInEveryLook, test, type Locator } from './helpers.ts';
import {
  QUESTION,
  RIGHT,
  WRONG,
  main,
  unfold,
  verdict,
  board,
  follows,
  steps,
  current,
  open,
  give,
} from './quiz-page.ts';

test.describe('the board', () => {
  test('says in text what it shows', async ({ page }) => {
    await open(page);
    const start = board(page, 'The board at the start');
    await expect(start).toContainText("P1's turn");
    await expect(start).toContainText('Memory 2 for P1');
    const martyr = start.getByRole('article').filter({ hasText: 'Martyr' });
    await expect(martyr).toContainText('Suspended');
    await expect(martyr).toContainText('5000 DP');
    await expect(martyr).toContainText('[On Deletion] Gain 1 memory.');
    const p2 = start.getByRole('group', { name: "P2's side" });
    await expect(p2.getByRole('list', { name: /^Security stack/ })).toContainText('Sentry');
    await expect(p2.getByRole('list', { name: /^Security stack/ })).toContainText('2 face down');
  });

  test('has P2 above P1, and the gauge between them', async ({ page }) => {
    await open(page);
    const top = async (name: string): Promise<number> =>
      (await page.getByRole('group', { name }).first().boundingBox())?.y ?? 0;
    expect(await top("P2's side")).toBeLessThan(await top("P1's side"));
  });
});

test('nothing is told before an answer is given', async ({ page }) => {
  await open(page);
  await expect(verdict(page)).toHaveCount(0);
  await expect(steps(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(main(page)).toContainText('Choose an answer first');
  await expect(verdict(page)).toHaveCount(0);
});

test('a wrong answer: the verdict, and the step at which it fails', async ({ page }) => {
  await open(page);
  await give(page, WRONG);
  await expect(verdict(page)).toHaveText(/Wrong/);
  await expect(verdict(page)).toBeFocused();
  const mine = main(page).getByRole('listitem').filter({ hasText: 'your answer' });
  await expect(mine).toContainText('There is no security check');
  await expect(mine).toContainText(/Piercing adds one\..*See step \d+ \(13-1-2/s);
  await expect(mine).not.toContainText('Without this rule');
  await expect(mine.getByRole('link', { name: '13-1-2' })).toHaveAttribute(
    'href',
    '/rules/13-1-2/',
  );
  const chip = mine.getByRole('button', { name: /^step \d+$/ });
  await chip.click();
  await expect(page.locator('.now')).toContainText("Lancer checks P2's security");
  await expect(follows(page)).toBeInViewport();
  await page.getByRole('button', { name: 'Answers' }).press('Enter');
  await expect(chip).toBeFocused();
  await expect(chip).toBeInViewport();
});

test('a right answer: the verdict, the explanation and the rules', async ({ page }) => {
  await open(page);
  await give(page, RIGHT);
  await expect(verdict(page)).toHaveText(/Right/);
  await expect(main(page).getByRole('region', { name: 'Why' })).toBeVisible();
  await expect(main(page)).toContainText(/Decided by 16-7-4/);
  await unfold(page, 'Step by step');
  expect(await steps(page).count()).toBeGreaterThan(10);
  for (const step of await steps(page).all()) {
    for (const rule of await step.getByRole('link').all())
      await expect(rule).toHaveAttribute('href', /^\/rules\/[\d-]+\/$/);
  }
  await steps(page).filter({ hasText: 'is now pending' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/rules\/16-7-4\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('16-7-4');
});

test('the board follows the steps', async ({ page }) => {
  await open(page);
  await give(page, RIGHT);
  await unfold(page, 'Step by step');
  // It stands where a cited rule decides.
  await expect(current(page)).toContainText('security check');
  await page.getByRole('slider', { name: 'Step' }).fill('0');
  const lancer = follows(page).getByRole('article').filter({ hasText: 'Lancer' });
  await expect(lancer).not.toContainText('Suspended');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(current(page)).toContainText('Lancer is suspended and attacks Martyr');
  await expect(lancer).toContainText('Suspended');
  await expect(lancer).toContainText('Attacking');
  await expect(follows(page).getByRole('article').filter({ hasText: 'Martyr' })).toContainText(
    'Attack target',
  );
  await steps(page).filter({ hasText: 'Martyr is deleted' }).getByRole('button').click();
  await expect(follows(page).getByRole('article').filter({ hasText: 'Martyr' })).toHaveCount(0);
  await steps(page).filter({ hasText: 'P2 gains 1 memory' }).getByRole('button').click();
  await expect(follows(page)).toContainText('Memory 1 for P1');
  await page.getByRole('button', { name: 'Previous step' }).click();
  await expect(follows(page)).toContainText('Memory 2 for P1');
});

test('a step shows its rule on focus', async ({ page }) => {
  await open(page);
  await give(page, RIGHT);
  await unfold(page, 'Step by step');
  await steps(page).first().getByRole('button').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip').filter({ hasText: '11-2-8-1' })).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`there is one board, in view with every step, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    await give(page, RIGHT);
    await expect(page.locator('section.board:visible')).toHaveCount(1);
    await expect(verdict(page)).toBeInViewport();
    await page.getByRole('link', { name: 'Continue' }).focus();
    for (let step = 0; step < 3; step++) {
      await page.keyboard.press('ArrowRight');
      await expect(follows(page)).toBeInViewport({ ratio: 0.5 });
    }
    await expect(verdict(page)).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Continue' })).toBeInViewport({ ratio: 1 });
  });
}

test('on a wide screen the board stands beside the answers and the steps', async ({ page }) => {
  await open(page);
  await give(page, RIGHT);
  await unfold(page, 'Step by step');
  const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const left = await box(follows(page));
  expect(left.x + left.width).toBeLessThan((await box(verdict(page))).x);
  expect(left.x + left.width).toBeLessThan((await box(steps(page).first())).x);
  await steps(page)
    .last()
    .evaluate((step) => step.scrollIntoView({ block: 'end' }));
  await expect(follows(page)).toBeInViewport({ ratio: 0.8 });
});

test('a keyword that a Digimon gains is told from its own', async ({ page }) => {
  await open(page, '/quiz/rush/end-of-your-turn/');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await unfold(page, 'Step by step');
  await page.getByRole('slider', { name: 'Step' }).fill('1');
  await expect(follows(page)).not.toContainText('gained');
  await steps(page).filter({ hasText: '<Rush>' }).last().getByRole('button').click();
  await expect(follows(page)).toContainText(/<Rush>\s*gained/);
});

test('a board that needs more of the engine loads it when it is answered', async ({ page }) => {
  await open(page, '/quiz/blitz/memory-at-zero/');
  await give(page, /^Nothing\. P2 would need/);
  await expect(verdict(page)).toHaveText(/Right/);
  await unfold(page, 'Step by step');
  await expect(steps(page).filter({ hasText: 'Red Cub digivolves into Red Racer.' })).toHaveCount(
    1,
  );
});

test('on a slow processor the verdict is there before the resolution is drawn', async ({
  page,
}) => {
  await open(page);
  const wire = await page.context().newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const order = new Set<string>();
    const note = (what: string): void => {
      if (document.querySelector(what) === null) return;
      order.add(what);
      document.documentElement.dataset['order'] = [...order].join();
    };
    new MutationObserver(() => {
      note('.verdict');
      note('.resolution');
    }).observe(document.body, { childList: true, subtree: true });
  });
  await give(page, RIGHT);
  await expect(follows(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-order', '.verdict,.resolution');
});

test('several endings: each can be looked at', async ({ page }) => {
  await open(page, '/quiz/blocker/suspended/');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(verdict(page)).toHaveText(/Right/);
  await unfold(page, 'Other ways it can go');
  await unfold(page, 'Step by step');
  const blocks = page.getByRole('radio', { name: 'P2 blocks with Gate' });
  await expect(blocks).toBeChecked();
  await expect(steps(page).filter({ hasText: 'Gate is deleted' })).toHaveCount(1);
  await page.getByRole('radio', { name: 'P2 does not block' }).check();
  await expect(steps(page).filter({ hasText: 'Gate is deleted' })).toHaveCount(0);
  await expect(steps(page).filter({ hasText: 'Plain is revealed' })).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the question is there, and the answer can be opened', async ({ page }) => {
    await page.goto(QUESTION);
    await expect(board(page, 'The board at the start')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Answer', exact: true })).toBeHidden();
    const right = page.getByRole('listitem').filter({ hasText: /Right.*\[On Deletion\] effect/s });
    await expect(right).toBeHidden();
    await page.getByText('Show the answer').click();
    await expect(right).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Martyr is deleted.' }),
    ).toBeVisible();
    await expect(main(page).getByRole('link', { name: '14-2-2' }).first()).toBeVisible();
  });
});

test.describe('a keyword', () => {
  test('has its questions and a scenario played by the engine', async ({ page }) => {
    await page.goto('/keywords/piercing/');
    await expect(
      main(page).getByRole('heading', { name: 'Questions on this keyword' }),
    ).toBeVisible();
    await expect(board(page, 'The board at the start')).toBeVisible();
    await expect(main(page)).toContainText('Lancer battles Martyr.');
    await main(page)
      .getByRole('link', { name: /^Try it/ })
      .click();
    await expect(page).toHaveURL(/\/quiz\/piercing\/[a-z-]+\/$/);
  });
});

test('axe and width, light and dark, of the list and of questions', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/quiz/all/');
  await expectFineInEveryLook(page);
  for (const [path, answer] of [
    [QUESTION, '2'],
    ['/quiz/blocker/suspended/', '1'],
  ] as const) {
    await open(page, path);
    await expectFineInEveryLook(page);
    await page.keyboard.press(answer);
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toBeVisible();
    for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowRight');
    await expectFineInEveryLook(page);
  }
});
