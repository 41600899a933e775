import { KEYWORD_NAMES, keywordRule } from '../keyword/lookup.ts';
import { pattern } from './make-hole.ts';
import type { Hole } from './hole.ts';
import type { KeywordUse } from '../tree/tree.ts';

/** Names as they are printed, in lower case -> name. */
const byPrint = new Map(
  KEYWORD_NAMES.flatMap((name) =>
    [name.toLowerCase(), ...(keywordRule(name)?.prints ?? [])].map((print) => [print, name]),
  ),
);

/** Name, a number with or without sign, and what else stands there: `Recovery`, `+1`, `(Deck)`. */
const INSIDE =
  /^([A-Za-z][A-Za-z.-]*(?: [A-Za-z][A-Za-z.]*)*) ?([+-]?\d{1,4})?(?:(?: |(?=\())(\S.*))?$/;

/**
 * The inside of `<...>`: name without parameters, number, argument (16-2). Undefined for a name
 * chapter 16 does not have.
 *
 *     Security Attack +1
 *     ^^^^^^^^^^^^^^^ ^^
 */
export function parseKeyword(inside: string): Omit<KeywordUse, 'span'> | undefined {
  const match = INSIDE.exec(inside.trim());
  if (match === null) return undefined;
  const [, all = '', number, rest] = match;
  const words = number === undefined ? all : all.replace(/ up to$/, '');
  const name = byPrint.get(words.toLowerCase());
  if (name === undefined) return undefined;
  const bare =
    rest === undefined || rest === '+' ? undefined : (/^\((.*)\)$/.exec(rest)?.[1] ?? rest);
  const counted =
    keywordRule(name)?.number === 'in brackets' && bare !== undefined && /^\d{1,2}$/.test(bare);
  const n = number ?? (counted ? bare : undefined);
  return {
    name,
    ...(n === undefined ? {} : { n: Number(n) }),
    ...(words === all ? {} : { upTo: true as const }),
    ...(bare === undefined || counted ? {} : { argument: bare }),
    printed: inside,
  };
}

/** The usual print of a keyword: what `parseKeyword` takes. `<Draw 2>` is made of `Draw 2`. */
export function makeKeyword(use: Pick<KeywordUse, 'name' | 'n' | 'upTo' | 'argument'>): string {
  const argument = use.argument === undefined ? '' : ` (${use.argument})`;
  return use.name + (use.upTo ? ' up to' : '') + printNumber(use) + argument;
}

function printNumber({ name, n }: Pick<KeywordUse, 'name' | 'n'>): string {
  if (n === undefined) return '';
  switch (keywordRule(name)?.number) {
    case 'in brackets':
      return ` (${n})`;
    case 'joined':
      return String(n);
    case 'signed':
      return n >= 0 ? ` +${n}` : ` ${n}`;
    default:
      return ` ${n}`;
  }
}

/** Keywords that are done when their effect is processed (16-6-2); the others are had. */
export const isInstruction = (use: Pick<KeywordUse, 'name'>): boolean =>
  keywordRule(use.name)?.category === 'none';

/** `<Piercing>` in a sentence. */
export const keywordHole = pattern<KeywordUse>(
  /<([^<>\n]{1,120})>/,
  (match, at) => {
    const use = parseKeyword(match[1] ?? '');
    return use === undefined
      ? undefined
      : { ...use, span: { start: at, end: at + match[0].length } };
  },
  (use) => `<${use.printed}>`,
);

const only = (wanted: (use: KeywordUse) => boolean): Hole<KeywordUse> => ({
  read(cursor, at) {
    const got = keywordHole.read(cursor, at);
    return got !== undefined && wanted(got.value) ? got : undefined;
  },
  write: (use, pen) => (wanted(use) ? keywordHole.write(use, pen) : undefined),
});

/** "draw 2 cards": what `<Draw 2>` does (16-8-2). */
export const drawnHole = pattern<KeywordUse>(
  /([1-9]\d?) cards?/,
  (match, at) => {
    const use = { name: 'Draw', n: Number(match[1]), printed: `Draw ${match[1]}` };
    return match[0] === cardsDrawn(use.n)
      ? { ...use, span: { start: at, end: at + match[0].length } }
      : undefined;
  },
  ({ name, n = 0, printed }) =>
    name === 'Draw' && printed === `Draw ${n}` ? cardsDrawn(n) : undefined,
);

const cardsDrawn = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`;

export const instructionHole = only(isInstruction);
export const heldHole = only((use) => !isInstruction(use));
