/**
 * A card of a card file as the engine uses it. Loaded when one is put on the table: practice cards
 * were read when the site was built.
 */
import { printedCard, type FileCard } from '../../card/file/file-card.ts';
import type { CardDef, PrintedCard } from '../../card/printed.ts';
import { makeCard } from '../../card/read.ts';
import { readEffects } from '../../effect/read/read.ts';

export interface ReadFileCard {
  readonly card: CardDef;
  /** Lines of its text that the engine can't play. */
  readonly unread: readonly string[];
}

/** Lines that are left out one after another: a card has fewer. */
const MOST_LINES = 20;

/** `isCut`: what can't be played is left out, and the rest is played. */
export const readFileCard = (file: FileCard, isCut: boolean): ReadFileCard =>
  readPrinted(printedCard(file), isCut);

/** The same of any printed card. */
export function readPrinted(whole: PrintedCard, isCut: boolean): ReadFileCard {
  const unread: string[] = [];
  let printed = whole;
  for (let n = 0; n < MOST_LINES; n++) {
    const { card, problems } = makeCard(printed);
    if (problems.length === 0) return { card, unread };
    const [first] = problems;
    if (!isCut || first === undefined)
      return { card, unread: problems.map((problem) => lineOf(printed, problem)) };
    const line = lineOf(printed, first);
    unread.push(line);
    const { text } = readEffects(printed.text[first.box]);
    const left = text.split('\n').filter((one) => one !== line);
    printed = { ...printed, text: { ...printed.text, [first.box]: left.join('\n') } };
  }
  return { card: makeCard(printed).card, unread };
}

/** The whole line: half a sentence means something else. */
function lineOf(
  printed: PrintedCard,
  { box, span }: ReturnType<typeof makeCard>['problems'][number],
): string {
  const { text } = readEffects(printed.text[box]);
  const start = text.lastIndexOf('\n', Math.max(0, span.start - 1)) + 1;
  const end = text.indexOf('\n', span.start);
  return text.slice(start, end < 0 ? text.length : end);
}
