/**
 * Mends the print before reading, and cuts it into lines and sentences. Every mend is recorded
 * (2-13-1-6-2 for notes).
 */
import { KEYWORD_RULES } from '../keyword/keywords.ts';
import { MISPRINTS } from './misprint.ts';
import { stripNotes } from './note.ts';
import { SIGN_MENDS, TYPING_MENDS } from './typography.ts';
import { TIMINGS, type Mend, type TokenFacts } from '../tree/tree.ts';

const TAG_WORDS = [
  ...TIMINGS,
  'Once Per Turn',
  'Twice Per Turn',
  'Hand',
  'Trash',
  'Breeding',
  'Rule',
];
const tagByLower = new Map(TAG_WORDS.map((name) => [name.toLowerCase(), name]));
const TAG = TAG_WORDS.join('|');

type MendRule = readonly [name: string, found: RegExp, became: (match: string) => string];

/** In this order. No pattern repeats inside a repetition, so that each is linear. */
const BEFORE_NOTES: readonly MendRule[] = [
  ...SIGN_MENDS,
  ['full-width comma', / ?， ?/g, () => ', '],
  ['space', /\r\n?/g, () => '\n'],
  ['space', /[^\S\n ]/g, () => ' '],
  ['bullet', /\s*・ */g, () => '\n・'],
  ['space', / {2,}/g, () => ' '],
  ['tag', /\[At End of Opponent's Turn\]/gi, () => "[End of Opponent's Turn]"],
  ...TYPING_MENDS,
  ['tag', /\[[A-Za-z' ]{4,32}\]/g, (found) => tagIn(found)],
  ...MISPRINTS,
];

/** Keywords whose price may be printed in front of a colon. */
const PRICES = KEYWORD_RULES.flatMap(({ name, price }) => (price ? [name] : [])).join('|');

const AFTER_NOTES: readonly MendRule[] = [
  ['bullet', new RegExp(`(?<=<(?:${PRICES}) [^<>\\n]{1,9}>): ?`, 'g'), () => '\n・'],
  ['space', / +(?=[.,;\n]|$)/g, () => ''],
  ['space', />(?=[A-Za-z])/g, () => '> '],
  ['stray full stop', /\. (?=with |that )/g, () => ' '],
  [
    'glued effects',
    new RegExp(`\\."? ?(?=\\[(?:${TAG})\\](?! ?effects?\\b))`, 'g'),
    (found) => `${found.trimEnd()}\n`,
  ],
  ['glued effects', new RegExp(` (?=\\[Rule\\]|\\(Rule\\))`, 'g'), () => '\n'],
  // Behind "[Your Turn] ..." it could be another sentence as well, which is for that turn alone.
  [
    'glued effects',
    /^\[(?:Your Turn|Opponent's Turn|All Turns)\][^\n]*|\.(?=<|(?:When|While|This|All)\b)/gm,
    (found) => (found === '.' ? '.\n' : found),
  ],
  [
    'space',
    /\[[^[\]\n]*\]|(?<=[a-z\d\])>"])(?<!\bLv)\.(?=\d|(?!(?:When|While|This|All)\b)[A-Z][a-z])/g,
    (found) => (found === '.' ? '. ' : found),
  ],
  ['line break', new RegExp(`(?<=\\[(?:${TAG})\\]) ?\\n(?=[^\\n])`, 'g'), () => ' '],
  ['stray colon', new RegExp(`(?<=\\[(?:${TAG})\\]) ?: ?(?=[A-Z<\\d])`, 'g'), () => ' '],
  [
    'glued effects',
    new RegExp(`>\\.? ?(?=\\[(?:${TAG})\\](?! ?effects?\\b))`, 'g'),
    (found) => `${found.trimEnd()}\n`,
  ],
  [
    'space',
    new RegExp(`(?:\\[(?:${TAG})\\]|\\((?:Once|Twice) Per Turn\\))(?=[\\[A-Za-z<(\\d])`, 'g'),
    (found) => `${found} `,
  ],
  ['space', /><(?=[A-Z])/g, () => '> <'],
  ['doubled words', /have don't have/g, () => "don't have"],
  [
    'capital',
    new RegExp(`\\[(?:${TAG})\\] (?!(?:or|and) \\[)[a-z](?!ffects?\\b)`, 'g'),
    (found) => found.slice(0, -1) + found.slice(-1).toUpperCase(),
  ],
  ['space', / +(?=\n|$)/g, () => ''],
  ['space', /\n +/g, () => '\n'],
  ['empty line', /\n{2,}/g, () => '\n'],
];

const REQUIREMENT = 'DNA Digivolve|Digivolve|DigiXros|Assembly|Burst Digivolve|App Fusion|Link';

/** Requirements as they are printed, with what was glued to them (2-3-5 to 2-3-11). */
const REQUIREMENT_RULES: readonly MendRule[] = [
  ['times sign', /\b(?:xD7|×|∞(?= x )) ?(?=\[)/g, () => 'x '],
  ['times sign', /(?<=\])x(?= ?\[)/g, () => ' x'],
  // 2-3-7-2, 2-3-8-2: the explanations of these requirements are notes.
  [
    'note',
    / ?When you would play this card, you may place specified cards from your hand\/battle area under it\. Each placed card reduces the play cost\./g,
    () => '',
  ],
  [
    'note',
    / ?On play, place from hand\/battle area under this card\. Reduce play cost per card\./g,
    () => '',
  ],
  [
    'note',
    / ?At the end of the burst digivolution turn, trash this Digimon's top card\.?(?! )/g,
    () => '',
  ],
  ['space', new RegExp(`(?<=\\[(?:${REQUIREMENT})(?: -\\d+)?\\])(?=[^ \\n])`, 'g'), () => ' '],
  ['space', / +(?=: Cost \d)/g, () => ''],
  [
    'glued effects',
    / *(?<=[^\n])(?=\[(?:DigiXros -\d|Digivolve|DNA Digivolve|Burst Digivolve)\])/g,
    () => '\n',
  ],
  ['glued effects', /(?<=\])\/(?=\d from )/g, () => '\nDigivolve: '],
  ['glued effects', / +(?=(?:DigiXros|Assembly) -\d+: )/g, () => '\n'],
  ['glued effects', /(?<=: Cost \d{1,2}) *(?=[^\d\s.])/g, () => '\n'],
  [
    'glued effects',
    new RegExp(
      `^(?:${REQUIREMENT})(?: -\\d+)?: [^\\n]{1,160}?(?= ?(?:\\[(?:${TAG})\\]|(?<!w/|with |from )<|(?<=[a-z\\] ])(?:You may|When you would|Treat this)\\b|(?<=[a-z\\]])(?:This|The|When|While|During|One|If|All|Your|You|Activate)\\b))`,
      'gm',
    ),
    (found) => (/: *$/.test(found) ? found : `${found.trimEnd()}\n`),
  ],
];

const tagIn = (found: string): string => {
  const name = tagByLower.get(found.slice(1, -1).toLowerCase());
  return name === undefined ? found : `[${name}]`;
};

/** The text that is read, and what was changed to get it. */
export function normalise(printed: string): {
  readonly text: string;
  readonly mends: readonly Mend[];
  readonly tokens: readonly TokenFacts[];
} {
  const mends: Mend[] = [];
  const tokens: TokenFacts[] = [];
  let text = mendOnce(printed, mends, tokens);
  // What a mend joins may be one more: "−()6" becomes "−6", and that "-6".
  for (let done = 0; done < mends.length && mends.length < MOST_MENDS;) {
    const before = text;
    done = mends.length;
    text = mendOnce(text, mends, tokens);
    // A bullet that begins the text is put on a line of its own and moved back each time.
    if (text === before) mends.length = done;
  }
  return { text, mends, tokens };
}

/** A text with more than so many mends is mended no further. */
const MOST_MENDS = 10_000;

function mendOnce(printed: string, mends: Mend[], tokens: TokenFacts[]): string {
  const mend = (text: string, rules: readonly MendRule[]): string => {
    let now = text;
    for (const [name, found, became] of rules) {
      now = now.replace(found, (was: string) => {
        const after = became(was);
        if (after !== was) mends.push({ name, was, became: after });
        return after;
      });
    }
    return now;
  };
  const stripped = stripNotes(mend(printed, BEFORE_NOTES), mends, tokens);
  return mend(mend(stripped, REQUIREMENT_RULES), AFTER_NOTES)
    .replace(/^[\n ]+/, '')
    .replace(/\n$/, '');
}

export interface Cut {
  readonly start: number;
  /** Without the full stop. */
  readonly end: number;
  readonly stop: boolean;
}

/** What begins a sentence behind a keyword whose full stop was not printed. */
const BEHIND_KEYWORD = /^ (?:Then, |After, |If |While |You |Place )/;

/**
 * Sentences between two places of a text: full stops outside brackets and quotation marks end them.
 */
export function cutSentences(text: string, from: number, to: number): readonly Cut[] {
  const cuts: Cut[] = [];
  let start = from;
  const push = (end: number, stop: boolean, next: number): void => {
    if (end > start || stop) cuts.push({ start, end, stop });
    start = next;
  };
  for (let i = from; i < to; i++) {
    i = skip(text, i, to);
    const char = text.charAt(i);
    const follows = i + 1 >= to ? '' : text.charAt(i + 1);
    if (char === '.' && (follows === '' || follows === ' ')) push(i, true, i + 2);
    else if (
      char === '"' &&
      text.charAt(i - 1) === '.' &&
      /^(?: [A-Z]|$)/.test(text.slice(i + 1, Math.min(i + 3, to)))
    )
      push(i + 1, false, i + 2);
    else if (char === '>' && BEHIND_KEYWORD.test(text.slice(i + 1, i + 9)))
      push(i + 1, false, i + 2);
  }
  if (start < to) push(to, false, to);
  return cuts;
}

const CLOSERS: { readonly [open: string]: string } = { '[': ']', '<': '>', '(': ')', '"': '"' };

/**
 * At an opening bracket or quotation mark: the place of its closing one; else, or when nothing
 * closes it, the same place.
 */
export function skip(text: string, at: number, to: number): number {
  const closer = CLOSERS[text.charAt(at)];
  if (closer === undefined) return at;
  // A search in so many characters at most: many opening brackets must not make it slow.
  const found = text.slice(at + 1, Math.min(to, at + 400)).indexOf(closer);
  return found < 0 ? at : at + 1 + found;
}
