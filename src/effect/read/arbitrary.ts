/** Trees at random, made from the tables of phrases: for tests. */
import fc from 'fast-check';
import { BENEATH_EACH, BENEATH_THEM } from '../grammar/belonging.ts';
import { EACHES, THINGS } from '../grammar/each.ts';
import { BEFORE, BEHIND } from '../grammar/described/filter.ts';
import { beasts, FIELDS, thisDigimon, VALUES } from './arbitrary-values.ts';
import { GRAMMAR } from './grammar.ts';
import type { Holes, Spreads } from '../phrase/holes.ts';
import type { Phrase } from '../phrase/phrase.ts';
import type { TemplatePart } from '../phrase/template.ts';
import { COSTS } from '../grammar/processing/play.ts';
import { TARGETS } from '../grammar/target.ts';
import { PLACES } from '../grammar/place.ts';

export type Tree = Readonly<Record<string, unknown>>;

/** What was made of a table before: targets stand in most phrases, and phrases in targets. */
const made = new WeakMap<readonly unknown[], Map<number, fc.Arbitrary<Tree>>>();

/** `depth` keeps targets inside filters inside targets small. */
type OfDepth = (depth: number) => fc.Arbitrary<unknown>;

const target: OfDepth = (depth) => (depth <= 0 ? thisDigimon : fromTable(TARGETS, depth - 1));
const having: OfDepth = (depth) => (depth < 0 ? beasts : behind());

/** Holes whose phrases are tried with texts that are written out. */
type Unmade = 'front' | 'sought' | 'searched' | 'again' | 'event' | 'test' | 'action';

/** Holes in which other phrases stand. */
const PHRASES: { readonly [K in Exclude<keyof Holes, keyof typeof VALUES | Unmade>]: OfDepth } = {
  one: target,
  target,
  destination: target,
  subject: target,
  having,
  lacking: (depth) => having(depth).map((filters) => [{ kind: 'not', filters }]),
  being: () => before.map((filter) => [filter]),
  notBeing: () => before.map((filter) => [{ kind: 'not', filters: [filter] }]),
  place: () => fromTable(PLACES, 0),
  cost: (depth) => fromTable(COSTS, depth),
  each: (depth) => fromTable(EACHES, depth),
  thing: (depth) => fromTable(THINGS, depth),
  beneathEach: (depth) => fromTable(BENEATH_EACH, depth),
  beneathThem: (depth) => fromTable(BENEATH_THEM, depth),
};

/** What may stand in a hole that fills one field. */
function valueOf(name: keyof Holes, depth: number): fc.Arbitrary<unknown> {
  if (name in VALUES) return VALUES[name as keyof typeof VALUES];
  if (name in PHRASES) return PHRASES[name as keyof typeof PHRASES](depth);
  throw new Error(`no values for {${name}}`);
}

/** Targets inside filters are small: "than X with A and B" has two readings. */
function behind(): fc.Arbitrary<readonly Tree[]> {
  // "with 2 DP" has one form.
  const one = fromTable(BEHIND, -1)
    .filter((filter) => !(filter['form'] === 'middle' && filter['compare'] === 'exactly'))
    .filter(
      // "place Digimon with as many or fewer digivolution cards as this Digimon...": than whom?
      (filter) => filter['form'] !== 'alone',
    );
  return fc.oneof(
    fc
      .array(one, { minLength: 1, maxLength: 2 })
      .filter((filters) => !filters.slice(0, -1).some(isOpenEnded)),
    fc
      .array(one, { minLength: 2, maxLength: 3 })
      .filter((filters) => !filters.some((filter, i) => runsOn(filter, filters[i + 1])))
      .map((filters) => [{ kind: 'or', filters }]),
  );
}

/** "a cost of 2 or more DP than ...": "2 or more" is read first. */
const runsOn = (filter: Tree, next: Tree | undefined): boolean =>
  (next !== undefined && isOpenEnded(filter)) ||
  (filter['kind'] === 'keyword' && isOfIcons(next)) ||
  (filter['compare'] === 'exactly' && next?.['kind'] === 'like' && next['compare'] !== undefined);

/** "<A> or <B> in its text": both are icons of a text, and nothing is written for another tree. */
const isOfIcons = (next: Tree | undefined): boolean =>
  next?.['kind'] === 'text' && /^icon\b/.test(String(next['form']));

/** "a digivolution card with A or B": B is asked of that card. */
const isOpenEnded = ({ kind, form }: Tree): boolean => kind === 'under' && form === 'with';

/** "with a link card in its digivolution cards": what it has beneath it, or where it is? */
const endsUnder = (value: Tree): boolean =>
  /"kind":"(?:under|link cards|digivolution cards)/.test(JSON.stringify(value['filters']));

/** `isPlaced`: the phrase says behind it where the cards are. */
type OfTree = (depth: number, isPlaced: boolean) => fc.Arbitrary<Tree>;

const described: OfTree = (depth, isPlaced) =>
  fc
    .tuple(
      fc.array(before, { maxLength: 2 }),
      depth < 0 ? fc.constant([]) : fc.oneof(fc.constant([]), behind()),
      fc.constantFrom('Digimon', 'Tamer', 'Digimon card', 'Option cards'),
    )
    .map(([front, back, noun]) => ({ noun, filters: [...front, ...back] }))
    .filter((value) => !isPlaced || !endsUnder(value))
    .map((value) => ({ ...value, piece: '' }));

/** Holes that fill several fields, with filters in them. */
const DESCRIPTIONS: { readonly [K in Exclude<keyof Spreads, keyof typeof FIELDS>]: OfTree } = {
  described,
  detailed: () => before.map((filter) => ({ noun: 'Digimon', filters: [filter], piece: '' })),
  counted: () => behind().map((filters) => ({ what: 'Digimon', filters, piece: '' })),
};

/** The fields that a part of a phrase fills, and how it is spelled, as `piece`. */
function fieldsOf(part: TemplatePart, depth: number, isPlaced: boolean): fc.Arbitrary<Tree> {
  if (part.is === 'choice')
    return fc.constantFrom(...part.words).map((word) => ({
      ...part.says[word],
      piece: word === part.words[0] ? '' : word || '-',
    }));
  if (part.is !== 'hole') return fc.constant({});
  const { hole: name, field } = part;
  if (name in FIELDS) return FIELDS[name as keyof typeof FIELDS];
  if (name in DESCRIPTIONS) return DESCRIPTIONS[name as keyof typeof DESCRIPTIONS](depth, isPlaced);
  const spelled = GRAMMAR[name].spelled === true ? { piece: '' } : {};
  return valueOf(name as keyof Holes, depth).map((value) => ({ [field]: value, ...spelled }));
}

function fromPhrase<N>({ parts, fixed }: Phrase<N>, depth: number): fc.Arbitrary<Tree> {
  const { form, ...constants }: { form?: string } = fixed;
  const isPlaced = parts.some((part) => part.is === 'hole' && part.hole === 'place');
  const fields = parts.map((part) => fieldsOf(part, depth, isPlaced));
  return fc.tuple(...fields).map((got) => {
    const pieces = got.filter((each) => 'piece' in each).map(({ piece }) => String(piece));
    const text = [...(form === undefined ? [] : [form]), ...pieces].join('|').replace(/\|+$/, '');
    const node = Object.assign({}, constants, ...got.map(({ piece: _, ...rest }) => rest));
    return text === '' ? node : { ...node, form: text };
  });
}

/** Any row of a table. */
export function fromTable<N>(phrases: readonly Phrase<N>[], depth: number): fc.Arbitrary<Tree> {
  const ofTable = made.get(phrases) ?? new Map<number, fc.Arbitrary<Tree>>();
  made.set(phrases, ofTable);
  const known = ofTable.get(depth) ?? fc.oneof(...phrases.map((row) => fromPhrase(row, depth)));
  ofTable.set(depth, known);
  return known;
}

/** Filters in front of a noun; by itself "exactly" needs a spelling of its own. */
const before = fromTable(
  BEFORE.filter(
    (phrase) =>
      !('match' in phrase.fixed && phrase.fixed.match === 'exact' && !('form' in phrase.fixed)),
  ),
  0,
);
