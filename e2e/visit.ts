/** Going to a page and waiting until it stands still, without waiting for a time to pass. */
import { expect, type Page } from './helpers.ts';

/** Opens a page and waits until it stands still. */
export const visit = (page: Page, path: string): Promise<void> =>
  settled(page, () => page.goto(path));

/** Loads the page again and waits until it stands still. */
export const reload = (page: Page): Promise<void> => settled(page, () => page.reload());

/**
 * Goes somewhere and waits until every island has its script, those of the idle moment too, the
 * letters are there, everything that was asked for has come, and the page has twice found nothing
 * else to do without asking for more or changing. Unlike `networkidle` it does not wait for half a
 * second of silence: a test that nothing is loaded later needs that silence.
 */
async function settled(page: Page, go: () => Promise<unknown>): Promise<void> {
  const open = new Set<unknown>();
  let asked = 0;
  const begins = (request: unknown): void => {
    asked += 1;
    open.add(request);
  };
  const ends = (request: unknown): void => {
    open.delete(request);
  };
  page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends);
  try {
    await go();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await expect
      .poll(
        async () => {
          const before = asked;
          if (open.size > 0) return false;
          return (await page.evaluate(restsTwice)) && open.size === 0 && asked === before;
        },
        { message: 'the page does not come to rest', intervals: [10, 20, 50], timeout: 30_000 },
      )
      .toBe(true);
  } finally {
    page.off('request', begins).off('requestfinished', ends).off('requestfailed', ends);
  }
}

/**
 * In the page: whether the letters are there, nothing changes while it draws and has nothing to do,
 * twice, and it does not say that a worker is still at something ("Making a question …").
 */
async function restsTwice(): Promise<boolean> {
  await document.fonts.ready;
  let isChanged = false;
  const watch = new MutationObserver(() => (isChanged = true));
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  watch.observe(document, everything);
  for (let turn = 0; turn < 2; turn++) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
  }
  watch.disconnect();
  const isMaking = [...document.querySelectorAll('.quiet')].some((said) =>
    said.textContent.trimEnd().endsWith(' …'),
  );
  return !isChanged && !isMaking;
}
