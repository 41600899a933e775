/**
 * A choice of questions as the query of an address:
 * `keyword=piercing,barrier&all=keyword&not-level=3&join=any&seed=k4m2p`.
 */
import {
  FACETS,
  NO_FILTER,
  withFacet,
  type Facet,
  type QuestionFilter,
  type Practice,
} from './filter.ts';
import { cleanSeed } from '../../../base/chance.ts';

/** Values are slugs and rule numbers. Anything else in an address is left out. */
const VALUE = /^[a-z0-9-]{1,40}$/;

const listOf = (text: string | null): readonly string[] => [
  ...new Set((text ?? '').split(',').filter((value) => VALUE.test(value))),
];

/** Reads the query of an address. What it does not understand it leaves out. */
export function parsePractice(query: string): Practice {
  const params = new URLSearchParams(query);
  const all = listOf(params.get('all'));
  let filter: QuestionFilter = { ...NO_FILTER, join: params.get('join') === 'any' ? 'any' : 'all' };
  for (const facet of FACETS) {
    const values = listOf(params.get(facet));
    const not = listOf(params.get(`not-${facet}`)).filter((value) => !values.includes(value));
    filter = withFacet(filter, facet, {
      values,
      not,
      join: all.includes(facet) ? 'all' : 'any',
    });
  }
  return { filter, seed: cleanSeed(params.get('seed') ?? '') };
}

/** The inverse: a query without the question mark, empty when nothing is chosen. */
export function makePractice({ filter, seed }: Practice): string {
  const parts: string[] = [];
  const add = (name: string, values: readonly string[]): void => {
    if (values.length > 0) parts.push(`${name}=${values.join(',')}`);
  };
  for (const facet of FACETS) {
    add(facet, filter.wanted[facet].values);
    add(`not-${facet}`, filter.wanted[facet].not);
  }
  const isAll = (facet: Facet): boolean => filter.wanted[facet].join === 'all';
  add('all', FACETS.filter(isAll));
  if (filter.join === 'any') parts.push('join=any');
  if (seed !== '') parts.push(`seed=${seed}`);
  return parts.join('&');
}
