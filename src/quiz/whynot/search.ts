/**
 * Looks for the smallest change with which a wrong answer would be right: one before two, a choice
 * before a fact of the board before a rule, and what a cited rule or its section decides before all
 * else. Each is found by playing it.
 */
import { workOf } from '../../game/explore/explore.ts';
import { SWITCHABLE } from '../../game/run/policy.ts';
import { UnknownCard, type Choice } from '../../game/run/run.ts';
import { AskedRules } from '../../scenario/claim/asked.ts';
import type { DealtTable } from '../../scenario/change/kit.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { TooManyCourses } from '../../scenario/play/leaves.ts';
import { endingsOf } from '../../scenario/play/verify.ts';
import type { Stand } from '../common/stand.ts';
import type { Given } from '../mark/given.ts';
import { changedBy, type Change, type Changed } from './change.ts';
import { partedBy } from './parting.ts';
import { choicesIn, distanceTo, factsOn, rulesNear } from './singles.ts';

/** A wrong answer of a question. */
export interface WrongAnswer<A> {
  readonly cites: readonly string[];
  readonly scenario: Scenario;
  readonly ask: A;
  readonly answer: Given;
  readonly stand: Stand<A>;
  /** How changed boards are played. */
  readonly table: DealtTable;
}

/** What would have to be different. */
export interface Reason {
  /** One change, or two that only do it together. */
  readonly changes: readonly Change[];
  /** The rule that it comes from; `null` where nothing on the way names one. */
  readonly rule: string | null;
}

/** Steps of work (src/game/run/run.ts) that may still be done; counted down. */
export interface Budget {
  left: number;
}

/** For one changed board: no question of the content needs a tenth of it. */
const MOST_FOR_ONE = 20_000;
/** How many single changes are tried together with another one. */
const MOST_PAIRED = 24;

/** The smallest change; `null` where none was found within the budget. */
export function reasonFor<A>(wrong: WrongAnswer<A>, budget: Budget): Reason | null {
  const { choices, had, near, added, far } = singlesOf(wrong, budget);
  const singles = [...choices, ...had, ...near, ...added, ...far];
  let first: Reason | null = null;
  for (const change of singles) {
    if (budget.left <= 0) break;
    // Another rule can only say more where nothing nearer was found.
    if (first !== null && far.includes(change)) break;
    const reason = tried(wrong, [change], budget);
    if (reason === null) continue;
    if (isCited(wrong.cites, reason)) return reason;
    first ??= reason;
  }
  if (first !== null) return first;
  return pairIn(wrong, [...near, ...choices, ...had, ...added], budget);
}

/** Whether the rule of a reason is a cited one, or of the section of one. */
export const isCited = (cites: readonly string[], { rule }: Reason): boolean =>
  rule !== null && distanceTo(cites, rule) <= 1;

/** A reason that was found before, played again; `null` where it is none here. */
export const tried = <A>(
  wrong: WrongAnswer<A>,
  changes: readonly Change[],
  budget: Budget,
): Reason | null => {
  const changed = changedBy(changes, wrong.scenario, wrong.table);
  if (changed === null || !isSo(wrong, changed, budget)) return null;
  if (isOnlyRefused(wrong.scenario, changed)) return null;
  return { changes, rule: ruleOf(wrong, changes, changed) };
};

function singlesOf<A>(
  wrong: WrongAnswer<A>,
  budget: Budget,
): { readonly [kind in 'choices' | 'had' | 'near' | 'added' | 'far']: readonly Change[] } {
  const { scenario, table, cites } = wrong;
  const offers: Choice[] = [];
  const picks = (offer: Choice): readonly number[] => {
    offers.push(offer);
    return [];
  };
  const asked = new AskedRules();
  const watched = { ...scenario, setup: { ...scenario.setup, picks } };
  isSo(wrong, { scenario: watched, without: asked }, budget);
  const rules = rulesNear(cites, asked.rules);
  const isNear = (rule: string): boolean => distanceTo(cites, rule) <= 1;
  const asRule = (rule: string): Change => ({ kind: 'rule', rule });
  const readings = [...asked.rules].filter(isReading);
  return {
    ...factsOn(scenario, table, wrong.stand.facts(wrong.ask, wrong.answer)),
    choices: choicesIn(offers, scenario),
    near: rules.filter(isNear).map(asRule),
    far: [
      ...readings.map((policy): Change => ({ kind: 'reading', policy })),
      ...rules.filter((rule) => !isNear(rule)).map(asRule),
    ],
  };
}

const isReading = (id: string): boolean => SWITCHABLE.some((one) => one === id);

function pairIn<A>(
  wrong: WrongAnswer<A>,
  singles: readonly Change[],
  budget: Budget,
): Reason | null {
  const few = singles.slice(0, MOST_PAIRED);
  for (const [i, one] of few.entries())
    for (const other of few.slice(i + 1)) {
      if (budget.left <= 0) return null;
      const reason = tried(wrong, [one, other], budget);
      if (reason !== null) return reason;
    }
  return null;
}

function isSo<A>(
  { ask, answer, stand }: WrongAnswer<A>,
  { scenario, without }: Changed,
  budget: Budget,
): boolean {
  const work = workOf(Math.min(MOST_FOR_ONE, budget.left));
  try {
    return stand.isSo({ ...scenario, work }, ask, answer, without);
  } catch (problem) {
    // It comes to a card that nobody knows, or has more courses than can be played: nothing is
    // known of it.
    if (problem instanceof UnknownCard || problem instanceof TooManyCourses) return false;
    throw problem;
  } finally {
    budget.left -= work.done + 1;
  }
}

/** Whether all that a change does is that the action cannot be done any more. */
function isOnlyRefused(before: Scenario, { scenario, without }: Changed): boolean {
  const isRefused = (one: Scenario, off?: ReadonlySet<string>): boolean =>
    endingsOf(one, false, off).endings.every(({ outcome }) => outcome === 'refused');
  return isRefused(scenario, without) && !isRefused(before);
}

function ruleOf<A>(
  { cites, scenario }: WrongAnswer<A>,
  changes: readonly Change[],
  changed: Changed,
): string | null {
  const off = changes.flatMap((change) => (change.kind === 'rule' ? [change.rule] : []));
  const rules = off.length > 0 ? off : partedBy(scenario, changed);
  return rules.toSorted((a, b) => distanceTo(cites, a) - distanceTo(cites, b))[0] ?? null;
}
