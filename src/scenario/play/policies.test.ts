/**
 * Every policy has a case, or says why none is possible; what the engine can switch is what the
 * content says it can.
 */
import { expect, test } from 'vitest';
import { textAt } from '../../../scripts/files.ts';
import { orThrow } from '../../base/result.ts';
import { SWITCHABLE } from '../../game/run/policy.ts';
import { isRuleNumber } from '../../rules/number/number-list.ts';
import { readPolicies, type Policy } from '../../rules/policy.ts';
import { CASES } from '../file/cases-sample.ts';

function policies(): readonly Policy[] {
  const text = textAt('rules/policies.json');
  return orThrow(readPolicies({ name: 'policies.json', text }, isRuleNumber));
}

test('the engine can follow the other reading of those that say so, and of no others', () => {
  const switchable = policies().filter((policy) => policy.switchable);
  expect(switchable.map(({ id }) => id)).toEqual(SWITCHABLE);
});

test.each(policies())('$id has a case, or a reason for none', ({ id, switchable, noCase }) => {
  const own = CASES.filter(({ policy }) => policy === id);
  expect(own.length === 0).toBe(noCase !== undefined);
  // That the case fails under the other reading is tested with all cases.
  expect(own.some(({ without }) => without === id)).toBe(switchable);
});
