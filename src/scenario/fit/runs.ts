/** How much of a text the engine carries out, and the text cut to that. */
import { makeCard } from '../../card/read.ts';
import { NO_FACTS, type Box, type PrintedCard } from '../../card/printed.ts';
import type { NotRunnable } from '../../card/can-run/not-runnable.ts';
import { readEffects } from '../../effect/read/read.ts';
import { withTokens } from '../../effect/line/token.ts';
import type { EffectText, Line } from '../../effect/tree/tree.ts';
import type { Span } from '../../base/span.ts';

/** A Digimon with one text. */
const printedWith = (text: string, box: Box = 'upper'): PrintedCard => ({
  name: 'Sample',
  category: 'Digimon',
  level: 5,
  colours: ['red'],
  dp: 7000,
  cost: 3,
  facts: NO_FACTS,
  text: { upper: '', inherited: '', security: '', linked: '', option: '', [box]: text },
});

/** Everything that the engine would not carry out, with its place in the text that was read. */
export function notRunnable(read: EffectText): readonly NotRunnable[] {
  return makeCard(printedWith(withTokens(read.text, read)))
    .problems.map(({ found, span }) => ({ found, span }))
    .toSorted((a, b) => a.span.start - b.span.start);
}

export interface Runs {
  /**
   * What the card of a scenario says: whole lines, and of others what stands before the first
   * sentence that is not run.
   */
  readonly text: string;
  /** The words that were left out. */
  readonly leftOut: readonly Span[];
}

/** Cuts one line down to what the engine runs; `undefined` when nothing of it is left. */
export function cutLine(
  read: EffectText,
  line: Line,
  problems: readonly NotRunnable[],
): Runs | undefined {
  const { start, end } = line.span;
  const first = problems.find(({ span }) => span.start >= start && span.end <= end);
  if (first === undefined) return { text: read.text.slice(start, end), leftOut: [] };
  if (line.kind !== 'effect' || line.bullets !== undefined) return undefined;
  const at = line.sentences.findIndex(({ span }) => span.end >= first.span.end);
  const from = line.sentences[at];
  if (at <= 0 || from === undefined) return undefined;
  const text = read.text.slice(start, from.span.start).trimEnd();
  // What is left has to be read as it was: a cut must not change what the words mean.
  const again = readEffects(withTokens(text, read));
  if (again.text !== text || notRunnable(again).length > 0) return undefined;
  return { text, leftOut: [{ start: from.span.start, end }] };
}
