/** A card as a card file has it: facts and texts, whichever form the file has. */
import type { CardCategory, Colour } from '../information.ts';
import { makeDual, parseDual, type DualOption } from '../dual.ts';
import { NO_FACTS, type PrintedCard } from '../printed.ts';

export interface FileCard {
  /** "BT1-010" */
  readonly number: string;
  /** "BT1", as far as it can be told. */
  readonly set: string;
  readonly name: string;
  /** Two for a DUAL card. */
  readonly categories: readonly CardCategory[];
  readonly colours: readonly Colour[];
  readonly level: number | null;
  readonly dp: number | null;
  /** Play cost or use cost. */
  readonly cost: number | null;
  /** Form, attribute and types (2-3-2-1). */
  readonly traits: readonly string[];
  readonly digivolve: readonly {
    readonly colour: Colour;
    readonly level: number;
    readonly cost: number;
  }[];
  readonly text: Omit<PrintedCard['text'], 'option'>;
  readonly linkDp: number | null;
  /** Memory that an ACE card costs when it leaves the field (2-10). */
  readonly overflow: number | null;
  /** The Option of a DUAL card; its color requirements, where the file has them. */
  readonly option?: {
    readonly name: string;
    readonly text: string;
    readonly colours?: readonly Colour[];
  };
}

/** The card for a board, under the name that the board gives it. */
export function printedCard(card: FileCard, name: string = card.name): PrintedCard {
  const { level, dp, cost, colours, text, linkDp, overflow, option } = card;
  const dual = dualOf(card);
  return {
    name,
    category: card.categories[0] ?? 'Digimon',
    level,
    colours,
    dp,
    // 2-7-1: the number of a DUAL card is the use cost of its Option.
    cost: option === undefined ? cost : null,
    facts: {
      ...NO_FACTS,
      traits: card.traits.length === 0 ? [] : [card.traits.join(', ')],
      digivolve: requirementsOf(card),
      'link dp': linkDp === null ? [] : [String(linkDp)],
      overflow: overflow === null ? [] : [String(overflow)],
      dual: dual === null ? [] : [makeDual(dual)],
    },
    text: { ...text, option: option?.text ?? '' },
  };
}

/** Whether it is a DUAL card, and the file lacks a part of its Option. */
export const lacksOption = (card: FileCard): boolean =>
  card.option !== undefined && dualOf(card) === null;

/** The Option of a DUAL card; `null` for other cards, and where the file lacks a part of it. */
function dualOf({ option, cost }: FileCard): DualOption | null {
  const colours = option?.colours ?? [];
  if (option === undefined || cost === null || colours.length === 0) return null;
  const dual = { name: option.name, colours, cost };
  return parseDual(makeDual(dual)) === null ? null : dual;
}

/** "3 from Lv.4 red/blue": the colours of one level and cost together (2-3-5). */
function requirementsOf({ digivolve }: FileCard): readonly string[] {
  const colours = new Map<string, Colour[]>();
  for (const { colour, level, cost } of digivolve) {
    const key = `${cost} from Lv.${level}`;
    colours.set(key, [...(colours.get(key) ?? []), colour]);
  }
  return [...colours].map(([key, list]) => `${key} ${list.join('/')}`);
}
