/** A card as a person types it into fields, and what is wrong with it. */
import { err, ok, type Result } from '../base/result.ts';
import { NO_FACTS, type PrintedCard } from '../card/printed.ts';
import { emptySide } from '../scenario/board/board.ts';
import { makeBoard, parseBoard } from '../scenario/board/notation.ts';

/** '' stands for what is not printed on it. */
export interface CardFields {
  readonly name: string;
  readonly category: PrintedCard['category'];
  readonly level: string;
  colours: PrintedCard['colours'][number][];
  readonly dp: string;
  readonly cost: string;
  /** "Puppet, Beast" */
  readonly traits: string;
  /** "3 from Lv.4 red": a line for each digivolution requirement. */
  readonly digivolve: string;
  readonly upper: string;
  readonly inherited: string;
  readonly security: string;
}

export const fieldsOf = (card: PrintedCard | undefined): CardFields => ({
  name: card?.name ?? '',
  category: card?.category ?? 'Digimon',
  level: card?.level?.toString() ?? '',
  colours: [...(card?.colours ?? ['red'])],
  dp: card?.dp?.toString() ?? '',
  cost: card?.cost?.toString() ?? '',
  traits: card?.facts.traits.join(', ') ?? '',
  digivolve: card?.facts.digivolve.join('\n') ?? '',
  upper: card?.text.upper ?? '',
  inherited: card?.text.inherited ?? '',
  security: card?.text.security ?? '',
});

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
    : err(`${read.problem.found}. Expected: ${read.problem.expected}.`);
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
