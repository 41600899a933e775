/** What was made of a situation: a scenario, or all that is wrong with it. */
import type { Problem } from '../../base/result.ts';
import type { PrintedCard } from '../../card/printed.ts';
import type { Declaration } from '../../game/state/declaration.ts';
import { parseAction } from '../../scenario/action.ts';
import type { Board } from '../../scenario/board/board.ts';
import { parseScenarioFile, type ScenarioFile } from '../../scenario/file/scenario-file.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import type { UnreadPart } from './wire.ts';

interface OfCardFile {
  /** Cards of the card file: name and number. */
  readonly taken: readonly (readonly [name: string, number: string])[];
}

export interface ReadSituation extends OfCardFile {
  readonly ok: true;
  readonly scenario: Scenario;
  /** As it is edited and written. */
  readonly board: Board;
  /** Fingerprints of what is printed on cards of the card file, by number. */
  readonly prints: { readonly [number: string]: string };
}

interface UnreadSituation extends OfCardFile {
  readonly ok: false;
  /** The board as far as it could be read, so that it can be edited by hand. */
  readonly board: Board | null;
  readonly problems: readonly Problem[];
  /** Lines of its cards that the engine doesn't run. */
  readonly unread: readonly UnreadPart[];
}

export type SituationRead = ReadSituation | UnreadSituation;

/** What is done on a board of this site whose texts were read when the site was built. */
export function knownSituation(file: ScenarioFile, actions: readonly string[]): SituationRead {
  const { setup, board: read } = parseScenarioFile(file);
  const board: Board = { ...read, cards: read.cards.map(printedOf) };
  const declarations: Declaration[] = [];
  for (const [i, action] of actions.entries()) {
    const parsed = parseAction(action, setup);
    if (!parsed.ok) {
      const problems = [{ ...parsed.problem, field: `actions[${i}]` }];
      return { ok: false, problems, board, taken: [], unread: [] };
    }
    declarations.push(parsed.value);
  }
  const scenario = { board: read, setup, actions, declarations };
  return { ok: true, scenario, board, taken: [], prints: {} };
}

/** Nothing but what is printed on it. */
function printedOf(card: PrintedCard): PrintedCard {
  const { name, category, level, colours, dp, cost, facts, text } = card;
  return { name, category, level, colours, dp, cost, facts, text };
}
