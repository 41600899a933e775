/**
 * "from your hand and without paying the cost, you may play 1 [Rex]": where the card is, and what
 * is paid, in front of what is done with it.
 */
import { stands, type Cursor, type Got, type Hole, type Pen } from '../phrase/hole.ts';
import type { Spreads } from '../phrase/holes.ts';
import type { Place, Target } from '../tree/tree.ts';
import { placeHole } from './place.ts';
import { target as targetHole } from './couple.ts';

const MAY = 'you may ';
const VERB = 'play ';
const COST = ' and ';

export const placedAhead: Hole<Spreads['placedAhead']> = {
  spread: ['target', 'cost'],
  spelled: true,
  read(cursor, from) {
    const place = stands(cursor, 'from ', from) ? readPlace(cursor, from) : undefined;
    if (place === undefined) return undefined;
    let at = place.end;
    const first = cursor.text.startsWith(COST, at)
      ? cursor.grammar.cost.read(cursor, at + COST.length)
      : undefined;
    at = first?.end ?? at;
    if (!cursor.text.startsWith(', ', at)) return undefined;
    at += 2;
    const may = cursor.text.startsWith(MAY, at);
    if (may) at += MAY.length;
    if (!cursor.text.startsWith(VERB, at)) return undefined;
    const what = targetHole.read(cursor, at + VERB.length);
    const target = what === undefined ? undefined : placed(what.value, place.value);
    if (what === undefined || target === undefined) return undefined;
    const last =
      first === undefined && cursor.text.charAt(what.end) === ' '
        ? cursor.grammar.cost.read(cursor, what.end + 1)
        : undefined;
    const cost = first ?? last;
    if (cost === undefined) return undefined;
    const end = last?.end ?? what.end;
    const form = first === undefined ? 'behind' : 'ahead';
    return { value: { target, cost: cost.value }, end, form, ...(may ? { may } : {}) };
  },
  write({ target, cost }, pen, form) {
    const where = placeOf(target);
    const what = unplaced(target);
    if (where === undefined || what === undefined) return undefined;
    const place = writePlace(where, pen);
    const said = targetHole.write(what, pen);
    const price = pen.grammar.cost.write(cost, pen);
    if (place === undefined || said === undefined || price === undefined) return undefined;
    const may = pen.may ? MAY : '';
    return form === 'ahead'
      ? `${place}${COST}${price}, ${may}${VERB}${said}`
      : `${place}, ${may}${VERB}${said} ${price}`;
  },
};

/** The marks of a place that is said in front. */
const AHEAD = 'ahead';
const AHEAD_OF = 'ahead of';

/** "from your hand", "from the digivolution cards of this Digimon" */
function readPlace(cursor: Cursor, at: number): Got<Place> | undefined {
  const got = placeHole.read(cursor, at);
  return got === undefined || got.value.kind === 'among' ? undefined : got;
}
const writePlace = (place: Place, pen: Pen): string | undefined => placeHole.write(place, pen);

/** Counted cards that lie there: "1 [Rex]", "1 red card or 1 [Rex]". */
function placed(target: Target, place: Place): Target | undefined {
  if (target.kind === 'either' || target.kind === 'both') {
    const targets = target.targets.map((one) => placed(one, place));
    const all = targets.flatMap((one) => one ?? []);
    return all.length === targets.length ? { ...target, targets: all } : undefined;
  }
  if (target.kind !== 'choose' || target.side !== 'either' || target.other) return undefined;
  const { n, upTo, noun, filters, span } = target;
  if (target.anyNumber === true || target.verb !== undefined) return undefined;
  const form = `${target.form === undefined ? AHEAD : AHEAD_OF}|${target.form ?? ''}`;
  return { kind: 'cards', n, upTo, noun, filters, place, form, span };
}

/** The same as they stand behind the verb. */
function unplaced(target: Target): Target | undefined {
  if (target.kind === 'either' || target.kind === 'both') {
    const targets = target.targets.map(unplaced);
    const all = targets.flatMap((one) => one ?? []);
    return all.length === targets.length ? { ...target, targets: all } : undefined;
  }
  if (target.kind !== 'cards' || target.form?.startsWith(AHEAD) !== true) return undefined;
  const { n, upTo, noun, filters, span } = target;
  const form = target.form.startsWith(`${AHEAD_OF}|`)
    ? { form: target.form.slice(AHEAD_OF.length + 1) }
    : {};
  return { kind: 'choose', side: 'either', other: false, n, upTo, noun, filters, ...form, span };
}

const placeOf = (target: Target): Place | undefined =>
  target.kind === 'either' || target.kind === 'both'
    ? target.targets.map(placeOf)[0]
    : target.kind === 'cards'
      ? target.place
      : undefined;
