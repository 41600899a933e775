/** A card of what a person typed into fields, and what is wrong with it. Reads texts. */
import { err, ok, type Result } from '../../base/result.ts';
import { withStop } from '../../base/words.ts';
import { NO_FACTS, type PrintedCard } from '../../card/printed.ts';
import { emptySide } from '../../scenario/board/board.ts';
import { makeBoard } from '../../scenario/board/make-board.ts';
import { parseBoard } from '../../scenario/board/notation.ts';
import type { CardFields } from './card-fields.ts';

/**
 * The card, or what is wrong in a sentence. What the fields do not have is taken from `before`, the
 * card that was changed.
 */
export function cardOf(
  fields: CardFields,
  before: PrintedCard | undefined,
): Result<PrintedCard, string> {
  const name = fields.name.trim();
  if (name === '') return err('The card needs a name.');
  const card: PrintedCard = {
    name,
    category: fields.category,
    level: numberIn(fields.level),
    colours: fields.colours,
    dp: numberIn(fields.dp),
    cost: numberIn(fields.cost),
    facts: {
      ...(before?.facts ?? NO_FACTS),
      traits: fields.traits.trim() === '' ? [] : [fields.traits.trim()],
      digivolve: linesIn(fields.digivolve),
      'left out': fields.leftOut,
    },
    text: {
      upper: linesIn(fields.upper).join('\n'),
      inherited: linesIn(fields.inherited).join('\n'),
      security: linesIn(fields.security).join('\n'),
      linked: before?.text.linked ?? '',
      option: before?.text.option ?? '',
    },
  };
  // What a board of it alone says is what any board would.
  const board = { cards: [card], turn: 'P1', memory: 0, P1: emptySide, P2: emptySide } as const;
  const read = parseBoard(makeBoard(board));
  return read.ok
    ? ok(read.value.board.cards[0] ?? card)
    : err(`${withStop(read.problem.found)} Expected: ${read.problem.expected}.`);
}

const numberIn = (words: string): number | null => {
  const trimmed = words.trim();
  return trimmed === '' || !Number.isFinite(Number(trimmed)) ? null : Number(trimmed);
};

const linesIn = (words: string): readonly string[] =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
