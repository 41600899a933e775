/** How many cards of a card file the engine plays whole, and what keeps the others away. */
import { makeCard } from '../../card/read.ts';
import { lacksOption, printedCard, type FileCard } from '../../card/file/file-card.ts';
import { BOXES, type CardProblem } from '../../card/printed.ts';
import { withTokens } from '../../effect/line/token.ts';
import { readEffects, unreadParts } from '../../effect/read/read.ts';
import type { EffectText } from '../../effect/tree/tree.ts';
import type { Span } from '../../base/span.ts';
import { writeEffects } from '../../effect/read/write.ts';
import { stopsOf } from './runs-report.ts';

export interface CardsTally {
  readonly cards: number;
  /** All of its lines are run. */
  readonly whole: number;
  /** Distinct lines; those read in full and written back the same; those run. */
  readonly lines: number;
  readonly read: number;
  readonly run: number;
}

export interface CardsReport extends CardsTally {
  readonly sets: readonly (CardsTally & { readonly set: string })[];
  /** The commonest first, without those of the fifth that is kept aside. */
  readonly obstacles: readonly {
    readonly found: string;
    readonly cards: number;
    /** Cards that nothing else keeps away. */
    readonly alone: number;
    readonly example: string;
  }[];
  /** Texts that are said to be run and stop the engine: there must be none. */
  readonly stopped: readonly { readonly text: string; readonly why: string }[];
}

/** A line of a card, and how far it is understood. */
interface CardLine {
  readonly text: string;
  /** With the facts of its Tokens. */
  readonly played: string;
  readonly isRead: boolean;
  readonly isRun: boolean;
}

interface CardTold {
  readonly card: FileCard;
  readonly lines: readonly CardLine[];
  readonly obstacles: ReadonlyMap<string, string>;
}

/** A card of the file, read as it would be for a board. */
function tellCard(card: FileCard): CardTold {
  const printed = printedCard(card);
  const { problems } = makeCard(printed);
  const obstacles = new Map<string, string>();
  const lines = BOXES.flatMap((box) => {
    const read = readEffects(printed.text[box]);
    const here = problems.filter((problem) => problem.box === box);
    for (const { found, span } of here)
      if (!obstacles.has(found)) obstacles.set(found, read.text.slice(span.start, span.end));
    return linesOf(read, here);
  });
  if (lacksOption(card)) obstacles.set('a DUAL card without all of its Option', card.name);
  return { card, lines, obstacles };
}

function linesOf(read: EffectText, problems: readonly CardProblem[]): readonly CardLine[] {
  const unread = unreadParts(read);
  const isSame = writeEffects(read) === read.text;
  return read.lines.map(({ span }) => {
    const here = problems.filter((problem) => isIn(problem.span, span));
    return {
      text: read.text.slice(span.start, span.end),
      played: withTokens(read.text.slice(span.start, span.end), read),
      isRead:
        isSame &&
        !unread.some((part) => isIn(part.span, span)) &&
        !here.some(({ unread }) => unread !== undefined),
      isRun: here.length === 0,
    };
  });
}

const isIn = (inner: Span, outer: Span): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;

/** Counts all of it; `plays`: each text that is run is also tried on a board of its own. */
export function cardsReport(cards: readonly FileCard[], plays = true): CardsReport {
  const told = cards.map(tellCard);
  const sets = new Map<string, CardTold[]>();
  for (const one of told) sets.set(one.card.set, [...(sets.get(one.card.set) ?? []), one]);
  const obstacles = new Map<string, { cards: number; alone: number; example: string }>();
  for (const { card, obstacles: found } of told) {
    if (isKeptAside(card.number)) continue;
    for (const [what, example] of found) {
      const known = obstacles.get(what) ?? { cards: 0, alone: 0, example };
      known.cards++;
      if (found.size === 1) known.alone++;
      obstacles.set(what, known);
    }
  }
  return {
    ...tally(told),
    sets: [...sets]
      .map(([set, ones]) => ({ set, ...tally(ones) }))
      .toSorted((a, b) => (a.set < b.set ? -1 : 1)),
    obstacles: [...obstacles]
      .map(([found, count]) => ({ found, ...count }))
      .toSorted((a, b) => b.cards - a.cards || b.alone - a.alone),
    stopped: plays ? stoppedBy(told) : [],
  };
}

function tally(told: readonly CardTold[]): CardsTally {
  const lines = new Map(told.flatMap((one) => one.lines.map((line) => [line.text, line] as const)));
  const distinct = [...lines.values()];
  return {
    cards: told.length,
    whole: told.filter(({ obstacles }) => obstacles.size === 0).length,
    lines: distinct.length,
    read: distinct.filter(({ isRead }) => isRead).length,
    run: distinct.filter(({ isRun }) => isRun).length,
  };
}

function stoppedBy(told: readonly CardTold[]): CardsReport['stopped'] {
  const run = new Set(
    told.flatMap(({ lines }) => lines.flatMap(({ played, isRun }) => (isRun ? [played] : []))),
  );
  return [...run].flatMap((text) => stopsOf(readEffects(text)));
}

/**
 * A fifth of all cards, by their numbers alone: kept aside while the grammar is written, so that
 * what is measured on it tells about cards that nobody had in hand.
 */
export function isKeptAside(cardNumber: string): boolean {
  let hash = 2166136261;
  for (let i = 0; i < cardNumber.length; i++)
    hash = Math.imul(hash ^ cardNumber.charCodeAt(i), 16777619) >>> 0;
  return hash % 5 === 0;
}
