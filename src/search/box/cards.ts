/**
 * Cards of the card file that the device keeps, found by number, name and trait. Loaded behind the
 * first results, and only where there is a file; what is typed and found stays in the page.
 */
import { addressOfCard } from '../../cards/card-address.ts';
import { folded } from '../../cards/folded.ts';
import { loadCards } from '../../cards/keep.ts';
import type { KeptCards } from '../../cards/kept-cards.ts';
import type { Group, SearchResults } from '../query/find.ts';
import type { Hit } from '../query/hit.ts';
import { readQuery } from '../query/query.ts';

/** Adds cards to what was found: those of an exact number or name first, others last. */
export type AddCards = (found: SearchResults, most: number) => SearchResults;

/** Shorter words would match nearly every card. */
const SHORTEST = 2;
/** From 0: its number, its name, a number that begins so, a name that begins so, words in both. */
const LAST = 4;
const EXACT = 1;

/** Of the file on the device; adds nothing where none can be read. */
export async function openCards(): Promise<AddCards> {
  const { cards } = await loadCards();
  return cards === null ? (found) => found : cardAdder(cards);
}

/** Of a file. */
export function cardAdder({ cards }: Pick<KeptCards, 'cards'>): AddCards {
  const known = cards.map((card) => {
    const [number, name] = [folded(card.number), folded(card.name)];
    return { card, number, name, all: [number, name, ...card.traits.map(folded)].join('\n') };
  });
  return (found, most) => {
    const { text, filters } = readQuery(found.query);
    const query = folded(text);
    const words = query.split(' ').filter((word) => word !== '');
    const levels = filters.filter(({ name }) => name === 'level').map(({ value }) => value);
    const isAsked = levels.length > 0 || words.some(({ length }) => length >= SHORTEST);
    // Cards have no chapter, no type of keyword and cite nothing.
    if (!isAsked || filters.length > levels.length) return found;
    const ranked = known
      .filter(
        ({ card, all }) =>
          words.every((word) => all.includes(word)) &&
          (levels.length === 0 || levels.includes(String(card.level))),
      )
      .map((one) => ({ ...one, rank: rankOf(one, query) }))
      .toSorted((a, b) => a.rank - b.rank);
    const [best] = ranked;
    if (best === undefined) return found;
    const hits = ranked.slice(0, most).map(({ card, rank }) => hitOf(card, rank <= EXACT));
    const group: Group = { kind: 'card', total: ranked.length, hits };
    const isExact = best.rank <= EXACT && !found.exact;
    return {
      ...found,
      groups: isExact ? [group, ...found.groups] : [...found.groups, group],
      total: found.total + ranked.length,
      exact: found.exact || (isExact && ranked[1]?.rank !== best.rank),
      // What is on a card of the file is not unknown.
      unknown: isExact ? [] : found.unknown,
      meant: isExact ? found.meant.filter(({ why }) => why === 'filter') : found.meant,
    };
  };
}

function rankOf(card: { readonly number: string; readonly name: string }, query: string): number {
  if (query === '') return LAST;
  if (card.number === query) return 0;
  if (card.name === query) return EXACT;
  if (card.number.startsWith(query)) return 2;
  return card.name.startsWith(query) ? 3 : LAST;
}

function hitOf(
  { number, name, categories, colours, level, traits }: KeptCards['cards'][number],
  isNamed: boolean,
): Hit {
  const words = [
    categories.join(' and '),
    colours.join('/'),
    level === null ? '' : `Lv.${level}`,
    ...traits,
  ].filter((one) => one !== '');
  return {
    kind: 'card',
    why: isNamed ? 'name' : 'words',
    url: `/cards/${addressOfCard(number)}`,
    number,
    title: { text: name, marks: [] },
    excerpt: { text: words.join(', '), marks: [] },
    own: true,
  };
}
