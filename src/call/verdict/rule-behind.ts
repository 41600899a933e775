/** The step, and with it the rule, by which an answer is wrong. */
import { KEYWORD_RULES } from '../../effect/keyword/keywords.ts';
import { keywordRule } from '../../effect/keyword/lookup.ts';
import { UnknownCard } from '../../game/run/run.ts';
import { failureOf } from '../../quiz/feedback/failure.ts';
import type { Step } from '../../game/state/trace.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import { isRuleNumber } from '../../rules/number/number-list.ts';
import { AskedRules } from '../../scenario/claim/asked.ts';
import type { Claim, Fact } from '../../scenario/claim/claim.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { play } from '../../scenario/play/play.ts';
import { verify, type Finding } from '../../scenario/play/verify.ts';
import { refusalsOf } from '../../scenario/legal/legal.ts';
import { viewOfStep, viewsOf, type StepView } from '../../ui/steps/endings.ts';
import type { Decision } from './decides.ts';
import type { ExploredCall } from './explored.ts';

export interface Behind {
  /** Clauses of keyword effects first: they say most. */
  readonly rules: readonly RuleNumber[];
  /** What happens at the steps that decide it, a sentence each. */
  readonly words: readonly string[];
  /** A course that shows it. */
  readonly steps: readonly StepView[];
}

/** Rules of one course that are switched off to find the one that decides. */
const MOST_TRIED = 40;

export const NOTHING: Behind = { rules: [], words: [], steps: [] };

/** An action that isn't allowed: every rule that stands in its way; `null` where all are. */
export function behindRefusal({ scenario, endings }: ExploredCall): Behind | null {
  const last = scenario.declarations.at(-1);
  if (last === undefined || endings.some(({ outcome }) => outcome !== 'refused')) return null;
  const before = {
    ...scenario,
    actions: scenario.actions.slice(0, -1),
    declarations: scenario.declarations.slice(0, -1),
  };
  const { steps, labels } = play(scenario, endings[0]?.script ?? []);
  const views = steps.map((step) => viewOfStep(step, labels));
  const refused = endings.flatMap(({ run }) => run.state.refusal ?? []);
  const rules = refusalsOf(before, [], last) ?? [];
  return {
    rules: [...new Set([...rules, ...refused])],
    words: steps.at(-1)?.verb === 'refused' ? [] : views.slice(-1).map(({ text }) => text),
    steps: views,
  };
}

/** The rule that offers the choice on which it depends, and a course in which it is made. */
export function behindChoice(
  { scenario }: ExploredCall,
  { deciding }: Decision,
  { holding }: Finding,
): Behind {
  const steps = viewsOf(scenario, holding.slice(0, 1))[0]?.steps ?? [];
  return { rules: deciding === null ? [] : [deciding.rule], words: [], steps };
}

/**
 * Why a fact is so, or never so. Where no step says it, the first rule of a step without which it
 * would be different; of a keyword that isn't used, the clause that says when it is.
 */
export function behindFact(scenario: Scenario, fact: Fact, finding: Finding): Behind {
  const isSo = finding.verdict !== 'never';
  // The opposite of what is so fails at the step that makes it so.
  const claim: Claim = { fact, frequency: isSo ? 'never' : 'always' };
  const wrong = { ...finding, right: false };
  const failure = failureOf({ scenario, claims: [claim], findings: [wrong] }, 0, []);
  const script = failure?.script ?? (isSo ? finding.holding : finding.failing)[0]?.script ?? [];
  const { steps, labels } = play(scenario, script);
  const views = steps.map((step) => viewOfStep(step, labels));
  // "Red Lancer's attack isn't legal." says no more than that it isn't allowed.
  const tellingOf = (told: readonly StepView[]): readonly string[] =>
    told.flatMap((view) => (steps[views.indexOf(view)]?.verb === 'refused' ? [] : [view.text]));
  const at = failure?.step ?? null;
  const decisive = at === null ? undefined : views[at];
  if (at === null || decisive === undefined) {
    const rule = decidingRule(scenario, fact, finding, views) ?? keywordClause(fact);
    const telling = views.find((view) => rule !== null && rulesOfView(view).includes(rule));
    return {
      rules: rule === null ? [] : [rule],
      words: telling === undefined ? [] : tellingOf([telling]),
      steps: views,
    };
  }
  const cause = steps.slice(0, at).findLastIndex(({ verb }) => CAUSES.includes(verb));
  const way = views.slice(0, at + 1);
  const forced = way.filter((_, i) => FORCES.includes(steps[i]?.verb ?? 'refused'));
  const keyword = keywordBehind(scenario, fact, finding, way, forced);
  const said = keyword?.view ?? (SHORT.includes(fact.kind) ? views[cause] : undefined);
  return {
    rules: [...new Set([...(keyword === null ? [] : [keyword.rule]), ...rulesOfView(decisive)])],
    words: [...new Set(tellingOf([...(said === undefined ? [] : [said]), decisive]))],
    steps: views,
  };
}

/** Of these the deciding step says no more than the fact. */
const SHORT: readonly Fact['kind'][] = ['deleted', 'in', 'count'];

/** Steps that bring about what comes behind them. */
const CAUSES: readonly Step['verb'][] = ['activates', 'both lose', 'loses battle', 'wins battle'];

/** What leaves a player no choice says more than what would have allowed it. */
const FORCES: readonly Step['verb'][] = ['must block'];

/** Clauses of keyword effects that are tried for one fact. */
const MOST_CLAUSES = 10;

/**
 * The clause of a keyword effect without which it would be different: that of a step that forces
 * it, else the last on the way.
 */
function keywordBehind(
  scenario: Scenario,
  fact: Fact,
  { verdict }: Finding,
  steps: readonly StepView[],
  forced: readonly StepView[],
): { readonly rule: RuleNumber; readonly view: StepView | undefined } | null {
  const met = [...forced, ...steps.toReversed()]
    .flatMap((view) => rulesOfView(view).map((rule) => ({ rule, view })))
    .filter(({ rule }) => isOfKeyword(rule));
  const asked = askedOf(scenario, fact);
  const tried = [...met, ...asked.map((rule) => ({ rule, view: undefined }))];
  const seen = new Set<string>();
  for (const one of tried) {
    if (seen.has(one.rule)) continue;
    if (seen.size === MOST_CLAUSES) return null;
    seen.add(one.rule);
    if (turns(scenario, fact, verdict, one.rule)) return one;
  }
  return null;
}

const isOfKeyword = (rule: string): boolean => /^1[68]-/.test(rule);

/** What keywords do, of those that the engine asks for on the way. */
function askedOf(scenario: Scenario, fact: Fact): readonly RuleNumber[] {
  const asked = new AskedRules();
  verify(scenario, { fact, frequency: 'always' }, asked);
  const deeds = new Set<string>(KEYWORD_RULES.map(({ rule }) => rule));
  return [...asked.rules]
    .filter(isRuleNumber)
    .filter((rule) => isOfKeyword(rule) && deeds.has(rule));
}

/** Whether a fact is so otherwise often with a rule switched off. */
function turns(scenario: Scenario, fact: Fact, verdict: Finding['verdict'], rule: string): boolean {
  try {
    const without = verify(scenario, { fact, frequency: 'always' }, new Set([rule])).verdict;
    return without !== verdict && without !== 'undetermined';
  } catch (problem) {
    if (problem instanceof UnknownCard) return false;
    throw problem;
  }
}

/** The clause that says what a keyword effect does, and when. */
const keywordClause = (fact: Fact): RuleNumber | null => {
  const name = fact.kind === 'uses' ? /^<([^<>]+)>$/.exec(fact.effect)?.[1] : undefined;
  return keywordRule(name?.replace(/ [+-]?\d+$/, '') ?? '')?.rule ?? null;
};

const rulesOfView = ({ rule, also }: StepView): readonly RuleNumber[] =>
  also === undefined ? [rule] : [also, rule];

function decidingRule(
  scenario: Scenario,
  fact: Fact,
  { verdict }: Finding,
  steps: readonly StepView[],
): RuleNumber | null {
  const rules = [...new Set(steps.flatMap(rulesOfView))].slice(0, MOST_TRIED);
  return rules.find((rule) => turns(scenario, fact, verdict, rule)) ?? null;
}
