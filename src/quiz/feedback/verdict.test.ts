import { describe, expect, test } from 'vitest';
import { leadOf, saidOf } from './verdict.ts';

describe('the lead is true of the answer that a person sees', () => {
  test.each([
    ['always', 'sometimes', 'Not always.'],
    ['always', 'never', 'No.'],
    ['sometimes', 'never', 'No.'],
    ['never', 'sometimes', 'No.'],
    ['never', 'always', 'No.'],
    ['P1 can force that', 'sometimes', "P1 can't force this."],
    ['P2 can force that', 'sometimes', "P2 can't force this."],
    ['P2 can force that', 'never', 'No.'],
    ['always', 'undetermined', "The engine can't decide this."],
  ] as const)('claimed %s, found %s: %s', (frequency, verdict, lead) => {
    expect(leadOf({ frequency }, { verdict })).toBe(lead);
  });
});

test.each([
  ['Gate is deleted.', '', 'No. Gate is deleted'],
  ['Gate is deleted.', 'P2 blocks', 'No. If P2 blocks, Gate is deleted'],
  ['P2 does not block.', 'P2 does not block', 'No. P2 does not block'],
  ['The attack is over.', 'P2 blocks', 'No. If P2 blocks, the attack is over'],
  ['The Wall is deleted.', 'P2 blocks', 'No. If P2 blocks, The Wall is deleted'],
])('%s (%s): %s', (step, label, words) => {
  expect(saidOf('No.', step, { label }, ['Gate', 'The Wall'])).toBe(words);
});

test('where several choices tell an ending, the condition is said, and no "No." that stands before', () => {
  const ending = {
    label: 'P1 attacks Gate, then P2 blocks with Wall',
    condition: 'P1 attacks Gate and then P2 blocks with Wall',
  };
  expect(saidOf('No.', 'Block timing begins.', ending)).toBe(
    'No. If P1 attacks Gate and then P2 blocks with Wall, block timing begins',
  );
  expect(saidOf('', 'Block timing begins.', ending)).toBe(
    'If P1 attacks Gate and then P2 blocks with Wall, block timing begins',
  );
});
