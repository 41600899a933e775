/** How an answer stands to what the engine found: right, wrong, or right only with some choices. */
import { workOf } from '../../game/explore/explore.ts';
import type { Claim, Fact, PlayerName } from '../../scenario/claim/claim.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { verifyAll, type Finding } from '../../scenario/play/verify.ts';
import { CALL_WORK } from './explored.ts';
import type { CallAnswer, CallOutcome } from '../asked/wire.ts';

/** `undecided`: not every course was played, or what a player can force isn't known. */
export type Stance = 'right' | 'wrong' | 'partly' | 'undecided';

/** An answer with the fact that it speaks of. */
export interface Stated extends Pick<CallAnswer, 'says' | 'by'> {
  readonly fact: Fact;
}

export interface Stood {
  readonly stance: Stance;
  readonly finding: Finding;
}

/** What an answer says of what a player may do is decided by what that player can force. */
export function standingOf(
  scenario: Scenario,
  { says, by, fact }: Stated,
  without?: ReadonlySet<string>,
): Stood {
  const claims: readonly Claim[] =
    by === null
      ? [{ fact, frequency: 'always' }]
      : [
          { fact, frequency: 'always' },
          { fact, frequency: FORCES[by] },
          { fact: { kind: 'not', fact }, frequency: FORCES[by] },
        ];
  const bounded = { ...scenario, work: scenario.work ?? workOf(CALL_WORK) };
  const [finding, does, leaves] = verifyAll(bounded, claims, without);
  if (finding === undefined) throw new Error('no finding for a claim');
  const stance = stanceOf(says, finding, does, leaves);
  return { stance, finding };
}

const FORCES: { readonly [player in PlayerName]: Claim['frequency'] } = {
  P1: 'P1 can force that',
  P2: 'P2 can force that',
};

/** `does`, `leaves`: whether its player can bring it about, and whether they can avoid it. */
function stanceOf(
  says: CallAnswer['says'],
  { verdict }: Finding,
  does?: Finding,
  leaves?: Finding,
): Stance {
  if (verdict === 'undetermined') return 'undecided';
  const isRight = (yes: boolean): Stance => (yes ? 'right' : 'wrong');
  if (says === 'depends') return isRight(verdict === 'sometimes');
  if (verdict !== 'sometimes')
    return isRight((verdict === 'never') === (says === 'never' || says === 'cannot'));
  if (says === 'always' || says === 'never') return 'partly';
  const asked = says === 'must' ? leaves : does;
  if (asked === undefined || asked.verdict === 'undetermined') return 'undecided';
  if (!asked.right) return 'partly';
  return isRight(says === 'can');
}

/** Who is right of two players. */
export function outcomeOf([first, second]: readonly [Stance, Stance]): CallOutcome {
  if (first === 'undecided' || second === 'undecided') return 'none';
  if (first === 'right' && second === 'right') return 'both';
  if (first === 'partly' || second === 'partly') {
    if (first === 'right') return 'P1';
    return second === 'right' ? 'P2' : 'depends';
  }
  if (first === 'right') return 'P1';
  return second === 'right' ? 'P2' : 'neither';
}
