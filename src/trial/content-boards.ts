/** Boards of content files as inputs of trials: the board, and its actions below it behind ">". */
import { playedIn } from '../quiz/question.ts';
import { readQuestion } from '../quiz/read.ts';
import { readCase } from '../scenario/file/case.ts';
import { readScenario } from '../scenario/file/read.ts';
import { readRuling } from '../scenario/file/ruling.ts';
import type { Scenario } from '../scenario/file/scenario.ts';
import type { TrialMaterial } from './trial.ts';

interface BoardToPlay {
  readonly board: string;
  readonly actions: readonly string[];
}

/** A board with its actions below it, as other trials show one. */
export const told = ({ board, actions }: BoardToPlay): string =>
  [board.trimEnd(), ...actions.map((one) => `> ${one}`)].join('\n');

/** A prime that is larger than the number of files: neighbours are far apart, and all are met. */
const FAR = 7_919;

/** The board of the nth content file that is asked for; "" for a question without one. */
export function contentBoard({ files }: TrialMaterial, n: number, seed: number): string {
  const file = files[(n * FAR + seed) % files.length];
  const board = file === undefined ? null : boardIn(file);
  return board === null ? '' : told(board);
}

function boardIn({ name, text }: TrialMaterial['files'][number]): BoardToPlay | null {
  const [folder = '', ...rest] = name.split('/');
  const path = rest.join('/');
  if (folder === 'questions') {
    const question = readQuestion(path, text);
    return question.ok ? playedIn(question.value) : null;
  }
  const read = folder === 'rulings' ? readRuling(path, text) : readCase(path, text);
  return read.ok ? read.value : null;
}

/** Reads such a board; `null` for one that is refused. */
export function scenarioIn(input: string): Scenario | null {
  const lines = input.split('\n');
  const actions = lines.flatMap((line) => (line.startsWith('> ') ? [line.slice(2)] : []));
  const board = lines.filter((line) => !line.startsWith('> ')).join('\n');
  const read = readScenario(board, actions);
  return read.ok ? read.value : null;
}
