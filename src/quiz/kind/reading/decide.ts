/**
 * An effect is taken apart. The reader of effect text answered when the site was built; what it
 * found is data here.
 */
import { isSameSet, type Given } from '../../mark/given.ts';

/** One thing that can be marked: a piece of the text, or a word for what the effect is. */
export interface Piece {
  readonly text: string;
  readonly right: boolean;
  /** What the reader says of it, with the rule. */
  readonly words: string;
  readonly rule: string | null;
  readonly why?: string;
}

export interface ReadingAsk {
  readonly kind: 'reading';
  readonly text: string;
  /** Whether pieces of the text are marked, or one of several words is picked. */
  readonly how: 'mark' | 'pick';
  readonly pieces: readonly Piece[];
  /** How the text is cut: words, or an index of `pieces`. */
  readonly cut: readonly (string | number)[];
}

export const rightPieces = ({ pieces }: ReadingAsk): Given =>
  pieces.flatMap(({ right }, i) => (right ? [i] : []));

export const isRightReading = (ask: ReadingAsk, given: Given): boolean =>
  isSameSet(rightPieces(ask), given);
