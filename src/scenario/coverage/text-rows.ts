/**
 * What an effect text consists of, as rows: each kind of node in its tree and each value of its
 * closed fields. Rows come from trees alone, so
 * that a new kind is a row as soon as a text has it.
 */
import type { EffectLine } from '../../effect/tree/tree.ts';
import {
  besides,
  countedElse,
  elsewhere,
  EVENTS,
  insteadOf,
  isTreePart,
  otherEvent,
  put,
  SAID_ALSO,
  withOther,
  without,
  type Altered,
  type TreePart,
  type TreePath,
} from './altered.ts';

/** What a field holds, where several fields hold the same. */
const GROUPS: Readonly<Record<string, string>> = {
  who: 'target',
  whom: 'target',
  under: 'target',
  into: 'target',
  to: 'target',
  from: 'target',
  than: 'target',
  targets: 'target',
  of: 'target',
  also: 'target',
  tests: 'test',
  filters: 'filter',
  events: 'trigger condition',
  actions: 'action',
  uses: 'keyword',
  use: 'keyword',
  timings: 'timing',
  conditions: 'condition',
  places: 'place',
  at: 'moment',
  area: 'area tag',
  processes: 'process',
  sentences: 'sentence',
};

/** Whose fields say the same whichever of them it is. */
const ALIKE = new Set(['target', 'place', 'counted']);

/** Words as they were printed, names, numbers of cards: no choice of a few values. */
const OPEN_FIELDS = new Set<string>([
  ...SAID_ALSO,
  'form',
  'text',
  'printed',
  'argument',
  'span',
  'mayForm',
  'insteadForm',
  'eachForm',
  'joined',
  'order',
  'open',
  'kind',
  'name',
  'word',
  'mark',
]);

/** Fields that are left out rather than given another value. */
const LEFT_OUT = new Set(['may', 'instead', 'then', 'cause', 'past', 'cost']);

const isListOfWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** One place in a tree that is of a row, and the trees without it or with another value there. */
export interface RowPlace {
  readonly name: string;
  /** Made when they are asked for: most rows change an ending with the first. */
  readonly altered: () => readonly Altered[];
}

/** Values of closed fields that texts have: by the row without its value. */
export type RowValues = ReadonlyMap<string, readonly string[]>;

/** All rows of a line, each as often as it occurs. */
export function rowsOf(line: EffectLine, values: RowValues = new Map()): readonly RowPlace[] {
  return rowsIn({ line, values }, line, [], 'line');
}

/** The line that rows are made of, and what its closed fields may hold instead. */
interface RowSource {
  readonly line: EffectLine;
  readonly values: RowValues;
}

/** A node of the tree, with its place and how its rows are called. */
interface RowNode {
  readonly value: TreePart;
  readonly path: TreePath;
  readonly group: string;
  readonly kind: string;
  readonly row: string;
}

const rowPlace = (name: string, altered: () => readonly (Altered | null)[]): RowPlace => ({
  name,
  altered: () => altered().flatMap((one) => one ?? []),
});

/** Rows of what stands in a field, and of all that is in it. */
function rowsIn(
  source: RowSource,
  value: unknown,
  path: TreePath,
  inField: string,
): readonly RowPlace[] {
  if (Array.isArray(value))
    return value.flatMap((one: unknown, i) => rowsIn(source, one, [...path, i], inField));
  if (!isTreePart(value)) return [];
  const group = groupOf(inField, value);
  const kind = kindOf(value, inField);
  const node = { value, path, group, kind, row: kind === '' ? group : `${group}: ${kind}` };
  return [
    ...rowsOfNode(source, node),
    ...Object.entries(value).flatMap(([key, inside]) => rowsOfField(source, node, key, inside)),
  ];
}

/** A node dropped, with another name, or in place of another event. */
function rowsOfNode(source: RowSource, { value, path, group, kind, row }: RowNode): RowPlace[] {
  const { line, values } = source;
  const others = <T extends string>(all: readonly T[]): readonly T[] =>
    all.filter((one) => one !== kind);
  const isNamed = typeof value['name'] === 'string' && group !== 'keyword';
  return [
    ...(group === 'line'
      ? []
      : [rowPlace(row, () => [without(line, path), insteadOf(line, path, group, kind)])]),
    ...others(isNamed ? (values.get(`${group}: `) ?? []) : []).map((other) =>
      rowPlace(row, () => withOther(line, [...path, 'name'], other)),
    ),
    ...others(group === 'trigger condition' ? EVENTS : []).map((other) =>
      rowPlace(row, () => otherEvent(line, path, other, value['who'])),
    ),
  ];
}

/** A field of a node with another value, or left out; or what is in it. */
function rowsOfField(
  source: RowSource,
  node: RowNode,
  key: string,
  inside: unknown,
): readonly RowPlace[] {
  const { path, group, row } = node;
  const { line } = source;
  if (key === 'span' || key === 'open' || (group === 'trigger' && key === 'would')) return [];
  const at = [...path, key];
  const named = `${ALIKE.has(group) ? group : row}, ${key}`;
  if (typeof inside === 'number' && key !== 'times')
    return [
      rowPlace(`${row}, ${key}`, () =>
        besides(inside).flatMap((other) => withOther(line, at, other)),
      ),
    ];
  if (key === 'also' && isListOfWords(inside))
    // What else is forbidden is of a few values; names that may be there instead are not.
    return inside.map((word, i) =>
      rowPlace(group === 'action' ? `${named}: ${word}` : named, () =>
        withOther(line, at, inside.length === 1 ? undefined : inside.filter((_, j) => j !== i)),
      ),
    );
  if (inside === true && !OPEN_FIELDS.has(key))
    return [
      rowPlace(named, () => [...withOther(line, at, false), ...withOther(line, at, undefined)]),
    ];
  if (typeof inside === 'string' && !OPEN_FIELDS.has(key))
    return [rowPlace(`${named}: ${inside}`, () => otherWords(source, node, key, inside))];
  return rowsIn(source, inside, at, key);
}

/** A word of a few exchanged for each of the others, or left out. */
function otherWords(
  { line, values }: RowSource,
  { value, path, group, row }: RowNode,
  key: string,
  word: string,
): readonly EffectLine[] {
  const at = [...path, key];
  if (LEFT_OUT.has(key)) return withOther(line, at, undefined);
  const named = `${ALIKE.has(group) ? group : row}, ${key}`;
  const others = (values.get(`${named}: `) ?? []).filter((other) => other !== word);
  return [...others, undefined].flatMap((other) => {
    if (key === 'to' && typeof value['under'] === 'object')
      return [put(line, path, elsewhere(value, other))];
    const counted = key === 'noun' && group === 'test' ? [put(line, path, countedElse(value))] : [];
    return [...counted, ...withOther(line, at, other)];
  });
}

const groupOf = (field: string, value: TreePart): string =>
  value['kind'] === 'counted'
    ? 'counted'
    : field === 'cost' && !('actions' in value)
      ? 'play cost'
      : (GROUPS[field] ?? field);

function kindOf(value: TreePart, field: string): string {
  const { kind, name, word, form } = value;
  if (kind === 'same') return `"${String(value['said'])}"`;
  if (typeof kind === 'string') return field === 'line' ? '' : kind;
  // Which keyword it is stands in the table of rules.
  if (typeof name === 'string') return field === 'uses' || field === 'use' ? '' : name;
  if (typeof word === 'string') return word;
  return 'actions' in value && typeof form === 'string' ? form : '';
}
