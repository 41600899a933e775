/**
 * Nothing moves while a page gets what it asks: home, every mode of the quiz, the lab. Data comes
 * late here, so that the page is shown before it.
 */
import { setTimeout } from 'node:timers/promises';
import { expect, test, type Page } from './helpers.ts';
import { main } from './quiz-page.ts';

/** How long data takes: some frames are drawn meanwhile. */
const LATE = 250;
const ASKED = 'form.panel';
const PAGES: readonly (readonly [path: string, ready: string])[] = [
  ['/', ASKED],
  ['/train/', ASKED],
  ['/quiz/daily/', ASKED],
  ['/learn/questions/', ASKED],
  ['/quiz/endless/', ASKED],
  ['/train/themes/', '.mode section'],
  ['/quiz/practice/', '.mode form'],
  ['/quiz/run/', '.mode button'],
  ['/quiz/review/', '.mode section'],
  ['/quiz/exam/', '.mode button'],
  ['/quiz/your-progress/', '.mode section'],
  ['/lab/', 'section.board'],
];

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  for (const [path, ready] of PAGES)
    test(`nothing moves on ${path} while it loads, ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.route('**/*.json', async (route) => {
        await setTimeout(LATE);
        await route.continue();
      });
      await watchMoves(page);
      await page.goto(path);
      await expect(main(page).locator(ready).first()).toBeVisible();
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await page.evaluate(() => Reflect.get(globalThis, 'moves') as unknown)).toEqual([]);
    });

/** Writes down everything that moves and no person has pressed anything for. */
async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const moves: string[] = [];
    Reflect.set(globalThis, 'moves', moves);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput || entry.value < 0.001) continue;
        const what = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName,
        );
        moves.push(`${entry.value.toFixed(4)}: ${what.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
