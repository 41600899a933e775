import { BUDGETS, weigh } from '../budget.ts';
import { pageBytes } from '../bytes.ts';
import type { Figure } from './figure.ts';

/**
 * What the pages of each kind weigh over the wire, brotli: the heaviest one, and the one in the
 * middle.
 */
export function measureBytes(dist: string): readonly Figure[] {
  return BUDGETS.flatMap((budget) => {
    const pages = weigh(dist, budget).map(({ page }) => page);
    const [heaviest] = pages;
    const middle = pages[Math.floor(pages.length / 2)];
    if (heaviest === undefined || middle === undefined) return [];
    const most = pageBytes(dist, heaviest, budget);
    const { kind, total, js } = budget;
    return [
      { name: `${kind}s`, value: pages.length, unit: 'pages' },
      ...(budget.late ? [firstVisit(dist, heaviest, kind)] : []),
      { name: `${kind}, median`, value: pageBytes(dist, middle, budget).total, unit: 'bytes' },
      { name: `${kind}, heaviest`, value: most.total, unit: 'bytes', goal: { atMost: total } },
      {
        name: `${kind}, heaviest, JavaScript`,
        value: most.js,
        unit: 'bytes',
        goal: { atMost: js },
      },
    ];
  });
}

/** What comes before anything is pressed, where the budget counts what comes after it too. */
function firstVisit(dist: string, page: string, kind: string): Figure {
  return { name: `${kind}, before an answer`, value: pageBytes(dist, page).total, unit: 'bytes' };
}
