/** Who does something, in front of its verb: "this Digimon may ...", "they are", "you". */
import type { AnyFront, Target, CausePhrase } from '../tree/tree.ts';
import type { SameWord } from '../tree/closed/same.ts';
import { stands, type Cursor, type Got, type Hole } from '../phrase/hole.ts';
import { having } from './described/joined-filters.ts';
import { memo, words } from '../phrase/make-hole.ts';
import { targets } from './target.ts';
import { subjects, target } from './couple.ts';

const PLURAL: ReadonlySet<SameWord> = new Set<SameWord>([
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

const PLURAL_FRONTS: ReadonlySet<AnyFront | undefined> = new Set<AnyFront | undefined>([
  'any of',
  'any',
  'bare',
  'bare but this',
  'other',
  'other but this',
]);

/** Whether its verb stands in the plural: "they attack", "it attacks". */
function isPlural(of: Target): boolean {
  switch (of.kind) {
    case 'same':
      return PLURAL.has(of.said);
    case 'all':
      return true;
    case 'choose':
    case 'cards':
      return of.n !== 1 || (of.form?.startsWith('of a') === true && /s$/.test(of.noun));
    case 'any':
      return (
        of.none === true || PLURAL_FRONTS.has(of.said) || (of.said === 'named' && of.noun !== '')
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
      return of.form !== 'a' && of.form !== 'card' && of.form !== 'one of';
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
    const held = readHeld(cursor, at);
    if (held !== undefined) return held;
    // "gets +3000 DP for the turn and may attack"
    if (stands(cursor, 'may ', at)) {
      const value: Target = { kind: 'same', said: '', span: { start: at, end: at } };
      return { value, end: at + 4, may: true, subject: 'elided' };
    }
    const got = subjects(cursor, at);
    if (got === undefined || cursor.text.charAt(got.end) !== ' ') {
      return {
        value: { kind: 'same', said: '', span: { start: at, end: at } },
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
    if (value.kind === 'same' && value.said === '') return pen.may && !pen.carried ? 'may ' : '';
    if (value.kind === 'this with' && value.form === HAS) {
      const filters = having.write(value.filters, pen);
      return filters === undefined ? undefined : `this Digimon has ${filters} and `;
    }
    const verb = hasNumber(value) ? value.verb : undefined;
    const text = target.write(hasNumber(value) ? withoutVerb(value) : value, pen);
    pen.plural = verb === undefined ? isPlural(value) : verb === 'plural';
    return text === undefined ? undefined : `${text} ${pen.may ? 'may ' : ''}`;
  },
};

const HAS = 'has';

/**
 * this Digimon has [Rex] in its name and would be deleted
 * ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 */
function readHeld(cursor: Cursor, at: number): Got<Target> | undefined {
  const words = 'this Digimon has ';
  const got = stands(cursor, words, at) ? having.read(cursor, at + words.length) : undefined;
  if (got === undefined || !cursor.text.startsWith(' and would ', got.end)) return undefined;
  const span = { start: at, end: got.end };
  const value: Target = {
    kind: 'this with',
    noun: 'Digimon',
    filters: got.value,
    form: HAS,
    span,
  };
  return { value, end: got.end + ' and '.length, subject: 'own' };
}

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

/** Behind the event that has said whom it is about. */
export const elided: Hole<Target> = {
  read(_cursor, at) {
    const span = { start: at, end: at };
    return { value: { kind: 'same', said: '', span }, end: at, subject: 'elided' };
  },
  write: (value) => (value.kind === 'same' && value.said === '' ? '' : undefined),
};

const YOURS = 'you';
/** "you would digivolve into this card": with any of your Digimon. */
export const yours: Hole<Target> = {
  read(cursor, at) {
    if (!stands(cursor, 'you ', at)) return undefined;
    const span = { start: at, end: at + 3 };
    const one = { side: 'your', other: false, noun: 'Digimon', filters: [] } as const;
    return {
      value: { kind: 'any', ...one, said: 'any of', form: YOURS, span },
      end: at + 4,
      subject: 'own',
    };
  },
  write: (value) => (value.kind === 'any' && value.form === YOURS ? 'you ' : undefined),
};

/** "none of your opponent's Tamers can ..." */
export const nobody: Hole<Target> = {
  read(cursor, at) {
    const got = targets.read(cursor, at);
    const isNone = got?.value.kind === 'any' && got.value.none === true;
    if (!isNone || cursor.text.charAt(got.end) !== ' ') return undefined;
    return { value: got.value, end: got.end + 1, subject: 'own' };
  },
  write(value, pen) {
    if (value.kind !== 'any' || value.none !== true) return undefined;
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
  ["your opponent's effect ", "by an opponent's effect"],
  ["one of your opponent's effects ", "by an opponent's effect"],
  ['their effects ', "by your opponent's effects"],
  ["an opponent's Digimon's effect ", "by an opponent's Digimon's effect"],
  ["one of your opponent's Digimon's effects ", "by an opponent's Digimon's effect"],
  ['this effect ', 'by this effect'],
]);

/** "an effect trashes ...": the cause as the subject of a verb. */
export const agent: Hole<CausePhrase> = {
  spelled: true,
  read: (cursor, at) => AGENTS.read(cursor, at),
  write(value, pen, form) {
    const text = AGENTS.write(value, pen, form);
    pen.plural = text?.endsWith('effects ') === true && !text.startsWith('one');
    pen.bare = false;
    return text;
  },
};

/** "their" in front of what belongs to those that were spoken of */
export const their: Hole<Target> = {
  read(cursor, at) {
    const end = at + 'their'.length;
    if (!cursor.text.startsWith('their ', at)) return undefined;
    return { value: { kind: 'same', said: 'their', span: { start: at, end } }, end };
  },
  write: (who) => (who.kind === 'same' && who.said === 'their' ? 'their' : undefined),
};

/** "it's level 6 or higher" */
export const itIs: Hole<Target> = {
  read(cursor, at) {
    if (!cursor.text.startsWith("it's", at)) return undefined;
    return { value: { kind: 'same', said: 'it', span: { start: at, end: at + 2 } }, end: at + 4 };
  },
  write: (who) => (who.kind === 'same' && who.said === 'it' ? "it's" : undefined),
};
