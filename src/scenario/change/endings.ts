/**
 * What a person sees of the endings of a scenario: who is deleted, where cards are, memory, cards
 * checked, who wins.
 */
import { playerNamed } from '../../base/player.ts';
import { explore, type Ending } from '../../game/explore/explore.ts';
import { UnknownCard, type Run } from '../../game/run/run.ts';
import { memoryOf } from '../../game/state/state.ts';
import { CLAIM_AREAS, type Fact, type PlayerName } from '../claim/claim.ts';
import { areaOf, isTrue, unitOf } from '../claim/holds.ts';
import type { Scenario } from '../file/scenario.ts';
import { whyStopped } from '../play/stopped.ts';

/** One thing that is looked at. */
export type EndingMeasure =
  | { readonly kind: 'winner' | 'refused' | 'memory' | 'turn' }
  | { readonly kind: 'deleted' | 'area' | 'suspended'; readonly card: string }
  | { readonly kind: 'checks' | 'security' | 'hand'; readonly player: PlayerName };

export type Value = string | number | boolean;

/** The endings of a scenario. */
export interface Seen {
  /** Every ending that the engine tells apart. */
  readonly endings: readonly Ending[];
  /** Those that look different, each once. */
  readonly rows: readonly DistinctEnding[];
}
interface DistinctEnding {
  /** In the order of the measures. */
  readonly values: readonly Value[];
  readonly ending: Ending;
}

/** More runs than this, and a board is left aside: nobody could look at so many endings. */
const MOST_RUNS = 2_000;
/** As for runs: more steps of work in all runs together. No board of the site needs half of it. */
const MOST_WORK = 30_000;

/** What may still be done for a board, whatever is asked of it: steps of work, counted down. */
export interface Effort {
  left: number;
}

/** What can be looked at on a board, what matters most first. */
export function measuresOf({ setup }: Scenario): readonly EndingMeasure[] {
  const tops = setup.start.units.flatMap(({ cards: [top = -1] }) => setup.labels[top] || []);
  const labels = setup.labels.filter((label) => label !== '');
  return [
    { kind: 'winner' },
    { kind: 'refused' },
    ...tops.map((card) => ({ kind: 'deleted' as const, card })),
    { kind: 'checks', player: 'P1' },
    { kind: 'checks', player: 'P2' },
    { kind: 'security', player: 'P1' },
    { kind: 'security', player: 'P2' },
    { kind: 'memory' },
    ...labels.map((card) => ({ kind: 'area' as const, card })),
    ...tops.map((card) => ({ kind: 'suspended' as const, card })),
    { kind: 'turn' },
    { kind: 'hand', player: 'P1' },
    { kind: 'hand', player: 'P2' },
  ];
}

/**
 * Explores a scenario; `null` where the engine does not come to an end, or would have to know a
 * card that nobody knows, or where the effort is used up. What was found by then is of no use
 * there: nothing is made of it.
 */
export function seenOf(
  scenario: Scenario,
  measures: readonly EndingMeasure[],
  without?: ReadonlySet<string>,
  effort: Effort = { left: Infinity },
): Seen | null {
  const found = seenOrWhyNot(scenario, measures, without, effort);
  return typeof found === 'string' ? null : found;
}

/** What is seen at the endings; where that is nothing, the reason, as it stands behind "for". */
export function seenOrWhyNot(
  scenario: Scenario,
  measures: readonly EndingMeasure[],
  without?: ReadonlySet<string>,
  effort: Effort = { left: Infinity },
): Seen | string {
  if (effort.left <= 0) return whyStopped('work');
  // A run that stops early at a card that nobody knows costs something, too.
  effort.left--;
  try {
    const { endings, work, stopped } = explore(scenario.setup, scenario.declarations, {
      most: MOST_RUNS,
      work: Math.min(MOST_WORK, effort.left + 1),
      ...(without === undefined ? {} : { without }),
    });
    effort.left -= work;
    if (stopped !== null) return whyStopped(stopped);
    const rows = new Map<string, DistinctEnding>();
    for (const ending of endings) {
      const values = measures.map((measure) => valueOf(ending.run, measure));
      const key = values.join('|');
      if (!rows.has(key)) rows.set(key, { values, ending });
    }
    return { endings, rows: [...rows.values()] };
  } catch (problem) {
    if (problem instanceof UnknownCard) return 'it would have to know a card that nobody knows';
    throw problem;
  }
}

export function valueOf(run: Run, measure: EndingMeasure): Value {
  const { state } = run;
  switch (measure.kind) {
    case 'winner':
      return state.winner === 0 ? 'P1' : state.winner === 1 ? 'P2' : 'nobody';
    case 'refused':
      return state.refusal ?? '';
    case 'memory':
      return memoryOf(state, 0);
    case 'turn':
      return state.turn === 0 ? 'P1' : 'P2';
    case 'deleted':
      return isTrue(run, { kind: 'deleted', card: measure.card });
    case 'area':
      return areaOf(run, measure.card) ?? '';
    case 'suspended': {
      const unit = unitOf(run, measure.card);
      return unit === undefined ? '' : unit.suspended ? 'suspended' : 'unsuspended';
    }
    case 'checks':
      return state.checked[playerNamed(measure.player)];
    case 'security':
      return state.security[playerNamed(measure.player)].length;
    case 'hand':
      return state.hand[playerNamed(measure.player)].length;
  }
}

/** The same as a fact that the engine decides; `null` where claims have no words for it. */
export function factOf(measure: EndingMeasure, value: Value): Fact | null {
  switch (measure.kind) {
    case 'winner':
      return value === 'P1' || value === 'P2'
        ? { kind: 'wins', player: value }
        : { kind: 'nobody wins' };
    case 'refused':
      return value === ''
        ? { kind: 'not', fact: { kind: 'refused' } }
        : { kind: 'refused', rule: String(value) };
    case 'memory': {
      const n = Number(value);
      return n === 0
        ? { kind: 'memory', n }
        : { kind: 'memory', n: Math.abs(n), player: n > 0 ? 'P1' : 'P2' };
    }
    case 'turn':
      return { kind: 'turn', player: value === 'P2' ? 'P2' : 'P1' };
    case 'deleted': {
      const fact: Fact = { kind: 'deleted', card: measure.card };
      return value === true ? fact : { kind: 'not', fact };
    }
    case 'area': {
      const area = CLAIM_AREAS.find((known) => known === value);
      return area === undefined ? null : { kind: 'in', card: measure.card, area };
    }
    case 'suspended':
      return value === 'suspended' || value === 'unsuspended'
        ? { kind: value, card: measure.card }
        : null;
    case 'checks':
      return { kind: 'checks', player: measure.player, what: 'cards', n: Number(value) };
    case 'security':
    case 'hand':
      return {
        kind: 'count',
        player: measure.player,
        what: measure.kind === 'hand' ? 'cards in hand' : 'security cards',
        n: Number(value),
        compare: '=',
      };
  }
}
