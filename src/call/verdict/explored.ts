/** Every ending of a call, and every choice on the way. */
import { explore, workOf, type Ending } from '../../game/explore/explore.ts';
import { Undecided, UnknownCard, type Choice } from '../../game/run/run.ts';
import { changedBy } from '../../quiz/whynot/change.ts';
import { kitTable } from '../../scenario/change/kit.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';

/** Steps of work for one exploration of a call: so many that a phone answers at once. */
export const CALL_WORK = 60_000;

export interface ExploredCall {
  readonly scenario: Scenario;
  readonly endings: readonly Ending[];
  readonly offers: readonly Choice[];
  /** Why not every course was played; `null`: every one was. */
  readonly stopped: ReturnType<typeof explore>['stopped'];
}

/** Throws `UnknownCard` as playing it does. */
export function exploredCall(scenario: Scenario): ExploredCall {
  const offers: Choice[] = [];
  const before = scenario.setup.picks;
  const picks = (offer: Choice): readonly number[] => {
    // What was chosen at the table already is offered all the same: it can be taken back.
    offers.push(offer);
    return before?.(offer) ?? [];
  };
  const { endings, stopped } = explore({ ...scenario.setup, picks }, scenario.declarations, {
    work: workOf(CALL_WORK),
  });
  return { scenario, endings, offers, stopped };
}

/**
 * The call on a table whose unknown security cards do nothing; `null` where it has none. Its
 * choices are as they were.
 */
export function withPlainSecurity(scenario: Scenario): Scenario | null {
  const change = { kind: 'detail', detail: { kind: 'security does nothing' } } as const;
  return changedBy([change], scenario, kitTable(scenario, {}))?.scenario ?? null;
}

/** A card that nobody named has to be known, and it would help to name it. */
export const isUnknownCard = (problem: unknown): problem is UnknownCard =>
  problem instanceof UnknownCard && !(problem instanceof Undecided);
