import { err, ok, type Problem, type Result } from '../../../base/result.ts';
import { expectedNumber } from '../../../rules/number/nearest-number.ts';
import { isRuleNumber } from '../../../rules/number/number-list.ts';
import type { Scenario } from '../../../scenario/file/scenario.ts';
import { tell } from '../../../scenario/play/tell.ts';
import { decideIllegal, type IllegalAsk } from './decide.ts';
import type { IllegalFields } from './fields.ts';
import { differing, problemIn, strangeRules, whenIn } from '../../common/problem.ts';

/** Reads which rule was forgotten, and which rules are offered. */
export function readIllegal(
  { forgets, rules, when: narrowing }: IllegalFields,
  scenario: Scenario,
): Result<IllegalAsk, readonly Problem[]> {
  const strange = strangeRules(rules);
  if (strange.length > 0) return err(strange);
  if (!isRuleNumber(forgets))
    return err([problemIn('forgets', `the rule "${forgets}"`, expectedNumber(forgets))]);
  const when = whenIn(narrowing, scenario);
  if (!when.ok) return err([when.problem]);
  const asked = {
    ...({ kind: 'illegal', forgets, when: when.value } as const),
    rules: rules.map(({ rule, why }) => ({ rule, why })),
  };
  const { labels } = scenario.setup;
  const log = decideIllegal(scenario, asked).log.map((step) => tell(step, labels));
  return ok({ ...asked, log });
}

/**
 * Where the log is legal, or its illegal step or its rule is another one than the author expects.
 */
export function illegalProblems(
  { forgets, expected, rules }: IllegalFields,
  ask: IllegalAsk,
  scenario: Scenario,
): readonly Problem[] {
  const { log, step, repairs } = decideIllegal(scenario, ask);
  if (log.length === 0)
    return [
      problemIn(
        'when',
        `it isn't true in any course without ${forgets}`,
        'a fact that is true in some course',
      ),
    ];
  const found = log[step];
  const { labels } = scenario.setup;
  if (found === undefined)
    return [
      problemIn(
        'forgets',
        `the log is legal: without ${forgets} nothing illegal happens`,
        'a rule without which the players can do something illegal here; "when" picks the course',
      ),
    ];
  return [
    ...(tell(found, labels).includes(expected)
      ? []
      : [
          problemIn(
            'expected',
            `you expect "${expected}", but the first illegal step is ${step + 1}: "${tell(found, labels)}"`,
            'words of that step',
          ),
        ]),
    ...differing(
      rules.map(({ rule, expected: wanted }, i) => ({
        expected: wanted,
        right: repairs.includes(i),
        what: rule,
      })),
      'rules',
    ),
    ...(rules.some(({ rule }) => rule === forgets)
      ? []
      : [
          problemIn('rules', `${forgets} is not offered`, 'the rule that was forgotten among them'),
        ]),
  ];
}
