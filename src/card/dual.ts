/** DUAL cards: Digimon cards that are Option cards, too, with information as each (4-6). */
import { COLOURS, type Colour } from './information.ts';
import { NO_FACTS, type BoxEffects, type CardDef } from './printed.ts';

/** What is printed of the Option beside its text. */
export interface DualOption {
  readonly name: string;
  /** Its color requirements (4-22). */
  readonly colours: readonly Colour[];
  /** Its use cost (2-7). */
  readonly cost: number;
}

const DUAL = /^\[([^[\]]+)\]((?: [a-z]+(?:\/[a-z]+)*)?) cost (\d+)$/;

/** Reads "[Final Howl] red/blue cost 4"; `null` for anything else. */
export function parseDual(words: string): DualOption | null {
  const match = DUAL.exec(words);
  if (match === null) return null;
  const named = (match[2] ?? '').trim().split('/').filter(Boolean);
  const colours = COLOURS.filter((colour) => named.includes(colour));
  if (colours.length !== named.length) return null;
  return { name: match[1] ?? '', colours, cost: Number(match[3]) };
}

/** Writes what `parseDual` reads. */
export const makeDual = ({ name, colours, cost }: DualOption): string =>
  [`[${name}]`, colours.join('/'), `cost ${cost}`].filter(Boolean).join(' ');

const NOTHING: BoxEffects = { keywords: [], abilities: [] };

/**
 * The Option of a DUAL card as a card of its own: its traits are those of the Digimon, all else
 * stands below them (4-6-6).
 */
export function optionOf(card: CardDef, { name, colours, cost }: DualOption): CardDef {
  return {
    name,
    category: 'Option',
    level: null,
    colours,
    dp: null,
    cost,
    facts: { ...NO_FACTS, traits: card.facts.traits },
    text: onlyUpper(card.text.option),
    mended: onlyUpper(card.mended.option),
    traits: card.traits,
    requirements: [],
    linkDp: 0,
    overflow: 0,
    effects: {
      upper: card.effects.option,
      inherited: NOTHING,
      security: NOTHING,
      linked: NOTHING,
      option: NOTHING,
    },
    gains: card.gains,
    switches: card.switches,
  };
}

const onlyUpper = (upper: string): CardDef['text'] => ({
  upper,
  inherited: '',
  security: '',
  linked: '',
  option: '',
});

/** The card as an Option card: itself, or the Option of a DUAL card (4-6-6). */
export const asOption = (card: CardDef): CardDef => card.option ?? card;
