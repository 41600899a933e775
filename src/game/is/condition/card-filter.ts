import { hasInstruction } from './has-keyword.ts';
import type { Filter, Noun } from '../../../effect/tree/tree.ts';
import { notRefused } from '../../../card/can-run/not-refused.ts';
import { hasTrait, isNamed, nameHas, textHas, traitHas } from '../../../card/information.ts';
import type { CardDef } from '../../../card/printed.ts';
import { asOption } from '../../../card/dual.ts';
import { defOf, Undecided, type Run } from '../../run/run.ts';
import type { CardId } from '../../state/state.ts';
import { compares } from './compares.ts';
import { kindsOf } from '../../../effect/tree/closed/noun.ts';

/**
 * Whether a card that is not on the field is what a text asks for; only what is printed on it
 * counts.
 */
function passesCard(def: CardDef, filter: Filter): boolean {
  switch (filter.kind) {
    case 'DP':
      return def.dp !== null && compares(def.dp, filter.compare, filter.n);
    case 'level':
      return def.level !== null && compares(def.level, filter.compare, filter.n);
    case 'play cost':
      return def.cost !== null && compares(def.cost, filter.compare, filter.n);
    case 'keyword':
      return (
        def.effects.upper.keywords.some((use) => use.name === filter.use.name) ||
        hasInstruction(def.effects.upper.abilities, filter.use.name)
      );
    case 'name':
      return filter.words.some((word) =>
        filter.match === 'exact' ? isNamed(def, word) : nameHas(def, word, filter.except),
      );
    case 'not named':
      return !filter.words.some((word) => isNamed(def, word));
    case 'trait':
      return filter.words.some((word) =>
        filter.match === 'exact' ? hasTrait(def, word) : traitHas(def, word, filter.except),
      );
    case 'text':
      return filter.words.some((word) => textHas(def, word));
    case 'colour':
      return filter.colours.some((colour) =>
        def.colours.some((own) => own === colour.toLowerCase()),
      );
    case 'not colour':
      return !filter.colours.some((colour) => def.colours.some((own) => own === colour));
    case 'colours':
      return compares(def.colours.length, filter.compare, filter.n);
    case 'no level':
      return def.level === null;
    case 'has no DP':
      return def.dp === null;
    case 'has inherited effects':
      return def.text.inherited.trim() !== '';
    case 'has a DigiXros requirement':
      return hasDigiXros(def);
    case 'non-Digi-Egg':
      return def.category !== 'Digi-Egg';
    case 'all colours':
      return hasAllColours(def.colours, filter);
    // Asked of all that are chosen together (card-target.ts).
    case 'the same':
    case 'different':
      return true;
    case 'or':
      return filter.filters.some((one) => passesCard(def, one));
    case 'not':
      return !filter.filters.every((one) => passesCard(def, one));
    default:
      return notRefused('filter of cards', filter.kind);
  }
}

/** "2-color black and yellow": these colors and no other. */
export const hasAllColours = (
  own: readonly string[],
  { n, colours }: Extract<Filter, { kind: 'all colours' }>,
): boolean => own.length === n && colours.every((colour) => own.includes(colour));

/** Whether DigiXros requirements are printed on a card (2-3-7). */
export const hasDigiXros = ({ requirements }: CardDef): boolean =>
  requirements.some(({ kind }) => kind === 'digixros');

/** Card category that a noun asks for (2-2); "card" asks for none. */
function nounFits(def: CardDef, noun: Noun): boolean {
  const kinds = kindsOf(noun);
  return kinds.length === 0 || kinds.some((kind) => def.category === kind);
}

/** What "a red Digimon card" asks of a card. */
export interface CardAsked {
  readonly noun: Noun;
  readonly filters: readonly Filter[];
}

/**
 * Whether a card is what is asked for. A DUAL card is asked as a Digimon card or as an Option card
 * (4-6-5, 4-6-6); where a text says neither and the two differ, nothing settles it.
 */
export function fitsDef(def: CardDef, { noun, filters }: CardAsked): boolean {
  const fits = (face: CardDef): boolean =>
    nounFits(face, noun) && filters.every((filter) => passesCard(face, filter));
  if (def.option === undefined) return fits(def);
  const option = asOption(def);
  // Whether an Option's colors are those of the card or of its color requirements is left open.
  const asOptions = [fits(option), fits({ ...option, colours: def.colours })];
  const isSettled = asOptions[0] === asOptions[1];
  const isOfCategory = kindsOf(noun).length > 0;
  if (isOfCategory && (isSettled || fits(def))) return fits(def) || asOptions[0] === true;
  // Only a Digimon card has a level or DP.
  const digimon = { ...option, level: def.level, dp: def.dp };
  const all = [fits(def), fits(digimon), fits({ ...digimon, colours: def.colours })];
  if (all.every((one) => one === all[0])) return all[0] === true;
  throw new Undecided(
    `whether ${def.name}, a DUAL card, is such a card differs between its Digimon and its Option (${option.name}), and nothing settles which of them counts`,
  );
}

/** Whether a card is one that "a red Digimon card" means, wherever it is. */
export const fitsCard = (run: Run, card: CardId, asked: CardAsked): boolean =>
  fitsDef(defOf(run, card), asked);
