import type { Compare } from '../../../effect/tree/tree.ts';

export function compares(value: number, compare: Compare, n: number): boolean {
  switch (compare) {
    case 'or more':
      return value >= n;
    case 'or less':
      return value <= n;
    case 'exactly':
      return value === n;
  }
}

/** "has 3 digivolution cards": 3 or more (4-26-1); "no" is none. */
export const hasCards = (value: number, compare: Compare, n: number): boolean =>
  compares(value, compare === 'exactly' && n > 0 ? 'or more' : compare, n);
