/** Where cards are: "from your hand or trash", "under this Tamer", "among them". */
import { phrasesOf } from '../phrase/phrase.ts';
import type { Place } from '../tree/tree.ts';
import { table, memo } from '../phrase/make-hole.ts';
import type { Hole, Cursor, Got } from '../phrase/hole.ts';

const place = phrasesOf<Place>();

/** Only behind another place: "from your hand or this Digimon's digivolution cards". */
const LATER = [
  place({ kind: 'under', form: 'whose' }, '{who:owned} digivolution cards'),
  place({ kind: 'under', what: 'link cards', form: 'whose' }, '{who:owned} link cards'),
  place({ kind: 'under', form: 'under' }, 'under {who:target}'),
  place({ kind: 'area', side: 'your', areas: 'trash', form: 'later' }, 'trash'),
  place({ kind: 'area', side: 'your', areas: 'battle area', form: 'later' }, 'battle area'),
];

export const PLACES = [
  place({ kind: 'area' }, '(from|in) {side:owner}{areas}'),
  place({ kind: 'area', side: 'your', form: 'bare' }, '(from|in) {areas}'),
  place({ kind: 'area', areas: 'battle area', form: 'from' }, 'from {side:owner}battle area'),
  place(
    { kind: 'area', areas: 'battle area', side: "your opponent's", form: 'theirs' },
    "in (your opponent's|their) battle area",
  ),
  place({ kind: 'among', form: 'among them' }, 'among them'),
  place({ kind: 'among', form: 'among it' }, 'among it'),
  place({ kind: 'among', form: 'among the revealed cards' }, 'among the revealed cards'),
  place({ kind: 'among', form: 'among the remaining cards' }, 'among the remaining cards'),
  place({ kind: 'among', form: 'among the rest' }, 'among the rest'),
  place({ kind: 'among', form: 'from among them' }, 'from among them'),
  place({ kind: 'under' }, '(from|in) {who:owned} digivolution cards'),
  place({ kind: 'under', what: 'link cards' }, '(from|in) {who:owned} link cards'),
  place(
    { kind: 'under', what: 'digivolution cards or link cards' },
    '(from|in) {who:owned} digivolution cards or link cards',
  ),
  place({ kind: 'under', form: 'from under' }, 'from under {who:target}'),
  place({ kind: 'under', form: 'of' }, 'from the digivolution cards of {who:target}'),
];

const onePlace = table<Place>(PLACES);

const laterPlace = table<Place>([onePlace, ...LATER]);

/** "your trash" that has so many cards. */
export const stock = table<Place>([
  place({ kind: 'area', form: 'stock' }, '{side:pileOf} {areas}'),
]);

/** "under this Tamer": where cards are counted. */
export const beneath = table<Place>([
  place({ kind: 'under', form: 'under' }, 'under {who:target}'),
]);

/** "1 digivolution card of this Digimon": whose it is stands behind it. */
export const beneathOf = table<Place>([
  place({ kind: 'under', form: 'whose card' }, 'of {who:target}'),
  place({ kind: 'under', form: 'under' }, '(|placed )under {who:target}'),
]);

/** "1 of this Digimon's level 6 digivolution cards": and in front of it. */
export const ownedBy = table<Place>([place({ kind: 'under', form: 'whose' }, '{who:owned}')]);

/** "1 of your opponent's security cards": any card of that stack. */
export const stackOf = table<Place>([
  place({ kind: 'area', areas: 'security stack', form: 'cards' }, '{side:owner}security cards'),
]);

/** "from your hand or from under 1 of your Tamers" */
const onePlaceOrTwo: Hole<Place> = {
  read(cursor, at) {
    const first = onePlace.read(cursor, at);
    const three = first === undefined ? undefined : threePlaces(cursor, at, first);
    if (three !== undefined) return three;
    const joint = [' or ', ', or '].find(
      (each) => first !== undefined && cursor.text.startsWith(each, first.end),
    );
    if (first === undefined || joint === undefined) return first;
    const second = laterPlace.read(cursor, first.end + joint.length);
    if (second === undefined) return first;
    const places = [first.value, second.value];
    const span = { start: at, end: second.end };
    if (joint === ' or ') return { value: { kind: 'places', places, span }, end: second.end };
    // "from your hand, or from under your Tamers, under this Digimon"
    return cursor.text.startsWith(', ', second.end)
      ? { value: { kind: 'places', places, span, form: joint }, end: second.end + 1 }
      : first;
  },
  write(value, pen) {
    if (value.kind !== 'places') return onePlace.write(value, pen);
    const parts = value.places.map((each) => laterPlace.write(each, pen));
    const front = joinWritten(parts.slice(0, -1), ', ');
    const last = parts.at(-1);
    return front === undefined || last === undefined
      ? undefined
      : `${front}${value.form ?? ' or '}${last}${parts.length === 2 && value.form !== undefined ? ',' : ''}`;
  },
};

/**
 * from your hand, trash or this Digimon's digivolution cards
 *              ^^^^^^^^^^
 */
function threePlaces(cursor: Cursor, at: number, first: Got<Place>): Got<Place> | undefined {
  if (!cursor.text.startsWith(', ', first.end)) return undefined;
  const second = laterPlace.read(cursor, first.end + 2);
  if (second === undefined) return undefined;
  const joint = [' or ', ', or '].find((each) => cursor.text.startsWith(each, second.end));
  const third =
    joint === undefined ? undefined : laterPlace.read(cursor, second.end + joint.length);
  if (joint === undefined || third === undefined) return undefined;
  const span = { start: at, end: third.end };
  const places = [first.value, second.value, third.value];
  const form = joint === ' or ' ? {} : { form: joint };
  return { value: { kind: 'places', places, span, ...form }, end: third.end };
}

export const joinWritten = (
  parts: readonly (string | undefined)[],
  joint: string,
): string | undefined => (parts.includes(undefined) ? undefined : parts.join(joint));

export const placeHole = memo(onePlaceOrTwo);
