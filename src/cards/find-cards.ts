/** The search over the cards of a file. */
import { folded } from './folded.ts';
import type { SearchedCard } from './searched-card.ts';
import type { CardsWanted } from './wanted.ts';

/** Whether the engine runs a card whole; undefined until it was asked. */
export type RunsWhole = (cardNumber: string) => boolean | undefined;

/** All cards that fit, the likeliest first and otherwise in the order of the file. */
export function findCards(
  cards: readonly SearchedCard[],
  wanted: CardsWanted,
  runsWhole: RunsWhole,
): readonly SearchedCard[] {
  const query = folded(wanted.words).trim();
  const words = wordsOf(query);
  const found: SearchedCard[][] = Array.from({ length: LAST + 1 }, () => []);
  for (const card of cards)
    if (fits(card, wanted, runsWhole) && words.every((word) => card.all.includes(word)))
      found[rankOf(card, query, words)]?.push(card);
  return found.flat();
}

function fits(
  { card, keywords }: SearchedCard,
  wanted: CardsWanted,
  runsWhole: RunsWhole,
): boolean {
  const { colour, level, kind, keyword, runs } = wanted;
  return (
    (colour === '' || card.colours.some((own) => own === colour)) &&
    (level === '' || String(card.level ?? 'none') === level) &&
    (kind === '' || card.categories.some((own) => own === kind)) &&
    (keyword === '' || keywords.includes(keyword)) &&
    (runs === '' || runsWhole(card.number) === (runs === 'whole'))
  );
}

const LAST = 5;

/** From 0: its number, a number that begins so, its name, a name that begins so, in its name. */
function rankOf({ number, name }: SearchedCard, query: string, words: readonly string[]): number {
  if (query === '') return LAST;
  if (number === query) return 0;
  if (number.startsWith(query)) return 1;
  if (name === query) return 2;
  if (name.startsWith(query)) return 3;
  return words.every((word) => name.includes(word)) ? 4 : LAST;
}

const wordsOf = (query: string): readonly string[] =>
  [...query.matchAll(/"([^"]+)"|([^\s"]+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
