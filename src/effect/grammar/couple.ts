/** Targets where a sentence has them, two of them joined: "1 [A] and 1 [B]", "1 [A] or 1 [B]". */
import type { Target, Noun } from '../tree/tree.ts';
import type { Cursor, Got, Pen, Hole } from '../phrase/hole.ts';
import { targets, placedThis } from './target.ts';
import { joinWritten } from './place.ts';
import { isBare, trailing, TRAILING } from './described/trailing.ts';
import type { Side } from '../tree/node.ts';
import type { Chosen } from './described/trailing.ts';
import { phrasesOf } from '../phrase/phrase.ts';
import { table, memo } from '../phrase/make-hole.ts';
import { ONE_OF_EACH, writeOneOfEach, oneOfEach } from './one-of-each.ts';
import { EACH_FRONT, eachFront, writeEachFront } from './described/each-front.ts';
import { described } from './described/described.ts';

const COUPLES = {
  both: [' and ', ', and '],
  either: [' or ', '/', ', or '],
} as const;

const KINDS = ['both', 'either'] as const;

/** What can be the first of two: something counted, or this card. */
const COUNTED = new Set<Target['kind']>([
  'cards',
  'choose',
  'of those',
  'this',
  'same',
  'any',
  'end card',
]);

/**
 * "suspend 1 of your Digimon and 1 of your opponent's Digimon gets ...": the second begins a
 * process of its own.
 */
const VERB =
  / (?:gets?|gains?|can|can't|cannot|may|must|would|is|are|isn't|aren't|doesn't|don't|attacks?|battles?|blocks?|digivolves?|suspends?|unsuspends?)\b/y;

const isSubject = (text: string, end: number): boolean => {
  VERB.lastIndex = end;
  return VERB.test(text);
};

/** What can stand behind the joint. */
const SECOND =
  /(?:\d|one of |any of |another |up to |all of |this |other |the bottom |your top |\[|level \d|an? |the Digimon )/y;

const second = (cursor: Cursor, at: number): Got<Target> | undefined => {
  SECOND.lastIndex = at;
  return SECOND.test(cursor.text) ? targets.read(cursor, at) : undefined;
};

/** "1 [A] and 1 [B] among them", "1 [A], 1 [B], and 1 [C] from your hand" */
function readCouple(
  cursor: Cursor,
  at: number,
  first: Got<Target>,
  ends: (end: number) => boolean,
): Got<Target> | undefined {
  const { text } = cursor;
  const members = [first.value];
  let here = first.end;
  for (;;) {
    const next = text.startsWith(', ', here) ? member(cursor, here + 2) : undefined;
    if (next === undefined || isBare(next.value, first.value)) break;
    members.push(next.value);
    here = next.end;
  }
  for (const kind of KINDS) {
    const form = COUPLES[kind].find((joint) => text.startsWith(joint, here));
    if (form === undefined) continue;
    const behind = here + form.length;
    const own = lastOf(cursor, behind, kind);
    const last =
      own === undefined || isBare(own.value, first.value)
        ? trailing(cursor, behind, kind, first.value)
        : own;
    if (last === undefined || !ends(last.end)) continue;
    if (!members.every((each) => !isLeaning(each) || isOwn(last.value, kind, each.side))) continue;
    const targets = withNouns([...members, last.value]);
    if (targets === undefined) continue;
    const span = { start: at, end: last.end };
    const spelled = form === COUPLES[kind][0] ? {} : { form };
    return { value: { kind, targets, span, ...spelled }, end: last.end };
  }
  const span = { start: at, end: here };
  return members.length > 1 && endsInOr(members) && ends(here)
    ? { value: { kind: 'either', targets: members, span, form: ', ' }, end: here }
    : undefined;
}

/** "1 card with [A] in its name, [B], or [C] among them": the names have the "or". */
const endsInOr = (members: readonly Target[]): boolean => {
  const last = members.at(-1);
  return (
    last !== undefined &&
    'filters' in last &&
    last.filters.some(
      ({ kind, ...filter }) =>
        kind === 'name' && 'form' in filter && filter.form?.startsWith(', or ') === true,
    )
  );
};

/** A whole target, or one whose noun follows: "1 level 5 and 1 level 6 Digimon card". */
const member = (cursor: Cursor, at: number): Got<Target> | undefined =>
  second(cursor, at) ?? leaning.read(cursor, at);

/** "1 A and 1 B or 1 C": the last of both may be either of two. */
function lastOf(cursor: Cursor, at: number, kind: 'both' | 'either'): Got<Target> | undefined {
  const one = member(cursor, at);
  if (one === undefined || kind === 'either' || !cursor.text.startsWith(' or ', one.end))
    return one;
  const other = member(cursor, one.end + 4);
  if (other === undefined || !isCounted(one.value) || !isCounted(other.value)) return one;
  const span = { start: at, end: other.end };
  return { value: { kind: 'either', targets: [one.value, other.value], span }, end: other.end };
}

const isCounted = ({ kind }: Target): boolean => kind === 'choose' || kind === 'cards';

/**
 * Whether what another target leans on says itself whose it is and how many: "1 level 5 and 1
 * level 6 Digimon". In "level 4 or 5 Digimon" the second would be 5 Digimon.
 */
const isOwn = (last: Target, kind: 'both' | 'either', side: Side): boolean =>
  last.kind === 'either'
    ? last.targets.every((each) => isOwn(each, kind, side))
    : (last.kind === 'choose' || last.kind === 'cards') &&
      last.filters.length > 0 &&
      (kind === 'both' || last.n === 1) &&
      // Whose the other is would have to be guessed.
      (last.kind === 'cards' || side === 'either' || last.side !== 'either');

const isLeaning = (target: Target): target is Chosen & { readonly form: string } =>
  target.kind === 'choose' && target.form?.startsWith(LEANING) === true;

/** What leans on the noun of the one behind it gets that noun. */
function withNouns(members: readonly Target[]): readonly Target[] | undefined {
  const done: Target[] = [];
  let noun: Noun | undefined;
  for (const one of members.toReversed()) {
    if (one.kind === 'either') {
      const inside = withNouns(one.targets);
      if (inside === undefined) return undefined;
      done.unshift({ ...one, targets: inside });
      noun = nounOf(inside[0]);
    } else if (isLeaning(one)) {
      if (noun === undefined || noun === '') return undefined;
      done.unshift({ ...one, noun });
    } else {
      done.unshift(one);
      noun = nounOf(one);
    }
  }
  return done;
}

const nounOf = (target: Target | undefined): Noun | undefined =>
  target !== undefined && 'noun' in target ? target.noun : undefined;

const LEANING = 'leaning';

const phrase = phrasesOf<Target>();

/** Counted and described, and the noun is left to the next one. */
const leaning = table<Target>([
  phrase(
    { kind: 'choose', other: false, noun: '', form: LEANING },
    '{upTo}{n} of {side}{filters:front}',
  ),
  phrase(
    { kind: 'choose', side: 'either', other: false, noun: '', form: LEANING },
    '{upTo}{n} {filters:front}',
  ),
]);

/** One of several as it is printed there. */
function writeMember(value: Target, pen: Pen): string | undefined {
  if (value.kind === 'both' && value.form === ONE_OF_EACH) return writeOneOfEach(value, pen);
  if (value.kind === 'both' && value.form?.startsWith(EACH_FRONT) === true)
    return writeEachFront(value, pen);
  if (value.kind === 'both' || value.kind === 'either')
    return writeCouple(value, (each) => writeMember(each, pen));
  if (isLeaning(value)) return leaning.write({ ...value, noun: '' }, pen);
  if ((value.kind === 'choose' || value.kind === 'all') && value.form === TRAILING)
    return described.write({ noun: value.noun, filters: value.filters }, pen);
  return targets.write(value, pen);
}

function writeCouple(
  value: Extract<Target, { kind: 'both' | 'either' }>,
  write: (each: Target) => string | undefined,
): string | undefined {
  const joint = value.form ?? COUPLES[value.kind][0];
  const parts = value.targets.map(write);
  const last = parts.pop();
  const front = joinWritten(parts, ', ');
  return front === undefined || last === undefined ? undefined : front + joint + last;
}

const oneOrTwo: Hole<Target> = {
  read(cursor, at) {
    const whole = targets.read(cursor, at);
    const first = whole ?? leaning.read(cursor, at);
    if (first === undefined) return oneOfEach(cursor, at) ?? eachFront(cursor, at);
    const isAll = first.value.kind === 'all';
    if (!isAll && !COUNTED.has(first.value.kind)) return whole;
    const got = readCouple(cursor, at, first, (end) => !isSubject(cursor.text, end));
    // "all of A or B" doesn't say who chooses which of them.
    return got === undefined || (isAll && got.value.kind !== 'both') ? whole : got;
  },
  write: writeMember,
};

export const target = memo(oneOrTwo);

/** What a Digimon digivolves into: "a Digimon card in the hand", "this card in your hand". */
export const destination: Hole<Target> = {
  read: (cursor, at) => placedThis.read(cursor, at) ?? target.read(cursor, at),
  write: (value, pen) =>
    isOfDestination(value) ? placedThis.write(value, pen) : target.write(value, pen),
};

const isOfDestination = (value: Target): boolean =>
  value.kind === 'this placed' ||
  (value.kind === 'cards' && value.form?.startsWith('beneath') === true);

/** "this Digimon and 1 of your other Digimon": both, where a verb follows. */
export function subjects(cursor: Cursor, at: number): Got<Target> | undefined {
  const first = targets.read(cursor, at);
  if (first === undefined || !/^ (?:and|or) /.test(cursor.text.slice(first.end, first.end + 5)))
    return first;
  return readCouple(cursor, at, first, (end) => isSubject(cursor.text, end)) ?? first;
}

/** "[Rex] or a [Beast] trait card" in front of "is": one of two. */
export const couple: Hole<Target> = {
  read(cursor, at) {
    const got = subjects(cursor, at);
    return got?.value.kind === 'either' ? got : undefined;
  },
  write: (value, pen) => (value.kind === 'either' ? target.write(value, pen) : undefined),
};
