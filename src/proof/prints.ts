/** Cards of a card file on a board: their numbers, and fingerprints of what is printed on them. */
import { hash } from '../base/chance.ts';
import type { PrintedCard } from '../card/printed.ts';
import type { ParsedBoard } from '../scenario/board/notation.ts';

/** Name and number of each. */
export const takenOn = ({
  taken,
}: ParsedBoard): readonly (readonly [name: string, number: string])[] =>
  [...taken].map(([name, { number }]) => [name, number] as const);

/** What is printed on them, as fingerprints, by number. */
export const printsOn = ({ board, taken }: ParsedBoard): { readonly [number: string]: string } =>
  Object.fromEntries(
    [...taken].map(([name, { number }]) => {
      const card = board.cards.find((one) => one.name === name);
      return [number, card === undefined ? '' : printOf(card)];
    }),
  );

/** What a person leaves out is not printed. */
function printOf(card: PrintedCard): string {
  const { 'left out': _, ...facts } = card.facts;
  return hash(JSON.stringify({ ...card, facts })).toString(36);
}
