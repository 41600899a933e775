import { expect, test } from 'vitest';
import { sureOf } from './sure.ts';

const POINT = {
  id: 'AMB-1',
  slug: 'a-point',
  name: 'A point',
  rules: ['16-7-4'],
  open: 'Which of the two comes first.',
  followed: 'The first.',
  reason: 'It is printed first.',
  other: 'The second.',
  switchable: true,
};

test('by the text, by the text and rulings, or by a reading of an open point', () => {
  expect(sureOf([], [])).toContain('Sure by the text of the rules.');
  expect(sureOf([], ['Q12'])).toContain(' and official ruling Q12.');
  expect(sureOf([], ['Q12', 'Q34'])).toContain(' and official rulings Q12, Q34.');
  const open = sureOf([POINT], ['Q12']);
  expect(open).toContain('A point');
  expect(open).toContain('The first.');
  expect(open).not.toContain('by the text');
});
