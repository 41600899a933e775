import { offBefore } from '../../event/several.ts';
import { Trace } from '../../state/trace.ts';
import { cloneState, nextScript } from '../../position/clone.ts';
import {
  ENDLESS,
  GAME_OVER,
  inForce,
  OUT_OF_WORK,
  spend,
  UnknownCard,
  type Run,
} from '../../run/run.ts';
import { memoryOf, type CardId, type Costs, type GameEvent } from '../../state/state.ts';
import type { Player } from '../../../base/player.ts';
import { canPayMemory } from './pay-memory.ts';

/** What is about to be played, used or digivolved into. */
type CardUse = GameEvent & {
  readonly card: CardId;
  readonly player: Player;
  /** Cards that are to go under it, which an effect has to allow first. */
  readonly needs?: readonly CardId[];
  /** What cards that an effect allows could take off in addition. */
  readonly offBy?: (run: Run, also: readonly CardId[]) => number;
};

/**
 * Ways to choose before a payment that are looked at; more would need a dozen effects on one card,
 * and then nothing is said of what can be paid.
 */
const MOST_WAYS = 2_000;

interface Way {
  readonly script: readonly number[];
  /** Something was done for it (15-7-2). */
  readonly by: boolean;
}

/**
 * Whether a card can be declared: its cost can be paid, or the alternate cost that effects make of
 * it (1-3-11-1 to 1-3-11-3).
 */
export const canAfford = (run: Run, use: CardUse, cost: number): boolean =>
  isPayable(run, use, cost) || waysToPay(run, use, cost).length > 0;

const isPayable = (run: Run, use: CardUse, cost: number): boolean =>
  (use.needs ?? []).length === 0 &&
  canPayMemory(run, use.player, Math.max(0, cost - offBefore(run, use)));

/**
 * The window right before a cost is paid (7-1-2-2, 8-1-2-4): how much less it becomes. Where it
 * could not be paid as it is, as much of what reduces it is compulsory as paying asks for
 * (1-3-11-3).
 */
export function reduction(run: Run, use: CardUse, cost: number): Costs {
  const costs: Costs = { reduce: offBefore(run, use), under: [], also: [] };
  const outer = run.guide;
  if (outer === null && !isPayable(run, use, cost)) {
    const ways = waysToPay(run, use, cost);
    if (ways.length > 0) {
      const rule = ways.every(({ by }) => by) ? '1-3-11-3' : '1-3-11-2';
      if (!canPayMemory(run, use.player, cost))
        run.trace?.say({
          verb: 'alternate cost',
          rule,
          card: use.card,
          n: cost,
          also: ['1-3-11-1'],
        });
      run.guide = { player: use.player, ways: ways.map(({ script }) => script), made: [] };
    }
  }
  run.kernel.interrupt(run, { ...use, costs });
  run.guide = outer;
  return costs;
}

/** All choices in that window after which the cost can be paid, tried out on copies. */
function waysToPay(run: Run, use: CardUse, cost: number): readonly Way[] {
  const ways: Way[] = [];
  // What an attack would still have to do is not copied, and nothing is declared during one.
  if (run.state.attack !== null || run.guide !== null) return ways;
  let script: readonly number[] | null = [];
  for (let i = 0; script !== null; i++) {
    if (i === MOST_WAYS) throw OUT_OF_WORK;
    spend(run.work);
    const copy = copyOf(run, script, use.player);
    const pays = tryOut(copy, use, cost);
    // An alternate cost that a "by" makes counts by 1-3-11-3 alone.
    const by = copy.trace?.steps.some(({ verb }) => verb === 'pays') === true;
    if (pays && (!by || inForce(run, '1-3-11-3')))
      ways.push({ script: copy.taken.map(({ index }) => index), by });
    script = nextScript(copy);
  }
  return ways;
}

function copyOf(run: Run, script: readonly number[], player: Player): Run {
  return {
    ...run,
    state: cloneState(run.state),
    script,
    ask: false,
    trace: new Trace(),
    onOffer: null,
    taken: [],
    place: [],
    boundary: null,
    met: new Map(),
    // A look by another script would begin the whole resolution anew, and not this copy.
    declarations: null,
    barred: [],
    guide: { player, ways: null, made: [] },
    announced: new Map(),
    interrupting: [],
  };
}

/** Goes through the window on a copy, and says whether the cost can be paid then. */
function tryOut(copy: Run, use: CardUse, cost: number): boolean {
  const costs: Costs = { reduce: offBefore(copy, use), under: [], also: [] };
  const batch = use.batch === undefined ? {} : { batch: { ...use.batch } };
  const units = copy.state.units.filter(({ id }) => use.units.some((unit) => unit.id === id));
  const before = memoryOf(copy.state, use.player);
  try {
    copy.kernel.interrupt(copy, { ...use, ...batch, units, costs });
  } catch (signal) {
    if (signal === GAME_OVER || signal === ENDLESS || signal instanceof UnknownCard) return false;
    throw signal;
  }
  const memory = Math.min(before, memoryOf(copy.state, use.player));
  const less = costs.reduce + (use.offBy?.(copy, costs.also) ?? 0);
  return (
    !units.some(({ gone }) => gone) &&
    (use.needs ?? []).every((card) => costs.also.includes(card)) &&
    memory - Math.max(0, cost - less) >= -10
  );
}
