import { err, ok, type Problem, type Result } from '../../base/result.ts';
import { expectedNumber } from '../../rules/number/nearest-number.ts';
import { isRuleNumber } from '../../rules/number/number-list.ts';
import { parseClaim } from '../../scenario/claim/notation.ts';
import type { Claim, Fact } from '../../scenario/claim/claim.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { wrongName } from '../../scenario/claim/wrong-name.ts';

/** A problem with a field of a question. */
export const problemIn = (field: string, found: string, expected: string): Problem => ({
  found,
  expected,
  start: 0,
  end: 0,
  field,
});

/** A claim of an author, with the names in it looked up on the board. */
export function claimIn(text: string, field: string, { setup }: Scenario): Result<Claim> {
  const claim = parseClaim(text);
  if (!claim.ok) return err({ ...claim.problem, field });
  const wrong = wrongName(claim.value.fact, setup);
  return wrong === null ? claim : err(problemIn(field, wrong.found, wrong.expected));
}

/** The fact of `when:`, which says of an ending whether it is meant. */
export function whenIn(text: string | undefined, scenario: Scenario): Result<Fact | null> {
  if (text === undefined) return ok(null);
  const claim = claimIn(text, 'when', scenario);
  if (!claim.ok) return claim;
  if (claim.value.frequency !== 'always' || /^always /.test(text))
    return err(
      problemIn('when', `"${text}"`, 'a fact alone, without "always", "sometimes" or "never"'),
    );
  return ok(claim.value.fact);
}

/** Offered rules that do not exist. */
export const strangeRules = (rules: readonly { readonly rule: string }[]): readonly Problem[] =>
  rules.flatMap(({ rule }, i) =>
    isRuleNumber(rule)
      ? []
      : [problemIn(`rules[${i}].rule`, `the rule "${rule}"`, expectedNumber(rule))],
  );

/** Where author and engine disagree about what is offered: one problem for each. */
export const differing = (
  offered: readonly {
    readonly expected: 'right' | 'wrong';
    readonly right: boolean;
    readonly what: string;
  }[],
  field: string,
): readonly Problem[] =>
  offered.flatMap(({ expected, right, what }, i) =>
    (expected === 'right') === right
      ? []
      : [
          problemIn(
            `${field}[${i}]`,
            `you expect ${what} to be ${expected}, but the engine finds it ${right ? 'right' : 'wrong'}`,
            'the author and the engine to agree: change what is expected, or the board',
          ),
        ],
  );
