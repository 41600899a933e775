/** Targets where a sentence has them: two joined, in front of a verb, with "may". */
import type { Cursor, Got, Hole } from '../phrase/hole.ts';
import { memo, words } from '../phrase/make-hole.ts';
import { joinWritten, placedThis, targets } from './target.ts';
import type { CausePhrase, Target } from '../tree/tree.ts';

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
  /(?:\d|one of |any of |another |up to |all of |this |other |the bottom |your top |\[|level \d|an? \[|the Digimon )/y;
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
    const next = text.startsWith(', ', here) ? second(cursor, here + 2) : undefined;
    if (next === undefined) break;
    members.push(next.value);
    here = next.end;
  }
  for (const kind of KINDS) {
    const form = COUPLES[kind].find((joint) => text.startsWith(joint, here));
    const last = form === undefined ? undefined : second(cursor, here + form.length);
    if (form === undefined || last === undefined || !ends(last.end)) continue;
    const targets = [...members, last.value];
    const span = { start: at, end: last.end };
    const spelled = form === COUPLES[kind][0] ? {} : { form };
    return { value: { kind, targets, span, ...spelled }, end: last.end };
  }
  return undefined;
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
    const first = targets.read(cursor, at);
    if (first === undefined || !COUNTED.has(first.value.kind)) return first;
    return readCouple(cursor, at, first, (end) => !isSubject(cursor.text, end)) ?? first;
  },
  write: (value, pen) =>
    value.kind === 'both' || value.kind === 'either'
      ? writeCouple(value, (each) => targets.write(each, pen))
      : targets.write(value, pen),
};

export const target = memo(oneOrTwo);

/** What a Digimon digivolves into: "a Digimon card in the hand", "this card in your hand". */
export const destination: Hole<Target> = {
  read: (cursor, at) => placedThis.read(cursor, at) ?? target.read(cursor, at),
  write: (value, pen) =>
    value.kind === 'this placed' ? placedThis.write(value, pen) : target.write(value, pen),
};

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
      return of.n !== 1;
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
    if (cursor.text.startsWith(' may ', got.end))
      return { value: got.value, end: got.end + 5, may: true, subject: 'own' };
    return { value: got.value, end: got.end + 1, subject: 'own' };
  },
  write(value, pen) {
    pen.bare = pen.may;
    if (value.kind === 'same' && value.form === '') return '';
    const text = target.write(value, pen);
    pen.plural = isPlural(value);
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
