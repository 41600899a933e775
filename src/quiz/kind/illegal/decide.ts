/**
 * The illegal step in a log of players who forgot a rule: the log is what the engine does without
 * that rule, the illegal step is the first that no legal course has at its place, and the rules
 * that repair it are those without which the log could be played.
 */
import { MOST_WORK, workOf } from '../../../game/explore/explore.ts';
import type { Work } from '../../../game/run/run.ts';
import { sayTheSame, type Step } from '../../../game/state/trace.ts';
import { AskedRules } from '../../../scenario/claim/asked.ts';
import type { Fact } from '../../../scenario/claim/claim.ts';
import { runTo } from '../../../scenario/play/run-to.ts';
import type { Scenario } from '../../../scenario/file/scenario.ts';
import { leavesOf, TooManyCourses } from '../../../scenario/play/leaves.ts';
import type { Given } from '../../mark/given.ts';

export interface IllegalAsk {
  readonly kind: 'illegal';
  /** The rule that the players forgot. */
  readonly forgets: string;
  /** Which course they took without it. */
  readonly when: Fact | null;
  /** Rules that are offered, in the order shown. */
  readonly rules: readonly { readonly rule: string; readonly why?: string | undefined }[];
  /** The log, step by step, in words. */
  readonly log: readonly string[];
}

export interface IllegalTruth {
  readonly log: readonly Step[];
  /** Index of the illegal step; -1 when the whole log is legal. */
  readonly step: number;
  /** Choices that lead furthest along the log, so that what should have come can be shown. */
  readonly script: readonly number[];
  /** Indexes of the offered rules without which the log could be played. */
  readonly repairs: Given;
  /** For each offered rule: the illegal step of the log without it; -1 where there is none. */
  readonly still: readonly number[];
}

export function decideIllegal(
  scenario: Scenario,
  { forgets, when, rules }: Omit<IllegalAsk, 'log'>,
  without?: ReadonlySet<string>,
): IllegalTruth {
  const forgotten = new Set([...(without ?? []), forgets]);
  const script = leavesOf(scenario, when, forgotten)[0]?.script;
  if (script === undefined) return { log: [], step: -1, script: [], repairs: [], still: [] };
  const { run } = runTo(scenario, { script, trace: true, without: forgotten });
  const log = run.trace?.steps ?? [];
  const asked = new AskedRules(without);
  const legal = follow(scenario, log, asked);
  const still = rules.map(({ rule }) => {
    // What was never asked for changes nothing.
    const { length } = asked.rules.has(rule)
      ? follow(scenario, log, new Set([...(without ?? []), rule]))
      : legal;
    return length < log.length ? length : -1;
  });
  return {
    log,
    step: legal.length < log.length ? legal.length : -1,
    script: legal.script,
    repairs: still.flatMap((step, i) => (step < 0 ? [i] : [])),
    still,
  };
}

/**
 * The rule that repairs the log and stands in the way of its illegal step without another one, too:
 * with both switched off, the log goes on. `null` where it does not.
 */
export function brokenWithout(
  scenario: Scenario,
  { rules }: Pick<IllegalAsk, 'rules'>,
  { log, still, repairs }: IllegalTruth,
  rule: number,
): string | null {
  const off = rules[rule]?.rule;
  const broken = rules[repairs[0] ?? -1]?.rule;
  if (off === undefined || broken === undefined) return null;
  const { length } = follow(scenario, log, new Set([off, broken]));
  return length > (still[rule] ?? log.length) ? broken : null;
}

interface LegalPart {
  /** How many steps of the log can be played. */
  readonly length: number;
  readonly script: readonly number[];
}

/** Follows a log through every choice as far as it goes. */
function follow(
  scenario: Scenario,
  log: readonly Step[],
  without: ReadonlySet<string> | undefined,
  script: readonly number[] = [],
  work: Work = scenario.work ?? workOf(MOST_WORK),
): LegalPart {
  const { run, open, outcome } = runTo(scenario, {
    script,
    work,
    ask: true,
    ...(without === undefined ? {} : { without }),
  });
  if (outcome === 'unfinished') throw new TooManyCourses('work');
  const trace = run.trace?.steps ?? [];
  const length = common(trace, log);
  if (open === null || length < trace.length) return { length, script };
  return open.options
    .map((_, i) => follow(scenario, log, without, [...script, i], work))
    .reduce((best, other) => (other.length > best.length ? other : best));
}

/** Steps from the beginning that say the same; rules may differ where one is switched off. */
function common(trace: readonly Step[], log: readonly Step[]): number {
  const at = log.findIndex((step, i) => trace[i] === undefined || !sayTheSame(trace[i], step));
  return at < 0 ? log.length : at;
}

export const isRightStep = ({ step, repairs }: IllegalTruth, given: Given): boolean =>
  step >= 0 && given[0] === step && repairs.includes(given[1] ?? -1);
