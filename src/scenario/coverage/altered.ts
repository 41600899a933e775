/** The tree of an effect text with one of its parts dropped or altered. */
import type { EffectLine } from '../../effect/tree/tree.ts';

export type TreePart = Readonly<Record<string, unknown>>;
export type TreePath = readonly (string | number)[];

/** What is left of a line: nothing, where its last process is dropped. */
export type Altered = EffectLine | 'no line';

/** What is waited for in place of another event. */
export const EVENTS = ['attacks', 'suspends', 'deleted', 'blocked', 'played'] as const;

/** Who is meant in place of a card that is on no field. */
const ANYBODY: TreePart = {
  kind: 'any',
  side: 'either',
  other: false,
  noun: 'Digimon',
  filters: [],
  said: 'a',
  span: { start: 0, end: 0 },
};

const eventOf = (kind: (typeof EVENTS)[number], who: unknown): TreePart =>
  kind === 'deleted' || kind === 'played' ? { kind, who, would: false } : { kind, who };

/** Another event in place of the one that is waited for; of the same cards, and of any. */
export const otherEvent = (
  line: EffectLine,
  path: TreePath,
  other: (typeof EVENTS)[number],
  who: unknown,
): readonly EffectLine[] => [
  put(line, path, eventOf(other, who ?? ANYBODY)),
  put(line, path, eventOf(other, ANYBODY)),
];

/** The numbers next to it; DP go by thousands. */
export const besides = (n: number): readonly number[] => {
  const step = n !== 0 && n % 1000 === 0 ? 1000 : 1;
  const less = Math.abs(n) - step;
  return [Math.abs(n) + step, ...(less > 0 ? [less] : [])].map((one) => (n < 0 ? -one : one));
};

/** Placed elsewhere than under a Digimon. */
export function elsewhere(
  { under: _under, end: _end, form: _form, ...rest }: TreePart,
  to: string | undefined,
): TreePart {
  return { ...rest, to };
}

/** On the field a noun says again what is counted: "2 or more Tamers". */
export const countedElse = ({ noun: _, form: _form, what, ...rest }: TreePart): TreePart => ({
  ...rest,
  what: what === 'Digimon' ? 'Tamer' : 'Digimon',
});

export const isTreePart = (value: unknown): value is TreePart =>
  typeof value === 'object' && value !== null;

/** What a few words more say of a row; rows of their own they are not. */
export const SAID_ALSO = [
  'said',
  'but',
  'fromHand',
  'orPlayed',
  'next',
  'survives',
  'passive',
  'only',
  'phase',
  'nobody',
  'player',
  'ofDna',
  'byTheirs',
  'ofIt',
  'inTrash',
  'maximum',
  'ofAll',
  'memory',
  'further',
  'ordered',
  'verbless',
  'targetFirst',
  'saved',
  'unseen',
  'asOwn',
  'allOfThem',
  'single',
  'named',
  'negated',
  'doneTo',
  'own',
  'thing',
  'did',
  'theirs',
  'byAnything',
  'inPlay',
  'asThere',
  'toWhose',
  'fromWhose',
  'shares',
  'byYou',
  'behind',
  'unnumbered',
] as const;

/** Another value in a field: as it is printed for the old one, and as usual. */
export function withOther(line: EffectLine, path: TreePath, value: unknown): readonly EffectLine[] {
  const now = put(line, path, value);
  const above = path.slice(0, -1);
  const printed = at(line, [...above, 'printed']);
  // A keyword is written as it was printed.
  if (typeof printed === 'string' && typeof value === 'number')
    return [put(now, [...above, 'printed'], printed.replace(/\d+/, String(value)))];
  const usual = ['form', 'mayForm', 'insteadForm', ...SAID_ALSO].reduce(
    (tree, form) => put(tree, [...above, form], undefined),
    now,
  );
  return [now, usual];
}

/** The tree with another value there; a field with `undefined` is left out. */
export function put(tree: EffectLine, path: TreePath, value: unknown): EffectLine {
  return changed(tree, path, () => value) as EffectLine;
}

function changed(
  tree: unknown,
  [first, ...rest]: TreePath,
  make: (old: unknown) => unknown,
): unknown {
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

const at = (tree: unknown, path: TreePath): unknown =>
  path.reduce<unknown>((value, step) => (isTreePart(value) ? value[step] : undefined), tree);

/** Lists that mean nothing when they are empty, so that what holds them goes with the last. */
const FULL = new Set(['processes', 'sentences', 'events', 'uses', 'actions', 'tests', 'targets']);
/** Fields without which their node is none, so that it goes with them. */
const NEEDED = new Set(['action', 'test', 'line', 'use']);

/** Without what stands there; what means nothing without it goes, too. */
export function without(line: EffectLine, path: TreePath): Altered {
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
export function insteadOf(
  line: EffectLine,
  path: TreePath,
  group: string,
  kind: string,
): EffectLine | null {
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
