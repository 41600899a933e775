import { pattern } from './make-hole.ts';
import type { Hole } from './hole.ts';
import type { KeywordUse } from '../tree/tree.ts';

/**
 * Names of chapter 16, with those that later editions add; behind each what its parameter looks
 * like.
 */
const NAMES = [
  'Security A.',
  'Blocker',
  'Recovery',
  'Piercing',
  'Draw',
  'Jamming',
  'Digisorption',
  'Reboot',
  'De-Digivolve',
  'Retaliation',
  'Digi-Burst',
  'Rush',
  'Blitz',
  'Delay',
  'Decoy',
  'Armor Purge',
  'Save',
  'Material Save',
  'Evade',
  'Raid',
  'Alliance',
  'Barrier',
  'Blast Digivolve',
  'Fortitude',
  'Mind Link',
  'Partition',
  'Collision',
  'Blast DNA Digivolve',
  'Scapegoat',
  'Vortex',
  'Overclock',
  'Iceclad',
  'Decode',
  'Fragment',
  'Execute',
  'Progress',
  'Link +',
  'Training',
  'Use Req.',
  'Ascension',
  'Engage',
  'Guard',
  'Detach',
  'Succession',
] as const;
export type KeywordName = (typeof NAMES)[number];
export const KEYWORD_NAMES: readonly KeywordName[] = NAMES;

/** Names that cards print for the same keyword. */
const ALIASES: { readonly [printed: string]: KeywordName } = {
  'security attack': 'Security A.',
  'security a': 'Security A.',
  's attack': 'Security A.',
  'ice clad': 'Iceclad',
  'use req': 'Use Req.',
  link: 'Link +',
};

const byLower = new Map<string, KeywordName>(NAMES.map((name) => [name.toLowerCase(), name]));

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
  const lower = words.toLowerCase();
  const name = byLower.get(lower) ?? ALIASES[lower];
  if (name === undefined) return undefined;
  const bare =
    rest === undefined || rest === '+' ? undefined : (/^\((.*)\)$/.exec(rest)?.[1] ?? rest);
  const counted = name === 'Fragment' && bare !== undefined && /^\d{1,2}$/.test(bare);
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
  const signed = use.name === 'Security A.' || use.name === 'Recovery';
  const n =
    use.n === undefined
      ? ''
      : use.name === 'Fragment'
        ? ` (${use.n})`
        : `${use.name === 'Link +' ? '' : ' '}${signed && use.n >= 0 ? '+' : ''}${use.n}`;
  const argument = use.argument === undefined ? '' : ` (${use.argument})`;
  return use.name + (use.upTo ? ' up to' : '') + n + argument;
}

/** Keywords that are done when their effect is processed (16-6-2); the others are had. */
const DONE: ReadonlySet<string> = new Set<KeywordName>([
  'Recovery',
  'Draw',
  'De-Digivolve',
  'Digi-Burst',
  'Blitz',
  'Delay',
  'Save',
  'Blast Digivolve',
  'Mind Link',
  'Blast DNA Digivolve',
]);
export const isInstruction = (use: Pick<KeywordUse, 'name'>): boolean => DONE.has(use.name);

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

export const instructionHole = only(isInstruction);
export const heldHole = only((use) => !isInstruction(use));
