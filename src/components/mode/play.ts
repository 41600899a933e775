/** All that the modes know of a question: setting it up when it is dealt, and marking an answer without telling it. */
import type { Wide } from '../../engine/run.ts';
import type { Given } from '../../quiz/kind/kind.ts';
import { openScenario, type PackedScenario } from '../../scenario/scenario.ts';
import type { Snapshot } from '../../scenario/snapshot.ts';
import { cardsByLabel, type Cards } from '../board/cards.ts';
import { startOf } from '../board/start.ts';
import { loadWide } from '../quiz/part.ts';
import type { QuestionFile } from '../quiz/playable.ts';
import { revealFile } from './reveal-file.ts';

/** A question on its board, ready to be asked. */
export interface Dealt {
  readonly file: QuestionFile;
  /** `null` where the question needs none, or shows its own. */
  readonly drawn: { readonly board: Snapshot; readonly cards: Cards } | null;
}

export async function setUp(file: QuestionFile): Promise<Dealt> {
  const packed = file.kind === 'choose' ? null : packedIn(file);
  if (packed === null) return { file, drawn: null };
  const scenario = openScenario(packed, await partFor(packed));
  return { file, drawn: { board: startOf(scenario), cards: cardsByLabel(scenario.setup) } };
}

/** The board of a question as data. */
function packedIn(file: QuestionFile): PackedScenario | null {
  const isAnswers = file.kind === 'one' || file.kind === 'several';
  const text = isAnswers ? file.play.solvable : file.play.data;
  return (JSON.parse(text) as { readonly scenario: PackedScenario | null }).scenario;
}

const partFor = async (packed: PackedScenario | null): Promise<Wide | null> =>
  packed?.wide === true ? loadWide() : null;

/** How an answer was marked, in the words of the question. */
export interface Marking {
  readonly right: boolean;
  readonly yours: readonly string[];
  readonly rights: readonly string[];
}

/** Marks an answer with the engine, as the page of the question does. */
export async function markGiven({ file }: Dealt, given: Given): Promise<Marking> {
  const { right, answers } = revealFile(file, await partFor(packedIn(file)), given);
  const texts = (is: 'chosen' | 'right'): readonly string[] =>
    answers.filter((answer) => answer[is]).map(({ text, answer }) => text || (answer ?? ''));
  return { right, yours: texts('chosen'), rights: texts('right') };
}
