/** Where an answer fails: the first step of a resolution that shows it wrong. */
import { rulesOf, sayTheSame, type Step } from '../../game/state/trace.ts';
import type { Ending } from '../../game/explore/explore.ts';
import type { Claim, Fact } from '../../scenario/claim/claim.ts';
import { isNear } from '../../rules/number/near.ts';
import { isTrue } from '../../scenario/claim/holds.ts';
import { play } from '../../scenario/play/play.ts';
import { verify, type Finding } from '../../scenario/play/verify.ts';
import type { Marked } from '../mark/grade.ts';
import { follow, type Followed } from './follow-fact.ts';

/** Where an answer fails, as the engine finds it; a page shows its `FailureView`. */
export interface Failure {
  /** The choices that lead to the resolution it is seen in. */
  readonly script: readonly number[];
  /** Index of the step, or `null` when no single step decides it. */
  readonly step: number | null;
  /** When only a cited rule tells the step: that rule. The answer would be right without it. */
  readonly without: string | null;
}

/**
 * The first step at which an answer fails; `null` for a right one. `cites`: the rules that the
 * question says decide it.
 */
export function failureOf(
  marked: Marked,
  answer: number,
  cites: readonly string[],
): Failure | null {
  const claim = marked.claims[answer];
  const finding = marked.findings[answer];
  if (claim === undefined || finding === undefined || finding.right) return null;
  const happens = claim.frequency === 'never';
  const endings = nearest(claim.fact, happens ? finding.holding : finding.failing);
  let first: Failure | null = null;
  let lost: Failure | null = null;
  for (const { script } of endings.slice(0, MOST)) {
    const seen = follow(marked.scenario, script, claim.fact);
    const turned = happens ? seen.cameTrue() : seen.failed();
    const parting = partingStep(marked, seen, claim, finding);
    // A step before the two part is also in a resolution in which it is as the answer says.
    const isCommon = turned !== null && parting !== null && turned < parting;
    const step = (isCommon ? parting : (turned ?? parting)) ?? (happens ? null : seen.otherwise());
    if (step === null) {
      lost ??= hangsOn(marked, script, seen, claim, cites);
      continue;
    }
    const rules = seen.played.steps.slice(step, step + 1).flatMap(rulesOf);
    const failure: Failure = { script, step, without: null };
    if (rules.some((rule) => isNear(cites, rule))) return failure;
    first ??= failure;
  }
  return first ?? lost ?? { script: [], step: null, without: null };
}

/** Of equally near endings, most that are looked at for one which a cited rule decides. */
const MOST = 3;

/**
 * Of the endings that show it, those that come nearest to the answer: most of its parts are so.
 */
function nearest(fact: Fact, endings: readonly Ending[]): readonly Ending[] {
  const parts = atoms(fact);
  const near = ({ run }: Ending): number => parts.filter((part) => isTrue(run, part)).length;
  const all = endings.map((ending) => ({ ending, parts: near(ending) }));
  const most = Math.max(...all.map((one) => one.parts));
  return all.flatMap((one) => (one.parts === most ? [one.ending] : []));
}

/** The first of them. */
export const telling = (fact: Fact, endings: readonly Ending[]): Ending | undefined =>
  nearest(fact, endings)[0];

const isSame = (a: Step, b: Step): boolean =>
  sayTheSame(a, b) && rulesOf(a).join() === rulesOf(b).join();

const atoms = (fact: Fact): readonly Fact[] =>
  fact.kind === 'and' || fact.kind === 'or' ? fact.facts.flatMap(atoms) : [fact];

/**
 * Where the resolution leaves one in which it is as the answer says: the choice that was made
 * otherwise.
 */
function partingStep(
  { scenario }: Marked,
  { played }: Followed,
  { frequency }: Claim,
  { holding, failing }: Finding,
): number | null {
  const other = (frequency === 'never' ? failing : holding)[0];
  if (other === undefined) return null;
  const { steps } = play(scenario, other.script);
  const at = played.steps.findIndex((step, i) => steps[i] === undefined || !isSame(step, steps[i]));
  return at < 0 ? null : at;
}

/**
 * The first step of a cited rule that, switched off, makes the answer right; where no step is of
 * such a rule, the rule alone.
 */
function hangsOn(
  { scenario }: Marked,
  script: readonly number[],
  { played: { steps } }: Followed,
  claim: Claim,
  cites: readonly string[],
): Failure {
  const isWithout = (rule: string): boolean => {
    try {
      return verify(scenario, claim, new Set([rule])).right;
    } catch {
      // A scenario may not tell what it takes to go on without a rule; then nothing is known.
      return false;
    }
  };
  const named = steps.map(({ rule }): string => rule).filter((rule) => cites.includes(rule));
  const without = [...new Set([...named, ...cites])].find(isWithout) ?? null;
  const step = steps.findIndex(({ rule }) => rule === without);
  return { script, step: step < 0 ? null : step, without };
}
