/**
 * What leaves the lab: links of every version, the words, picture, frame and files that are passed
 * on, and what a reader is told who lacks the cards or has another engine.
 */
import { readFileSync } from 'node:fs';
import { KEPT_LINKS } from '../src/lab/link/kept-links.ts';
import { makeLink, parseLink, type LabLink } from '../src/lab/link/link.ts';
import { expect, expectNoAxeViolations, expectNoSidewaysScrolling, test } from './helpers.ts';
import type { Page } from './helpers.ts';

const [, KEPT] = KEPT_LINKS;
const steps = (page: Page) => page.getByRole('list', { name: 'Steps' });

function linkWith(change: Partial<LabLink>): string {
  const read = parseLink(KEPT?.link ?? '');
  if (read?.ok !== true) throw new Error('no link is kept');
  return makeLink({ ...read.value, ...change });
}

/** What is copied becomes the title of the page. */
async function copiesAsTitle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(void (document.title = text)) },
    });
  });
}

async function openMore(page: Page, hash: string): Promise<void> {
  await page.goto(`/lab/${hash}`);
  await expect(steps(page)).toContainText('Blue Gate is deleted.');
  await page.getByText('Picture, frame, proof, question').click();
  await expect(page.getByRole('button', { name: 'Make it a question' })).toBeVisible();
}

async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

for (const { version, link } of KEPT_LINKS)
  test(`a link of version ${version} opens as it was posted`, async ({ page }) => {
    await page.goto(`/lab/${link}`);
    await expect(steps(page)).toContainText('Blue Gate is deleted.');
  });

test('the words to paste have the ruling and its rules', async ({ page }) => {
  await copiesAsTitle(page);
  await page.goto(`/lab/${linkWith({ seen: null })}`);
  await expect(steps(page)).toContainText('Blue Gate is deleted.');
  for (const name of ['Markdown', 'BBCode', 'Discord']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    const text = await page.title();
    expect(text, name).toContain('(14-2-2)');
    expect(text, name).toContain('/lab/#2.');
    expect(text.length, name).toBeLessThan(4_000);
  }
});

test('a picture, a proof bundle, a question and a ruling are saved', async ({ page }) => {
  await openMore(page, linkWith({ seen: null }));
  const picture = await saved(page, 'Picture of the board (PNG)');
  expect(picture.name).toBe('board.png');
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.bytes.length).toBeGreaterThan(5_000);
  const proof = await saved(page, 'Proof bundle (JSON)');
  const bundle = JSON.parse(proof.bytes.toString()) as Record<string, unknown>;
  expect(bundle).toMatchObject({
    ...{ form: 'ruling-lab proof', version: 1, edition: { id: '4.0' } },
    endings: { total: 2, stopped: null },
  });
  const question = await saved(page, 'Make it a question');
  expect(question.bytes.toString()).toContain('claim: "sometimes Blue Gate is deleted"');
  // Where it goes, and what checks it: in the file and beside the button.
  expect(question.bytes.toString()).toContain('# Save as content/questions/TOPIC/NAME.md.');
  await expect(
    page.getByText(/A question goes into content\/questions\/TOPIC\/NAME.md/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Make it a ruling' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'such as Q1234' })).toBeVisible();
  await page.getByLabel('Number of a ruling').fill('q1234');
  const ruling = await saved(page, 'Make it a ruling');
  expect(ruling.name).toBe('Q1234.md');
  expect(ruling.bytes.toString()).toContain('ruling: Q1234');
});

test('the frame plays the situation, and leads to the lab', async ({ page }) => {
  await copiesAsTitle(page);
  await openMore(page, linkWith({ seen: null }));
  await page.getByRole('button', { name: 'Copy a frame for a web page' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const [, address = ''] = /src="([^"]+)"/.exec(await page.title()) ?? [];
  expect(address).toContain('/lab/embed/#2.');
  await page.goto(address);
  await expect(steps(page)).toContainText('Blue Gate is deleted.');
  await page.getByRole('button', { name: '← Previous' }).click();
  await page.getByRole('button', { name: 'Undo the last choice' }).click();
  await page.getByRole('button', { name: 'P2 does not block' }).click();
  await expect(steps(page)).not.toContainText('Blue Gate is deleted.');
  await expect(page.getByRole('link', { name: 'Open it in the lab' })).toHaveAttribute(
    'href',
    /^\/lab\/#2\./,
  );
  await page.goto('/lab/embed/#2.nonsense');
  await page.reload();
  await expect(page.getByText("This link can't be opened")).toBeVisible();
});

test('a reader without the cards is told which, and what the author saw', async ({ page }) => {
  const situation = {
    ...{ board: 'card BT1-010\nP1 battle: Rex\nP2 security: 3\n', script: [] },
    actions: ['Rex attacks the player'],
  };
  await page.goto(`/lab/${linkWith({ situation, cards: { 'BT1-010': 'abc' } })}`);
  const note = page.getByRole('region', { name: 'About this link' });
  await expect(note).toContainText('This link uses cards of a card file: BT1-010.');
  await expect(note).toContainText('Its author saw: P1 has Red Lancer');
  await expect(note.getByRole('link', { name: '14-2-2' })).toBeVisible();
});

test("an engine that rules otherwise than the author's says so", async ({ page }) => {
  await page.goto(`/lab/${KEPT?.link ?? ''}`);
  const note = page.getByRole('region', { name: 'About this link' });
  await expect(note).toContainText('rules this differently today');
  await expect(note).toContainText('Its author saw: P1 has Red Lancer');
});

test('a name that is an element stays letters', async ({ page }) => {
  const name = '<img src=x onerror=document.title=1>';
  const board = `card ${name}: Option\nP1 hand: ${name}\n`;
  await page.goto(`/lab/${linkWith({ situation: { board, actions: [], script: [] } })}`);
  await expect(page.getByRole('heading', { name: 'Lab', exact: true })).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
  expect(await page.title()).toContain('Lab');
});

for (const width of [390, 1280])
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('nothing is cut off, and axe finds nothing', async ({ page }) => {
      await openMore(page, KEPT?.link ?? '');
      await expectNoSidewaysScrolling(page);
      await expectNoAxeViolations(page);
      await page.goto(`/lab/embed/${KEPT?.link ?? ''}`);
      await expect(steps(page)).toContainText('Blue Gate is deleted.');
      await expectNoSidewaysScrolling(page);
      await expectNoAxeViolations(page);
    });
  });
