/** Targets where a sentence has them: two joined, in front of a verb, with "may". */
import type { Cursor, Got, Hole } from '../phrase/hole.ts';
import type { Pen } from '../phrase/hole.ts';
import { memo, table, words } from '../phrase/make-hole.ts';
import { phrasesOf } from '../phrase/phrase.ts';
import { described } from './described.ts';
import { ONE_OF_EACH, oneOfEach, writeOneOfEach } from './one-of-each.ts';
import { isBare, TRAILING, trailing, type Chosen } from './trailing.ts';
import { joinWritten, placedThis, targets } from './target.ts';
import type { Side } from '../tree/node.ts';
import type { CausePhrase, Noun, Target } from '../tree/tree.ts';

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
  / (?:gets?|gains?|can|can't|cannot|may|must|is|are|isn't|aren't|doesn't|don't|attacks?|battles?|blocks?|digivolves?|suspends?|unsuspends?)\b/y;
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
    if (first === undefined) return oneOfEach(cursor, at);
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

const PLURAL = new Set([
  'they',
  'them',
  'those Digimon',
  'those cards',
  'any of them',
  'all of them',
  'the chosen cards',
  'Digimon played by this effect',
  'Digimon played with this effect',
  'all Digimon played by this effect',
  'all Digimon this effect played',
  'any Digimon played by this effect',
  'any Digimon played with this effect',
]);

/** Whether its verb stands in the plural: "they attack", "it attacks". */
function isPlural(of: Target): boolean {
  switch (of.kind) {
    case 'same':
      return PLURAL.has(of.form);
    case 'all':
      return true;
    case 'choose':
    case 'cards':
      return of.n !== 1 || (of.form?.startsWith('of a') === true && /s$/.test(of.noun));
    case 'any':
      return (
        /^(?:any of|any$|bare|none|other)/.test(of.form ?? '') ||
        (of.form?.startsWith('named') === true && of.noun !== '')
      );
    case 'of those':
      return of.n > 1;
    case 'such':
      return of.n !== 1;
    case 'either': {
      const last = of.targets.at(-1);
      return last !== undefined && isPlural(last);
    }
    case 'both':
      return true;
    case 'belonging':
      return of.form !== 'a' && of.form !== 'card';
    case 'this':
    case 'this with':
    case 'this placed':
    case 'end card':
    case 'stacked card':
    case 'unread':
      return false;
    case 'worth':
      return true;
  }
}

/** "this Digimon and 1 of your other Digimon": both, where a verb follows. */
function subjects(cursor: Cursor, at: number): Got<Target> | undefined {
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

/** A verb of one: "is", "attacks"; behind "can" and "would" there is none. */
const SINGULAR = /^ (?:also )?(?:is|isn't|has|doesn't|[a-z-]+[^s'’]s)(?=[ .,]|$)/;
const SEVERAL = /^ (?:are|aren't|have|don't|gain|get|attack|digivolve|suspend)(?=[ .,]|$)/;

type Numbered = Extract<Target, { kind: 'any' | 'all' | 'same' | 'choose' }>;
const hasNumber = (of: Target): of is Numbered =>
  of.kind === 'any' || of.kind === 'all' || of.kind === 'same' || of.kind === 'choose';

function withoutVerb(value: Numbered): Target {
  const { verb: _, ...rest } = value;
  return rest;
}

/** "your Digimon digivolves": the number of the verb, where it is not that of its subject. */
function disagreeing(of: Target, behind: string): 'singular' | 'plural' | undefined {
  if (isPlural(of)) return SINGULAR.test(behind) ? 'singular' : undefined;
  return SEVERAL.test(behind) ? 'plural' : undefined;
}

/**
 * In front of a verb. Left out, it is the subject of the process before ("gets +1000 DP and gains
 * <Rush>").
 */
const inFront: Hole<Target> = {
  read(cursor, at) {
    if (cursor.ing) return undefined;
    const got = subjects(cursor, at);
    if (got === undefined || cursor.text.charAt(got.end) !== ' ') {
      return {
        value: { kind: 'same', form: '', span: { start: at, end: at } },
        end: at,
        subject: 'elided',
      };
    }
    const verb = disagreeing(got.value, cursor.text.slice(got.end, got.end + 30));
    if (verb !== undefined && hasNumber(got.value))
      return { value: { ...got.value, verb }, end: got.end + 1, subject: 'own' };
    if (cursor.text.startsWith(' may ', got.end))
      return { value: got.value, end: got.end + 5, may: true, subject: 'own' };
    return { value: got.value, end: got.end + 1, subject: 'own' };
  },
  write(value, pen) {
    pen.bare = pen.may;
    if (value.kind === 'same' && value.form === '') return '';
    const verb = hasNumber(value) ? value.verb : undefined;
    const text = target.write(hasNumber(value) ? withoutVerb(value) : value, pen);
    pen.plural = verb === undefined ? isPlural(value) : verb === 'plural';
    return text === undefined ? undefined : `${text} ${pen.may ? 'may ' : ''}`;
  },
};

export const subject = memo(inFront);

/** Other words for this Digimon in front of a verb. */
const spoken = (words: string, plural: boolean): Hole<Target> => ({
  read(cursor, at) {
    if (!cursor.text.startsWith(`${words} `, at)) return undefined;
    const end = at + words.length;
    return { value: { kind: 'this', noun: 'Digimon', span: { start: at, end } }, end: end + 1 };
  },
  write(value, pen) {
    if (value.kind !== 'this' || value.noun !== 'Digimon') return undefined;
    pen.plural = plural;
    pen.bare = false;
    return `${words} `;
  },
});

/** 16-7-1: "this attacking Digimon". */
export const attacker = spoken('this attacking Digimon', false);
/** "[When Attacking] When you attack ...": with this Digimon. */
export const you = spoken('you', true);

/** "none of your opponent's Tamers can ..." */
export const nobody: Hole<Target> = {
  read(cursor, at) {
    const got = targets.read(cursor, at);
    const isNone = got?.value.kind === 'any' && got.value.form?.startsWith('none') === true;
    if (!isNone || cursor.text.charAt(got.end) !== ' ') return undefined;
    return { value: got.value, end: got.end + 1, subject: 'own' };
  },
  write(value, pen) {
    if (value.kind !== 'any' || value.form?.startsWith('none') !== true) return undefined;
    const text = targets.write(value, pen);
    return text === undefined ? undefined : `${text} `;
  },
};

const wouldWords = words([
  ['', false],
  ['would ', true],
]);
/** "would" in front of its verb: the event has not happened yet (15-8-5). */
export const would: Hole<boolean> = {
  read: (cursor, at) => wouldWords.read(cursor, at),
  write(value, pen) {
    pen.bare = value;
    return value ? 'would ' : '';
  },
};

const AGENTS = words<CausePhrase>([
  ['an effect ', 'by an effect'],
  ['effects ', 'by effects'],
  ['your effects ', 'by your effects'],
  ['one of your effects ', 'by one of your effects'],
  ["one of your Digimon's effects ", "by one of your Digimon's effects"],
  ["your opponent's effects ", "by your opponent's effects"],
  ["an opponent's effect ", "by an opponent's effect"],
  ['this effect ', 'by this effect'],
]);
/** "an effect trashes ...": the cause as the subject of a verb. */
export const agent: Hole<CausePhrase> = {
  read: (cursor, at) => AGENTS.read(cursor, at),
  write(value, pen) {
    const text = AGENTS.write(value, pen);
    pen.plural = text?.endsWith('effects ') === true && !text.startsWith('one');
    pen.bare = false;
    return text;
  },
};

/** "it's level 6 or higher" */
export const itIs: Hole<Target> = {
  read(cursor, at) {
    if (!cursor.text.startsWith("it's", at)) return undefined;
    return { value: { kind: 'same', form: 'it', span: { start: at, end: at + 2 } }, end: at + 4 };
  },
  write: (who) => (who.kind === 'same' && who.form === 'it' ? "it's" : undefined),
};
