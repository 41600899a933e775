/**
 * Names of things, compared without brackets, hyphens, spaces, plural, numbers and words such as
 * "effect".
 */
import { distance, mostWrong } from '../word/distance.ts';
import type { SearchDocument } from './document.ts';
import { spokenWords } from '../word/token.ts';

/** A name under which a document is looked up. */
export interface Name {
  readonly position: number;
  /** What all ways of writing the name have in common. */
  readonly key: string;
  /** Keyword effects and terms: also found when misspelled. */
  readonly isTerm: boolean;
  /** What players say for a rule, chosen by an author: it comes before headings of that name. */
  readonly isSaid: boolean;
  /** What players say without the words that only ask; else ''. */
  readonly asked: string;
}

/** Words around a name that are no part of it. */
const BEFORE = new Set('the a an what how is are does do whats keyword'.split(' '));
/** Words around a name in a question, where nothing is called as it stands: "tell me about". */
const ASKED_BEFORE = new Set([
  ...BEFORE,
  ...'can you explain please tell me about meaning of i to rules for'.split(' '),
]);
/** Words that only ask. */
const ASKING = new Set(
  'a am an are can could did do does happen happens have i if is it me my so the then to was we were what whats will you your'.split(
    ' ',
  ),
);
const AFTER = new Set(
  'effect effects effekt efecto keyword keywords rule rules do work works'.split(' '),
);

const ASKED_AFTER = new Set([...AFTER, ...'working mean means card cards'.split(' ')]);

/** Names of a document. The aliases of a question say what it is about and name no single one. */
export function namesOf(document: SearchDocument, position: number): Name[] {
  const { kind, title, aliases } = document;
  const isTerm = kind === 'keyword' || kind === 'term';
  const nameOf = (text: string, isSaid: boolean): Name => ({
    ...{ position, isTerm, isSaid, key: nameKey(text) },
    asked: isSaid ? askedKey(text) : '',
  });
  const others = kind === 'question' ? [] : aliases.map((text) => nameOf(text, kind === 'rule'));
  // Most clauses have no heading.
  const names = title === '' ? others : [nameOf(title, false), ...others];
  return names.filter(({ key }) => key !== '');
}

/**
 *     <Security A. +1>   security a   SECURITY-A.         -> securitya
 *     <Decoy (Black)>    decoys       the decoy effect    -> decoy
 */
export const nameKey = (text: string): string => keyWithout(text, BEFORE, AFTER);

/** The key of what a question asks for: "what does suspended mean", "tell me about evade". */
const questionKey = (text: string): string => keyWithout(text, ASKED_BEFORE, ASKED_AFTER);

function keyWithout(text: string, before: ReadonlySet<string>, after: ReadonlySet<string>): string {
  const said = spokenWords(text.replace(/\([^()]*\)/g, ' '));
  let from = 0;
  let to = said.length;
  while (to > 1 && (after.has(said[to - 1] ?? '') || /^\d+$/.test(said[to - 1] ?? ''))) to--;
  while (to - from > 1 && before.has(said[from] ?? '')) from++;
  return said.slice(from, to).map(singular).join('');
}

/**
 * What is asked, in its order and with its prepositions: to attack with a Tamer and to attack a
 * Tamer are two questions.
 *
 *     can I look at my opponent's trash?  look at the opponent's trash  -> look at opponent trash
 */
export function askedKey(text: string): string {
  return spokenWords(text)
    .filter((word) => !ASKING.has(word))
    .map(singular)
    .join(' ');
}

const singular = (word: string): string => word.replace(/(?<=[^s]{2})s$/, '');

export interface NamesFound {
  /** Positions of what is called so. */
  readonly named: readonly number[];
  /** Those found that an author chose for what players say. */
  readonly said: ReadonlySet<number>;
  /** Positions of what begins so, is nearly spelled so, or is asked for so in other words. */
  readonly alike: readonly number[];
}

export function findNames(
  text: string,
  names: readonly Name[],
  { begins, misspelled }: { readonly begins: boolean; readonly misspelled: boolean },
): NamesFound {
  const whole = nameKey(text);
  const key = names.some((name) => name.key === whole) ? whole : questionKey(text);
  const asked = askedKey(text);
  const named = new Set<number>();
  const said = new Set<number>();
  const alike = new Set<number>();
  const typos = misspelled ? mostWrong(key.length) : 0;
  for (const name of key === '' ? [] : names) {
    if (name.key === key) {
      named.add(name.position);
      if (name.isSaid) said.add(name.position);
    } else if (asked !== '' && name.asked === asked) {
      said.add(name.position);
      alike.add(name.position);
    } else if (begins && (key.length > 1 || name.isTerm) && name.key.startsWith(key))
      alike.add(name.position);
    else if (name.isTerm && typos > 0 && distance(name.key, key, typos) <= typos) {
      alike.add(name.position);
    }
  }
  return {
    named: [...named],
    said,
    alike: [...alike].filter((position) => !named.has(position)),
  };
}
