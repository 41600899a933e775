/**
 * Which rule decides: right is a rule without which what is asked about, or any outcome, would be
 * different.
 */
import { UnknownCard } from '../../../game/run/run.ts';
import { AskedRules } from '../../../scenario/claim/asked.ts';
import type { Claim } from '../../../scenario/claim/claim.ts';
import type { Scenario } from '../../../scenario/file/scenario.ts';
import { TooManyCourses } from '../../../scenario/play/leaves.ts';
import { endingsOf, verify } from '../../../scenario/play/verify.ts';
import { isSameSet, type Given } from '../../mark/given.ts';

export interface RuleAsk {
  readonly kind: 'rule';
  /** What is decided; the endings as they are when nothing is named. */
  readonly claim: Claim | null;
  /** Offered, in the order shown. */
  readonly rules: readonly { readonly rule: string; readonly why?: string | undefined }[];
}

export interface RuleTruth {
  /** Indexes of the rules that decide. */
  readonly right: Given;
}

export function decideRule(
  scenario: Scenario,
  ask: RuleAsk,
  without: ReadonlySet<string> = new Set(),
): RuleTruth {
  const asked = new AskedRules(without);
  const before = outcomeOf(scenario, ask, asked);
  // What was never asked for changes nothing.
  const decides = ({ rule }: { readonly rule: string }): boolean =>
    asked.rules.has(rule) && outcomeOf(scenario, ask, new Set([...without, rule])) !== before;
  return { right: ask.rules.flatMap((one, i) => (decides(one) ? [i] : [])) };
}

/**
 * What it comes to, as a text to compare. A course that comes to a card nobody knows is another
 * one. Throws `TooManyCourses` where the work for it is used up: that is no outcome.
 */
export function outcomeOf(
  scenario: Scenario,
  { claim }: RuleAsk,
  without: ReadonlySet<string>,
): string {
  try {
    if (claim !== null) {
      const { right, stopped } = verify(scenario, claim, without);
      if (stopped === 'work') throw new TooManyCourses(stopped);
      return String(right);
    }
    const { endings, stopped } = endingsOf(scenario, true, without);
    if (stopped === 'work') throw new TooManyCourses(stopped);
    return endings
      .map(({ key }) => key)
      .sort((a, b) => a - b)
      .join();
  } catch (problem) {
    if (problem instanceof UnknownCard) return 'a card that nobody knows';
    throw problem;
  }
}

export const isRightRule = ({ right }: RuleTruth, given: Given): boolean => isSameSet(right, given);
