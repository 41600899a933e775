/** A plain board played by both: the engine, and the second opinion. */
import { explore } from '../../game/explore/explore.ts';
import type { Outcome } from '../../game/explore/resolve.ts';
import type { Run } from '../../game/run/run.ts';
import { readScenario } from '../file/read.ts';
import { snapshot } from '../play/snapshot.ts';
import type { PlainMove, PlainBoard, PlainEnding } from './board.ts';
import { endings, TooManyPlays } from './endings.ts';
import { actionText, boardText } from './words.ts';

/** A board with what is done on it. */
export interface PlainGame {
  board: PlainBoard;
  moves: PlainMove[];
}

/** Endings that only one of the two has, in words. */
export interface Difference {
  /** The board in the notation, and the actions. */
  game: string;
  onlyEngine: string[];
  onlySecond: string[];
}

/** Both have the same endings; or it has too many courses to be played so slowly. */
export type BothPlayed = { endings: number } | 'too many' | Difference;

/** An ending in words that both can say: all that a person sees of it. */
function said({ winner, turn, memory, field, security, trash, ...rest }: PlainEnding): string {
  const result = winner === undefined ? 'nobody has won' : `P${winner + 1} has won`;
  return [
    rest.stopped === undefined ? result : `${result}, move refused`,
    `turn P${turn + 1}, memory ${memory} for P1`,
    ...field.map(({ name, owner, dp, suspended, under }) =>
      [`P${owner + 1} ${[name, ...under].join(' > ')} ${dp} DP`, suspended ? 'suspended' : '']
        .join(' ')
        .trim(),
    ),
    ...([0, 1] as const).map(
      (seat) =>
        `P${seat + 1} security: ${security[seat].join(', ')}; trash: ${trash[seat].join(', ')}; ` +
        `deck ${rest.deck[seat]}, hand ${rest.hand[seat]}`,
    ),
  ].join('\n');
}

function endingOf(run: Run, outcome: Outcome): PlainEnding {
  const { turn, memory, sides } = snapshot(run);
  const [one, two] = sides;
  const { winner } = run.state;
  const field = ([0, 1] as const).flatMap((owner) =>
    sides[owner].battle.map(({ label, dp, suspended, under }) => ({
      ...{ name: label, owner, suspended, under: [...under] },
      dp: dp ?? 0,
    })),
  );
  return {
    ...(winner === 0 || winner === 1 ? { winner } : {}),
    ...(outcome === 'refused' ? { stopped: 0 } : {}),
    ...{ turn, memory },
    field: field.sort((a, b) => (a.name < b.name ? -1 : 1)),
    security: [[...one.security], [...two.security]],
    trash: [[...one.trash].sort(), [...two.trash].sort()],
    deck: [one.deck, two.deck],
    hand: [one.hand.length, two.hand.length],
  };
}

/** The board and the actions, as a person can play them. */
export const gameText = ({ board, moves }: PlainGame): string =>
  [boardText(board), ...moves.map((move) => `> ${actionText(move)}`)].join('\n');

/**
 * Plays the game with both.
 * @param most Courses of play beyond which it is left out.
 * @throws When the engine cannot read the board, or stops at it.
 */
export function compared(game: PlainGame, most = 1_000): BothPlayed {
  const { board, moves } = game;
  let plain: PlainEnding[];
  try {
    plain = endings(board, moves, most);
  } catch (error) {
    if (error instanceof TooManyPlays) return 'too many';
    throw error;
  }
  const second = new Set(plain.map(said));
  const read = readScenario(boardText(board), moves.map(actionText));
  if (!read.ok) throw new Error(`${JSON.stringify(read.problem)}\n${gameText(game)}`);
  const found = explore(read.value.setup, read.value.declarations);
  if (!found.complete) return 'too many';
  const engine = new Set(found.endings.map(({ run, outcome }) => said(endingOf(run, outcome))));
  const onlyEngine = [...engine.difference(second)];
  const onlySecond = [...second.difference(engine)];
  if (onlyEngine.length + onlySecond.length === 0) return { endings: second.size };
  return { game: gameText(game), onlyEngine, onlySecond };
}
