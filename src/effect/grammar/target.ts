/** Who or what is meant (15-10). */
import { phrasesOf } from '../phrase/phrase.ts';
import type { Target } from '../tree/tree.ts';
import { SAME_WORDS } from '../tree/closed/same.ts';
import { ALL_BUT, ANY_OF_STACK } from './any-of.ts';
import { BENEATH, FACE_DOWN, OWNED } from './belonging.ts';
import { table, memo } from '../phrase/make-hole.ts';
import { stands, type Hole } from '../phrase/hole.ts';

const phrase = phrasesOf<Target>();

/** Whom it is not, said behind the noun; in front of it "other" says the same. */
const BUT_THIS = '(other than|except|except for) this (Digimon|Tamer)';

const OTHERS = [
  phrase(
    { kind: 'all', other: true, form: 'but this' },
    `(all of|all) {side}{described} ${BUT_THIS}`,
  ),
  phrase(
    { kind: 'all', side: 'either', other: true, form: 'but this' },
    `all {described} ${BUT_THIS}`,
  ),
  phrase(
    { kind: 'choose', other: true, form: 'but this' },
    `{upTo}{n} of {side}{described} ${BUT_THIS}`,
  ),
  phrase(
    { kind: 'choose', side: 'either', other: true, form: 'but this' },
    `{upTo}{n} {described} ${BUT_THIS}`,
  ),
  phrase({ kind: 'any', other: true, said: 'bare but this' }, `{side}{described} ${BUT_THIS}`),
  phrase(
    { kind: 'any', side: 'either', other: true, said: 'other but this' },
    `{described} ${BUT_THIS}`,
  ),
];

const PLAIN = [
  phrase({ kind: 'this', noun: 'Digimon' }, 'this Digimon'),
  phrase({ kind: 'such' }, '{n} such {described}'),
  phrase({ kind: 'such', form: 'placed' }, '{n} such {described} {place}'),
  phrase({ kind: 'this with' }, 'this {detailed}'),
  phrase(
    { kind: 'worth', side: 'either', form: 'cards' },
    "up to {n} {of:measure}('s|s'|) total worth of {described} {place}",
  ),
  phrase({ kind: 'worth' }, "up to {n} {of:measure}('s|s'|) total worth of {side}{described}"),
  phrase(
    { kind: 'worth', form: 'so that' },
    'any number of {side}{described} so that their {of:measure} total is up to {n}',
  ),
  phrase({ kind: 'this', noun: 'Tamer' }, 'this Tamer'),
  phrase({ kind: 'this', noun: 'card' }, 'this card'),
  phrase({ kind: 'this', noun: 'digivolution card' }, 'this digivolution card'),
  ...ANY_OF_STACK,
  ...ALL_BUT,
  ...SAME_WORDS.map((word) => phrase({ kind: 'same', said: word }, word)),
  phrase({ kind: 'choose' }, '{upTo}{n} of {side}{other}{described}'),
  phrase({ kind: 'choose', side: 'either' }, '{upTo}{n} {other}{described}'),
  phrase(
    { kind: 'choose', n: 0, upTo: true, anyNumber: true, form: 'any number' },
    'any number of {side}{other}{described}',
  ),
  phrase(
    { kind: 'worth', form: 'total is' },
    'any number of {side}{described} so that their (total|combined) {of:measure} is {n} or less',
  ),
  phrase(
    { kind: 'worth', form: 'total worth' },
    'up to {n} (total|combined) {of:measure} worth of {side}{described}',
  ),
  phrase(
    { kind: 'worth', form: 'with a total' },
    '(any of|any number of) {side}{described} with (a total|a combined|total|combined) {of:measure} (up to|of up to) {n}',
  ),
  phrase(
    { kind: 'worth', form: 'measure worth' },
    "up to {n} {of:measure}(|'s|s) worth of {side}{described}",
  ),
  phrase({ kind: 'choose', upTo: false, form: 'any' }, 'any {n} of {side}{other}{described}'),
  phrase(
    { kind: 'choose', upTo: false, side: 'either', form: 'any' },
    'any {n} {other}{described}',
  ),
  phrase({ kind: 'choose', other: false, form: 'there' }, '{upTo}{n} {optionsThere}'),
  phrase({ kind: 'all', other: false, form: 'there' }, '(all|all of the) {optionsThere}'),
  phrase({ kind: 'any', other: false, said: 'there' }, '(|any ){optionsThere}'),
  ...OTHERS,
  phrase({ kind: 'all' }, '(all of|all|each of) {side}{other}{described}'),
  phrase({ kind: 'all', side: 'either' }, 'all {other}{described}'),
  phrase({ kind: 'any' }, 'one of {side}{other}{described}'),
  phrase({ kind: 'any', said: 'any of' }, 'any of {side}{other}{described}'),
  phrase(
    { kind: 'any', side: "your opponent's", other: false, said: 'an' },
    "an opponent's {described}",
  ),
  phrase({ kind: 'any', other: true, said: 'another of' }, 'another of {side}{described}'),
  phrase({ kind: 'any', side: 'either', other: true, said: 'another' }, 'another {described}'),
  phrase({ kind: 'any', side: 'either', other: false, said: 'a' }, '(a|an) {described}'),
  phrase({ kind: 'any', side: 'either', said: 'any' }, 'any {other}{described}'),
  phrase({ kind: 'any', said: 'bare' }, '{side}{other}{described}'),
  phrase({ kind: 'any', side: 'either', other: true, said: 'other' }, 'other {described}'),
  phrase({ kind: 'any', none: true, said: 'none' }, 'none of {side}{other}{described}'),
  phrase(
    { kind: 'any', side: 'either', none: true, said: 'none of both' },
    "neither player's {other}{described}",
  ),
  phrase({ kind: 'end card', end: 'top', of: 'security' }, '{side}top security card'),
  phrase({ kind: 'end card', end: 'bottom', of: 'security' }, '{side}bottom security card'),
  phrase(
    { kind: 'end card', end: 'top or bottom', of: 'security' },
    '{side}top or bottom security card',
  ),
  phrase({ kind: 'end card', end: 'top', of: 'deck' }, 'the top card of {side}deck'),
  phrase(
    { kind: 'end card', end: 'top', of: 'deck', form: 'several' },
    'the top {n} cards of {side}deck',
  ),
  phrase(
    { kind: 'end card', end: 'bottom', of: 'security', form: 'of' },
    'the bottom card of {side}security stack',
  ),
  phrase(
    { kind: 'end card', end: 'top', of: 'security', form: 'of' },
    'the top card of {side}security stack',
  ),
  phrase(
    { kind: 'stacked card', end: 'top' },
    '(the top card of|the top stacked card of) {who:target}',
  ),
  phrase(
    { kind: 'stacked card', end: 'bottom', form: 'under' },
    'the bottom card from under {who:target}',
  ),
  phrase(
    { kind: 'stacked card', end: 'bottom', faceDown: true, form: 'under' },
    'the bottom face-down card (from |)under {who:target}',
  ),
  phrase({ kind: 'end card', end: 'top', of: 'deck', form: 'your' }, "{side}deck's top card"),
  phrase(
    { kind: 'end card', end: 'top or bottom', of: 'security', form: 'of' },
    'the top or bottom card of {side}security stack',
  ),
  phrase(
    { kind: 'end card', end: 'top', of: 'security', faceDown: true },
    '{side}top face-down security card',
  ),
  phrase(
    { kind: 'end card', end: 'top', of: 'security', faceDown: false },
    '{side}top face-up security card',
  ),
  phrase({ kind: 'any', side: 'either', other: false, said: 'named' }, '{described}'),
  phrase({ kind: 'any', side: 'your', said: 'you have' }, '{other}{described} you have(| in play)'),
  phrase(
    { kind: 'any', side: "your opponent's", said: 'they have' },
    '{other}{described} your opponent has(| in play)',
  ),
  phrase({ kind: 'any', other: false, said: 'held' }, '{heldFirst}'),
  phrase({ kind: 'any', other: true, said: 'held other' }, 'other {heldFirst}'),
  phrase({ kind: 'cards', n: 0, upTo: false, all: true }, '(all|all of the) {described} {place}'),
  phrase(
    { kind: 'cards', n: 0, upTo: false, all: true, oneOfEach: true },
    '1 of each {described} {place}',
  ),
  phrase(
    { kind: 'of those' },
    '{upTo}{n} of (them|those Digimon|those cards|the played Digimon|the revealed cards|those Tamers)',
  ),
  phrase({ kind: 'of those', n: 1, upTo: false, form: 'one' }, 'one of (them|those Digimon)'),
  phrase({ kind: 'cards' }, '{upTo}{n} {described} {place}'),
  phrase({ kind: 'cards', n: 1, upTo: false, form: 'a' }, '(a|an) {described} {place}'),
  phrase({ kind: 'cards', n: 1, upTo: false, unnumbered: true }, '{described} {place}'),
  phrase({ kind: 'cards', n: 1, upTo: false, form: 'first named' }, '{placedFirst}'),
  phrase({ kind: 'cards', upTo: false, form: 'any' }, 'any {n} {described} {place}'),
  phrase(
    { kind: 'cards', n: 0, upTo: true, anyNumber: true, form: 'any number' },
    'any number of {described} {place}',
  ),
  phrase({ kind: 'cards', form: 'first' }, '{upTo}{n} {placedFirst}'),
  phrase({ kind: 'cards', n: 1, upTo: false, form: 'first a' }, '(a|an) {placedFirst}'),
];

/** Only what is digivolved into: elsewhere the place says from where a card is taken. */
const HERE = phrase({ kind: 'this placed' }, 'this card {place}');

export const thisPlaced = table<Target>([HERE]);

export const placedThis = table<Target>([
  HERE,
  phrase({ kind: 'cards', n: 1, upTo: false, form: 'beneath' }, '{described} {place:beneath}'),
  phrase(
    { kind: 'cards', n: 1, upTo: false, form: 'beneath a' },
    '(a|an) {described} {place:beneath}',
  ),
]);

export const TARGETS = [...PLAIN, ...BENEATH, ...OWNED, ...FACE_DOWN];

/** A target in front of "'s": plain, for no phrase can begin with itself. */
const holder = table<Target>(PLAIN);

export const targets = table<Target>([holder, ...BENEATH, ...OWNED, ...FACE_DOWN]);

/**
 * this Digimon's digivolution cards
 * ^^^^^^^^^^^^^^
 */
const withS: Hole<Target> = {
  read(cursor, at) {
    const word = ITS.find((each) => stands(cursor, each, at));
    const got = word === undefined || word === 'their' ? holder.read(cursor, at) : undefined;
    const s = got === undefined ? '' : ownS(cursor.text.slice(at, got.end));
    if (got !== undefined && cursor.text.startsWith(`${s} `, got.end))
      return { ...got, end: got.end + s.length };
    if (word === undefined || cursor.text.charAt(at + word.length) !== ' ') return undefined;
    const end = at + word.length;
    return { value: { kind: 'same', said: word, span: { start: at, end } }, end };
  },
  write(value, pen) {
    if (value.kind === 'same' && ITS.some((word) => word === value.said)) return value.said;
    const text = holder.write(value, pen);
    return text === undefined ? undefined : text + ownS(text);
  },
};

/** "this Digimon's", "your Tamers'" */
const ownS = (text: string): string =>
  /(?:Tamers|Tokens|Options|cards|\]s)$/.test(text) ? "'" : "'s";

const ITS = ['its', 'their'] as const;

export const owned = memo(withS);
