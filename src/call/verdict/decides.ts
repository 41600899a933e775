/** Which choice of a player decides whether a fact is so, found by making it and by leaving it. */
import { workOf } from '../../game/explore/explore.ts';
import type { Choice } from '../../game/run/run.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import type { Fact } from '../../scenario/claim/claim.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { tellChoice } from '../../scenario/play/tell-option.ts';
import { verify, type Finding } from '../../scenario/play/verify.ts';
import { viewsOf } from '../../ui/steps/endings.ts';
import { CALL_WORK, type ExploredCall } from './explored.ts';

/** A choice with which a fact is so, or isn't, whatever else is chosen. */
interface DecidingChoice {
  /** "P2 blocks with Blue Gate" */
  readonly said: string;
  /** Without it the opposite is so. */
  readonly isOnly: boolean;
  /** The rule that offers it. */
  readonly rule: RuleNumber;
}

/** Choices that are tried. */
const MOST = 12;

/** The same call with choices made, or not made, wherever they are offered. */
export function withChoices(
  scenario: Scenario,
  made: readonly string[],
  left: readonly string[] = [],
): Scenario {
  const { setup } = scenario;
  if (made.length + left.length === 0) return scenario;
  const before = setup.picks;
  const picks = (choice: Choice): readonly number[] => {
    const known = before?.(choice) ?? [];
    if (known.length > 0) return known;
    const said = choice.options.map((_, i) => tellChoice(choice, i, setup));
    const wanted = said.flatMap((words, i) => (made.includes(words) ? [i] : []));
    if (wanted.length > 0) return wanted;
    return said.some((words) => left.includes(words))
      ? said.flatMap((words, i) => (left.includes(words) ? [] : [i]))
      : [];
  };
  return { ...scenario, setup: { ...setup, picks } };
}

/** What is said of each option of these choices, each once, with the rule that offers it. */
export function saidIn(
  offers: readonly Choice[],
  scenario: Scenario,
): ReadonlyMap<string, RuleNumber> {
  const found = new Map<string, RuleNumber>();
  for (const offer of offers) {
    if (offer.options.length < 2) continue;
    offer.options.forEach((_, i) => {
      const said = tellChoice(offer, i, scenario.setup);
      if (!found.has(said)) found.set(said, offer.rule);
    });
  }
  return found;
}

/** What is said where choices decide an answer. */
export interface Decision {
  readonly deciding: DecidingChoice | null;
  /** Where no single choice does: the choices of one course in which the answer is right. */
  readonly course: string;
}

/** By which choice a fact is so, or isn't. */
export function decisionOf(
  { scenario, offers }: ExploredCall,
  fact: Fact,
  isWanted: boolean,
  { holding, failing }: Finding,
): Decision {
  const deciding = decidingChoice(scenario, offers, fact, isWanted);
  const [one] = isWanted ? holding : failing;
  if (deciding !== null || one === undefined) return { deciding, course: '' };
  const views = viewsOf(scenario, [...holding, ...failing]);
  const course = views.find(({ script }) => script.join() === one.script.join());
  return { deciding, course: course?.label ?? '' };
}

/** The choice that makes a fact so, or not so; one that alone decides it before all others. */
function decidingChoice(
  scenario: Scenario,
  offers: readonly Choice[],
  fact: Fact,
  isWanted: boolean,
): DecidingChoice | null {
  const wanted: Finding['verdict'] = isWanted ? 'always' : 'never';
  const opposite: Finding['verdict'] = isWanted ? 'never' : 'always';
  const verdict = (changed: Scenario): Finding['verdict'] =>
    verify({ ...changed, work: workOf(CALL_WORK) }, { frequency: 'always', fact }).verdict;
  let first: DecidingChoice | null = null;
  for (const [said, rule] of [...saidIn(offers, scenario)].slice(0, MOST)) {
    if (verdict(withChoices(scenario, [said])) !== wanted) continue;
    const isOnly = verdict(withChoices(scenario, [], [said])) === opposite;
    if (isOnly) return { said, isOnly, rule };
    first ??= { said, isOnly, rule };
  }
  return first;
}
