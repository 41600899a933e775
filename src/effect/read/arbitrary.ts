/** Trees at random, made from the tables of phrases: for tests. */
import fc from 'fast-check';
import { EACHES, THINGS } from '../grammar/each.ts';
import { BEFORE, BEHIND } from '../grammar/filter.ts';
import { GRAMMAR } from './grammar.ts';
import type { Grammar } from '../phrase/hole.ts';
import { KEYWORD_NAMES } from '../keyword/lookup.ts';
import { isInstruction, makeKeyword } from '../phrase/keyword.ts';
import type { Phrase } from '../phrase/phrase.ts';
import { COSTS } from '../grammar/processing/play.ts';
import { TARGETS } from '../grammar/target.ts';
import { PLACES } from '../grammar/place.ts';
import { BANS, PERMISSIONS, PLACE_AREAS, PROHIBITIONS } from '../tree/tree.ts';

export type Tree = Readonly<Record<string, unknown>>;

const NAMES = ['Alpha', 'Beta Gamma', "Delta's End", 'Omega: Mode'];
const number = fc.integer({ min: 2, max: 99_999 });
const names = fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 3 });
const twoNames = fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 2, maxLength: 3 });
const side = fc.constantFrom('your', "your opponent's");
const compare = fc.constantFrom('or more', 'or less', 'exactly');
const use = fc
  .record({ name: fc.constantFrom(...KEYWORD_NAMES), n: fc.integer({ min: 1, max: 9 }) })
  .map(({ name, n }) => {
    const kept = { name, ...(name.length % 2 === 0 && name !== 'Link +' ? {} : { n }) };
    return { ...kept, printed: makeKeyword(kept) };
  });
const held = use.filter((each) => !isInstruction(each));
const SOME = { kind: 'any', side: 'either', other: false };
const thisDigimon = fc.constant({ kind: 'this', noun: 'Digimon' });

/** What was made of a table before: targets stand in most phrases, and phrases in targets. */
const made = new WeakMap<readonly unknown[], Map<number, fc.Arbitrary<Tree>>>();

/** What may stand in a hole; `depth` keeps targets inside filters inside targets small. */
/** A Digimon of one's own, whichever it is. */
const ANY_OF_YOURS = { kind: 'any', side: 'your', other: false, noun: 'Digimon', filters: [] };

function hole(name: keyof Grammar, depth: number): fc.Arbitrary<unknown> {
  switch (name) {
    case 'n':
      return number;
    case 'signed':
      return fc.integer({ min: -20_000, max: 20_000 });
    case 'loss':
      return fc.integer({ min: -9, max: -1 });
    case 'side':
    case 'whose':
    case 'owner':
    case 'haver':
    case 'lacker':
    case 'pileOf':
      return side;
    case 'upTo':
    case 'other':
    case 'would':
    case 'faceDown':
      return fc.boolean();
    case 'level':
    case 'dp':
    case 'count':
      return compare;
    case 'things':
      return fc.constantFrom('security', 'hand', 'trash', 'Digimon', 'Tamer');
    case 'ban':
      return fc.constantFrom(...BANS);
    case 'players':
      return fc.constantFrom('your', "your opponent's", 'either');
    case 'theirs':
      return fc.constant({ kind: 'delete', target: { kind: 'this', noun: 'Digimon' } });
    case 'orders':
      return fc.constant({ kind: 'delete', target: { kind: 'this', noun: 'Digimon' } });
    case 'pile':
      return fc.constantFrom('hand', 'deck', 'security stack');
    case 'agent':
      return fc.constantFrom('by an effect', 'by effects', 'by your effects');
    case 'cause':
      return fc.constantFrom('in battle', "by an opponent's effect", 'other than by your effects');
    case 'effectsOf':
      return fc.constantFrom("your opponent's effects", "your opponent's Tamer effects", 'effects');
    case 'origin':
      return fc.constantFrom('digivolution cards', 'the trash');
    case 'both':
      return fc.constantFrom('trashes', 'security stacks');
    case 'which':
      return fc.constantFrom('lowest', 'highest');
    case 'of':
    case 'measure':
      return fc.constantFrom('DP', 'level', 'play cost');
    case 'state':
      return fc.constantFrom('suspended', 'unsuspended', 'attacking');
    case 'stack':
      return fc.constantFrom('security stack', 'deck');
    case 'areas':
      return fc.constantFrom(...PLACE_AREAS.filter((area) => area !== 'battle area'));
    case 'permission':
      return fc.constantFrom(...PERMISSIONS);
    case 'nobody':
      return fc.constant({ ...ANY_OF_YOURS, form: 'none' });
    case 'prohibition':
      return fc.constantFrom(...PROHIBITIONS);
    case 'done':
    case 'passive':
    case 'third':
      return fc.constantFrom('delete', 'trash', 'play', 'suspend', 'return');
    case 'tag':
      return fc.constantFrom('Main', 'On Play');
    case 'names':
      return names;
    case 'icons':
      return fc.constantFrom(['<Save>'], ['<Blocker>', '<Save>']);
    case 'beneath':
      return fc.constant({
        kind: 'under',
        who: { kind: 'this', noun: 'Tamer' },
        form: 'under',
      });
    case 'thisPlaced':
      return fc.constant({
        kind: 'this placed',
        place: { kind: 'area', areas: 'battle area', side: 'your', form: 'from' },
      });
    case 'stock':
      return fc.constantFrom(
        { kind: 'area', side: "your opponent's", areas: 'trash', form: 'stock' },
        { kind: 'area', side: 'your', areas: 'hand', form: 'stock' },
      );
    case 'yours':
      return fc.constant({ ...ANY_OF_YOURS, form: 'you' });
    case 'elided':
      return fc.constant({ kind: 'same', form: '' });
    case 'beneathOf':
      return fc.constant({
        kind: 'under',
        who: { kind: 'this', noun: 'Digimon' },
        form: 'whose card',
      });
    case 'ownedBy':
      return fc.constant({ kind: 'under', who: { kind: 'this', noun: 'Digimon' }, form: 'whose' });
    case 'butBest':
      return fc.constant([
        {
          kind: 'not',
          filters: [{ kind: 'extreme', of: 'play cost', which: 'highest', form: 'before' }],
        },
      ]);
    case 'stackOf':
      return fc.constant({
        kind: 'area',
        side: "your opponent's",
        areas: 'security stack',
        form: 'cards',
      });
    case 'allNames':
      return twoNames;
    case 'colours':
      return fc.uniqueArray(fc.constantFrom('red', 'blue', 'black'), {
        minLength: 1,
        maxLength: 3,
      });
    case 'allColours':
      return fc.constantFrom(['red', 'blue'], ['black', 'purple']);
    case 'use':
      return use;
    case 'instruction':
      return use.filter(isInstruction);
    case 'drawn':
      return fc.integer({ min: 1, max: 3 }).map((n) => ({ name: 'Draw', n, printed: `Draw ${n}` }));
    case 'held':
      return fc.array(
        use.filter((each) => !isInstruction(each)),
        { minLength: 1, maxLength: 3 },
      );
    case 'uses':
      return fc
        .tuple(use, fc.array(held, { maxLength: 2 }))
        .map(([first, rest]) => [first, ...rest]);
    case 'having':
      return depth < 0
        ? fc.constant([{ kind: 'trait', match: 'exact', words: ['Beast'] }])
        : behind();
    case 'lacking':
      return (
        depth < 0 ? fc.constant([{ kind: 'trait', match: 'exact', words: ['Beast'] }]) : behind()
      ).map((filters) => [{ kind: 'not', filters }]);
    case 'valued':
      return number.map((n) => [{ kind: 'level', compare: 'or more', n, form: 'is' }]);
    case 'notBeing':
      return before.map((filter) => [{ kind: 'not', filters: [filter] }]);
    case 'being':
      return before.map((filter) => [filter]);
    case 'owned':
      return fc.constantFrom(
        { kind: 'this', noun: 'Digimon' },
        { kind: 'same', form: 'its' },
        { kind: 'any', side: 'your', other: false, noun: 'Tamers', filters: [], form: 'any of' },
      );
    case 'couple':
      return fc.constant({
        kind: 'either',
        targets: [
          {
            ...SOME,
            noun: '',
            filters: [{ kind: 'name', match: 'exact', words: ['Rex'] }],
            form: 'named',
          },
          { ...SOME, noun: 'card', filters: [{ kind: 'colour', colours: ['red'] }], form: 'a' },
        ],
      });
    case 'one':
    case 'target':
    case 'destination':
    case 'subject':
      return depth <= 0 ? thisDigimon : fromTable(TARGETS, depth - 1);
    case 'itIs':
      return fc.constant({ kind: 'same', form: 'it' });
    case 'attacker':
    case 'you':
      return thisDigimon;
    case 'place':
      return fromTable(PLACES, 0);
    case 'cost':
      return fromTable(COSTS, depth);
    case 'each':
      return fromTable(EACHES, depth);
    case 'thing':
      return fromTable(THINGS, depth);
    case 'quoted':
      return fc.constant({
        kind: 'effect',
        timings: [{ name: 'On Deletion' }],
        sentences: [{ conditions: [], processes: [{ action: { kind: 'memory', change: 1 } }] }],
      });
    default:
      throw new Error(`no values for {${name}}`);
  }
}

const before = fromTable(
  BEFORE.filter(
    (phrase) =>
      !('match' in phrase.fixed && phrase.fixed.match === 'exact' && !('form' in phrase.fixed)),
  ),
  0,
);

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
  (filter['compare'] === 'exactly' && next?.['kind'] === 'like' && next['compare'] !== undefined);

/** "a digivolution card with A or B": B is asked of that card. */
const isOpenEnded = ({ kind, form }: Tree): boolean => kind === 'under' && form === 'with';

/** "with a link card in its digivolution cards": what it has beneath it, or where it is? */
const endsUnder = (value: Tree): boolean =>
  /"kind":"(?:under|link cards|digivolution cards)/.test(JSON.stringify(value['filters']));

function described(depth: number): fc.Arbitrary<Tree> {
  return fc
    .tuple(
      fc.array(before, { maxLength: 2 }),
      depth < 0 ? fc.constant([]) : fc.oneof(fc.constant([]), behind()),
      fc.constantFrom('Digimon', 'Tamer', 'Digimon card', 'Option cards'),
    )
    .map(([front, back, noun]) => ({ noun, filters: [...front, ...back] }));
}

function counted(): fc.Arbitrary<Tree> {
  return behind().map((filters) => ({ what: 'Digimon', filters }));
}

function fromPhrase<N>({ parts, fixed }: Phrase<N>, depth: number): fc.Arbitrary<Tree> {
  const { form, ...constants }: { form?: string } = fixed;
  const isPlaced = parts.some((part) => part.is === 'hole' && part.hole === 'place');
  const fields = parts.map((part): fc.Arbitrary<Tree> => {
    if (part.is === 'choice') {
      return fc
        .constantFrom(...part.words.keys())
        .map((i) => ({ piece: i === 0 ? '' : part.words[i] || '-' }));
    }
    if (part.is !== 'hole') return fc.constant({});
    if (part.hole === 'described')
      return described(depth)
        .filter((value) => !isPlaced || !endsUnder(value))
        .map((value) => ({ ...value, piece: '' }));
    if (part.hole === 'detailed')
      return before.map((filter) => ({ noun: 'Digimon', filters: [filter], piece: '' }));
    if (part.hole === 'foiled')
      return fc.constant({
        what: "be deleted by your opponent's effects",
        also: ["have its DP reduced by your opponent's effects"],
        target: { kind: 'this', noun: 'Digimon' },
        piece: '0:0;0;2:0:its',
      });
    if (part.hole === 'barred')
      return fc.constant({ what: 'digivolve', also: ['attack'], piece: '' });
    if (part.hole === 'beneathCards' || part.hole === 'beneathDetailed')
      return fc.constantFrom('red', 'blue').map((colour) => ({
        noun: 'digivolution card',
        filters: [{ kind: 'colour', colours: [colour] }],
        piece: '',
      }));
    if (part.hole === 'heldFirst')
      return fc.constant({
        noun: 'Digimon',
        filters: [{ kind: 'trait', match: 'exact', words: ['Beast'] }],
        side: 'your',
        piece: '0;0',
      });
    if (part.hole === 'placedFirst')
      return fc.constant({
        noun: 'Digimon card',
        filters: [{ kind: 'trait', match: 'exact', words: ['Beast'] }],
        place: { kind: 'area', side: 'your', areas: 'hand' },
        piece: '0;',
      });
    if (part.hole === 'placedAhead')
      return fc.constant({
        target: {
          kind: 'cards',
          n: 1,
          upTo: false,
          noun: 'Digimon card',
          filters: [{ kind: 'trait', match: 'exact', words: ['Beast'], form: 'before' }],
          place: { kind: 'area', side: 'your', areas: 'hand' },
          form: 'ahead|',
        },
        cost: { kind: 'free' },
        piece: 'ahead',
      });
    if (part.hole === 'amount')
      return fc.tuple(compare, number).map(([how, n]) => ({ compare: how, n, piece: '' }));
    if (part.hole === 'counted') return counted().map((value) => ({ ...value, piece: '' }));
    return hole(part.hole, depth).map((value) => ({
      [part.field]: value,
      ...(isSpelled(part.hole) ? { piece: '' } : {}),
    }));
  });
  return fc.tuple(...fields).map((got) => {
    const pieces = got.filter((each) => 'piece' in each).map(({ piece }) => String(piece));
    const text = [...(form === undefined ? [] : [form]), ...pieces].join('|').replace(/\|+$/, '');
    const node = Object.assign({}, constants, ...got.map(({ piece: _, ...rest }) => rest));
    return text === '' ? node : { ...node, form: text };
  });
}

const isSpelled = (name: keyof Grammar): boolean => GRAMMAR[name].spelled === true;

/** Any row of a table. */
export function fromTable<N>(phrases: readonly Phrase<N>[], depth: number): fc.Arbitrary<Tree> {
  const ofTable = made.get(phrases) ?? new Map<number, fc.Arbitrary<Tree>>();
  made.set(phrases, ofTable);
  const known = ofTable.get(depth) ?? fc.oneof(...phrases.map((row) => fromPhrase(row, depth)));
  ofTable.set(depth, known);
  return known;
}
