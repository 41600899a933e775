import { describe, expect, test } from 'vitest';
import { leadOf, saidOf } from './verdict.ts';

describe('the lead is true of the answer that a person sees', () => {
  test.each([
    ['always', 'sometimes', 'This need not be so.'],
    ['always', 'never', 'This is not so.'],
    ['sometimes', 'never', 'This cannot happen.'],
    ['never', 'sometimes', 'This is not so.'],
    ['never', 'always', 'This is not so.'],
    ['P1 can force that', 'sometimes', 'P1 cannot make sure of this.'],
    ['P2 can force that', 'sometimes', 'P2 cannot make sure of this.'],
    ['P2 can force that', 'never', 'This cannot happen.'],
    ['always', 'undetermined', 'The engine cannot decide this.'],
  ] as const)('claimed %s, found %s: %s', (frequency, verdict, lead) => {
    expect(leadOf({ frequency }, { verdict })).toBe(lead);
  });
});

test.each([
  ['Gate is deleted.', '', 'This is not so: Gate is deleted'],
  ['Gate is deleted.', 'P2 blocks', 'This is not so. If P2 blocks: Gate is deleted'],
  ['P2 does not block.', 'P2 does not block', 'This is not so: P2 does not block'],
])('%s (%s): %s', (step, label, words) => {
  expect(saidOf('This is not so.', step, label)).toBe(words);
});
