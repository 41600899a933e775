/** A result and an error report as text: copied, never sent. */
import { expect, expectNoAxeViolations, test } from './helpers.ts';
import { button } from './mode.ts';
import { give, main, open, QUESTION, RIGHT, verdict, WRONG } from './quiz-page.ts';

const WRONG_WORDS = 'There is no security check';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a result is copied for a forum', async ({ page, baseURL }) => {
  await open(page);
  await give(page, WRONG);
  await page.getByText('Share, report, lab').click();
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Discord' }).click();
  await expect(main(page)).toContainText('Copied: Discord');
  const link = String.raw`${QUESTION}#answer=1\.2\.[0-9a-z]+`;
  expect(await copied()).toMatch(
    new RegExp(
      String.raw`^\*\*Piercing and an \[On Deletion\] effect\*\* \(Ruling Lab\)\nAnswered wrong\.\n<${baseURL}${link}>$`,
    ),
  );
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(main(page)).toContainText('Copied: Text');
  expect(await copied()).toContain(`\n${baseURL}${QUESTION}`);
});

test('the link of a result shows that answer, once one asks for it, and counts nothing', async ({
  page,
}) => {
  await open(page);
  await give(page, WRONG);
  await page.getByText('Share, report, lab').click();
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(main(page)).toContainText('Copied: Text');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const link = /http\S+$/.exec(text)?.[0] ?? '';
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await open(page, link);
  const ask = page.getByRole('button', { name: "Show somebody's answer" });
  await expect(ask).toBeVisible();
  await expect(verdict(page)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await ask.press('Enter');
  await expect(verdict(page)).toBeFocused();
  await expect(main(page)).toContainText("Somebody's answer. It doesn't count for you.");
  await expect(main(page).locator('li.chosen').filter({ hasText: WRONG_WORDS })).toContainText(
    "somebody's answer",
  );
  await expect(page.getByText('Share, report, lab')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('ruling-lab/progress'))).toBeNull();
  await button(page, 'Answer it yourself').click();
  await give(page, RIGHT);
  await expect(verdict(page)).toHaveText(/Right/);

  // Cut off, or made for another question: nothing of it is shown.
  for (const broken of [link.slice(0, -1), link.replace('=1.2.', '=1.0.'), `${QUESTION}#answer=`]) {
    await page.goto('about:blank');
    await open(page, broken);
    await ask.click();
    await expect(main(page).getByRole('alert')).toContainText('is cut off or damaged');
    await expect(verdict(page)).toHaveCount(0);
    await give(page, RIGHT);
    await expect(verdict(page)).toHaveText(/Right/);
  }
});

test('an error report has the question, the answer given and the versions', async ({
  page,
  baseURL,
}) => {
  await open(page);
  await give(page, WRONG);
  await page.getByText('Share, report, lab').click();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByText('Report an error').click();
  const text = page.getByRole('textbox', { name: 'Text of the report' });
  await expect(text).toHaveValue(/^Error report, Ruling Lab \d+\.\d+\.\d+\+[0-9a-f]{8}\n/);
  await expect(text).toHaveValue(/\nQuestion: .*\(piercing\/on-deletion\)\n/);
  await expect(text).toHaveValue(new RegExp(`\nAddress: ${baseURL}${QUESTION}\n`));
  await expect(text).toHaveValue(/\nAnswer given: 3\. There is no security check/);
  await expect(text).toHaveValue(/\nMarked as: wrong\n/);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Copy the report' }).click();
  await expect(main(page)).toContainText('Copied: the report');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text.inputValue());
  expect(sent).toEqual([]);
});

test('without a clipboard the text stands there to be copied', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await open(page);
  await give(page, WRONG);
  await page.getByText('Share, report, lab').click();
  await page.getByRole('button', { name: 'Markdown' }).click();
  await expect(page.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(/Answered wrong/);
});

test('the deck for Anki is there to be downloaded', async ({ page, baseURL }) => {
  await page.goto('/quiz/');
  await page.getByRole('link', { name: /Anki deck/ }).click();
  await expect(page).toHaveURL('/anki/');
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the deck' }).click();
  const download = await started;
  expect(download.url()).toBe(`${baseURL}/anki/ruling-lab.apkg`);
  expect(download.suggestedFilename()).toBe('ruling-lab.apkg');
});
