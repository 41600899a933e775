/**
 * What an effect text consists of, as rows: each kind of node in its tree and each value of its
 * closed fields. And the tree with one of them dropped or altered. Rows come from trees alone, so
 * that a new kind is a row as soon as a text has it.
 */
import type { EffectLine } from '../../effect/tree/tree.ts';

type TreePart = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

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

/** What is left of a line: nothing, where its last process is dropped. */
type Altered = EffectLine | 'no line';

/** Words as they were printed, names, numbers of cards: no choice of a few values. */
const OPEN_FIELDS = new Set([
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

/** What is waited for in place of another event. */
const EVENTS = ['attacks', 'suspends', 'deleted', 'blocked', 'played'] as const;

/** Who is meant in place of a card that is on no field. */
const ANYBODY: TreePart = {
  kind: 'any',
  side: 'either',
  other: false,
  noun: 'Digimon',
  filters: [],
  form: 'a',
  span: { start: 0, end: 0 },
};

const eventOf = (kind: (typeof EVENTS)[number], who: unknown): TreePart =>
  kind === 'deleted' || kind === 'played' ? { kind, who, would: false } : { kind, who };

/** The numbers next to it; DP go by thousands. */
const besides = (n: number): readonly number[] => {
  const step = n !== 0 && n % 1000 === 0 ? 1000 : 1;
  const less = Math.abs(n) - step;
  return [Math.abs(n) + step, ...(less > 0 ? [less] : [])].map((one) => (n < 0 ? -one : one));
};

/** Placed elsewhere than under a Digimon. */
function elsewhere(
  { under: _under, end: _end, form: _form, ...rest }: TreePart,
  to: string | undefined,
): TreePart {
  return { ...rest, to };
}

/** On the field a noun says again what is counted: "2 or more Tamers". */
const countedElse = ({ noun: _, form: _form, what, ...rest }: TreePart): TreePart => ({
  ...rest,
  what: what === 'Digimon' ? 'Tamer' : 'Digimon',
});

const isListOfWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isTreePart = (value: unknown): value is TreePart =>
  typeof value === 'object' && value !== null;

/** One place in a tree that is of a row, and the trees without it or with another value there. */
export interface RowPlace {
  readonly name: string;
  /** Made when they are asked for: most rows change an ending with the first. */
  readonly altered: () => readonly Altered[];
}

/** RowValues of closed fields that texts have: by the row without its value. */
export type RowValues = ReadonlyMap<string, readonly string[]>;

/** All rows of a line, each as often as it occurs. */
export function rowsOf(line: EffectLine, values: RowValues = new Map()): readonly RowPlace[] {
  const rows: RowPlace[] = [];
  const add = (name: string, altered: () => readonly (Altered | null)[]): void => {
    rows.push({ name, altered: () => altered().flatMap((one) => one ?? []) });
  };
  /** As it is printed for the old value, and as usual. */
  const field = (path: Path, value: unknown): readonly EffectLine[] => {
    const now = put(line, path, value);
    const above = path.slice(0, -1);
    const printed = at(line, [...above, 'printed']);
    // A keyword is written as it was printed.
    if (typeof printed === 'string' && typeof value === 'number')
      return [put(now, [...above, 'printed'], printed.replace(/\d+/, String(value)))];
    const usual = ['form', 'mayForm', 'insteadForm'].reduce(
      (tree, form) => put(tree, [...above, form], undefined),
      now,
    );
    return [now, usual];
  };
  const visit = (value: unknown, path: Path, inField: string): void => {
    if (Array.isArray(value)) {
      value.forEach((one, i) => visit(one, [...path, i], inField));
      return;
    }
    if (!isTreePart(value)) return;
    const group = groupOf(inField, value);
    const kind = kindOf(value, inField);
    const row = kind === '' ? group : `${group}: ${kind}`;
    if (group !== 'line') add(row, () => [without(line, path), insteadOf(line, path, group, kind)]);
    if (typeof value['name'] === 'string' && group !== 'keyword')
      for (const other of values.get(`${group}: `) ?? [])
        if (other !== kind) add(row, () => field([...path, 'name'], other));
    if (group === 'trigger condition')
      for (const other of EVENTS)
        if (other !== kind)
          add(row, () => [
            put(line, path, eventOf(other, value['who'] ?? ANYBODY)),
            put(line, path, eventOf(other, ANYBODY)),
          ]);
    for (const [key, inside] of Object.entries(value)) {
      const at = [...path, key];
      const named = `${ALIKE.has(group) ? group : row}, ${key}`;
      if (key === 'span' || key === 'open' || (group === 'trigger' && key === 'would')) continue;
      if (typeof inside === 'number' && key !== 'times')
        add(`${row}, ${key}`, () => besides(inside).flatMap((other) => field(at, other)));
      else if (key === 'also' && isListOfWords(inside))
        // What else is forbidden is of a few values; names that may be there instead are not.
        inside.forEach((word, i) => {
          add(group === 'action' ? `${named}: ${word}` : named, () =>
            field(at, inside.length === 1 ? undefined : inside.filter((_, j) => j !== i)),
          );
        });
      else if (inside === true) add(named, () => [...field(at, false), ...field(at, undefined)]);
      else if (typeof inside === 'string' && !OPEN_FIELDS.has(key)) {
        const others = (values.get(`${named}: `) ?? []).filter((other) => other !== inside);
        add(`${named}: ${inside}`, () =>
          LEFT_OUT.has(key)
            ? field(at, undefined)
            : [...others, undefined].flatMap((other) =>
                key === 'to' && typeof value['under'] === 'object'
                  ? [put(line, path, elsewhere(value, other))]
                  : key === 'noun' && group === 'test'
                    ? [put(line, path, countedElse(value)), ...field(at, other)]
                    : field(at, other),
              ),
        );
      } else visit(inside, at, key);
    }
  };
  visit(line, [], 'line');
  return rows;
}

const groupOf = (field: string, value: TreePart): string =>
  value['kind'] === 'counted'
    ? 'counted'
    : field === 'cost' && !('actions' in value)
      ? 'play cost'
      : (GROUPS[field] ?? field);

function kindOf(value: TreePart, field: string): string {
  const { kind, name, word, form } = value;
  if (kind === 'same') return `"${String(form)}"`;
  if (typeof kind === 'string') return field === 'line' ? '' : kind;
  // Which keyword it is stands in the table of rules.
  if (typeof name === 'string') return field === 'uses' || field === 'use' ? '' : name;
  if (typeof word === 'string') return word;
  return 'actions' in value && typeof form === 'string' ? form : '';
}

/** The tree with another value there; a field with `undefined` is left out. */
function put(tree: EffectLine, path: Path, value: unknown): EffectLine {
  return changed(tree, path, () => value) as EffectLine;
}

function changed(tree: unknown, [first, ...rest]: Path, make: (old: unknown) => unknown): unknown {
  if (first === undefined) return make(tree);
  if (Array.isArray(tree))
    return tree.flatMap((one: unknown, i) => {
      if (i !== first) return [one];
      const now = changed(one, rest, make);
      return now === undefined ? [] : [now];
    });
  if (!isTreePart(tree)) return tree;
  const now = changed(tree[first], rest, make);
  if (now !== undefined) return { ...tree, [first]: now };
  const { [first]: _, ...others } = tree;
  return others;
}

const at = (tree: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (isTreePart(value) ? value[step] : undefined), tree);

/** Lists that mean nothing when they are empty, so that what holds them goes with the last. */
const FULL = new Set(['processes', 'sentences', 'events', 'uses', 'actions', 'tests', 'targets']);
/** Fields without which their node is none, so that it goes with them. */
const NEEDED = new Set(['action', 'test', 'line', 'use']);

/** Without what stands there; what means nothing without it goes, too. */
function without(line: EffectLine, path: Path): Altered {
  const last = path.at(-1);
  const above = path.slice(0, -1);
  if (last === undefined) return 'no line';
  if (typeof last === 'number') {
    const list = at(line, above);
    const field = String(above.at(-1));
    if (Array.isArray(list) && list.length === 1 && FULL.has(field))
      return without(line, above.slice(0, -1));
    return put(line, path, undefined);
  }
  return NEEDED.has(last) ? without(line, above) : put(line, path, undefined);
}

/** Whom it means becomes the holder itself; a condition on what came before is none. */
function insteadOf(line: EffectLine, path: Path, group: string, kind: string): EffectLine | null {
  if (group !== 'target') return null;
  const span = { start: 0, end: 0 };
  if (kind !== 'this') return put(line, path, { kind: 'this', noun: 'Digimon', span });
  return put(line, path, {
    kind: 'choose',
    n: 1,
    upTo: false,
    side: "your opponent's",
    other: false,
    noun: 'Digimon',
    filters: [],
    span,
  });
}
