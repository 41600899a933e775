/** What the engine says of a call. Knows no page: it is run in a worker, and in tests. */
import { begin } from '../../game/explore/resolve.ts';
import { UnknownCard } from '../../game/run/run.ts';
import type { Declaration } from '../../game/state/declaration.ts';
import { candidatesOn } from '../../scenario/legal/candidates.ts';
import { legalActions } from '../../scenario/legal/legal.ts';
import { makeAction } from '../../scenario/make-action.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { assumedOf } from './assumed.ts';
import { scenarioOf, type CardBook } from '../table/board.ts';
import { changesFor } from './would-be-right.ts';
import { saidIn, withChoices } from './decides.ts';
import { exploredCall, isUnknownCard, withPlainSecurity, type ExploredCall } from './explored.ts';
import { topicsOf } from './topics.ts';
import { withoutNames } from './say.ts';
import { ruled, statedIn } from './verdict.ts';
import type {
  CallCase,
  CallOffers,
  CallOutcome,
  CallRefusal,
  CallReply,
  CallVerdict,
} from '../asked/wire.ts';

/** What is asked of the engine beside the call itself. */
export interface CallEngine {
  readonly book: CardBook;
  /** What was left out of cards on purpose, each as a sentence. */
  readonly leftOut: readonly string[];
  /** Milliseconds. */
  readonly now: () => number;
}

/**
 * The replies to a call one after the other: what may happen and be asked, the verdict, what would
 * change it. `undefined`: it may be left here.
 */
export function* answersTo(
  turn: number,
  of: CallCase,
  { book, leftOut, now }: CallEngine,
): Generator<CallReply | undefined> {
  const from = now();
  if (of.table.memory < 0) return yield refusal(turn, endedWords(-of.table.memory));
  const read = scenarioOf(of.table, of.actions, book);
  if (!read.ok) return yield refusal(turn, read.problem);
  const scenario = withChoices(read.value, of.chosen);
  if (of.actions.length === 0) return yield offersBefore(turn, scenario);
  try {
    const { explored, isPlain } = played(read.value, of.chosen);
    const topics = topicsOf(explored);
    const offers: CallOffers = {
      ...{ kind: 'offers', turn, topics },
      isRefused: explored.endings.every(({ outcome }) => outcome === 'refused'),
      choices: [...saidIn(explored.offers, explored.scenario).keys()],
      ...(of.answers === null ? nextActions(explored.scenario) : { legal: [], others: [] }),
    };
    yield offers;
    if (explored.endings.length === 0) return yield refusal(turn, NO_END);
    if (of.answers === null) return;
    const stated = statedIn(of.answers, explored);
    if (!stated.ok) return yield refusal(turn, stated.problem);
    const { readings, ...said } = ruled(explored, of.answers, stated.value, topics);
    const verdict: CallVerdict = {
      ...said,
      steps: said.steps.map(({ text, rule }) => ({ text: withoutNames(text), rule })),
      assumed: [...assumedOf(of, explored, { isPlain, leftOut }), ...readings],
      took: now() - from,
    };
    yield { kind: 'verdict', turn, verdict };
    const changes: string[] = [];
    for (const [i, one] of stated.value.entries()) {
      if (of.chosen.length > 0 || !isWrong(verdict.outcome, i)) continue;
      const who = i === 0 ? 'P1' : 'P2';
      changes.push(...(yield* changesFor(explored.scenario, who, one, verdict.rules)));
    }
    yield { kind: 'changes', turn, changes: [...new Set(changes)] };
  } catch (problem) {
    if (!(problem instanceof UnknownCard)) throw problem;
    yield refusal(turn, `${problem.message}. Name the card, or make the call by the rules alone.`);
  }
}

const isWrong = (outcome: CallOutcome, player: number): boolean =>
  outcome === 'neither' || outcome === (player === 0 ? 'P2' : 'P1');

/** P1 has the turn, and with memory over to P2 it ends before P1 declares anything (6-1-4-1). */
const endedWords = (memory: number): string =>
  `With memory at ${memory} for P2, P1's turn ends before P1 can do anything else (6-1-4-1), unless an effect lets it go on, which can't be called here yet. Set the memory as it was before the action you disagree about.`;

const NO_END =
  "The engine can't decide this: either it could go on forever, or it has more possibilities than the engine tries for one call.";

const refusal = (turn: number, ...why: readonly string[]): CallRefusal => ({
  ...{ kind: 'refusal', turn, why, unread: [] },
});

/**
 * Security cards that nobody named are cards that do nothing: also where the call as it is doesn't
 * come to one, for without a rule, or with a change, it may. `isPlain`: it comes to one.
 */
function played(
  scenario: Scenario,
  chosen: readonly string[],
): { readonly explored: ExploredCall; readonly isPlain: boolean } {
  const plain = withPlainSecurity(scenario);
  if (plain === null)
    return { explored: exploredCall(withChoices(scenario, chosen)), isPlain: false };
  return {
    explored: exploredCall(withChoices(plain, chosen)),
    isPlain: needsCards(withChoices(scenario, chosen)),
  };
}

function needsCards(scenario: Scenario): boolean {
  try {
    exploredCall(scenario);
    return false;
  } catch (problem) {
    if (isUnknownCard(problem)) return true;
    throw problem;
  }
}

/** Kinds of actions that are worth asking about where they aren't allowed. */
const ASKED: readonly Declaration['kind'][] = ['attack', 'play', 'use', 'digivolve', 'activate'];

/** What may be done first, and what may be asked about. */
function offersBefore(turn: number, scenario: Scenario): CallOffers {
  const { setup } = scenario;
  const { actions } = legalActions(scenario);
  const legal = actions.map((action) => makeAction(action, setup));
  const own = (action: Declaration): boolean =>
    action.kind !== 'activate' ||
    (setup.cards[action.card]?.effects.upper.abilities.some(({ name }) => name === action.effect) ??
      false);
  const others = candidatesOn(begin(setup))
    .filter((action) => ASKED.includes(action.kind) && own(action))
    .map((action) => makeAction(action, setup))
    .filter((action) => !legal.includes(action));
  return {
    ...{ kind: 'offers', turn, legal, others: [...new Set(others)] },
    ...{ isRefused: false, topics: [], choices: [] },
  };
}

/** What may be done behind what was done; none while a choice is open. */
function nextActions(scenario: Scenario): Pick<CallOffers, 'legal' | 'others'> {
  const { actions } = legalActions(scenario);
  return { legal: actions.map((action) => makeAction(action, scenario.setup)), others: [] };
}
