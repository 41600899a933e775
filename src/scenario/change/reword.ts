/**
 * Words of a card's text that could be others: a number, whether it may be left, whose cards are
 * meant, what causes it, on which turns it works. They are changed as text; whoever uses it reads
 * the card again.
 */
import { BOXES, type Box, type PrintedCard } from '../../card/printed.ts';
import { singleNames, type Ground } from './change.ts';

/** Other words in one place of a text. */
export interface Reword {
  readonly card: string;
  readonly box: Box;
  /** Where they stand in the text of that part, counted in letters from 0. */
  readonly at: number;
  readonly was: string;
  readonly now: string;
}

/** Words of one sort and what can stand in their place. */
interface Swap {
  readonly found: RegExp;
  readonly now: (was: string, before: string, after: string) => readonly string[];
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "card" of 1, "cards" of more. */
const counted = (noun: string, n: number): string =>
  noun.replace(/ cards?$/, n === 1 ? ' card' : ' cards');

/** What decides whether something must be done, on which turns and how often. */
const DECIDES: readonly Swap[] = [
  {
    found: /\byou may (\w)/gi,
    now: (was, before) => {
      const next = was.slice(-1);
      return [/(^|[\]\n.]\s*)$/.test(before) ? next.toUpperCase() : next];
    },
  },
  {
    // A sentence that begins with what is done.
    found: /(?<=^|\]\s|\.\s|\n)[A-Z][a-z]+(?= )/g,
    now: (was) => [`You may ${was.charAt(0).toLowerCase()}${was.slice(1)}`],
  },
  {
    found: /, (?!you|then|if)[a-z]+(?= )/g,
    now: (was) => [was.replace(', ', ', you may ')],
  },
  { found: /\[Your Turn\]|\[Opponent's Turn\]/g, now: () => ['[All Turns]'] },
  { found: /\[All Turns\]/g, now: () => ['[Your Turn]', "[Opponent's Turn]"] },
  { found: /\[(?:Once|Twice) Per Turn\] ?/g, now: () => [''] },
];

/** What is counted and who is meant. */
const MEANS: readonly Swap[] = [
  {
    found: /(?<![\w[.])[+-]?\d+(?![\w.])(?: (?:\w+ )?cards?\b)?/g,
    now(was) {
      const [, sign = '', digits = '', noun = ''] = /^([+-]?)(\d+)(.*)$/.exec(was) ?? [];
      const n = Number(digits);
      const by = n >= 1_000 ? [1_000, -1_000, 2_000, -2_000] : [1, -1, 2];
      return by.flatMap((more) =>
        n + more > 0 ? [`${sign}${n + more}${counted(noun, n + more)}`] : [],
      );
    },
  },
  { found: /\byour opponent's (?!turn)/g, now: () => ['your '] },
  { found: /\byour (?!opponent|turn)/g, now: () => ["your opponent's "] },
  { found: /\bother /g, now: () => [''] },
  // What has caused it: with any other cause, too.
  {
    found: / (?:by (?:an?|your|one of your) effects?|by effects|in battle)(?=[,.])/g,
    now: () => [''],
  },
  { found: /\b(?:un)?suspended /g, now: () => [''] },
];

/** What can be said otherwise on a board: what decides first, or what is counted and meant. */
export function rewordsOf(
  board: Ground<PrintedCard>,
  what: 'decides' | 'means',
): readonly Reword[] {
  const once = singleNames(board);
  return board.cards
    .filter(({ name }) => once.has(name))
    .flatMap(({ name: card, text }) =>
      BOXES.flatMap((box) =>
        swapped(text[box], what === 'decides' ? DECIDES : MEANS).map((one): Reword => ({
          ...{ card, box },
          ...one,
        })),
      ),
    );
}

const swapped = (
  text: string,
  swaps: readonly Swap[],
): readonly Pick<Reword, 'at' | 'was' | 'now'>[] =>
  swaps.flatMap(({ found, now }) =>
    [...text.matchAll(found)].flatMap(({ 0: was, index: at }) =>
      now(was, text.slice(0, at), text.slice(at + was.length)).map((one) => {
        const isFirst = /(^|\]\s|\.\s|\n)$/.test(text.slice(0, at)) && was !== '';
        return { at, was, now: isFirst && one !== '' ? upperFirst(one) : one };
      }),
    ),
  );

/** The card with these words; `null` where its text is another. */
export function reworded<C extends PrintedCard>(card: C, { box, at, was, now }: Reword): C | null {
  const text = card.text[box];
  if (text.slice(at, at + was.length) !== was) return null;
  const other = text.slice(0, at) + now + text.slice(at + was.length);
  return { ...card, text: { ...card.text, [box]: other } };
}

/** The part of the sentence with the words, as it is and as it would be. */
export function partsOf(
  card: PrintedCard,
  { box, at, was, now }: Reword,
): { readonly was: string; readonly now: string } {
  const text = card.text[box];
  if (was.startsWith('[')) return { was: was.trim(), now: now.trim() };
  const before = text.slice(0, at);
  const open = before.lastIndexOf('<');
  const isInside = open > before.lastIndexOf('>');
  const start = isInside ? open : at - (/[^,.:\]>\n]*$/.exec(before)?.[0].length ?? 0);
  const rest = (isInside ? /^[^>]*>/ : /^[^,.\n]*/).exec(text.slice(at + was.length))?.[0];
  const cut = (word: string): string =>
    `${text.slice(start, at)}${word}${rest ?? ''}`.replace(/^[,\s]+/, '').trim();
  return { was: cut(was), now: cut(now) };
}
