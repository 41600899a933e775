import { rulesOf } from '../../../game/state/trace.ts';
import { err, ok, type Problem, type Result } from '../../../base/result.ts';
import { AskedRules } from '../../../scenario/claim/asked.ts';
import type { Claim } from '../../../scenario/claim/claim.ts';
import { play } from '../../../scenario/play/play.ts';
import type { Scenario } from '../../../scenario/file/scenario.ts';
import { leavesOf } from '../../../scenario/play/leaves.ts';
import { decideRule, outcomeOf, type RuleAsk } from './decide.ts';
import type { RuleFields } from './fields.ts';
import { claimIn, differing, problemIn, strangeRules } from '../../common/problem.ts';

/** Reads the rules that are offered, and what they may decide. */
export function readRule(
  { decides, rules }: RuleFields,
  scenario: Scenario,
): Result<RuleAsk, readonly Problem[]> {
  const strange = strangeRules(rules);
  if (strange.length > 0) return err(strange);
  let claim: Claim | null = null;
  if (decides !== undefined) {
    const read = claimIn(decides, 'decides', scenario);
    if (!read.ok) return err([read.problem]);
    claim = read.value;
  }
  return ok({ kind: 'rule', claim, rules: rules.map(({ rule, why }) => ({ rule, why })) });
}

/**
 * Where the engine finds another rule decisive than the author, and where it cannot tell: a rule
 * that is carried out, but that it cannot do without.
 */
export function ruleProblems(
  fields: RuleFields,
  ask: RuleAsk,
  scenario: Scenario,
): readonly Problem[] {
  const { right } = decideRule(scenario, ask);
  const asked = new AskedRules();
  outcomeOf(scenario, ask, asked);
  const executed = new Set<string>(
    leavesOf(scenario).flatMap(({ script }) => play(scenario, script).steps.flatMap(rulesOf)),
  );
  return [
    ...differing(
      fields.rules.map(({ rule, expected }, i) => ({
        expected,
        right: right.includes(i),
        what: rule,
      })),
      'rules',
    ),
    ...fields.rules.flatMap(({ rule }, i) =>
      executed.has(rule) && !asked.rules.has(rule)
        ? [
            problemIn(
              `rules[${i}].rule`,
              `the engine cannot switch ${rule} off, so it cannot tell whether that rule decides`,
              'a rule that can be switched off, or one that is not used here',
            ),
          ]
        : [],
    ),
    ...(right.length === 0
      ? [problemIn('rules', 'none of the offered rules decides it', 'at least one that does')]
      : []),
  ];
}
