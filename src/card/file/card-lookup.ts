/** Where a board finds a card that it names by its number alone: "card BT1-010". */
import { didYouMean } from '../../base/nearest.ts';
import { err, ok, type Problem, type Result } from '../../base/result.ts';
import type { PrintedCard } from '../printed.ts';
import { lacksOption, printedCard, type FileCard } from './file-card.ts';

/** The card of that number, or why there is none to be had. */
export type CardLookup = (
  number: string,
) => Result<PrintedCard, Pick<Problem, 'found' | 'expected'>>;

/** Boards that everybody reads: what the repository holds, and what is made of it. */
export const PRINTED_HERE: CardLookup = (number) =>
  err({
    found: `card ${number} is not printed here`,
    expected:
      'its facts and texts, as "card NAME: Digimon Lv.5 red 6000 DP": this board is for everybody, and must not depend on a card file that only one person has',
  });

/**
 * For boards that a person brings while no card file is loaded. `remedy` says how one is: "load one
 * at /cards/".
 */
export const notLoaded =
  (remedy: string): CardLookup =>
  (number) =>
    err({
      found: `card ${number}, and no card file is loaded`,
      expected: `a card file that has it (${remedy}), or the card printed in full, as "card NAME: Digimon Lv.5 red 6000 DP" with its texts beneath`,
    });

/** In a card file that a person has; a number may be written in small letters. */
export function cardsOfFile(file: string, cards: readonly FileCard[]): CardLookup {
  const byNumber = new Map(cards.map((card) => [card.number.toUpperCase(), card]));
  return (number) => {
    const card = byNumber.get(number.toUpperCase());
    if (card === undefined)
      return err({
        found: `no card ${number} in ${file}${didYouMean(number, byNumber.keys())}`,
        expected: 'the number of a card of that file',
      });
    if (lacksOption(card))
      return err({
        found: `${number} is a DUAL card, and ${file} lacks the name, use cost or color requirements of its Option`,
        expected: 'another card, or a file that has them',
      });
    if (card.categories[0] === 'Digimon' && card.dp === null)
      return err({
        found: `${number} is a Digimon without DP in ${file}`,
        expected: 'the card printed in full, with its DP',
      });
    return ok(printedCard(card));
  };
}
