import type { EachPhrase, Filter, Place, Sentence, Target, Test } from '../../effect/tree/tree.ts';
import { EVERYTHING, PILES, READS, VIEWS } from './depends-on.ts';

/** What sentences of a persistent effect look at. */
export function readsOf(sentences: readonly Sentence[]): number {
  let reads = 0;
  for (const { conditions, each, processes } of sentences) {
    for (const { test } of conditions) reads |= testReads(test);
    if (each !== undefined) reads |= eachReads(each);
    for (const { action, each } of processes) {
      if (each !== undefined) reads |= eachReads(each);
      if ('target' in action && action.target !== undefined) reads |= targetReads(action.target);
    }
  }
  return reads;
}

function testReads(test: Test): number {
  switch (test.kind) {
    case 'memory':
      return READS.memory;
    case 'count':
      return (
        countReads(test.what) |
        filterReads(test.filters ?? []) |
        (test.place === undefined ? 0 : placeReads(test.place))
      );
    case 'placed':
      return placeReads(test.place);
    case 'versus':
      return countReads(test.what) | VIEWS;
    case 'state':
      return (test.state === 'attacking' ? READS.attack : READS.suspended) | targetReads(test.who);
    case 'has':
      return filterReads(test.filters) | targetReads(test.who);
    case 'turn':
    case 'stack':
    case 'deleted':
    case 'under':
      return 0;
    case 'and':
    case 'or':
      return test.tests.reduce((reads, part) => reads | testReads(part), 0);
    default:
      return EVERYTHING;
  }
}

function eachReads({ of }: EachPhrase): number {
  switch (of.kind) {
    case 'counted':
      switch (of.what) {
        case 'hand':
        case 'trash':
        case 'security':
          return READS[of.what];
        case 'total':
          return PILES;
        case 'memory':
          return READS.memory;
        // Digimon may be treated as other colours, too.
        case 'colours':
          return VIEWS | READS.trash | (of.of === undefined ? 0 : targetReads(of.of));
        default:
          return 0;
      }
    case 'cards':
      return of.place === undefined ? EVERYTHING : placeReads(of.place);
    case 'belonging':
      return 0;
    case 'any':
    case 'all':
    case 'choose':
      return filterReads(of.filters) | VIEWS | READS.security;
    default:
      return EVERYTHING;
  }
}

/** Cards on the field are always looked at. */
function placeReads(place: Place): number {
  switch (place.kind) {
    case 'area':
      return PILES;
    case 'under':
      return targetReads(place.who);
    case 'places':
      return place.places.reduce((reads, one) => reads | placeReads(one), 0);
    case 'among':
      return EVERYTHING;
  }
}

function countReads(what: Extract<Test, { kind: 'count' }>['what']): number {
  switch (what) {
    case 'hand':
    case 'trash':
    case 'security':
    case 'deck':
      return READS[what];
    default:
      return 0;
  }
}

const targetReads = (target: Target): number =>
  'filters' in target
    ? filterReads(target.filters)
    : 'targets' in target
      ? target.targets.reduce((reads, one) => reads | targetReads(one), 0)
      : 0;

const filterReads = (filters: readonly Filter[]): number =>
  filters.reduce((reads, filter) => {
    if (filter.kind === 'suspended' || filter.kind === 'unsuspended')
      return reads | READS.suspended;
    if (filter.kind === 'or' || filter.kind === 'not') return reads | filterReads(filter.filters);
    return PRINTED.has(filter.kind) ? reads : reads | VIEWS;
  }, 0);

/** What is asked of the cards alone. */
const PRINTED = new Set<Filter['kind']>([
  'level',
  'play cost',
  'name',
  'not named',
  'trait',
  'text',
  'digivolution cards',
  'on the field',
]);
