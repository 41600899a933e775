/** The byte budgets of the built site, and a browser as witness that the account is complete. */
import { BUDGETS, overBudget, weigh } from '../scripts/budget.ts';
import { expect, test } from './helpers.ts';

const dist = process.env['DIST'] ?? 'dist';

for (const budget of BUDGETS) {
  const { kind, total, js } = budget;
  test(`every ${kind} keeps to ${total} bytes, ${js} of JavaScript`, async ({ page }) => {
    // Every page of the kind is weighed.
    test.setTimeout(120_000);
    const pages = weigh(dist, budget);
    const [heaviest] = pages;
    if (heaviest === undefined) throw new Error(`${dist} has no ${kind}`);
    expect(overBudget(dist, pages, budget).slice(0, 5)).toEqual([]);

    const counted = new Set(heaviest.files.map(({ path }) => path));
    const loaded = new Set<string>();
    page.on('request', (request) => loaded.add(new URL(request.url()).pathname));
    await page.goto(heaviest.page, { waitUntil: 'networkidle' });
    expect(loaded).toContain(heaviest.page);
    const uncounted = [...loaded].filter((path) => !counted.has(path));
    expect(uncounted, `loaded by ${heaviest.page} and not counted`).toEqual([]);
  });
}
