/**
 * How many leaves and endings the scenarios of the repository have: a table that a test compares
 * with the file, so that a change in the engine that adds or loses an ending somewhere is seen.
 * `npm run counts` writes it again and says what has changed.
 */
import { eachLeaf, explore } from '../src/game/explore/explore.ts';
import { endingKey } from '../src/game/position/position-key.ts';
import { playedIn } from '../src/quiz/question.ts';
import { readQuestion } from '../src/quiz/read.ts';
import { describeProblem, orThrow, type Problem } from '../src/base/result.ts';
import { fingerprint as fingerprintOf } from '../src/rules/edition/fingerprint.ts';
import { readScenario } from '../src/scenario/file/read.ts';
import { FULL_BOARDS } from './counts-boards.ts';
import { filesIn } from './files.ts';
import { played } from './library.ts';

/** Trees with more leaves are counted with pruning alone. */
const MOST_LEAVES = 30_000;

/** What is played: where it comes from, the board and what is done. */
export interface Counted {
  readonly name: string;
  readonly board: string;
  readonly actions: readonly string[];
}

export interface Counts {
  /** Changes with the board and the actions: the counts of another scenario are not compared. */
  readonly fingerprint: string;
  /** Leaves without pruning; `null` beyond the bound. */
  readonly leaves: number | null;
  readonly endings: number;
  /** Endings that also differ in the order of what happened. */
  readonly ordered: number;
}

const said = (problems: readonly Problem[]): string => problems.map(describeProblem).join('\n');

const NO_BOARD = { board: '', actions: [] };

/**
 * Every scenario of the repository: cases of the rules, official rulings, questions, and full
 * boards.
 */
export function scenarios(): readonly Counted[] {
  const rulings = played.rulings.map((one) => ({ ...one, name: `ruling ${one.ruling}.md` }));
  const questions = filesIn('questions').map(({ name, text }) => {
    const { board, actions } = playedIn(orThrow(readQuestion(name, text))) ?? NO_BOARD;
    return { board, actions, name: `question ${name}` };
  });
  return [...FULL_BOARDS, ...played.cases, ...rulings, ...questions];
}

/**
 * Counts one scenario three ways; that pruning changes no set of endings, in any order or in order,
 * is part of it.
 */
export function countOf({ name, board, actions }: Counted): Counts {
  const read = readScenario(board, actions);
  if (!read.ok) throw new Error(`${name}: ${said(read.problem)}`);
  const { setup, declarations } = read.value;
  const plain = new Set<number>();
  const inOrder = new Set<number>();
  const unpruned = { prune: false, work: Infinity, most: MOST_LEAVES };
  const all = eachLeaf(setup, declarations, unpruned, (run) => {
    plain.add(endingKey(run, false));
    inOrder.add(endingKey(run, true));
    return null;
  });
  const counted = (ordered: boolean, expected: ReadonlySet<number>): number => {
    const found = explore(setup, declarations, { ordered, work: Infinity });
    if (!found.complete) throw new Error(`${name}: too many endings`);
    const keys = new Set(found.endings.map(({ key }) => key));
    if (all.complete && keys.symmetricDifference(expected).size > 0)
      throw new Error(`${name}: pruning loses endings`);
    return found.endings.length;
  };
  return {
    fingerprint: fingerprintOf([board, ...actions].join('\n')),
    leaves: all.complete ? all.leaves : null,
    endings: counted(false, plain),
    ordered: counted(true, inOrder),
  };
}

export type Table = ReadonlyMap<string, Counts>;

export const countAll = (): Table => new Map(scenarios().map((one) => [one.name, countOf(one)]));

const HEAD = 'fingerprint  leaves  endings  in order  scenario';

/** The table as a text, one scenario a line. */
export function makeTable(table: Table): string {
  const lines = [...table].map(([name, { fingerprint, leaves, endings, ordered }]) =>
    [
      fingerprint.padEnd(11),
      String(leaves ?? `>${MOST_LEAVES}`).padStart(6),
      String(endings).padStart(7),
      String(ordered).padStart(8),
      name,
    ].join('  '),
  );
  return `${[HEAD, ...lines].join('\n')}\n`;
}

const LINE = /^(\S+) +(>?\d+) +(\d+) +(\d+) {2}(.+)$/;

export function parseTable(text: string): Table {
  const table = new Map<string, Counts>();
  for (const line of text.split('\n').slice(1)) {
    if (line === '') continue;
    const [, fingerprint = '', leaves = '', endings, ordered, name = ''] = LINE.exec(line) ?? [];
    if (name === '') throw new Error(`counts.txt: no line of the table: ${line}`);
    table.set(name, {
      fingerprint,
      leaves: leaves.startsWith('>') ? null : Number(leaves),
      endings: Number(endings),
      ordered: Number(ordered),
    });
  }
  return table;
}

/**
 * The table in the order of another: what stood there keeps its place, what is new comes behind it.
 */
export function inOrderOf(before: Table, now: Table): Table {
  const kept = [...before.keys()].filter((name) => now.has(name));
  const order = new Set([...kept, ...now.keys()]);
  return new Map(
    [...order].flatMap((name) => {
      const counts = now.get(name);
      return counts === undefined ? [] : [[name, counts] as const];
    }),
  );
}

/** Where two tables differ in scenarios that are in both and have not been changed themselves. */
export function differences(before: Table, now: Table): readonly string[] {
  return [...before].flatMap(([name, old]) => {
    const fresh = now.get(name);
    if (fresh === undefined || fresh.fingerprint !== old.fingerprint) return [];
    return (['leaves', 'endings', 'ordered'] as const)
      .filter((what) => old[what] !== fresh[what])
      .map((what) => `${name}: ${what} ${old[what]} -> ${fresh[what]}`);
  });
}
