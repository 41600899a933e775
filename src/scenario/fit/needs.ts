/** What the targets and the conditions of a text ask of the board, each with the place for it. */
import { areAnyCards, areUnder, kindsOf, type Noun } from '../../effect/tree/closed/noun.ts';
import type {
  Action,
  Compare,
  Filter,
  Line,
  Place,
  Side,
  Target,
  Test,
} from '../../effect/tree/tree.ts';

/** On the field of a player, in a pile, or beneath a Digimon. */
type Spot =
  'own' | 'foe' | 'hand' | 'trash' | 'foe trash' | 'under this' | 'under own' | 'under foe';

/** A card that is to be there so often. */
export interface Need {
  readonly spot: Spot;
  readonly n: number;
  readonly category: 'Digimon' | 'Tamer' | 'Option';
  readonly filters: readonly Filter[];
  /** One of its own Digimon is to digivolve into it. */
  readonly into?: true;
}

/** A number of something that a condition asks for. */
export interface Amount {
  readonly of: 'security' | 'hand' | 'trash' | 'memory' | 'Digimon' | 'Tamer' | 'beneath';
  readonly theirs: boolean;
  readonly compare: Compare;
  readonly n: number;
}

export interface Needs {
  readonly needs: readonly Need[];
  readonly amounts: readonly Amount[];
  /** What the card with the text has to be itself. */
  readonly self: readonly Filter[];
  readonly isSuspended: boolean;
}

/** What a line asks for, as far as it was looked at. */
interface NeedsSoFar {
  readonly line: Line;
  readonly needs: Need[];
  readonly amounts: Amount[];
  readonly self: Filter[];
  isSuspended: boolean;
}

/** What a line of effect text asks of the board on which it is played. */
export function needsOf(line: Line): Needs {
  const found: NeedsSoFar = { line, needs: [], amounts: [], self: [], isSuspended: false };
  addNeeds(found, line);
  const { needs, amounts, self, isSuspended } = found;
  return { needs, amounts, self, isSuspended };
}

function countNeeds(found: NeedsSoFar, test: Extract<Test, { kind: 'count' }>): void {
  const { what, side, compare, n, filters = [] } = test;
  const theirs = side === "your opponent's";
  if (what === 'security' || what === 'hand' || what === 'trash')
    found.amounts.push({ of: what, theirs, compare, n });
  else if (what === 'digivolution cards')
    found.amounts.push({ of: 'beneath', theirs: false, compare, n });
  else if (what === 'Digimon' || what === 'Tamer' || what === 'Digimon or Tamer') {
    const category = what === 'Tamer' ? 'Tamer' : 'Digimon';
    const [spot, other] = [theirs ? 'foe' : 'own', test.other === true ? 1 : 0] as const;
    if (compare === 'or more') found.needs.push({ spot, n: n + other, category, filters });
    else found.amounts.push({ of: category, theirs, compare, n });
  }
}

function testNeeds(found: NeedsSoFar, one: Test): void {
  switch (one.kind) {
    case 'and':
      for (const inner of one.tests) testNeeds(found, inner);
      return;
    case 'or':
      for (const inner of one.tests.slice(0, 1)) testNeeds(found, inner);
      return;
    case 'count':
      countNeeds(found, one);
      return;
    case 'memory':
      found.amounts.push({
        of: 'memory',
        theirs: isTheirs(one.side),
        compare: one.compare,
        n: one.n,
      });
      return;
    case 'state':
      if (one.who.kind === 'this') found.isSuspended ||= one.state === 'suspended';
      return;
    case 'has':
      if (one.who.kind === 'this') found.self.push(...one.filters);
      else addNeeds(found, one.who);
      return;
    case 'under':
      for (const word of one.all ? one.words : one.words.slice(0, 1))
        found.needs.push({ ...CARD, spot: 'under this', filters: [named(word)] });
      return;
    case 'versus':
      if (one.what !== 'security' && one.what !== 'hand' && one.what !== 'trash') return;
      if (one.compare === 'same') {
        for (const theirs of [false, true])
          found.amounts.push({ of: one.what, theirs, compare: 'exactly', n: 2 });
      } else {
        const less = (one.compare === 'less') === !isTheirs(one.side);
        found.amounts.push({ of: one.what, theirs: !less, compare: 'or less', n: 1 });
        found.amounts.push({ of: one.what, theirs: less, compare: 'or more', n: 4 });
      }
      return;
    case 'placed':
      for (const spot of spotsOf(one.place))
        if (one.who.kind === 'cards' || one.who.kind === 'choose' || one.who.kind === 'any')
          found.needs.push({ ...CARD, spot, filters: one.who.filters });
      return;
    case 'turn':
    case 'way':
    case 'result':
    case 'unread':
  }
}

function targetNeeds(found: NeedsSoFar, one: Target): void {
  switch (one.kind) {
    case 'choose':
    case 'any':
    case 'all': {
      const isNamed = one.noun === '' && one.filters.length > 0;
      const category = categoryOf(one.noun) ?? (isNamed ? 'Digimon' : undefined);
      if (category === undefined) return;
      const n = (one.kind === 'choose' ? Math.max(1, one.n) : 1) + (one.other ? 1 : 0);
      const spot = isTheirs(one.side) ? 'foe' : 'own';
      found.needs.push({ spot, n, category, filters: one.filters });
      return;
    }
    case 'cards': {
      const category = categoryOf(one.noun) ?? 'Digimon';
      for (const spot of one.place === undefined ? [] : spotsOf(one.place))
        found.needs.push({ spot, n: Math.max(1, one.n), category, filters: one.filters });
      return;
    }
    case 'belonging':
      if (one.of === 'digivolution cards')
        found.needs.push({ ...CARD, spot: beneath(one.who), n: 2 });
      return;
    case 'both':
    case 'either':
      for (const inner of one.targets) targetNeeds(found, inner);
      return;
    case 'this with':
      found.self.push(...one.filters);
      return;
    case 'this':
    case 'same':
    case 'end card':
    case 'stacked card':
    case 'of those':
    case 'unread':
  }
}

/** Only what is suspended can be unsuspended. */
function unsuspendNeeds(found: NeedsSoFar, one: Target): void {
  if (one.kind === 'this' || one.kind === 'same') found.isSuspended ||= !suspendsItself(found.line);
  if (one.kind !== 'choose' && one.kind !== 'all') return;
  const filters: readonly Filter[] = [...one.filters, { kind: 'suspended' }];
  const category = categoryOf(one.noun) ?? 'Digimon';
  found.needs.push({ spot: isTheirs(one.side) ? 'foe' : 'own', n: 1, category, filters });
}

function keywordNeeds(found: NeedsSoFar, { use }: NeedingAction<'do keyword'>): void {
  if (use.name === 'Digi-Burst') found.needs.push({ ...CARD, spot: 'under this', n: use.n ?? 1 });
  // It asks for memory on the opponent's side: what is paid for the card has to bring it there.
  if (use.name === 'Blitz')
    found.amounts.push({ of: 'memory', theirs: false, compare: 'or less', n: 1 });
}

function digivolveNeeds(found: NeedsSoFar, one: Target): void {
  if (one.kind !== 'cards') return;
  const [spot = 'hand'] = one.place === undefined ? [] : spotsOf(one.place);
  found.needs.push({ ...CARD, spot, filters: one.filters, into: true });
}

function addNeeds(found: NeedsSoFar, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const inner of value) addNeeds(found, inner);
    return;
  }
  // What is played is not there yet.
  if (isPlayed(value)) return;
  if (isTest(value)) testNeeds(found, value.test);
  if (isTarget(value)) targetNeeds(found, value);
  if (isUnsuspend(value)) unsuspendNeeds(found, value.target);
  if (isDigivolve(value)) digivolveNeeds(found, value.into);
  if (isTrashUnder(value) && value.of === undefined)
    found.needs.push({ ...CARD, spot: beneath(value.who), n: Math.max(1, value.n) });
  if (isKeyword(value)) keywordNeeds(found, value);
  for (const [key, inner] of Object.entries(value)) if (key !== 'test') addNeeds(found, inner);
}

/** "By suspending this Tamer": it has to be unsuspended. */
const suspendsItself = (line: Line): boolean =>
  line.kind === 'effect' &&
  line.sentences.some(({ cost }) =>
    cost?.actions.some((action) => action.kind === 'suspend' && action.target.kind === 'this'),
  );

const CARD = { n: 1, category: 'Digimon', filters: [] } as const;
const named = (word: string): Filter => ({ kind: 'name', match: 'exact', words: [word] });
const isTheirs = (side: Side): boolean => side === "your opponent's";
const isTest = (value: object): value is { test: Test } =>
  'test' in value && 'word' in value && 'span' in value;
const isPlayed = (value: object): boolean =>
  'kind' in value && value.kind === 'played' && 'would' in value;
type NeedingAction<K extends Action['kind']> = Extract<Action, { kind: K }>;
const isUnsuspend = (value: object): value is NeedingAction<'suspend' | 'unsuspend'> =>
  'kind' in value && value.kind === 'unsuspend' && 'target' in value;
const isDigivolve = (value: object): value is NeedingAction<'digivolve'> =>
  'kind' in value && value.kind === 'digivolve' && 'into' in value;
const isTrashUnder = (value: object): value is NeedingAction<'trash under'> =>
  'kind' in value && value.kind === 'trash under' && 'who' in value;
const isKeyword = (value: object): value is NeedingAction<'do keyword'> =>
  'kind' in value && value.kind === 'do keyword' && 'use' in value;
const KINDS = new Set([
  'choose',
  'any',
  'all',
  'this with',
  'cards',
  'belonging',
  'both',
  'either',
]);
const isTarget = (value: object): value is Target =>
  'kind' in value &&
  typeof value.kind === 'string' &&
  KINDS.has(value.kind) &&
  ('noun' in value || 'targets' in value || value.kind === 'belonging');

function categoryOf(noun: Noun): Need['category'] | undefined {
  if (areAnyCards(noun) || areUnder(noun)) return 'Digimon';
  const [kind] = noun === 'Security Digimon' ? [] : kindsOf(noun);
  return kind === 'Digimon' || kind === 'Tamer' || kind === 'Option' ? kind : undefined;
}

const beneath = (who: Target): Spot =>
  who.kind === 'this' || who.kind === 'same'
    ? 'under this'
    : 'side' in who && isTheirs(who.side)
      ? 'under foe'
      : 'under own';

const HANDS: ReadonlySet<Extract<Place, { kind: 'area' }>['areas']> = new Set([
  'hand',
  'hand or trash',
  'hand and/or trash',
  'hand or battle area',
]);

function spotsOf(place: Place): readonly Spot[] {
  switch (place.kind) {
    case 'area':
      if (isTheirs(place.side)) return place.areas === 'trash' ? ['foe trash'] : [];
      if (HANDS.has(place.areas)) return ['hand'];
      return place.areas === 'trash' || place.areas === 'recycle bin' ? ['trash'] : [];
    case 'under':
      return place.what === 'link cards' ? [] : [beneath(place.who)];
    case 'places':
      return place.places.flatMap(spotsOf).slice(0, 1);
    case 'among':
      return [];
  }
}
