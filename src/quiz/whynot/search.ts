/**
 * Looks for the smallest change with which a wrong answer would be right: one before two, a choice
 * before a fact of the board before a rule, and what a cited rule or its section decides before all
 * else; at the very end, something added to the board without a cited rule. Each is found by
 * playing it. What takes the question away (`isWeak`) comes after what doesn't.
 */
import { SWITCHABLE } from '../../game/run/policy.ts';
import type { Choice } from '../../game/run/run.ts';
import { AskedRules } from '../../scenario/claim/asked.ts';
import type { Fact } from '../../scenario/claim/claim.ts';
import type { Given } from '../mark/given.ts';
import { Boards, type Budget, type LookedAt } from './boards.ts';
import { isWeak, type OneChange } from './change.ts';
import { isNear, rulesNear } from '../../rules/number/near.ts';
import { choicesIn, factsOn } from './singles.ts';

/** What would have to be different. */
export interface Reason {
  /** One change, or two that only do it together. */
  readonly changes: readonly OneChange[];
  /** The rule that it comes from; `null` where nothing on the way names one. */
  readonly rule: string | null;
}

/** A wrong answer with its reason; `null` where none was found within the budget. */
export interface AnswerReason {
  readonly answer: Given;
  readonly reason: Reason | null;
  /** What stands before "if", where it is not the answer that would be right. */
  readonly lead?: string;
}

/** How many single changes are tried together with another one. */
const MOST_PAIRED = 40;

/**
 * The smallest change for each of these wrong answers; `most`: of so many together. The budget is
 * that of all answers. `argues`: for which of them only a rule that is switched off will do.
 */
export function reasonsFor(
  question: LookedAt,
  answers: readonly Given[],
  budget: Budget,
  most: 1 | 2 = 2,
  argues: (answer: Given) => boolean = () => false,
): readonly AnswerReason[] {
  const boards = new Boards(question, budget);
  const asked = askedOn(question, boards, answers[0] ?? []);
  return answers.map((answer) => ({
    answer,
    reason: argues(answer)
      ? ruleFor(question, boards, asked, answer)
      : reasonFor(question, boards, asked, answer, most),
  }));
}

/** Whether the rule of a reason is a cited one, or of the section of one. */
export const isCited = (cites: readonly string[], { rule }: Reason): boolean =>
  rule !== null && isNear(cites, rule);

/** A rule without which it would be so. */
function ruleFor(
  question: LookedAt,
  boards: Boards,
  { near }: Offering,
  answer: Given,
): Reason | null {
  for (const rule of near) {
    const reason = boards.isSpent ? null : tried(question, boards, [rule], answer);
    if (reason !== null && isCited(question.cites, reason)) return reason;
  }
  return null;
}

function reasonFor(
  question: LookedAt,
  boards: Boards,
  asked: Offering,
  answer: Given,
  most: 1 | 2,
): Reason | null {
  const { had, attacks, added, said } = factsOn(
    question.scenario,
    question.table,
    question.standing.facts(answer),
  );
  const { choices, near, far } = asked;
  let first: Reason | null = null;
  const before = [...choices, ...had, ...near, ...attacks];
  const strong = before.filter((change) => !isWeak(change));
  for (const change of [...strong, ...before.filter(isWeak), ...added, ...said, ...far]) {
    if (boards.isSpent) break;
    // Another rule can only say more where nothing nearer was found.
    if (first !== null && far.includes(change)) break;
    const reason = onPoint(question, boards, [change], answer);
    if (reason === null) continue;
    if (isCited(question.cites, reason)) return reason;
    // Other words of a card say something only by the rule that they come to.
    if (change.kind !== 'words') first ??= reason;
  }
  if (first !== null || most === 1) return first;
  return pairIn(question, boards, [...near, ...choices, ...had, ...attacks], answer);
}

/**
 * With these changes; `null` where they do not make the answer right. Where it comes to a security
 * card that nobody knows, it is tried with one that does nothing, and says so.
 */
export function tried(
  question: LookedAt,
  boards: Boards,
  changes: readonly OneChange[],
  answer: Given,
): Reason | null {
  const found = boards.isSo(changes, answer);
  const all = found === 'unknown card' ? [...changes, PLAIN] : changes;
  const isSo = found === 'unknown card' ? boards.isSo(all, answer) : found;
  if (isSo !== true) return null;
  const isAboutRefusal = question.standing.facts(answer).some(speaksOfRefusal);
  if (!isAboutRefusal && boards.isOnlyRefused(all)) return null;
  return { changes: all, rule: boards.ruleOf(all) };
}

/** The same; `null`, too, where the changes are beside the point. */
export function onPoint(
  question: LookedAt,
  boards: Boards,
  changes: readonly OneChange[],
  answer: Given,
): Reason | null {
  const reason = tried(question, boards, changes, answer);
  return reason === null || boards.isBeside(reason.changes) ? null : reason;
}

const PLAIN: OneChange = { kind: 'detail', detail: { kind: 'security does nothing' } };

/** What the players are offered on the board as it is, and the rules that are asked for. */
type Offering = { readonly [part in 'choices' | 'near' | 'far']: readonly OneChange[] };

function askedOn({ scenario, cites }: LookedAt, boards: Boards, answer: Given): Offering {
  const offers: Choice[] = [];
  const picks = (offer: Choice): readonly number[] => {
    offers.push(offer);
    return [];
  };
  const asked = new AskedRules();
  boards.asItIs({ ...scenario, setup: { ...scenario.setup, picks } }, asked, answer);
  const rules = rulesNear(cites, asked.rules);
  const asRule = (rule: string): OneChange => ({ kind: 'rule', rule });
  const readings = [...asked.rules].filter(isReading);
  return {
    choices: choicesIn(offers, scenario),
    near: rules
      .filter((rule) => isNear(cites, rule) && (cites.includes(rule) || !isCategory(rule)))
      .map(asRule),
    far: [
      ...readings.map((policy): OneChange => ({ kind: 'reading', policy })),
      // Without a rule that the whole game rests on anything can be right.
      ...rules.filter((rule) => cites.length === 0 && !isNear(cites, rule)).map(asRule),
    ],
  };
}

/** Without a whole category of effects, 15-8, nearly anything can be right. */
const isCategory = (rule: string): boolean => /^15-8-\d$/.test(rule);

const isReading = (id: string): boolean => SWITCHABLE.some((one) => one === id);

function pairIn(
  question: LookedAt,
  boards: Boards,
  singles: readonly OneChange[],
  answer: Given,
): Reason | null {
  const few = singles.slice(0, MOST_PAIRED);
  for (const [i, one] of few.entries())
    for (const other of few.slice(i + 1)) {
      if (boards.isSpent) return null;
      const reason = onPoint(question, boards, [one, other], answer);
      if (reason !== null && isCited(question.cites, reason)) return reason;
    }
  return null;
}

const speaksOfRefusal = (fact: Fact): boolean =>
  fact.kind === 'not'
    ? speaksOfRefusal(fact.fact)
    : fact.kind === 'and' || fact.kind === 'or'
      ? fact.facts.some(speaksOfRefusal)
      : fact.kind === 'refused';
