import { explore, type Ending, type Exploration } from '../../game/explore/explore.ts';
import type { Player } from '../../base/player.ts';
import { asksForOrder, type Claim, type Fact, type Frequency } from '../claim/claim.ts';
import { isTrue } from '../claim/holds.ts';
import { runTo } from './run-to.ts';
import type { Scenario } from '../file/scenario.ts';

/** How often a fact holds at the endings of a scenario. */
type Verdict = 'always' | 'sometimes' | 'never' | 'undetermined';

/** What the engine found about one claim. */
export interface Finding {
  readonly verdict: Verdict;
  /** Whether the claim is right. Undetermined is never right. */
  readonly right: boolean;
  /** Endings where the fact holds, and where it does not. */
  readonly holding: readonly Ending[];
  readonly failing: readonly Ending[];
}

/** All endings of a scenario; `without` switches rules off. */
export function endingsOf(
  scenario: Scenario,
  ordered = false,
  without?: ReadonlySet<string>,
): Exploration {
  return explore(scenario.setup, scenario.declarations, {
    ordered,
    ...(without === undefined ? {} : { without }),
  });
}

/**
 * Endings to judge claims by. Nothing is decided where a course never ends, so that with rules
 * switched off, where only the verdict is asked for, nobody looks at the others.
 */
const judged = (
  scenario: Scenario,
  ordered: boolean,
  without: ReadonlySet<string> | undefined,
): Exploration =>
  without === undefined
    ? endingsOf(scenario, ordered)
    : explore(scenario.setup, scenario.declarations, { ordered, without, until: 'endless' });

/** Decides a claim over every choice that the players could make. */
export function verify(scenario: Scenario, claim: Claim, without?: ReadonlySet<string>): Finding {
  const exploration = judged(scenario, asksForOrder(claim.fact), without);
  return judge(scenario, exploration, claim, without);
}

/** Decides several claims with one exploration, or two when some ask for the order of things. */
export function verifyAll(
  scenario: Scenario,
  claims: readonly Claim[],
  without?: ReadonlySet<string>,
): readonly Finding[] {
  const ordered = claims.some((claim) => asksForOrder(claim.fact));
  const exploration = judged(scenario, ordered, without);
  return claims.map((claim) => judge(scenario, exploration, claim, without));
}

function judge(
  scenario: Scenario,
  exploration: Exploration,
  claim: Claim,
  without?: ReadonlySet<string>,
): Finding {
  const open = exploration.endings.some((ending) => ending.outcome === 'endless');
  const holding: Ending[] = [];
  const failing: Ending[] = [];
  for (const ending of exploration.endings)
    (isTrue(ending.run, claim.fact) ? holding : failing).push(ending);
  const verdict: Verdict =
    !exploration.complete || open
      ? 'undetermined'
      : failing.length === 0
        ? 'always'
        : holding.length === 0
          ? 'never'
          : 'sometimes';
  return {
    verdict,
    right: verdict !== 'undetermined' && isRight(scenario, claim, verdict, without),
    holding,
    failing,
  };
}

function isRight(
  scenario: Scenario,
  claim: Claim,
  verdict: Verdict,
  without?: ReadonlySet<string>,
): boolean {
  const want: Frequency = claim.frequency;
  switch (want) {
    case 'always':
      return verdict === 'always';
    case 'sometimes':
      // "can happen": a thing that always happens can.
      return verdict === 'sometimes' || verdict === 'always';
    case 'never':
      return verdict === 'never';
    case 'P1 can force that':
      return canForce(scenario, 0, claim.fact, without);
    case 'P2 can force that':
      return canForce(scenario, 1, claim.fact, without);
  }
}

/** Whether a player can bring a fact about whatever the other one chooses. */
function canForce(
  scenario: Scenario,
  player: Player,
  fact: Fact,
  without?: ReadonlySet<string>,
  script: readonly number[] = [],
): boolean {
  const { run, open } = runTo(scenario, {
    script,
    ask: true,
    ...(without === undefined ? {} : { without }),
  });
  if (open === null) return isTrue(run, fact);
  const results = open.options.map(
    (_, i) => () => canForce(scenario, player, fact, without, [...script, i]),
  );
  return open.player === player
    ? results.some((result) => result())
    : results.every((result) => result());
}
