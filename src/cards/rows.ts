/** What the list and the form of the search show of a file. */
import { COLOURS } from '../card/information.ts';
import type { KeptCards } from './kept-cards.ts';
import type { NotKept } from './keep.ts';
import type { RunsWhole } from './find-cards.ts';
import type { SearchedCard } from './searched-card.ts';
import type { CardRow, LoadedFile } from './wire.ts';

export function rowOf({ card }: SearchedCard, runsWhole: RunsWhole): CardRow {
  const { number, name, categories, colours, level } = card;
  const runs = runsWhole(number);
  return {
    number,
    name,
    words: [categories.join(' and '), colours.join('/'), level === null ? '' : `Lv.${level}`]
      .filter((words) => words !== '')
      .join(', '),
    ...(runs === undefined ? {} : { runs }),
  };
}

export function loadedFile(
  { name, notes }: KeptCards,
  cards: readonly SearchedCard[],
  notKept: NotKept | null,
): LoadedFile {
  const all = cards.map(({ card }) => card);
  const colours = new Set(all.flatMap((card) => card.colours));
  const levels = [...new Set(all.flatMap(({ level }) => level ?? []))].toSorted((a, b) => a - b);
  return {
    name,
    notes,
    notKept,
    cards: cards.length,
    colours: COLOURS.filter((colour) => colours.has(colour)),
    levels: [...levels.map(String), ...(all.some(({ level }) => level === null) ? ['none'] : [])],
    kinds: [...new Set(all.flatMap((card) => card.categories))],
    keywords: [...new Set(cards.flatMap(({ keywords }) => keywords))].toSorted(),
  };
}
