/** The kinds that are marked by other means than claims: one line a kind. A page that shows one kind imports that kind's file alone. */
import type { Scenario } from '../../scenario/file/scenario.ts';
import { decideChoose, isRightChoice, type ChooseAsk } from './choose/decide.ts';
import { decideIllegal, isRightStep, type IllegalAsk } from './illegal/decide.ts';
import type { Given, OtherKind } from '../mark/given.ts';
import { decideMust, isRightStatus, type MustAsk } from './must/decide.ts';
import { decideNumber, isRightNumber, type NumberAsk } from './number/decide.ts';
import { decideOrder, isRightOrder, type OrderAsk } from './order/decide.ts';
import { isRightReading, type ReadingAsk } from './reading/decide.ts';
import { decideRule, isRightRule, outcomeOf, type RuleAsk } from './rule/decide.ts';

interface Asks {
  readonly number: NumberAsk;
  readonly order: OrderAsk;
  readonly choose: ChooseAsk;
  readonly must: MustAsk;
  readonly rule: RuleAsk;
  readonly illegal: IllegalAsk;
  readonly reading: ReadingAsk;
}
export type AskOf<K extends OtherKind> = Asks[K];
/** What is asked, as data: a page is given it with the scenario, and the engine answers there. */
export type Ask = Asks[OtherKind];

interface Marking<A> {
  /** Whether an answer is right. A reading question has no scenario. */
  readonly isRight: (scenario: Scenario | null, ask: A, given: Given) => boolean;
  /** What the engine finds, as a text: another text without a rule means that the rule decides. */
  readonly truth: (scenario: Scenario | null, ask: A, without: ReadonlySet<string>) => string;
}

const MARKING: { readonly [K in OtherKind]: Marking<AskOf<K>> } = {
  number: played(decideNumber, isRightNumber),
  order: played(decideOrder, isRightOrder),
  choose: played(decideChoose, isRightChoice),
  must: played(decideMust, isRightStatus),
  rule: {
    ...played(decideRule, isRightRule),
    truth: (scenario, ask, without) => outcomeOf(required(scenario), ask, without),
  },
  illegal: {
    ...played(decideIllegal, isRightStep),
    truth: (scenario, ask, without) => {
      const { step, repairs } = decideIllegal(required(scenario), ask, without);
      return JSON.stringify([step, repairs]);
    },
  },
  reading: { isRight: (_, ask, given) => isRightReading(ask, given), truth: () => '' },
};

/** A kind that the engine decides on a board. */
function played<A, T>(
  decide: (scenario: Scenario, ask: A, without?: ReadonlySet<string>) => T,
  isRight: (truth: T, given: Given) => boolean,
): Marking<A> {
  return {
    isRight: (scenario, ask, given) => isRight(decide(required(scenario), ask), given),
    truth: (scenario, ask, without) => JSON.stringify(decide(required(scenario), ask, without)),
  };
}

function required(scenario: Scenario | null): Scenario {
  if (scenario === null) throw new Error('this kind of question needs a board');
  return scenario;
}

/** Whether an answer to a question is right, as the engine finds it. `kind` is `ask.kind`. */
export const isRight = <K extends OtherKind>(
  kind: K,
  ask: AskOf<K>,
  scenario: Scenario | null,
  given: Given,
): boolean => MARKING[kind].isRight(scenario, ask, given);

/** What the engine finds, with rules switched off, as a text to compare. */
export const truthOf = <K extends OtherKind>(
  kind: K,
  ask: AskOf<K>,
  scenario: Scenario | null,
  without: ReadonlySet<string>,
): string => MARKING[kind].truth(scenario, ask, without);
