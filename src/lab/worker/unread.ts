/** What of a card the engine doesn't run. Reads texts. */
import { makeLeftOut } from '../../card/left-out.ts';
import { BOXES, type Box, type PrintedCard } from '../../card/printed.ts';
import { makeCard } from '../../card/read.ts';
import { meantBy } from '../../effect/meant/meant.ts';
import { readEffects } from '../../effect/read/read.ts';
import type { UnreadPart } from './wire.ts';

/** Every line of a card's text that the engine doesn't run in full, each once. */
export function unreadOn(card: PrintedCard): readonly UnreadPart[] {
  const parts = new Map<string, UnreadPart>();
  const left = new Set(card.facts['left out']);
  const whole = { ...card, facts: { ...card.facts, 'left out': [] } };
  for (const { box, span } of makeCard(whole).problems) {
    // Texts of card files are mended when they are read.
    const { text } = readEffects(card.text[box]);
    const line = text.slice(0, span.start).split('\n').length;
    const key = `${box} ${line}`;
    if (parts.has(key)) continue;
    const printed = card.text[box].split('\n')[line - 1] ?? '';
    const words = text.slice(span.start, span.end);
    const isLeftOut = left.has(makeLeftOut({ box, line }));
    const meant = isLeftOut ? [] : meantBy(printed, (one) => runs(whole, box, one));
    parts.set(key, { card: card.name, box, line, text: printed, words, isLeftOut, meant });
  }
  return BOXES.flatMap((box) => [...parts.values()].filter((part) => part.box === box));
}

/** Whether the engine runs a line on this card. */
const runs = (card: PrintedCard, box: Box, line: string): boolean =>
  makeCard({ ...card, text: { ...card.text, [box]: line } }).problems.every(
    (problem) => problem.box !== box,
  );
