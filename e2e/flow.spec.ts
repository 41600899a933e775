/**
 * What a person meets on the page of a question, measured at both sizes: the board is whole and
 * stays where it is, the way on is in view, little is to be read, the page is short. Every tenth
 * question and one of each kind; FLOW=all measures every question.
 */
import { readdirSync } from 'node:fs';
import { expect, test } from './helpers.ts';
import { answerAnyhow, main, open, verdict } from './quiz-page.ts';

const TOPICS = 'content/questions';
const QUESTIONS = readdirSync(TOPICS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) =>
    readdirSync(`${TOPICS}/${name}`)
      .filter((file) => file.endsWith('.md'))
      .map((file) => `/quiz/${name}/${file.slice(0, -3)}/`),
  )
  .toSorted();
const KINDS = [
  '/quiz/recovery/while-few-cards/',
  '/quiz/simultaneous/news-comes-first/',
  '/quiz/windows/who-can-step-in/',
  '/quiz/blocker/against-a-collision/',
  '/quiz/retaliation/which-rule-saves/',
  '/quiz/blocker/a-log-with-a-block/',
];
const ALL = process.env['FLOW'] === 'all';
const MEASURED = ALL ? QUESTIONS : [...KINDS, ...QUESTIONS.filter((_, i) => i % 10 === 0)];

for (const { width, height, windows } of [
  { width: 1280, height: 800, windows: 1.5 },
  { width: 390, height: 844, windows: 2.5 },
])
  test(`the board fits and stays, the way on is in view, ${width} px`, async ({ page }) => {
    test.setTimeout(ALL ? 1_800_000 : 240_000);
    await page.setViewportSize({ width, height });
    const words: number[] = [];
    const lengths: number[] = [];
    for (const path of MEASURED) {
      await open(page, path);
      const board = page.locator('section.board:visible');
      const hasBoard = (await board.count()) > 0;
      const before = hasBoard ? await board.first().boundingBox() : null;
      if (before) {
        expect(before.y, path).toBeGreaterThanOrEqual(0);
        expect(before.y + before.height, path).toBeLessThanOrEqual(height);
        expect(before.x + before.width, path).toBeLessThanOrEqual(width);
      }
      const at = await page.evaluate(() => scrollY);
      await answerAnyhow(page);
      await expect(verdict(page), path).toBeVisible();
      const on = main(page).locator('.onward').getByRole('link');
      await expect(on, path).toBeInViewport({ ratio: 1 });
      // From the verdict it is the first thing that Tab reaches.
      await page.keyboard.press('Tab');
      await expect(on, path).toBeFocused();
      if (before) {
        await expect(page.locator('.resolution'), path).toBeAttached();
        const after = await board.first().boundingBox();
        const moved = (await page.evaluate(() => scrollY)) - at;
        expect(Math.abs((after?.y ?? 0) + moved - before.y), path).toBeLessThan(2);
        expect(Math.abs((after?.height ?? 0) - before.height), path).toBeLessThan(2);
      }
      // The pointer may rest on a rule whose words it opens.
      await page.mouse.move(0, 0);
      const seen = await page.evaluate(() => ({
        words: document.querySelector<HTMLElement>('.panel')?.innerText.split(/\s+/).length ?? 0,
        length: document.documentElement.scrollHeight / innerHeight,
      }));
      words.push(seen.words);
      lengths.push(seen.length);
    }
    const over = (values: readonly number[], most: number): readonly string[] =>
      MEASURED.filter((_, i) => (values[i] ?? 0) > most);
    const { annotations } = test.info();
    const note = (type: string, description: string): number =>
      annotations.push({ type, description });
    note('questions', `${MEASURED.length} at ${width} px`);
    for (const { what, values, most } of [
      { what: 'words', values: words, most: 150 },
      { what: 'windows', values: lengths, most: windows },
    ]) {
      const more = over(values, most);
      const share = Math.round(100 - (100 * more.length) / values.length);
      note(what, `${told(values)}, at most ${most} in ${share} %`);
      note(`more ${what}`, more.join(' '));
    }
    expect(over(words, 150)).toEqual([]);
    expect(over(lengths, windows)).toEqual([]);
  });

/** Median and largest. */
function told(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): string =>
    String(Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2)));
  return `${at(0.5)} (largest ${at(1)})`;
}
