import { expect, test } from 'vitest';
import { textAt } from '../../scripts/files.ts';
import { describeProblem } from '../base/result.ts';
import { isRuleNumber } from './number/number-list.ts';
import { POLICY_IDS, readPolicies } from './policy.ts';
import { findCitations } from './span.ts';

const TEXT = textAt('rules/policies.json');
const read = (text: string) => readPolicies({ name: 'policies.json', text }, isRuleNumber);

test('all 42 open points are there, in words that cite rules that exist', () => {
  const policies = read(TEXT);
  if (!policies.ok) throw new Error(policies.problem.map(describeProblem).join('\n'));
  expect(policies.value.map(({ id }) => id)).toEqual(POLICY_IDS);
  expect(policies.value).toHaveLength(42);
  for (const { id, open, followed, reason, other } of policies.value) {
    for (const words of [open, followed, reason, other]) {
      expect(words, id).toMatch(/\.$/);
      for (const { number } of findCitations(words))
        expect(isRuleNumber(number), number).toBe(true);
    }
  }
});

test.each([
  ['"id": "AMB-3"', '"id": "AMB-2"', '[2].id: AMB-2 a second time; expected each once'],
  [
    '"id": "AMB-3"',
    '"id": "AMB-99"',
    '[2].id: "AMB-99"; expected an id: AMB-1 to AMB-28 or A1 to A14',
  ],
  ['"id": "AMB-3"', '"id": "AMB-2"', 'no entry AMB-3; expected an entry for each open point'],
  ['"12-1-6"', '"12-1-99"', 'the rule "12-1-99"; expected a number of content/rules'],
  [
    '"slug": "target-gone-block"',
    '"slug": "Target gone"',
    '"Target gone"; expected its place on the page of all policies: lower case letters, digits',
  ],
  ['"slug": "dp-below-zero"', '"slug": "who-stops-a-loop"', 'who-stops-a-loop a second time'],
  [
    '"other":',
    '"others":',
    'there is no field "others"; did you mean other?; expected one of id, slug, name',
  ],
  ['"switchable": true', '"switchable": "yes"', '"yes"; expected true or false'],
  ['"policies"', '"policy"', 'the field policies is missing; expected all open points'],
])('%s as %s is refused', (was, now, said) => {
  expect(TEXT).toContain(was);
  const policies = read(TEXT.replace(was, now));
  expect(policies.ok ? '' : policies.problem.map(describeProblem).join('\n')).toContain(said);
});

test('a problem names file, line and field', () => {
  const policies = read(TEXT.replace('"12-1-6"', '"12-1-99"'));
  const [problem] = policies.ok ? [] : policies.problem;
  const line = TEXT.slice(0, TEXT.indexOf('"12-1-6"')).split('\n').length;
  expect(problem).toMatchObject({ file: 'policies.json', line, field: 'policies[2].rules[1]' });
});
