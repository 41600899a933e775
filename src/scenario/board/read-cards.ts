import { parseKeyword } from '../../effect/phrase/keyword.ts';
import { makeCard } from '../../card/read.ts';
import { TIMINGS } from '../../effect/tree/tree.ts';
import { KEYWORD_RULES } from '../../effect/keyword/keywords.ts';
import { KEYWORD_NAMES, keywordRule } from '../../effect/keyword/lookup.ts';
import type { CardDef } from '../../card/printed.ts';
import { didYouMean } from '../../base/nearest.ts';
import { err, ok, type Problem, type Result } from '../../base/result.ts';
import type { ParsedBoard } from './notation.ts';

/**
 * Reads the texts of a board's cards. A text that the engine would not run in full is an error with
 * its place.
 */
export function readCards(parsed: ParsedBoard): Result<readonly CardDef[], readonly Problem[]> {
  const { board, places } = parsed;
  const defs = new Map<string, CardDef>();
  const problems: Problem[] = [];
  for (const printed of board.cards) {
    const { card, problems: found } = makeCard(printed);
    defs.set(printed.name, card);
    for (const { box, found: what, span } of found) {
      const text = printed.text[box];
      const start = placeOf(places, printed.name, box, text, span.start);
      problems.push({
        found: `${printed.name}: ${reasonFor(what, text.slice(span.start, span.end))}`,
        expected: 'a text that the engine plays in full',
        start,
        end: start + span.end - span.start,
      });
    }
  }
  if (problems.length > 0) return err(problems);
  return ok([...defs.values()]);
}

const PLAYED = KEYWORD_RULES.map(({ name }) => `<${name}>`).join(', ');

/** Why the engine does not run some words of a card; `what` is what it calls them. */
function reasonFor(what: string, words: string): string {
  const inside = /^<([^<>]*)>/.exec(what)?.[1];
  const use = inside === undefined ? undefined : parseKeyword(inside);
  if (use !== undefined) {
    const as = keywordRule(use.name) === undefined ? '' : ' in this place';
    return `<${use.name}> is not played${as} by the engine yet; it plays: ${PLAYED}`;
  }
  if (!/^(?:a line|words) .*not understood/.test(what))
    return `the engine does not run this yet: "${words}" (${what})`;
  return `these words are not understood: "${words}"${meantIn(words)}`;
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
 * box name in front.
 */
function placeOf(
  places: ParsedBoard['places'],
  name: string,
  box: string,
  text: string,
  offset: number,
): number {
  const before = text.slice(0, offset);
  const line = before.split('\n').length - 1;
  const lineStart = before.lastIndexOf('\n') + 1;
  return (places.get(`${name}/${box}/${line}`) ?? 0) + offset - lineStart;
}
