/**
 * What a text that is not understood may mean, in printed wording, for a person to pick: nothing is
 * taken for granted.
 */
import { capital } from '../../base/words.ts';
import { KEYWORD_NAMES } from '../keyword/lookup.ts';
import { readEffects, unreadParts } from '../read/read.ts';
import { speltKeywords, speltWords } from './spelt.ts';
import { SET_OFF_TIMINGS, SPOKEN, SPOKEN_KEYWORDS, SPOKEN_TIMINGS, VERBS } from './spoken.ts';

/** At most as many are offered. */
const MOST = 2;
/** A longer line is not gone through word by word. */
const LONGEST_LINE = 400;

/** Whether every word of a text is understood. */
export const isRead = (text: string): boolean => unreadParts(readEffects(text)).length === 0;

/**
 * Wordings that are fine where the text is not, the likeliest first. Lines that are fine stay as
 * they are. `isFine` may ask for more than that all of it is read.
 */
export function meantBy(
  text: string,
  isFine: (text: string) => boolean = isRead,
): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim());
  if (lines.every((line) => line === '' || isFine(line))) return [];
  const meant = lines.map((line) =>
    line === '' || isFine(line) ? [line] : printedOf(line).flatMap((one) => made(one, isFine)),
  );
  const offers = Array.from({ length: MOST }, (_, i) =>
    meant.map((wordings) => wordings[i] ?? wordings[0]),
  );
  const whole = offers.flatMap((wordings) =>
    wordings.includes(undefined) ? [] : [wordings.join('\n')],
  );
  return [...new Set(whole)].filter((offer) => offer !== text && isFine(offer));
}

/** It, or it with the one comma that it lacks; where more than one place would do, neither. */
function made(line: string, isFine: (text: string) => boolean): readonly string[] {
  if (isFine(line)) return [line];
  if (line.length > LONGEST_LINE) return [];
  const spaces = [...line.matchAll(/(?<=[a-z>\])]) (?=[a-z<\d])/g)].map(({ index }) => index);
  const parted = spaces
    .map((at) => `${line.slice(0, at)},${line.slice(at)}`)
    .filter((one) => isFine(one));
  return parted.length === 1 ? parted : [];
}

/** The line in printed wording, as it is spelled and then with its words put right. */
const printedOf = (typed: string): readonly string[] => {
  const { text } = readEffects(typed);
  const spelt = speltKeywords(text);
  return [...new Set([spelt, outside(spelt, speltWords)])].flatMap(saidAs);
};

/** What players say in printed wording; more than one where a timing may be either. */
function saidAs(text: string): readonly string[] {
  const bare = text.replace(/^(?:inherited(?: effect)?|ESS) ?[:-] ?/i, '').trim();
  const named = outside(bare, (words) => replaced(words, SPOKEN_KEYWORDS));
  const alone = onlyKeywords(named);
  if (alone !== undefined) return [alone];
  return inFront(limitInFront(named))
    .map(({ tags, rest }) => {
      const said = outside(gained(rest), (words) => replaced(words, SPOKEN));
      const joined = /\breveal the top\b/i.test(said) ? amongThem(said) : said;
      return sentences(
        `${inOrder(tags)
          .map((tag) => `[${tag}] `)
          .join('')}${joined}`.trim(),
      );
    })
    .flatMap(whose);
}

/** "Delete 1 Digimon": whose it is has not been said, and mostly the opponent's is meant. */
const whose = (line: string): readonly string[] => {
  const theirs = line.replace(
    /\b(delete|suspend|return) 1 (?=(?:level \d )?(?:or lower )?Digimon\b)/gi,
    "$1 1 of your opponent's ",
  );
  return theirs === line ? [line] : [theirs, line];
};

const replaced = (words: string, table: typeof SPOKEN): string =>
  table.reduce((now, [said, printed]) => now.replace(said, printed), words);

/** Changes what does not stand in brackets. */
const outside = (text: string, change: (words: string) => string): string =>
  text
    .split(/(\[[^[\]\n]*\]|<[^<>\n]*>|"[^"\n]*")/)
    .map((piece, i) => (i % 2 === 1 ? piece : change(piece)))
    .join('');

const names = [...KEYWORD_NAMES].sort((a, b) => b.length - a.length);
const byName = new Map(names.map((name) => [name.toLowerCase(), name]));

/** "piercing, blocker": nothing but names of keyword effects. */
function onlyKeywords(text: string): string | undefined {
  const parts = text
    .replace(/\.$/, '')
    .split(/ ?(?:,| and |&|\/|\+(?!\d)|(?<=>) (?=<)) ?/i)
    .filter((part) => part !== '');
  const uses = parts.map((part) => {
    const name = byName.get(part.toLowerCase());
    return /^<[^<>]+>$/.test(part) ? part : name === undefined ? undefined : `<${name}>`;
  });
  return uses.length === 0 || uses.includes(undefined) ? undefined : uses.join(' ');
}

const all = names.join('|');
const nouns = names.filter((name) => !VERBS.has(name)).join('|');
const GAINED = new RegExp(`(?<=\\b(?:gains?|has|have|with) )(?:${all})(?![\\w>-])`, 'gi');
const JOINED = new RegExp(`(?<=(?:,|\\b(?:and|or)) )(?:${nouns})(?![\\w>-])`, 'gi');

/** "gains piercing and jamming" with the names in brackets. */
const gained = (text: string): string =>
  outside(text, (words) =>
    [GAINED, JOINED].reduce(
      (now, one) => now.replace(one, (name) => `<${byName.get(name.toLowerCase()) ?? name}>`),
      words,
    ),
  );

const amongThem = (text: string): string =>
  text.replace(/\b(add \d [^.\n]*?cards?)(?! among them) (?=to the hand\b)/gi, '$1 among them ');

/** "gain 1 memory (once per turn)": the limit stands behind the timing. */
const limitInFront = (text: string): string => {
  const found = /^(.*?)[ .,]*[([](once|twice) per turn[)\]]\.?$/i.exec(text);
  return found === null
    ? text
    : `[${capital((found[2] ?? '').toLowerCase())} Per Turn] ${found[1] ?? ''}`;
};

/** Timings, and then how often in a turn. */
const inOrder = (tags: readonly string[]): readonly string[] =>
  tags.toSorted((a, b) => Number(/ Per Turn$/.test(a)) - Number(/ Per Turn$/.test(b)));

interface TimedLine {
  readonly tags: readonly string[];
  readonly rest: string;
}

/** Behind these words it is no timing but a sentence: "when digivolving into ...". */
const NO_TIMING = '(?! (?:into|from|an?|with|in|of|ends?|begins?)\\b)';
const SEPARATOR = ' ?(?:[:,/&-]|and\\b)? *';

/** Timings in front of the effect, in brackets or not; more than one where one may be either. */
function inFront(text: string): readonly TimedLine[] {
  const tag = /^\[([^[\]\n]+)\][ /,:-]*/.exec(text);
  const inside = tag?.[1] ?? '';
  const spoken = SPOKEN_TIMINGS.find(([said]) => new RegExp(`^(?:${said})$`, 'i').test(inside));
  const names = spoken?.slice(1) ?? (KNOWN_TAGS.has(inside) ? [inside] : []);
  if (tag !== null && names.length > 0)
    return names.flatMap((name) => behind([name], text.slice(tag[0].length)));
  for (const [said, ...printed] of SPOKEN_TIMINGS) {
    const found = new RegExp(`^[({*_<]*(?:${said})\\b[)}*_>]*${NO_TIMING}${SEPARATOR}`, 'i').exec(
      text,
    );
    if (found !== null)
      return printed.flatMap((name) => behind([name], text.slice(found[0].length)));
  }
  for (const [said, printed] of SET_OFF_TIMINGS) {
    const found = new RegExp(`^(?:[({*_<]+${said}[)}*_>]+:?|${said} ?[:-]) *`, 'i').exec(text);
    if (found !== null) return behind([printed], text.slice(found[0].length));
  }
  return [{ tags: [], rest: text }];
}

const KNOWN_TAGS = new Set(['Hand', 'Trash', 'Breeding', 'Security', 'Main', 'Counter']);

const behind = (tags: readonly string[], rest: string): readonly TimedLine[] =>
  inFront(rest).map((front) => ({ ...front, tags: [...tags, ...front.tags] }));

/** Capitals where sentences begin, and the full stop. */
function sentences(text: string): string {
  const begun = text
    .replace(
      /^((?:\[[^[\]\n]+\] )*)([a-z])/,
      (_, tags: string, first: string) => tags + first.toUpperCase(),
    )
    .replace(/(?<=\. )[a-z]/g, (first) => first.toUpperCase())
    .replace(/(?<=\. )Then (?=[a-z<\d])/g, 'Then, ')
    .replace(/ {2,}/g, ' ');
  return /[."]$/.test(begun) ? begun : `${begun}.`;
}
