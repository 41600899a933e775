/** Security cards that nobody named, taken as cards that do nothing. */
import { HIDDEN } from '../../card/hidden.ts';
import type { CardDef } from '../../card/printed.ts';
import type { Board, Slot } from './board.ts';

type ReadBoard = Omit<Board, 'cards'> & { readonly cards: readonly CardDef[] };

/** A name for the n-th of them, that no card has. */
const plainName = (n: number): string => `Unknown Card ${n}`;

/** It is one of them. */
export const isPlainName = (label: string): boolean => /^Unknown Card \d+$/.test(label);

/** Security cards of a board that nobody named. */
export const unknownSecurity = ({ P1, P2 }: Pick<Board, 'P1' | 'P2'>): number =>
  [...P1.security, ...P2.security].reduce(
    (sum, slot) => sum + ('hidden' in slot ? slot.hidden : 0),
    0,
  );

/** Each of them has no effects and no DP; `null` where every security card is known. */
export function withPlainSecurity<B extends ReadBoard>(board: B): B | null {
  let n = 0;
  const known = (slots: readonly Slot[]): readonly Slot[] =>
    slots.flatMap((slot) =>
      'name' in slot
        ? [slot]
        : Array.from({ length: slot.hidden }, () => ({ name: plainName(++n) })),
    );
  const P1 = { ...board.P1, security: known(board.P1.security) };
  const P2 = { ...board.P2, security: known(board.P2.security) };
  const plain = Array.from({ length: n }, (_, i): CardDef => ({
    ...HIDDEN,
    name: plainName(i + 1),
  }));
  return n === 0 ? null : { ...board, P1, P2, cards: [...board.cards, ...plain] };
}
