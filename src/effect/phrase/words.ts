/** Small holes: numbers, sides, comparisons, causes. */
import type { Hole } from './hole.ts';
import { list, literally, pattern, words } from './make-hole.ts';
import { PERMISSIONS, PROHIBITIONS } from '../tree/closed/prohibition.ts';
import { ORIGIN_NAMES } from '../tree/closed/origin.ts';
import {
  BANS,
  PILES,
  PLACE_AREAS,
  type Action,
  type Ban,
  type CausePhrase,
  type Compare,
  type Prohibition,
  type Side,
} from '../tree/tree.ts';

export const n = pattern(
  /\d{1,6}/,
  ([digits]) => canonical(digits),
  (value) => (value < 0 ? undefined : String(value)),
);

export const signed = pattern(
  /[+-]\d{1,6}/,
  ([digits]) => canonical(digits.slice(1), digits.startsWith('-')),
  (value) => (Object.is(value, -0) || value < 0 ? String(value) : `+${value}`),
);

export const loss = pattern(
  /\d{1,6}/,
  ([digits]) => canonical(digits, true),
  (value) => (value < 0 ? String(-value) : undefined),
);

/** Numbers with leading zeros are no numbers of a card. */
function canonical(digits: string, negative = false): number | undefined {
  const value = Number(digits);
  if (String(value) !== digits || (negative && value === 0)) return undefined;
  return negative ? -value : value;
}

/** In front of a noun: "1 of your opponent's Digimon". */
export const side = words<Side>([
  ['your ', 'your'],
  ["your opponent's ", "your opponent's"],
  ["the opponent's ", "your opponent's"],
  ['their ', "your opponent's"],
]);

const WHOSE: readonly (readonly [string, Side])[] = [
  ['your', 'your'],
  ["your opponent's", "your opponent's"],
  ["an opponent's", "your opponent's"],
  ['their', "your opponent's"],
  ["both players'", 'either'],
  ["each player's", 'either'],
];

/** Whose area: "your security stack", "both players' security stacks". */
export const whose = words<Side>([
  ...WHOSE,
  ["your or your opponent's", 'either'],
  ["either player's", 'either'],
]);

/** Where something is done to it: "either player's" would be one that is chosen, and isn't read. */
export const allOfWhose = words<Side>(WHOSE);

/** Where cards are taken from: "from your hand", "in the hand". */
export const owner = words<Side>([
  ['your ', 'your'],
  ['the ', 'your'],
  ["your opponent's ", "your opponent's"],
  ['their ', "your opponent's"],
]);

export const upTo = words([
  ['', false],
  ['up to ', true],
]);

export const other = words([
  ['', false],
  ['other ', true],
]);

export const faceDown = words([
  [' face down', true],
  [' face up', false],
  [' face-up', false],
  [' face-down', true],
]);

export const level = words<Compare>([
  [' or lower', 'or less'],
  [' or higher', 'or more'],
  [' or less', 'or less'],
  [' or more', 'or more'],
  ['', 'exactly'],
]);

export const dp = words<Compare>([
  [' or less', 'or less'],
  [' or lower', 'or less'],
  [' or fewer', 'or less'],
  [' or more', 'or more'],
  [' or higher', 'or more'],
  ['', 'exactly'],
]);

export const count = words<Compare>([
  [' or more', 'or more'],
  [' or fewer', 'or less'],
  [' or less', 'or less'],
  ['', 'exactly'],
]);

/** 14-2, 15-8-5: how something came about. */
const plainCause = words<CausePhrase>([
  ['in battle', 'in battle'],
  ["by an opponent's effect", "by an opponent's effect"],
  ["by one of your opponent's effects", "by an opponent's effect"],
  ["by your opponent's effects", "by your opponent's effects"],
  ["by your opponent's effect", "by an opponent's effect"],
  ["by the effects of your opponent's cards", "by your opponent's effects"],
  ["by an opponent's Digimon's effect", "by an opponent's Digimon's effect"],
  ["by an opponent's Digimon effect", "by an opponent's Digimon's effect"],
  ["by one of your opponent's Digimon's effects", "by an opponent's Digimon's effect"],
  ["by one of your Digimon's effects", "by one of your Digimon's effects"],
  ['by an effect', 'by an effect'],
  ['using an effect', 'by an effect'],
  ['with an effect', 'by an effect'],
  ['due to an effect', 'by an effect'],
  ['by effects', 'by effects'],
  ['by your effects', 'by your effects'],
  ['by your own effects', 'by your effects'],
  ['using your effects', 'by your effects'],
  ['with your effects', 'by your effects'],
  ['by one of your effects', 'by one of your effects'],
  ['by one of your own effects', 'by one of your effects'],
  ['using one of your effects', 'by one of your effects'],
  ['with one of your effects', 'by one of your effects'],
  ['by one of your Digimon', 'by one of your Digimon'],
  ['by having 0 DP', 'by having 0 DP'],
  ['by dropping to 0 DP', 'by having 0 DP'],
  ['in battle or by having 0 DP', 'in battle or by having 0 DP'],
  ['other than by one of your effects', 'other than by one of your effects'],
  ['other than by your effects', 'other than by your effects'],
  ['other than by your own effects', 'other than by your effects'],
  ['by this effect', 'by this effect'],
  ['with this effect', 'by this effect'],
  ['other than by effects', 'other than by effects'],
  ['other than in battle', 'other than in battle'],
  ['other than by battle', 'other than in battle'],
  ['outside of a battle', 'other than in battle'],
  ['outside of battle', 'other than in battle'],
  ['except in battle', 'other than in battle'],
  ['except by your effects', 'other than by your effects'],
  ['except by one of your effects', 'other than by one of your effects'],
  ['other than by one of your own effects', 'other than by one of your effects'],
  [
    'other than in battle or by one of your effects',
    'other than in battle or by one of your effects',
  ],
  ['other than in battle or by your effects', 'other than in battle or by your effects'],
]);

const bySource = pattern<CausePhrase>(
  /by \[([^[\]\n]{1,80})\]'s effect/,
  ([, name]) => (name === undefined ? undefined : `by [${name}]'s effect`),
  (value) => value,
);
/** In battle, by whose effect, or by an effect of a card of a name. */
export const cause: Hole<CausePhrase> = {
  spelled: true,
  read: (cursor, at) => plainCause.read(cursor, at) ?? bySource.read(cursor, at),
  write: (value, pen, form) =>
    value.startsWith('by [') ? bySource.write(value, pen) : plainCause.write(value, pen, form),
};

/** Whose effects something is not affected by. */
export const effectsOf = words<Extract<Action, { kind: 'immune' }>['to']>([
  ["your opponent's effects", "your opponent's effects"],
  ["the effects of your opponent's cards", "your opponent's effects"],
  ['their effects', "your opponent's effects"],
  ["your opponent's Digimon's effects", "your opponent's Digimon's effects"],
  ["the effects of your opponent's Digimon", "your opponent's Digimon's effects"],
  ["your opponent's Digimon effects", "your opponent's Digimon's effects"],
  ["their Digimon's effects", "your opponent's Digimon's effects"],
  ['their Digimon effects', "your opponent's Digimon's effects"],
  ["your opponent's Option effects", "your opponent's Option effects"],
  ["your opponent's Option card effects", "your opponent's Option effects"],
  ["your opponent's Option cards", "your opponent's Option effects"],
  ["your opponent's Option cards' effects", "your opponent's Option effects"],
  ["their Option cards' effects", "your opponent's Option effects"],
  ["your opponent's Options' effects", "your opponent's Option effects"],
  ["the effects of your opponent's Option cards", "your opponent's Option effects"],
  ['their Option effects', "your opponent's Option effects"],
  ["your opponent's Tamer effects", "your opponent's Tamer effects"],
  ["the effects of your opponent's Tamers", "your opponent's Tamer effects"],
  ["your opponent's Tamers' effects", "your opponent's Tamer effects"],
  ['their Tamer effects', "your opponent's Tamer effects"],
  ['effects', 'effects'],
]);

/** Where a played card came from, where that is no place of its own. */
export const origin = literally(ORIGIN_NAMES);
export const which = literally(['lowest', 'highest']);
export const of = words([
  ['DP', 'DP'],
  ['level', 'level'],
  ['levels', 'level'],
  ['play cost', 'play cost'],
  ['play costs', 'play cost'],
]);
export const measure = literally(['DP', 'level', 'play cost']);
export const state = literally(['suspended', 'unsuspended', 'attacking']);
export const stack = literally(['security stack', 'deck']);
/** What both players have some of. */
export const things = words<
  'security' | 'hand' | 'trash' | 'Digimon' | 'Tamer' | 'Digimon or Tamer'
>([
  ['security cards', 'security'],
  ['cards in your security stack', 'security'],
  ['cards in their security stack', 'security'],
  ['cards in your hand', 'hand'],
  ['cards in their hand', 'hand'],
  ['cards in hand', 'hand'],
  ['cards in your trash', 'trash'],
  ['cards in their trash', 'trash'],
  ['cards in trash', 'trash'],
  ['Digimon', 'Digimon'],
  ['Tamers', 'Tamer'],
  ['total Digimon and Tamers', 'Digimon or Tamer'],
  ['total Digimon or Tamers', 'Digimon or Tamer'],
  ['Digimon and Tamers', 'Digimon or Tamer'],
  ['Digimon or Tamers', 'Digimon or Tamer'],
]);
/** Who a ban is for. */
export const players = words<Side>([
  ['you', 'your'],
  ['your opponent', "your opponent's"],
  ['players', 'either'],
  ['neither player', 'either'],
]);
export const ban = words<Ban>([
  ...BANS.map((what) => [what, what] as const),
  ['gain memory by effects', 'gain memory with effects'],
  ['gain memory from effects', 'gain memory with effects'],
  ['gain memory through effects', 'gain memory with effects'],
  ['gain memory other than with Tamer effects', 'gain memory except with Tamer effects'],
  ['play Digimon with effects', 'play Digimon by effects'],
  ['play Digimon using effects', 'play Digimon by effects'],
  ['play cards with effects', 'play cards by effects'],
  ['play cards using effects', 'play cards by effects'],
  ['play Tamers with effects', 'play Tamers by effects'],
  ['play Digimon and Tamers by effects', 'play Digimon or Tamers by effects'],
  ['play Digimon or Tamers with effects', 'play Digimon or Tamers by effects'],
  ['use Options', 'use Option cards'],
  ['draw cards with effects', 'draw cards by effects'],
  ['draw by effects', 'draw cards by effects'],
  ['add cards to hands with effects', 'add cards to hands by effects'],
  ['add cards to their hand with effects', 'add cards to their hand by effects'],
  [
    'add cards to their security stack with effects',
    'add cards to their security stack by effects',
  ],
]);
export const both = literally(['trashes', 'security stacks', 'hands']);
export const pile = literally(PILES);
/** "in the battle area" says where something is placed, so that only "from" it is a place. */
export const areas = literally(PLACE_AREAS.filter((area) => area !== 'battle area'));
export const permission = literally(PERMISSIONS);
const plainProhibition = literally(PROHIBITIONS);
/** Other words for the same; what stands behind "or" has its own words only. */
export const prohibition = words<Prohibition>([
  ...PROHIBITIONS.map((what) => [what, what] as const),
  ['be deleted by an effect', 'be deleted by effects'],
  ["be deleted by an opponent's effect", "be deleted by your opponent's effects"],
  ["be deleted by the effects of your opponent's cards", "be deleted by your opponent's effects"],
  ["be returned to its owner's hand", 'be returned to the hand'],
  ['be returned to your hand', 'be returned to the hand'],
  ['be returned to hand or deck', 'be returned to the hand or deck'],
  ["be returned to its owner's hand or deck", 'be returned to the hand or deck'],
  ['be returned to your hand or deck', 'be returned to the hand or deck'],
  [
    "be returned to the hand or deck by an opponent's effect",
    "be returned to the hand or deck by your opponent's effects",
  ],
  [
    "be returned to its owner's hand or deck by your opponent's effects",
    "be returned to the hand or deck by your opponent's effects",
  ],
  [
    "be returned to your hand or deck by your opponent's effects",
    "be returned to the hand or deck by your opponent's effects",
  ],
  [
    "leave the battle area by an opponent's effect",
    "leave the battle area by your opponent's effects",
  ],
  [
    "leave the battle area due to your opponent's effects",
    "leave the battle area by your opponent's effects",
  ],
  [
    'leave the battle area other than by being deleted',
    'leave the battle area other than by deletion',
  ],
  ['leave the battle area except by being deleted', 'leave the battle area except by deletion'],
  [
    "have their DP reduced by your opponent's effects",
    "have its DP reduced by your opponent's effects",
  ],
  ["have DP reduced by your opponent's effects", "have its DP reduced by your opponent's effects"],
  ['have their DP reduced', 'have its DP reduced'],
  [
    "have their digivolution cards trashed by your opponent's effects",
    "have its digivolution cards trashed by your opponent's effects",
  ],
  [
    'have their digivolution cards trashed by effects',
    'have its digivolution cards trashed by effects',
  ],
  ['have its attack target changed', 'have its attack target switched'],
  [
    'activate [When Digivolving] effects or suspend',
    'suspend or activate [When Digivolving] effects',
  ],
  [
    'activate [On Play] and [When Digivolving] effects',
    'activate [On Play] or [When Digivolving] effects',
  ],
  [
    'activate [When Digivolving] or [On Play] effects',
    'activate [On Play] or [When Digivolving] effects',
  ],
  ['unsuspend, attack or block', 'attack, block or unsuspend'],
  ['block or attack', 'attack or block'],
  ['unsuspend or suspend', 'suspend or unsuspend'],
]);
const barring = list<Prohibition>(plainProhibition, [' or ', ', or ']);
/** "digivolve or attack": what has no words of its own is said one after the other. */
export const barred: Hole<{
  readonly what: Prohibition;
  readonly also?: readonly Prohibition[];
}> = {
  spread: ['what', 'also'],
  spelled: true,
  read(cursor, at) {
    const got = barring.read(cursor, at);
    const [what, ...also] = got?.value ?? [];
    if (got === undefined || what === undefined || also.length === 0) return undefined;
    return { ...got, value: { what, also } };
  },
  write: ({ what, also = [] }, pen, form) =>
    also.length === 0 ? undefined : barring.write([what, ...also], pen, form),
};

/** Verbs of "this effect didn't ..." */
export const done = literally([
  'delete',
  'trash',
  'add',
  'play',
  'suspend',
  'return',
  'place',
  'digivolve',
  'unsuspend',
  'reveal',
]);

/** "no Digimon was deleted by this effect": the verb as `done` has it. */
export const passive = words([
  ['deleted', 'delete'],
  ['trashed', 'trash'],
  ['played', 'play'],
  ['suspended', 'suspend'],
  ['returned', 'return'],
  ['added', 'add'],
  ['placed', 'place'],
  ['digivolved', 'digivolve'],
  ['unsuspended', 'unsuspend'],
  ['revealed', 'reveal'],
]);

/** "if this effect deletes": the same verbs behind their subject. */
export const third = words([
  ['deletes', 'delete'],
  ['trashes', 'trash'],
  ['plays', 'play'],
  ['suspends', 'suspend'],
  ['returns', 'return'],
  ['adds', 'add'],
  ['places', 'place'],
  ['digivolves', 'digivolve'],
  ['unsuspends', 'unsuspend'],
]);

/** A timing icon that is spoken of: "activate this card's [Main] effects". */
export const tag = pattern(
  /\[(Main|Security|On Play|When Digivolving|When Attacking|On Deletion|Your Turn|All Turns)\]/,
  ([, inside]) => inside,
  (inside) => `[${inside}]`,
);

const name = pattern(
  /\[([^[\]\n]{1,80})\]/,
  ([, inside]) => (inside?.startsWith('<') === true ? undefined : inside),
  (inside) => (inside.startsWith('<') ? undefined : `[${inside}]`),
);
/** An icon that a text is to show: `<Save>`. */
const icon = pattern(
  /<[A-Z][^<>\n]{0,60}>/,
  ([whole]) => whole,
  (whole) => (whole.startsWith('<') ? whole : undefined),
);
export const icons = list(icon, [' or ', '/', ', or ']);
/** "[A]", "[A]/[B]", "[A], [B] or [C]": one of them is enough (4-24). */
export const names = list(name, [' or ', '/', ', or ', ' and/or ']);
export const allNames = list(name, [' and ', ', and ']);

const COLOURS = ['red', 'blue', 'yellow', 'green', 'black', 'purple', 'white'] as const;
export const colours = list<string>(literally<string>(COLOURS), [' or ', '/', ', or ', ' and/or ']);
const colourPair = list<string>(literally<string>(COLOURS), [' and ']);
/** "black and yellow": each of them, and more than one. */
export const allColours: Hole<readonly string[]> = {
  read(cursor, at) {
    const got = colourPair.read(cursor, at);
    return got !== undefined && got.value.length > 1 ? got : undefined;
  },
  write: (value, pen, form) => (value.length > 1 ? colourPair.write(value, pen, form) : undefined),
};
