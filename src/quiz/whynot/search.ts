/**
 * Looks for the smallest change with which a wrong answer would be right: one before two, a choice
 * before a fact of the board before a rule, and what a cited rule or its section decides before all
 * else. Each is found by playing it.
 */
import { workOf } from '../../game/explore/explore.ts';
import { SWITCHABLE } from '../../game/run/policy.ts';
import { Undecided, UnknownCard, type Choice } from '../../game/run/run.ts';
import { AskedRules } from '../../scenario/claim/asked.ts';
import type { DealtTable } from '../../scenario/change/kit.ts';
import type { Fact } from '../../scenario/claim/claim.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { TooManyCourses } from '../../scenario/play/leaves.ts';
import { endingsOf } from '../../scenario/play/verify.ts';
import type { Standing } from '../common/stand.ts';
import type { Given } from '../mark/given.ts';
import { changedBy, type OneChange, type ChangedBoard } from './change.ts';
import { partedBy } from './parting.ts';
import { choicesIn, distanceTo, factsOn, rulesNear } from './singles.ts';

/** A wrong answer of a question. */
export interface WrongAnswer {
  readonly cites: readonly string[];
  readonly scenario: Scenario;
  readonly answer: Given;
  readonly standing: Standing;
  /** How changed boards are played. */
  readonly table: DealtTable;
}

/** What would have to be different. */
export interface Reason {
  /** One change, or two that only do it together. */
  readonly changes: readonly OneChange[];
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
const MOST_PAIRED = 40;

/** Of a search that can be left and gone on with after each changed board. */
export type ReasonSearch = Generator<undefined, Reason | null>;

/** The smallest change; `null` where none was found within the budget. */
export function* reasonFor(wrong: WrongAnswer, budget: Budget): ReasonSearch {
  const { choices, had, near, attacks, added, far } = singlesOf(wrong, budget);
  const others: readonly OneChange[] = [...attacks, ...added, ...far];
  let first: Reason | null = null;
  for (const change of [...choices, ...had, ...near, ...others]) {
    if (budget.left <= 0) break;
    // Another rule can only say more where nothing nearer was found.
    if (first !== null && far.includes(change)) break;
    yield;
    const reason = tried(wrong, [change], budget);
    if (reason === null) continue;
    if (isCited(wrong.cites, reason)) return reason;
    first ??= reason;
  }
  return first ?? (yield* pairIn(wrong, [...near, ...choices, ...had, ...attacks], budget));
}

/** Whether the rule of a reason is a cited one, or of the section of one. */
export const isCited = (cites: readonly string[], { rule }: Reason): boolean =>
  rule !== null && distanceTo(cites, rule) <= 1;

/**
 * A reason that was found before, played again; `null` where it is none here. Where it comes to a
 * security card that nobody knows, it is tried with one that does nothing, and says so.
 */
export function tried(
  wrong: WrongAnswer,
  changes: readonly OneChange[],
  budget: Budget,
): Reason | null {
  const found = playedWith(wrong, changes, budget);
  return found === 'unknown card' ? known(playedWith(wrong, [...changes, PLAIN], budget)) : found;
}

const PLAIN: OneChange = { kind: 'detail', detail: { kind: 'security does nothing' } };
const known = (found: Reason | 'unknown card' | null): Reason | null =>
  found === 'unknown card' ? null : found;

function playedWith(
  wrong: WrongAnswer,
  changes: readonly OneChange[],
  budget: Budget,
): Reason | 'unknown card' | null {
  const changed = changedBy(changes, wrong.scenario, wrong.table);
  if (changed === null) return null;
  const found = isSo(wrong, changed, budget);
  if (found !== true) return found === false ? null : found;
  const isAboutRefusal = wrong.standing.facts(wrong.answer).some(speaksOfRefusal);
  if (!isAboutRefusal && isOnlyRefused(wrong.scenario, changed)) return null;
  return { changes, rule: ruleOf(wrong, changes, changed) };
}

function singlesOf(
  wrong: WrongAnswer,
  budget: Budget,
): {
  readonly [part in 'choices' | 'had' | 'near' | 'attacks' | 'added' | 'far']: readonly OneChange[];
} {
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
  const asRule = (rule: string): OneChange => ({ kind: 'rule', rule });
  const readings = [...asked.rules].filter(isReading);
  return {
    ...factsOn(scenario, table, wrong.standing.facts(wrong.answer)),
    choices: choicesIn(offers, scenario),
    near: rules.filter(isNear).map(asRule),
    far: [
      ...readings.map((policy): OneChange => ({ kind: 'reading', policy })),
      ...rules.filter((rule) => !isNear(rule)).map(asRule),
    ],
  };
}

const isReading = (id: string): boolean => SWITCHABLE.some((one) => one === id);

function* pairIn(wrong: WrongAnswer, singles: readonly OneChange[], budget: Budget): ReasonSearch {
  const few = singles.slice(0, MOST_PAIRED);
  for (const [i, one] of few.entries())
    for (const other of few.slice(i + 1)) {
      if (budget.left <= 0) return null;
      yield;
      const reason = tried(wrong, [one, other], budget);
      if (reason !== null && isCited(wrong.cites, reason)) return reason;
    }
  return null;
}

function isSo(
  { answer, standing }: WrongAnswer,
  { scenario, without }: ChangedBoard,
  budget: Budget,
): boolean | 'unknown card' {
  const work = workOf(Math.min(MOST_FOR_ONE, budget.left));
  try {
    return standing.isSo({ ...scenario, work }, answer, without);
  } catch (problem) {
    if (problem instanceof Undecided) return false;
    if (problem instanceof UnknownCard) return 'unknown card';
    // There are more courses than can be played: nothing is known of it.
    if (problem instanceof TooManyCourses) return false;
    throw problem;
  } finally {
    budget.left -= work.done + 1;
  }
}

const speaksOfRefusal = (fact: Fact): boolean =>
  fact.kind === 'not'
    ? speaksOfRefusal(fact.fact)
    : fact.kind === 'and' || fact.kind === 'or'
      ? fact.facts.some(speaksOfRefusal)
      : fact.kind === 'refused';

/** Whether all that a change does is that the action cannot be done any more. */
function isOnlyRefused(before: Scenario, { scenario, without }: ChangedBoard): boolean {
  const isRefused = (one: Scenario, off?: ReadonlySet<string>): boolean =>
    endingsOf(one, false, off).endings.every(({ outcome }) => outcome === 'refused');
  return isRefused(scenario, without) && !isRefused(before);
}

/** The rule that is switched off, or the first near rule by which it goes another way. */
function ruleOf(
  { cites, scenario }: WrongAnswer,
  changes: readonly OneChange[],
  changed: ChangedBoard,
): string | null {
  const off = changes.flatMap((change) => (change.kind === 'rule' ? [change.rule] : []));
  const steps = off.length > 0 ? [off] : partedBy(scenario, changed);
  const isNear = (rule: string): boolean => distanceTo(cites, rule) <= 1;
  const told = steps.find((rules) => rules.some(isNear)) ?? steps[0] ?? [];
  return told.toSorted((a, b) => distanceTo(cites, a) - distanceTo(cites, b))[0] ?? null;
}
