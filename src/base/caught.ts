/**
 * What an error becomes that nobody expected while a file of content was checked: a problem of that
 * file, so that the others are checked all the same.
 */
import { err, type Problem, type Result } from './result.ts';

/** What was being played, to be printed with the problem. */
interface PlayedHere {
  readonly board: string;
  readonly actions: readonly string[];
}

/** The words of such a problem, with the board; the caller adds where it stands in a file. */
export function caught(error: unknown, played: PlayedHere | null): Problem {
  const said = error instanceof Error ? error.message : String(error);
  const at = error instanceof Error ? /\n\s*at ([^\n]+)/.exec(error.stack ?? '')?.[1] : undefined;
  return {
    found: `the engine stopped with "${said}"${at === undefined ? '' : ` (${at})`}`,
    expected: `that it plays whatever it takes; tell of it with this board, and leave the file out until it is mended${played === null ? '' : `:\n${shown(played)}`}`,
    start: 0,
    end: 0,
    field: 'board',
  };
}

const shown = ({ board, actions }: PlayedHere): string =>
  [board.trimEnd(), ...actions.map((action) => `- ${action}`)].join('\n').replace(/^/gm, '    ');

/** What a check of a file finds; an error that nobody expected is a problem of that file. */
export function checking<T>(
  played: PlayedHere | null,
  check: () => Result<T, readonly Problem[]>,
): Result<T, readonly Problem[]> {
  try {
    return check();
  } catch (error) {
    return err([caught(error, played)]);
  }
}
