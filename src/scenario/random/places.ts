/**
 * Every kind of node in every place where one of its sort may stand: the places are those of lines
 * made of the tables of phrases, and each is filled with each kind in turn, whatever stood there.
 * All that the engine says it runs must be run (places.test.ts).
 */
import fc from 'fast-check';
import { EACHES } from '../../effect/grammar/each.ts';
import { BEFORE, BEHIND } from '../../effect/grammar/described/filter.ts';
import { TARGETS } from '../../effect/grammar/target.ts';
import { PLACES } from '../../effect/grammar/place.ts';
import { TESTS } from '../../effect/grammar/condition.ts';
import { EVENTS } from '../../effect/grammar/trigger.ts';
import type { Phrase } from '../../effect/phrase/phrase.ts';
import { fromTable, type Tree } from '../../effect/read/arbitrary.ts';
import { ACTIONS } from '../../effect/read/grammar.ts';
import { DURATIONS } from '../../effect/tree/closed/duration.ts';
import { MOMENTS, PLACE_AREAS } from '../../effect/tree/tree.ts';

/** Sorts of nodes, by the fields in which they stand. */
const FIELDS: { readonly [field: string]: string } = {
  ...{ filters: 'filter', test: 'test', tests: 'test', event: 'event', events: 'event' },
  ...{ action: 'action', actions: 'action', place: 'place', places: 'place', each: 'each' },
  ...{ target: 'target', targets: 'target', who: 'target', whom: 'target', under: 'target' },
  ...{ to: 'target', of: 'target', by: 'target', into: 'target', onto: 'target', than: 'target' },
  ...{ duration: 'duration', at: 'moment', cause: 'cause', areas: 'area' },
};

const CAUSES = [
  ...['in battle', 'by an effect', 'by effects', 'by your effects', 'by one of your effects'],
  ...["by an opponent's effect", "by your opponent's effects", 'by this effect', 'by having 0 DP'],
  ...['other than in battle', 'other than by your effects', 'other than by effects'],
  ...["by one of your Digimon's effects", "by an opponent's Digimon's effect"],
  ...['by one of your Digimon', 'in battle or by having 0 DP'],
];

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const samples = <N>(phrases: readonly Phrase<N>[], n: number, seed: number): readonly Tree[] =>
  phrases.flatMap((phrase, i) =>
    fc.sample(fromTable([phrase], 2), { numRuns: n, seed: 1_000 * seed + i }),
  );

/** The fields and indexes that lead to a node. */
type FieldPathHere = readonly (string | number)[];

/** Where a node stands in a line. */
interface OpenPlace {
  readonly line: Tree;
  readonly path: FieldPathHere;
  readonly sort: string;
  /** What tells such places apart: the kinds of the nodes around it, and in which fields. */
  readonly name: string;
}

function* slotsOf(
  line: Tree,
  node: unknown = line,
  path: FieldPathHere = [],
  name = '',
): Generator<OpenPlace> {
  if (Array.isArray(node)) {
    for (const [i, one] of node.entries()) yield* slotsOf(line, one, [...path, i], name);
    return;
  }
  if (!isTree(node)) return;
  const kind = typeof node['kind'] === 'string' ? node['kind'] : '';
  for (const [field, value] of Object.entries(node)) {
    const sort = FIELDS[field];
    // Two nodes and their fields are enough to tell what is asked of the third.
    const inner = [...name.split('>').slice(-3), kind, field].filter(Boolean).join('>');
    if (sort !== undefined)
      for (const [i, one] of [value].flat().entries())
        if (isTree(one) || sort === 'cause' || sort === 'area')
          yield {
            line,
            path: [...path, field, ...(Array.isArray(value) ? [i] : [])],
            sort,
            name: inner,
          };
    yield* slotsOf(line, value, [...path, field], inner);
  }
}

/** The same line with something else in a place. */
function filled(node: unknown, [first, ...rest]: FieldPathHere, value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(node))
    return node.map((one: unknown, i) => (i === first ? filled(one, rest, value) : one));
  return isTree(node) ? { ...node, [first]: filled(node[first], rest, value) } : node;
}

const gain: Tree = { kind: 'memory', change: 1 };
const delay: Tree = { kind: 'DP', change: 1000, target: { kind: 'this', noun: 'Digimon' } };
const line = (timing: string, sentence: Tree, parts: Tree = {}): Tree => ({
  kind: 'effect',
  timings: [{ name: timing }],
  ...parts,
  sentences: [{ conditions: [], processes: [{ action: gain }], ...sentence }],
});

/** Lines with every phrase, each where it can stand. */
const linesOf = (n: number, seed: number): readonly Tree[] => [
  ...samples(ACTIONS, n, seed).flatMap((action) => [
    line('When Attacking', { processes: [{ action }] }),
    line('On Play', { cost: { form: 'by', actions: [action] } }),
    line('Main', { duration: { name: 'for the turn' }, processes: [{ action }] }),
    line('Main', { at: { name: 'at the end of the turn' }, processes: [{ action }] }),
    line('Main', {
      processes: [
        { action, each: { per: 1, of: { kind: 'counted', what: 'hand', side: 'your' } } },
      ],
    }),
    line('All Turns', { processes: [{ action }] }),
  ]),
  ...samples(TESTS, n, seed).flatMap((test) => [
    line('When Attacking', { conditions: [{ word: 'if', test }] }),
    line('All Turns', { conditions: [{ word: 'while', test }], processes: [{ action: delay }] }),
  ]),
  ...samples(EACHES, n, seed).flatMap((each) => [
    line('When Attacking', { each }),
    line('All Turns', { processes: [{ action: delay, each }] }),
  ]),
  ...samples(EVENTS, n, seed).map((event) =>
    line(
      'All Turns',
      {},
      { trigger: { word: 'When', events: [event], would: event['would'] === true } },
    ),
  ),
];

/** Some of each kind of a sort. */
function kindsOf(sort: string, n: number, seed: number): readonly unknown[] {
  switch (sort) {
    case 'filter':
      return someOfEach([...samples(BEFORE, 1, seed), ...samples(BEHIND, 1, seed)], n);
    case 'test':
      return someOfEach(samples(TESTS, 1, seed), n);
    case 'event':
      return someOfEach(samples(EVENTS, 1, seed), n);
    case 'action':
      return someOfEach(samples(ACTIONS, 1, seed), n);
    case 'place':
      return someOfEach(samples(PLACES, 1, seed), n);
    case 'each':
      return samples(EACHES, 1, seed);
    case 'target':
      return someOfEach(samples(TARGETS, 1, seed), n);
    case 'duration':
      return DURATIONS.map((name) => ({ name }));
    case 'moment':
      return MOMENTS.map((name) => ({ name }));
    case 'cause':
      return CAUSES;
    case 'area':
      return PLACE_AREAS;
    default:
      return [];
  }
}

function someOfEach(nodes: readonly Tree[], n: number): readonly Tree[] {
  const counts = new Map<string, number>();
  return nodes.filter((node) => {
    const kind = String(node['kind']);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return (counts.get(kind) ?? 0) <= n;
  });
}

export interface FilledPlaces {
  /** Places that are told apart. */
  readonly places: number;
  /** One line for each kind of node in each of them, of all sorts together. */
  readonly lines: readonly Tree[];
}

/** Each place of lines with `n` samples of every phrase, filled with `n` of each kind. */
export function filledPlaces(n: number, seed: number): FilledPlaces {
  const slots = new Map<string, OpenPlace>();
  for (const one of linesOf(n, seed))
    for (const slot of slotsOf(one)) if (!slots.has(slot.name)) slots.set(slot.name, slot);
  const kinds = new Map<string, readonly unknown[]>();
  const lines: Tree[] = [];
  for (const { line: whole, path, sort } of slots.values()) {
    const nodes = kinds.get(sort) ?? kindsOf(sort, n, seed);
    kinds.set(sort, nodes);
    for (const node of nodes) {
      const other = filled(whole, path, node);
      if (isTree(other)) lines.push(other);
    }
  }
  return { places: slots.size, lines };
}
