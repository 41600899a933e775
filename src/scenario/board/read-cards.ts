import { parseKeyword } from '../../effect/phrase/keyword.ts';
import { makeCard } from '../../card/read.ts';
import { TIMINGS } from '../../effect/tree/tree.ts';
import { KEYWORD_RULES } from '../../effect/keyword/keywords.ts';
import { KEYWORD_NAMES, keywordRule } from '../../effect/keyword/lookup.ts';
import { readEffects } from '../../effect/read/read.ts';
import type { Span } from '../../base/span.ts';
import type { Box, CardDef, CardProblem, PrintedCard } from '../../card/printed.ts';
import { didYouMean } from '../../base/nearest.ts';
import { err, ok, type Problem, type Result } from '../../base/result.ts';
import type { ParsedBoard } from './notation.ts';

/**
 * Reads the texts of a board's cards. A text that the engine would not run in full is an error with
 * its place.
 */
export function readCards(parsed: ParsedBoard): Result<readonly CardDef[], readonly Problem[]> {
  const { board } = parsed;
  const defs = new Map<string, CardDef>();
  const problems: Problem[] = [];
  for (const printed of board.cards) {
    const { card, problems: found } = makeCard(printed);
    defs.set(printed.name, card);
    for (const problem of found) {
      const { box, span } = problem;
      // Texts of card files are mended when they are read.
      const words = readEffects(printed.text[box]).text.slice(span.start, span.end);
      problems.push({
        found: `${printed.name}: ${reasonFor(problem, words)}`,
        expected: 'a text that the engine can play in full',
        ...placeOf(parsed, printed, box, span),
      });
    }
  }
  if (problems.length === 0) problems.push(...differentTokens(parsed, [...defs.values()]));
  if (problems.length > 0) return err(problems);
  return ok([...defs.values()]);
}

/** A name means one Token: two that differ are a mistake of the board. */
function differentTokens(parsed: ParsedBoard, cards: readonly CardDef[]): readonly Problem[] {
  const known = new Map<string, string>();
  return cards.flatMap((card) =>
    (card.tokens ?? []).flatMap((token) => {
      const { name, level, cost, dp, colours, traits, text } = token;
      const facts = JSON.stringify({ level, cost, dp, colours, traits, text });
      const before = known.get(name);
      known.set(name, facts);
      if (before === undefined || before === facts) return [];
      return [
        {
          found: `${card.name}: its [${name}] Token differs from another card's`,
          expected: 'the same facts in parentheses after both',
          ...placeOf(parsed, card, 'upper', { start: 0, end: 1 }),
        },
      ];
    }),
  );
}

const PLAYED = KEYWORD_RULES.map(({ name }) => `<${name}>`).join(', ');

/** Why the engine does not run some words of a card. */
function reasonFor({ found: what, unread }: CardProblem, words: string): string {
  const inside = /^<([^<>]*)>/.exec(what)?.[1];
  const use = inside === undefined ? undefined : parseKeyword(inside);
  if (use !== undefined) {
    const as = keywordRule(use.name) === undefined ? '' : ' in this place';
    return `<${use.name}> can't be played${as} by the engine yet; it can play: ${PLAYED}`;
  }
  if (unread !== 'effect') return `the engine can't play this yet: "${words}" (${what})`;
  return `the engine doesn't understand these words: "${words}"${meantIn(words)}`;
}

/** A keyword or a timing that the words may have misspelt. */
function meantIn(words: string): string {
  for (const [, name = ''] of words.matchAll(/<([^<>]+)>/g)) {
    if (parseKeyword(name) === undefined)
      return didYouMean(name.replace(/ [+-]?\d+$/, ''), KEYWORD_NAMES, (near) => `<${near}>`);
  }
  const tag = /^\[([^[\]]+)\]/.exec(words)?.[1] ?? '';
  const known = TIMINGS.some((timing) => timing === tag);
  return known ? '' : didYouMean(tag, TIMINGS, (near) => `[${near}]`);
}

/**
 * Where in the board's source a place in a card's text stands: its line is indented and may have a
 * box name in front. A card of a card file has one line for all of it.
 */
function placeOf(
  { places, taken }: ParsedBoard,
  { name, text }: PrintedCard,
  box: Box,
  span: Span,
): Span {
  const whole = taken.get(name);
  if (whole !== undefined) return { start: whole.start, end: whole.end };
  const before = text[box].slice(0, span.start);
  const line = before.split('\n').length - 1;
  const lineStart = before.lastIndexOf('\n') + 1;
  const start = (places.get(`${name}/${box}/${line}`) ?? 0) + span.start - lineStart;
  return { start, end: start + span.end - span.start };
}
