/**
 * A situation read into a scenario, with the cards that it takes from a card file. Reads texts, and
 * is loaded where there are some that nobody has read yet.
 */
import { hash } from '../base/chance.ts';
import type { CardLookup } from '../card/file/card-lookup.ts';
import type { PrintedCard } from '../card/printed.ts';
import { parseBoard, type ParsedBoard } from '../scenario/board/notation.ts';
import { readScenario } from '../scenario/file/read.ts';
import type { SituationRead } from './read-situation.ts';
import type { Situation } from './situation.ts';
import { unreadOn } from './unread.ts';

/** All that is wrong with it, or the scenario. Problems of the board point into its notation. */
export function readSituation(
  { board: source, actions }: Pick<Situation, 'board' | 'actions'>,
  lookup: CardLookup,
): SituationRead {
  const parsed = parseBoard(source, lookup);
  if (!parsed.ok) {
    const problems = [{ ...parsed.problem, field: 'board' }];
    return { ok: false, problems, board: null, taken: [], unread: [] };
  }
  const { board } = parsed.value;
  const known = { board, taken: takenOn(parsed.value) };
  const scenario = readScenario(source, actions, lookup);
  return scenario.ok
    ? { ok: true, ...known, prints: printsOn(parsed.value), scenario: scenario.value }
    : { ok: false, ...known, problems: scenario.problem, unread: board.cards.flatMap(unreadOn) };
}

/** Cards of the card file: name and number. */
const takenOn = ({ taken }: ParsedBoard): SituationRead['taken'] =>
  [...taken].map(([name, { number }]) => [name, number] as const);

/** What is printed on them, as fingerprints, by number. */
const printsOn = ({ board, taken }: ParsedBoard): { readonly [number: string]: string } =>
  Object.fromEntries(
    [...taken].map(([name, { number }]) => {
      const card = board.cards.find((one) => one.name === name);
      return [number, card === undefined ? '' : printOf(card)];
    }),
  );

/** What a person leaves out is not printed. */
function printOf(card: PrintedCard): string {
  const { 'left out': _, ...facts } = card.facts;
  return hash(JSON.stringify({ ...card, facts })).toString(36);
}
