/** Cards that can be put on a board: found by number or name, or typed. Reads texts. */
import type { CardLookup } from '../../card/file/card-lookup.ts';
import type { PrintedCard } from '../../card/printed.ts';
import { findCards } from '../../cards/find-cards.ts';
import type { KeptCards } from '../../cards/kept-cards.ts';
import { folded } from '../../cards/folded.ts';
import { searchedCard, type SearchedCard } from '../../cards/searched-card.ts';
import { ANY_CARD } from '../../cards/wanted.ts';
import { parseBoard } from '../../scenario/board/notation.ts';
import { PRACTICE_CARDS, PRACTICE_EGG } from '../../cards/practice.ts';
import { answerCard } from './answer-card.ts';
import { unreadOn } from './unread.ts';
import type { PaletteRequest, FoundCard, LabCard, LabFound } from './wire.ts';

/** Cards that are listed. */
const LISTED = 12;

export const answerCards = (
  request: PaletteRequest,
  file: KeptCards | null,
  lookup: CardLookup,
): LabFound | LabCard =>
  request.kind === 'find' ? found(request, file, lookup) : answerCard(request);

function found(
  { turn, words }: Extract<PaletteRequest, { kind: 'find' }>,
  file: KeptCards | null,
  lookup: CardLookup,
): LabFound {
  const ofFile = findCards(searchedIn(file), { ...ANY_CARD, words }, () => undefined);
  const practice = practiceCards().filter(({ name }) => fits(name, words));
  // Whoever loaded a file means its cards.
  const rows = [
    ...ofFile.slice(0, LISTED).flatMap(({ card: { number } }) => {
      const card = lookup(number);
      return card.ok ? [foundCard(card.value, number)] : [];
    }),
    ...practice.map((card) => foundCard(card, null)),
  ];
  return {
    ...{ kind: 'found', turn, file: file?.name ?? null },
    total: ofFile.length + practice.length,
    cards: rows.slice(0, LISTED),
  };
}

const foundCard = (card: PrintedCard, number: string | null): FoundCard => ({
  ...{ card, number },
  words: [card.category, card.level === null ? '' : `Lv.${card.level}`, card.colours.join('/')]
    .filter((one) => one !== '')
    .join(' '),
  unread: unreadOn(card),
});

const fits = (name: string, words: string): boolean =>
  folded(words)
    .split(/\s+/)
    .every((word) => folded(name).includes(word));

let searched: { readonly file: KeptCards; readonly cards: readonly SearchedCard[] } | null = null;

/** The cards of the file as they are searched; made once. */
function searchedIn(file: KeptCards | null): readonly SearchedCard[] {
  if (file === null) return [];
  if (searched?.file !== file) searched = { file, cards: file.cards.map(searchedCard) };
  return searched.cards;
}

let practice: readonly PrintedCard[] | undefined;

function practiceCards(): readonly PrintedCard[] {
  const read = practice === undefined ? parseBoard(PRACTICE_EGG + PRACTICE_CARDS) : null;
  if (read?.ok === true) practice = read.value.board.cards;
  return practice ?? [];
}
