import type { Filter } from '../../../effect/tree/tree.ts';
import { matching } from './filter.ts';
import { defOf, type Run } from '../../run/run.ts';
import { topCard, type Unit } from '../../state/state.ts';
import { coloursOf, type Look } from './filter.ts';
import { selfOf, type Standpoint } from './standpoint.ts';

/** "with more digivolution cards than this Digimon" as the number that this is now. */
export function thanThis(
  run: Run,
  filters: readonly Filter[],
  from: Standpoint,
): readonly Filter[] {
  if (!filters.some(({ kind }) => kind === 'like' || kind === 'alike')) return filters;
  const self = selfOf(from);
  return filters.map((filter): Filter => {
    if (filter.kind === 'alike') return likeThis(run, filter.of, self, from.look);
    if (filter.kind !== 'like') return filter;
    const { of, compare } = filter;
    const value = self === null ? null : valueOf(run, self, of, from);
    // What has no such value is compared with nothing.
    if (value === null) return { kind: of, compare: 'or less', n: -1 };
    if (compare === 'or more') return { kind: of, compare, n: value };
    if (compare === 'more') return { kind: of, compare: 'or more', n: value + 1 };
    if (compare === 'same') return { kind: of, compare: 'exactly', n: value };
    return { kind: of, compare: 'or less', n: compare === 'less' ? value - 1 : value };
  });
}

const NOTHING: Filter = { kind: 'level', compare: 'or less', n: -1 };

/** "with the same name as this Digimon": one of its names, colors, or its level. */
export function likeThis(
  run: Run,
  of: Extract<Filter, { kind: 'alike' }>['of'],
  self: Unit | null,
  look: Look,
): Filter {
  if (self === null) return NOTHING;
  const { name, alsoNamed = [], level } = defOf(run, topCard(self));
  switch (of) {
    case 'name':
      return { kind: 'name', match: 'exact', words: [name, ...alsoNamed] };
    case 'color':
      return { kind: 'colour', colours: coloursOf(run, self, look) };
    case 'level':
      return level === null ? NOTHING : { kind: 'level', compare: 'exactly', n: level };
    case 'card number':
      throw new Error('card numbers are not compared');
  }
}

/**
 * Digimon and Tamers that a phrase means where a condition or a number asks for them: what is
 * compared there is compared with this Digimon.
 */
export const matchingThere = (
  run: Run,
  target: Parameters<typeof matching>[1],
  from: Standpoint,
  self: Unit | null = from.self,
): readonly Unit[] =>
  matching(
    run,
    { ...target, filters: thanThis(run, target.filters, from) },
    from.player,
    self,
    from.look,
  );

function valueOf(
  run: Run,
  unit: Unit,
  of: Extract<Filter, { kind: 'like' }>['of'],
  { look }: Standpoint,
): number | null {
  const { level, cost } = defOf(run, topCard(unit));
  switch (of) {
    case 'DP':
      return look(unit).dp;
    case 'level':
      return level;
    case 'play cost':
      return cost;
    case 'digivolution cards':
      return unit.cards.length - 1;
  }
}
