/** What may stand in a hole of a phrase, for the holes that need no other table of phrases. */
import fc from 'fast-check';
import { KEYWORD_NAMES } from '../keyword/lookup.ts';
import type { Holes, Spreads } from '../phrase/holes.ts';
import { isInstruction, makeKeyword } from '../phrase/keyword.ts';
import { PERMISSIONS, PROHIBITIONS } from '../tree/closed/prohibition.ts';
import { BANS, PLACE_AREAS } from '../tree/tree.ts';

const number = fc.integer({ min: 2, max: 99_999 });
const compare = fc.constantFrom('or more', 'or less', 'exactly');
const side = fc.constantFrom('your', "your opponent's");
const verb = fc.constantFrom('delete', 'trash', 'play', 'suspend', 'return');
const measure = fc.constantFrom('DP', 'level', 'play cost');

const someNames = (minLength: number): fc.Arbitrary<string[]> =>
  fc.uniqueArray(fc.constantFrom('Alpha', 'Beta Gamma', "Delta's End", 'Omega: Mode'), {
    minLength,
    maxLength: 3,
  });

const use = fc
  .record({ name: fc.constantFrom(...KEYWORD_NAMES), n: fc.integer({ min: 1, max: 9 }) })
  .map(({ name, n }) => {
    const kept = { name, ...(name.length % 2 === 0 && name !== 'Link +' ? {} : { n }) };
    return { ...kept, printed: makeKeyword(kept) };
  });
const held = use.filter((each) => !isInstruction(each));

const THIS_DIGIMON = { kind: 'this', noun: 'Digimon' };
const SOME = { kind: 'any', side: 'either', other: false };
/** A Digimon of one's own, whichever it is. */
const ANY_OF_YOURS = { kind: 'any', side: 'your', other: false, noun: 'Digimon', filters: [] };
const BEAST = { kind: 'trait', match: 'exact', words: ['Beast'] };
const YOUR_HAND = { kind: 'area', side: 'your', areas: 'hand' };

export const thisDigimon = fc.constant(THIS_DIGIMON);
export const beasts = fc.constant([BEAST]);
const deletesThis = fc.constant({ kind: 'delete', target: THIS_DIGIMON });

const NUMBERS = {
  n: number,
  signed: fc.integer({ min: -20_000, max: 20_000 }),
  loss: fc.integer({ min: -9, max: -1 }),
  level: compare,
  dp: compare,
  count: compare,
  valued: number.map((n) => [{ kind: 'level', compare: 'or more', n, form: 'is' }]),
};

const PLAYERS = {
  side,
  whose: side,
  allOfWhose: side,
  owner: side,
  haver: side,
  lacker: side,
  pileOf: side,
  players: fc.constantFrom('your', "your opponent's", 'either'),
};

const FLAGS = {
  upTo: fc.boolean(),
  other: fc.boolean(),
  would: fc.boolean(),
  faceDown: fc.boolean(),
};

const WORDS = {
  things: fc.constantFrom('security', 'hand', 'trash', 'Digimon', 'Tamer'),
  ban: fc.constantFrom(...BANS),
  pile: fc.constantFrom('hand', 'deck', 'security stack'),
  agent: fc.constantFrom('by an effect', 'by effects', 'by your effects'),
  cause: fc.constantFrom('in battle', "by an opponent's effect", 'other than by your effects'),
  effectsOf: fc.constantFrom("your opponent's effects", "your opponent's Tamer effects", 'effects'),
  origin: fc.constantFrom('digivolution cards', 'the trash'),
  both: fc.constantFrom('trashes', 'security stacks'),
  which: fc.constantFrom('lowest', 'highest'),
  of: measure,
  measure,
  state: fc.constantFrom('suspended', 'unsuspended', 'attacking'),
  stack: fc.constantFrom('security stack', 'deck'),
  areas: fc.constantFrom(...PLACE_AREAS.filter((area) => area !== 'battle area')),
  permission: fc.constantFrom(...PERMISSIONS),
  prohibition: fc.constantFrom(...PROHIBITIONS),
  done: verb,
  passive: verb,
  third: verb,
  tag: fc.constantFrom('Main', 'On Play'),
  names: someNames(1),
  allNames: someNames(2),
  icons: fc.constantFrom(['<Save>'], ['<Blocker>', '<Save>']),
  colours: fc.uniqueArray(fc.constantFrom('red', 'blue', 'black'), { minLength: 1, maxLength: 3 }),
  allColours: fc.constantFrom(['red', 'blue'], ['black', 'purple']),
};

const KEYWORDS = {
  use,
  instruction: use.filter(isInstruction),
  drawn: fc.integer({ min: 1, max: 3 }).map((n) => ({ name: 'Draw', n, printed: `Draw ${n}` })),
  held: fc.array(held, { minLength: 1, maxLength: 3 }),
  uses: fc.tuple(use, fc.array(held, { maxLength: 2 })).map(([first, rest]) => [first, ...rest]),
};

const TARGETS = {
  attacker: thisDigimon,
  you: thisDigimon,
  itIs: fc.constant({ kind: 'same', said: 'it' }),
  their: fc.constant({ kind: 'same', said: 'their' }),
  elided: fc.constant({ kind: 'same', said: '' }),
  yours: fc.constant({ ...ANY_OF_YOURS, said: 'any of', form: 'you' }),
  nobody: fc.constant({ ...ANY_OF_YOURS, none: true, said: 'none' }),
  owned: fc.constantFrom(
    THIS_DIGIMON,
    { kind: 'same', said: 'its' },
    { ...ANY_OF_YOURS, noun: 'Tamers', said: 'any of' },
  ),
  couple: fc.constant({
    kind: 'either',
    targets: [
      {
        ...SOME,
        noun: '',
        filters: [{ kind: 'name', match: 'exact', words: ['Rex'] }],
        said: 'named',
      },
      { ...SOME, noun: 'card', filters: [{ kind: 'colour', colours: ['red'] }], said: 'a' },
    ],
  }),
  thisPlaced: fc.constant({
    kind: 'this placed',
    place: { kind: 'area', areas: 'battle area', side: 'your', form: 'from' },
  }),
};

const PLACES = {
  beneath: fc.constant({ kind: 'under', who: { kind: 'this', noun: 'Tamer' }, form: 'under' }),
  beneathOf: fc.constant({ kind: 'under', who: THIS_DIGIMON, form: 'whose card' }),
  ownedBy: fc.constant({ kind: 'under', who: THIS_DIGIMON, form: 'whose' }),
  stock: fc.constantFrom(
    { kind: 'area', side: "your opponent's", areas: 'trash', form: 'stock' },
    { ...YOUR_HAND, form: 'stock' },
  ),
  stackOf: fc.constant({
    kind: 'area',
    side: "your opponent's",
    areas: 'security stack',
    form: 'cards',
  }),
};

const DONE = {
  theirs: deletesThis,
  orders: deletesThis,
  butBest: fc.constant([
    {
      kind: 'not',
      filters: [{ kind: 'extreme', of: 'play cost', which: 'highest', form: 'before' }],
    },
  ]),
  quoted: fc.constant({
    kind: 'effect',
    timings: [{ name: 'On Deletion' }],
    sentences: [{ conditions: [], processes: [{ action: { kind: 'memory', change: 1 } }] }],
  }),
};

/** What may stand in each of these holes. */
export const VALUES = {
  ...NUMBERS,
  ...PLAYERS,
  ...FLAGS,
  ...WORDS,
  ...KEYWORDS,
  ...TARGETS,
  ...PLACES,
  ...DONE,
} satisfies { readonly [K in keyof Holes]?: fc.Arbitrary<unknown> };

const coloured = fc.constantFrom('red', 'blue').map((colour) => ({
  noun: 'digivolution card',
  filters: [{ kind: 'colour', colours: [colour] }],
  piece: '',
}));

/** The same for holes that fill several fields, with the spelling of what they fill. */
export const FIELDS = {
  amount: fc.tuple(compare, number).map(([how, n]) => ({ compare: how, n, piece: '' })),
  beneathCards: coloured,
  beneathBare: fc.constant({ noun: 'digivolution cards', filters: [], piece: '' }),
  beneathDetailed: coloured,
  barred: fc.constant({ what: 'digivolve', also: ['attack'], piece: '' }),
  foiled: fc.constant({
    what: "be deleted by your opponent's effects",
    also: ["have its DP reduced by your opponent's effects"],
    target: THIS_DIGIMON,
    piece: '0:0;0;2:0:its',
  }),
  optionsThere: fc.constant({
    noun: 'Option cards in the battle area',
    filters: [BEAST],
    side: 'your',
    piece: '0',
  }),
  heldFirst: fc.constant({ noun: 'Digimon', filters: [BEAST], side: 'your', piece: '0;0' }),
  placedFirst: fc.constant({
    noun: 'Digimon card',
    filters: [BEAST],
    place: YOUR_HAND,
    piece: '0;',
  }),
  placedAhead: fc.constant({
    target: {
      kind: 'cards',
      n: 1,
      upTo: false,
      noun: 'Digimon card',
      filters: [{ ...BEAST, form: 'before' }],
      place: YOUR_HAND,
      form: 'ahead|',
    },
    cost: { kind: 'free' },
    piece: 'ahead',
  }),
} satisfies { readonly [K in keyof Spreads]?: fc.Arbitrary<Readonly<Record<string, unknown>>> };
