/** What a card has to be for the filters of a text, and a card made so. */
import { COLOURS, type Colour } from '../../card/information.ts';
import { NO_FACTS, type PrintedCard } from '../../card/printed.ts';
import type { Compare, Filter } from '../../effect/tree/tree.ts';
import type { Need } from './needs.ts';

/** What can be the name of a card on a board. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .'&-]*$/u;

/** What a card has to be for some of the conditions on it, as far as a card can be made so. */
export function fittedTo(card: PrintedCard, filters: readonly Filter[]): PrintedCard {
  return filters.reduce(fittedToOne, card);
}

function fittedToOne(card: PrintedCard, filter: Filter): PrintedCard {
  switch (filter.kind) {
    case 'or': {
      const [first] = filter.filters;
      return filter.filters.some((one) => meets(card, one)) || first === undefined
        ? card
        : fittedToOne(card, first);
    }
    case 'DP':
      return { ...card, dp: within(card.dp ?? 0, filter) };
    case 'level':
      return { ...card, level: Math.min(7, Math.max(2, within(card.level ?? 4, filter))) };
    case 'play cost':
      return { ...card, cost: within(card.cost ?? 3, filter) };
    case 'name':
    case 'text': {
      const word = filter.words.find((one) => NAME.test(one));
      return word === undefined || meets(card, filter) ? card : { ...card, name: word };
    }
    case 'trait': {
      const [word] = filter.words;
      const { traits } = card.facts;
      return word === undefined || word.includes(',') || meets(card, filter)
        ? card
        : { ...card, facts: { ...card.facts, traits: [[...traits, word].join(', ')] } };
    }
    case 'colour': {
      const colours = COLOURS.filter((colour) => filter.colours.includes(colour));
      return meets(card, filter) || colours.length === 0
        ? card
        : { ...card, colours: colours.slice(0, 1) };
    }
    case 'colours': {
      const more: readonly Colour[] = [...new Set([...card.colours, ...COLOURS])];
      return { ...card, colours: more.slice(0, within(card.colours.length, filter)) };
    }
    case 'keyword':
      return card.text.upper.includes(`<${filter.use.name}`)
        ? card
        : { ...card, text: { ...card.text, upper: `<${filter.use.printed}>` } };
    case 'has inherited effects':
      return { ...card, text: { ...card.text, inherited: '<Blocker>' } };
    case 'has a DigiXros requirement':
      return meets(card, filter)
        ? card
        : { ...card, facts: { ...card.facts, digixros: ['-2 from Cub + Owl'] } };
    default:
      return card;
  }
}

/** Whether a card is so already; what cannot be told of a card alone counts as met. */
export function meets(card: PrintedCard, filter: Filter): boolean {
  switch (filter.kind) {
    case 'or':
      return filter.filters.some((one) => meets(card, one));
    case 'DP':
      return card.dp !== null && isWithin(card.dp, filter);
    case 'level':
      return card.level !== null && isWithin(card.level, filter);
    case 'play cost':
      return card.cost !== null && isWithin(card.cost, filter);
    case 'name':
      return filter.words.some((word) =>
        filter.match === 'exact' ? card.name === word : card.name.includes(word),
      );
    case 'not named':
      return !filter.words.includes(card.name);
    case 'text':
      return filter.words.some((word) => card.name.includes(word));
    case 'trait': {
      const traits = card.facts.traits.flatMap((one) => one.split(', '));
      return filter.words.some((word) =>
        traits.some((one) => (filter.match === 'exact' ? one === word : one.includes(word))),
      );
    }
    case 'colour':
      return card.colours.some((colour) => filter.colours.includes(colour));
    case 'colours':
      return isWithin(card.colours.length, filter);
    case 'keyword':
      return card.text.upper.includes(`<${filter.use.name}`);
    case 'has inherited effects':
      return card.text.inherited !== '';
    case 'has a DigiXros requirement':
      return card.facts.digixros.length > 0;
    default:
      return true;
  }
}

interface Bound {
  readonly compare: Compare;
  readonly n: number;
}

export const isWithin = (value: number, { compare, n }: Bound): boolean =>
  compare === 'or more' ? value >= n : compare === 'or less' ? value <= n : value === n;

/** The value, or the nearest one that is asked for. */
export const within = (value: number, bound: Bound): number =>
  isWithin(value, bound) ? value : bound.n;

/** A card for a need, where none is there. */
export function cardFor(category: Need['category'], isFoe: boolean): PrintedCard {
  const isDigimon = category === 'Digimon';
  return {
    name: `${isFoe ? 'Foe' : 'Fitting'} ${category}`,
    category,
    level: isDigimon ? 3 : null,
    colours: ['red'],
    dp: isDigimon ? 2000 : null,
    cost: 3,
    facts: NO_FACTS,
    text: { upper: '', inherited: '', security: '', linked: '', option: '' },
  };
}
