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

const blocks = {
  who: 'P2',
  does: 'blocks with Wall',
  can: 'can block with Wall',
  step: 3,
  isSaid: true,
};

describe('the step that shows it', () => {
  test.each([
    ['Gate is deleted.', [], 'No. Gate is deleted'],
    ['Gate is deleted.', [blocks], 'No. If P2 blocks with Wall, Gate is deleted'],
    ['The attack is over.', [blocks], 'No. If P2 blocks with Wall, the attack is over'],
    ['The Wall is deleted.', [blocks], 'No. If P2 blocks with Wall, The Wall is deleted'],
  ] as const)('%s after %j: %s', (text, told, words) => {
    expect(saidOf('No.', { text, at: 5 }, told, ['Gate', 'The Wall'])).toBe(words);
  });

  test('is not repeated where it only carries out a choice', () => {
    const step = { text: 'Wall is suspended and blocks Rex.', at: 3 };
    expect(saidOf('No.', step, [blocks])).toBe('No. P2 can block with Wall');
    const raid = { ...blocks, who: 'P1', does: "declines Rex's <Raid>", step: 1 };
    expect(saidOf('No.', step, [raid, blocks])).toBe(
      "No. If P1 declines Rex's <Raid>, P2 can block with Wall",
    );
  });

  test('is told with the choices before it, not with those after it', () => {
    expect(saidOf('No.', { text: 'Gate is deleted.', at: 2 }, [blocks])).toBe(
      'No. Gate is deleted',
    );
  });
});

test('several choices are said after one "if", and no "No." that stands before', () => {
  const told = [{ ...blocks, who: 'P1', does: 'attacks Gate', step: 1 }, blocks];
  const step = { text: 'Block timing begins.', at: 4 };
  expect(saidOf('No.', step, told)).toBe(
    'No. If P1 attacks Gate and then P2 blocks with Wall, block timing begins',
  );
  expect(saidOf('', step, told)).toBe(
    'If P1 attacks Gate and then P2 blocks with Wall, block timing begins',
  );
});
