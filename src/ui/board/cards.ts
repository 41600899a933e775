/**
 * What is printed on the cards of a scenario, by their labels, and how keywords on them are
 * coloured.
 */
import type { CardDef } from '../../card/printed.ts';
import type { Category } from '../../rules/rule.ts';
import type { Setup } from '../../game/run/run.ts';

/** A card as a board shows it. */
export type CardFacts = Pick<
  CardDef,
  'category' | 'level' | 'colours' | 'dp' | 'cost' | 'linkDp' | 'text'
>;

export type Cards = { readonly [label: string]: CardFacts };

/**
 * Name of a keyword effect without parameters ("Security A.") to its category, which is its colour.
 */
export type KeywordColours = { readonly [name: string]: Category };

/** The cards of a scenario that have a name. */
export function cardsByLabel(setup: Setup): Cards {
  return Object.fromEntries(
    setup.labels.flatMap((label, card) => {
      const def = setup.cards[card];
      if (label === '' || def === undefined) return [];
      const { category, level, colours, dp, cost, linkDp, text } = def;
      return [[label, { category, level, colours, dp, cost, linkDp, text }]];
    }),
  );
}

/**
 * "Lv.4 blue", "Tamer blue": what beside its name tells one card from another. A name that says the
 * category is believed.
 */
export function kindBeside(
  label: string,
  { category, level, colours }: Pick<CardFacts, 'category' | 'level' | 'colours'>,
): string {
  const isSaid = category === 'Digimon' || label.split(' ').includes(category);
  return [isSaid ? '' : category, level === null ? '' : `Lv.${level}`, colours.join('/')]
    .filter((fact) => fact !== '')
    .join(' ');
}

/** What stands beside the name of a card in a hand or a security stack: there it can be DUAL. */
export const factsBeside = (label: string, card: CardFacts): string =>
  (card.text.option === '' ? '' : 'DUAL ') +
  kindBeside(label, card) +
  (card.dp === null ? '' : ` ${card.dp}\u00a0DP`) +
  (card.cost === null ? '' : `, cost\u00a0${card.cost}`);

/** What stands beside the name of a link card: the link DP that it gives, besides. */
export const linkFacts = (label: string, card: CardFacts): string =>
  kindBeside(label, card) + (card.linkDp === 0 ? '' : ` +${card.linkDp}\u00a0DP`);

/** Which category a keyword as it is printed has ("Security A. +1" is Security A.). */
export function colourOf(printed: string, colours: KeywordColours): Category {
  const name = Object.keys(colours).find((known) => isNamed(printed, known));
  return (name === undefined ? undefined : colours[name]) ?? 'none';
}

/** `Draw 1` names Draw; `Drawing` would not. */
const isNamed = (printed: string, name: string): boolean =>
  printed.startsWith(name) && !/^[a-z]/i.test(printed.slice(name.length));
