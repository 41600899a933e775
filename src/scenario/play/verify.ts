import { CourseTree } from '../../game/explore/course-tree.ts';
import {
  explore,
  type Ending,
  type Exploration,
  type Stopped,
} from '../../game/explore/explore.ts';
import type { Player } from '../../base/player.ts';
import { asksForOrder, type Claim, type Frequency } from '../claim/claim.ts';
import { isTrue } from '../claim/holds.ts';
import { watchFor } from '../claim/watch.ts';
import type { Scenario } from '../file/scenario.ts';

/** How often a fact holds at the endings of a scenario. */
type Verdict = 'always' | 'sometimes' | 'never' | 'undetermined';

/** What the engine found about one claim. */
export interface Finding {
  readonly verdict: Verdict;
  /** Whether the claim is right. Undetermined is never right. */
  readonly right: boolean;
  /** Endings where the fact holds, and where it does not; of those that were reached. */
  readonly holding: readonly Ending[];
  readonly failing: readonly Ending[];
  /**
   * Why the verdict is undetermined: not every course was played (src/scenario/play/stopped.ts says
   * it in words), or what a player can force could not be told. `null`: it is decided.
   */
  readonly stopped: Stopped | null;
}

/** All endings of a scenario; `without` switches rules off. */
export function endingsOf(
  scenario: Scenario,
  ordered = false,
  without?: ReadonlySet<string>,
): Exploration {
  return explore(scenario.setup, scenario.declarations, {
    ordered,
    ...(scenario.work === undefined ? {} : { work: scenario.work }),
    ...(without === undefined ? {} : { without }),
  });
}

/** Decides a claim over every choice that the players could make. */
export function verify(scenario: Scenario, claim: Claim, without?: ReadonlySet<string>): Finding {
  const [finding] = verifyAll(scenario, [claim], without);
  if (finding === undefined) throw new Error('no finding for a claim');
  return finding;
}

/**
 * Decides several claims with one exploration. Where that stops before the last course, because one
 * has no end or the work is used up, every verdict is undetermined and says why.
 */
export function verifyAll(
  scenario: Scenario,
  claims: readonly Claim[],
  without?: ReadonlySet<string>,
): readonly Finding[] {
  const facts = claims.map(({ fact }) => fact);
  const watch = watchFor(facts, isTrue);
  const tree = claims.some(({ frequency }) => forcedBy(frequency) !== null)
    ? new CourseTree()
    : undefined;
  const exploration = explore(scenario.setup, scenario.declarations, {
    ordered: facts.some(asksForOrder),
    ...(watch === null ? {} : { watch }),
    ...(without === undefined ? {} : { without }),
    ...(scenario.work === undefined ? {} : { work: scenario.work }),
    ...(tree === undefined ? {} : { tree }),
  });
  return claims.map((claim) => judge(exploration, claim, tree));
}

function judge(
  { endings, stopped }: Exploration,
  { fact, frequency }: Claim,
  tree: CourseTree | undefined,
): Finding {
  const holding: Ending[] = [];
  const failing: Ending[] = [];
  for (const ending of endings) (isTrue(ending.run, fact) ? holding : failing).push(ending);
  const undetermined = (why: Stopped): Finding => ({
    ...{ verdict: 'undetermined', right: false, holding, failing, stopped: why },
  });
  if (stopped !== null) return undetermined(stopped);
  const verdict = failing.length === 0 ? 'always' : holding.length === 0 ? 'never' : 'sometimes';
  const player = forcedBy(frequency);
  const keys = new Set(holding.map(({ key }) => key));
  const right =
    player === null
      ? isRight(frequency, verdict)
      : (tree?.canForce(player, (ending) => keys.has(ending)) ?? null);
  // Round in a circle it could go on for as long as somebody likes.
  return right === null ? undetermined('no end') : { verdict, right, holding, failing, stopped };
}

/** Who "can force that"; `null` where it is said how often something is so. */
export const forcedBy = (frequency: Frequency): Player | null =>
  frequency === 'P1 can force that' ? 0 : frequency === 'P2 can force that' ? 1 : null;

/** "can happen": a thing that always happens can. */
const isRight = (want: Frequency, verdict: Verdict): boolean =>
  verdict === want || (want === 'sometimes' && verdict === 'always');
