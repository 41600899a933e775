/** Cards to put on the table, found by number or name. */
import type { FileCard } from '../../card/file/file-card.ts';
import { BOXES, type Box, type PrintedCard } from '../../card/printed.ts';
import type { CallCard } from './wire.ts';

/** No more are listed. */
const MOST_FOUND = 30;

/** Words of what a card says first, for a list. */
const LONGEST_WORDS = 48;

/**
 * The likeliest first: its number, a number or a name that begins so, a name that has it, then what
 * the list says of it, as "<Jamming>" or "5000 DP".
 */
export function foundCards(cards: readonly CallCard[], words: string): readonly CallCard[] {
  const wanted = folded(words);
  if (wanted === '') return cards.slice(0, MOST_FOUND);
  const rankOf = ({ id, name, words: listed }: CallCard): number => {
    const [number, called, said] = [folded(id), folded(name), folded(listed)];
    if (number === wanted) return 0;
    if (number.startsWith(wanted)) return 1;
    if (called.startsWith(wanted)) return 2;
    if (wanted.split(' ').every((word) => called.includes(word))) return 3;
    return said.includes(wanted) ? 4 : 5;
  };
  return cards
    .map((card) => ({ card, rank: rankOf(card) }))
    .filter(({ rank }) => rank < 5)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_FOUND)
    .map(({ card }) => card);
}

const folded = (words: string): string =>
  words.normalize('NFKD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase();

/** A practice card in the list. */
export const rowOfPractice = ({
  name,
  category,
  level,
  colours,
  dp,
  text,
}: PrintedCard): CallCard => ({
  ...{ id: name, name, category },
  words: rowWords(category, level, colours, dp, text.upper || text.security),
  text: linesOf(text),
});

/** A card of the card file in the list. */
export const rowOfFile = ({
  number,
  name,
  categories,
  level,
  colours,
  dp,
  text,
}: FileCard): CallCard => ({
  ...{ id: number, name, category: categories[0] ?? 'Digimon' },
  words: rowWords(categories.join(' and '), level, colours, dp, text.upper),
  text: linesOf({ ...text, option: '' }),
});

const linesOf = (text: { readonly [box in Box]: string }): readonly string[] =>
  BOXES.flatMap((box) =>
    text[box] === '' ? [] : asWritten(text[box]).map((line) => `${BOX_WORDS[box]}${line}`),
  );

/** Its lines; brackets of full width, as many card files have them, as everywhere else here. */
const asWritten = (text: string): readonly string[] =>
  text.replaceAll('＜', '<').replaceAll('＞', '>').split('\n');

const BOX_WORDS: { readonly [box in Box]: string } = {
  upper: '',
  inherited: 'Inherited: ',
  security: '',
  linked: 'Linked: ',
  option: '',
};

function rowWords(
  category: string,
  level: number | null,
  colours: readonly string[],
  dp: number | null,
  text: string,
): string {
  const [line = ''] = asWritten(text);
  const facts = `${level === null ? category : `Lv.${level}`} ${colours.join('/')}${dp === null ? '' : ` ${dp} DP`}`;
  const short = line.length > LONGEST_WORDS ? `${line.slice(0, LONGEST_WORDS - 1)}…` : line;
  return short === '' ? facts : `${facts}, ${short}`;
}
