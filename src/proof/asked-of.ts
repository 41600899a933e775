/** What can be asked of a situation: facts that its outcomes decide, each with its verdict. */
import { UnknownCard } from '../game/run/run.ts';
import type { Claim, Fact } from '../scenario/claim/claim.ts';
import { wrongName } from '../scenario/claim/wrong-name.ts';
import { makeFact } from '../scenario/claim/notation.ts';
import type { Scenario } from '../scenario/file/scenario.ts';
import { snapshot, type Snapshot } from '../scenario/play/snapshot.ts';
import { endingsOf, verifyAll, type Finding } from '../scenario/play/verify.ts';
import { startOf } from '../ui/board/start.ts';

export interface DecidedFact {
  readonly fact: Fact;
  /** In the notation of claims. */
  readonly words: string;
  readonly verdict: 'always' | 'sometimes' | 'never';
  readonly finding: Finding;
}

/** Facts that are tried of one situation; more would say the same again. */
const MOST_TRIED = 60;

/**
 * Facts that the endings show, those worth asking first; none where not every course
 * could be played.
 */
export function decidedFacts(scenario: Scenario): readonly DecidedFact[] {
  const { endings, stopped } = endingsOf(scenario);
  if (stopped !== null) return [];
  const start = startOf(scenario);
  const boards = endings.map(({ run }) => snapshot(run));
  const facts = distinct([
    ...winsIn(endings.map(({ run }) => run.state.winner)),
    ...changedIn(scenario, start, boards),
    ...boards.flatMap((board) => countsOn(board, start)),
  ])
    .filter((fact) => wrongName(fact, scenario.setup) === null)
    .slice(0, MOST_TRIED);
  if (facts.length === 0) return [];
  const claims = facts.map((fact): Claim => ({ fact, frequency: 'always' }));
  const decided = findingsOf(scenario, claims).flatMap((finding, i): readonly DecidedFact[] => {
    const fact = facts[i];
    const { verdict } = finding;
    return fact === undefined || verdict === 'undetermined'
      ? []
      : [{ fact, words: makeFact(fact), verdict, finding }];
  });
  return decided.toSorted((a, b) => weightOf(b) - weightOf(a));
}

/** What depends on the players, and who is deleted, is asked before who is suspended. */
const weightOf = ({ fact: { kind }, verdict }: DecidedFact): number =>
  (verdict === 'sometimes' ? 10 : 0) +
  (kind === 'wins' ? 5 : kind === 'deleted' ? 4 : kind === 'in' ? 3 : kind === 'count' ? 2 : 0);

function findingsOf(scenario: Scenario, claims: readonly Claim[]): readonly Finding[] {
  try {
    return verifyAll(scenario, claims);
  } catch (error) {
    if (error instanceof UnknownCard) return [];
    throw error;
  }
}

function distinct(facts: readonly Fact[]): readonly Fact[] {
  const byWords = new Map(facts.map((fact) => [makeFact(fact), fact]));
  return [...byWords.values()];
}

const winsIn = (winners: readonly number[]): readonly Fact[] => [
  ...(winners.includes(0) ? [{ kind: 'wins', player: 'P1' } as const] : []),
  ...(winners.includes(1) ? [{ kind: 'wins', player: 'P2' } as const] : []),
];

/** Of the cards that were in play at the start: whether they are deleted, and whether they stay. */
function changedIn(
  { setup }: Scenario,
  start: Snapshot,
  boards: readonly Snapshot[],
): readonly Fact[] {
  const inPlay = (board: Snapshot): ReadonlyMap<string, boolean> =>
    new Map(
      board.sides.flatMap(({ battle }) =>
        battle.map(({ label, suspended }) => [label, suspended] as const),
      ),
    );
  const before = inPlay(start);
  const after = boards.map(inPlay);
  return setup.labels
    .filter((label) => label !== '')
    .flatMap((card): readonly Fact[] => {
      const was = before.get(card);
      const isGone = was !== undefined && after.some((board) => !board.has(card));
      const isNew = was === undefined && after.some((board) => board.has(card));
      const isTurned = was !== undefined && after.some((board) => board.get(card) === !was);
      return [
        ...(isGone ? [{ kind: 'deleted', card } as const] : []),
        ...(isNew || isGone ? [{ kind: 'in', card, area: 'battle area' } as const] : []),
        ...(isTurned
          ? [{ kind: was === true ? ('unsuspended' as const) : ('suspended' as const), card }]
          : []),
      ];
    });
}

/** What is counted at the end: security cards, cards in hand, memory; only what has changed. */
function countsOn(board: Snapshot, start: Snapshot): readonly Fact[] {
  const facts: Fact[] = [];
  for (const i of [0, 1] as const) {
    const [side, before] = [board.sides[i], start.sides[i]];
    const player = i === 0 ? 'P1' : 'P2';
    const count = (what: 'security cards' | 'cards in hand', n: number, was: number): void => {
      if (n !== was) facts.push({ kind: 'count', player, what, n, compare: '=' });
    };
    count('security cards', side.security.length, before.security.length);
    count('cards in hand', side.hand.length, before.hand.length);
  }
  if (board.memory !== start.memory)
    facts.push(
      board.memory === 0
        ? { kind: 'memory', n: 0 }
        : {
            ...{ kind: 'memory', n: Math.abs(board.memory) },
            player: board.memory > 0 ? 'P1' : 'P2',
          },
    );
  return facts;
}
