/** Lines of a card file that the engine says it runs, each once. */
import type { FileCard } from '../card/file/file-card.ts';
import { printedCard } from '../card/file/file-card.ts';
import { BOXES } from '../card/printed.ts';
import { makeCard } from '../card/read.ts';
import { readEffects } from '../effect/read/read.ts';
import { isKeptAside } from '../scenario/fit/cards-report.ts';

/** Without the fifth of all cards that is kept aside, whose texts are not to be looked at. */
export function acceptedLines(cards: readonly FileCard[]): readonly string[] {
  const texts = new Set<string>();
  for (const card of cards) {
    if (isKeptAside(card.number)) continue;
    const printed = printedCard(card);
    const { problems } = makeCard(printed);
    for (const box of BOXES) {
      const read = readEffects(printed.text[box]);
      const here = problems.filter((problem) => problem.box === box);
      for (const { span } of read.lines)
        if (!here.some((one) => one.span.start >= span.start && one.span.end <= span.end))
          texts.add(read.text.slice(span.start, span.end));
    }
  }
  return [...texts];
}
