/**
 * A small board fit for an effect text: its card where the effect works, something for it to be
 * done to, and the action that makes it happen.
 */
import { withTokens } from '../../effect/line/token.ts';
import { readEffects } from '../../effect/read/read.ts';
import type { Line } from '../../effect/tree/tree.ts';
import type { Span } from '../../base/span.ts';
import type { FitAs } from './as.ts';
import { makeFitBoard, type OwnCard } from './board.ts';
import { type Fitting } from './sides.ts';
import { needsOf } from './needs.ts';
import { situationOf } from './situation.ts';
import { cutLine, notRunnable } from './runs.ts';
import { wantsOf } from './wants.ts';
import { makeBoard } from '../board/make-board.ts';

export interface Fit {
  /** In the notation of `parseBoard`. */
  readonly board: string;
  readonly actions: readonly string[];
  /** What is done so that the effect comes about, as a sentence. */
  readonly how: string;
  /** Name of the card that has the text. */
  readonly card: string;
  /** Words that the engine does not run, in the text that was read: they are not on the card. */
  readonly leftOut: readonly Span[];
}

/**
 * A scenario for a line of a text; `undefined` when the engine can run nothing of that line.
 * `self`: the card that it stands on, instead of one that is made up.
 */
export function fit(
  printed: string,
  index: number,
  as: FitAs = 'fit',
  self?: OwnCard,
): Fit | undefined {
  const read = readEffects(printed);
  const line = read.lines[index];
  // A fact of a card is not played by itself.
  if (line === undefined || line.kind === 'rule line') return undefined;
  const runs = cutLine(read, line, notRunnable(read));
  if (runs === undefined) return undefined;
  const text = withTokens(runs.text, read);
  const cut = readEffects(text).lines[0];
  return cut === undefined ? undefined : { ...make(cut, text, as, self), leftOut: runs.leftOut };
}

function make(
  line: Line,
  text: string,
  as: FitAs,
  self: OwnCard | undefined,
): Omit<Fit, 'leftOut'> {
  const fitting: Fitting = situationOf(line, text, as);
  const { board, names } = makeFitBoard(text, fitting, wantsOf(line), needsOf(line), self);
  return {
    board: makeBoard(board),
    actions: fitting.actions(names),
    how: fitting.how,
    card: names.card,
  };
}
