import type { Filter, Target, Test } from '../effect/tree.ts';
import type { Ability } from './state.ts';

/**
 * What persistent effects may look at beside the cards on the field, whose turn it is, and what effects have put on Digimon: bits. A
 * change to what no effect of a scenario looks at leaves all views as they are.
 */
export const READS = {
  memory: 1,
  suspended: 2,
  attack: 4,
  hand: 8,
  trash: 16,
  security: 32,
  deck: 64,
} as const;

/** The cards on the field, whose turn it is, what was put on Digimon: views always depend on these. */
export const FIELD = 128;
/** Views of Digimon themselves: their DP and keywords. */
export const VIEWS = 256;
export const EVERYTHING = 511;
/** Where cards are that are not on the field. */
export const PILES = READS.hand | READS.trash | READS.security | READS.deck;

/** What an effect looks at, if it is persistent. */
export function readsOf({ category, sentences }: Ability): number {
  if (category !== 'persistent') return 0;
  let reads = 0;
  for (const { conditions, processes } of sentences) {
    for (const { test } of conditions) reads |= testReads(test);
    for (const { action } of processes)
      if ('target' in action && action.target !== undefined) reads |= targetReads(action.target);
  }
  return reads;
}

function testReads(test: Test): number {
  switch (test.kind) {
    case 'memory':
      return READS.memory;
    case 'count':
      return countReads(test.what) | filterReads(test.filters ?? []);
    case 'state':
      return (test.state === 'attacking' ? READS.attack : READS.suspended) | targetReads(test.who);
    case 'has':
      return filterReads(test.filters) | targetReads(test.who);
    case 'turn':
    case 'under':
      return 0;
    case 'and':
    case 'or':
      return test.tests.reduce((reads, part) => reads | testReads(part), 0);
    default:
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
    if (filter.kind === 'or') return reads | filterReads(filter.filters);
    return PRINTED.has(filter.kind) ? reads : reads | VIEWS;
  }, 0);

/** What is asked of the cards alone. */
const PRINTED = new Set<Filter['kind']>([
  'level',
  'play cost',
  'name',
  'not named',
  'trait',
  'colour',
  'digivolution cards',
  'on the field',
]);
