/**
 * Which case shows a rule on its page, and where on it the rule comes in. Nothing is played for it:
 * show-case.ts does that.
 */
import type { Case } from '../../scenario/file/case.ts';
import type { Walked } from '../../scenario/coverage/tally.ts';
import { isWithin } from '../../rules/number/number.ts';
import type { Cards } from '../../ui/board/cards.ts';
import type { EndingView } from '../../ui/steps/endings.ts';

/** A case as the page of a rule shows it. */
export interface ShownCase {
  readonly title: string;
  /** The notation of its board. */
  readonly notation: string;
  readonly actions: readonly string[];
  readonly cards: Cards;
  /** Those that are shown, at least one; each begins with the board before anything happens. */
  readonly endings: readonly EndingView[];
  /** How many outcomes there are in all. */
  readonly all: number;
}

/** What a rule shows: the case by its path, and where on it the rule comes in. */
export interface RuleBoard {
  readonly name: string;
  /** Index of the outcome to begin with. */
  readonly ending: number;
  /** Number of the step that names the rule, from 1; `null`: none does, as where it forbids. */
  readonly step: number | null;
}

/** A case with what was found when it was walked. */
export type WalkedCase = Pick<Case, 'id' | 'actions' | 'board' | 'policy' | 'without'> & {
  readonly cites: readonly string[];
  readonly walked: Walked;
};

/** With more of them, as in a loop that many rounds can end, a case is not shown. */
const MOST_ENDINGS = 20;

/**
 * In these chapters every clause that can be carried out is shown, also by a case on another clause
 * of its section, and also where the board ends the same without it.
 */
const WHOLE = ['16', '18'];

/**
 * The cases that show a rule, the best first: those that name it as what decides, then those that
 * end otherwise without it, then those that carry it out; of these those about this rule before all
 * others, which cite it first, then the fewest outcomes, then the smallest board. Cases of another
 * clause, and open points, come last.
 */
export function casesFor(rule: string, candidates: readonly WalkedCase[]): readonly WalkedCase[] {
  const isWhole = WHOLE.some((chapter) => isWithin(rule, chapter));
  const section = rule.split('-').slice(0, 2).join('-');
  const fits = ({ cites, actions, walked, without }: WalkedCase): boolean =>
    cites.some((one) => one === rule || (isWhole && isWithin(one, section))) &&
    actions.length > 0 &&
    walked.complete &&
    walked.endings <= MOST_ENDINGS &&
    (without === rule ||
      walked.decisive.includes(rule) ||
      (isWhole && walked.executed.includes(rule)));
  const rank = ({ without, walked, policy, cites }: WalkedCase): number =>
    (policy === undefined ? 0 : 100) +
    (cites.includes(rule) ? 0 : 10) +
    (without === rule ? 0 : walked.decisive.includes(rule) ? 1 : 2);
  const placeAmong = ({ cites }: WalkedCase): number => Math.sign(cites.indexOf(rule));
  return candidates
    .filter(fits)
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        placeAmong(a) - placeAmong(b) ||
        a.walked.endings - b.walked.endings ||
        a.board.length - b.board.length ||
        (a.id < b.id ? -1 : 1),
    );
}

/** The rules of one outcome, step by step. */
export interface StepRules {
  readonly steps: readonly { readonly rule: string; readonly also?: string | undefined }[];
}

/** Where a rule comes in on a case: the first step of the first outcome that names it. */
export function placeOf(rule: string, endings: readonly StepRules[]): Omit<RuleBoard, 'name'> {
  for (const [ending, { steps }] of endings.entries()) {
    const at = steps.findIndex((step) => step.rule === rule || step.also === rule);
    if (at >= 0) return { ending, step: at + 1 };
  }
  return { ending: 0, step: null };
}
