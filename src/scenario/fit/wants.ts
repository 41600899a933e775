/**
 * What the words of a text ask of the cards around it, so that a board made for it has something to
 * be done to.
 */
import { COLOURS, type Colour } from '../../card/information.ts';
import type { Filter, Line } from '../../effect/tree/tree.ts';

export interface Wants {
  /** "with [Beast] in its name" */
  readonly partOfName: string | undefined;
  /** "[Beast Cub]" */
  readonly name: string | undefined;
  readonly traits: readonly string[];
  readonly colours: readonly Colour[];
  /** "with 12000 DP or more" */
  readonly atLeastDp: number | undefined;
}

const NAME = /^[\p{L}][\p{L}\p{N} .'-]*$/u;
const isFilter = (value: object): value is Filter => 'kind' in value;

/** Gathers the names, traits, colours and DP that conditions on cards name. */
export function wantsOf(line: Line): Wants {
  const partsOfNames: string[] = [];
  const names: string[] = [];
  const traits: string[] = [];
  const colours: Colour[] = [];
  const dps: number[] = [];
  const take = (filter: Filter): void => {
    if (filter.kind === 'name' && 'match' in filter)
      (filter.match === 'exact' ? names : partsOfNames).push(...filter.words);
    if (filter.kind === 'trait' && 'match' in filter) traits.push(...filter.words);
    if (filter.kind === 'colour' && 'colours' in filter)
      colours.push(...COLOURS.filter((colour) => filter.colours.includes(colour)));
    if (filter.kind === 'DP' && 'compare' in filter && filter.compare !== 'or less')
      dps.push(filter.n);
  };
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) value.forEach(visit);
    else {
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'filters' && Array.isArray(inner)) inner.filter(isFilter).forEach(take);
        visit(inner);
      }
    }
  };
  visit(line);
  const dp = dps.filter((n) => n <= 20_000);
  return {
    partOfName: partsOfNames.find((name) => NAME.test(name)),
    name: names.find((name) => NAME.test(name)),
    traits: [...new Set(traits.filter((trait) => !trait.includes(',')))].slice(0, 4),
    colours: [...new Set(colours)].slice(0, 3),
    atLeastDp: dp.length === 0 ? undefined : Math.max(...dp),
  };
}
