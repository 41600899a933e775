import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('what is counted has its number', () => {
  expect([0, 1, 2].map((n) => counted(n, 'question'))).toEqual([
    '0 questions',
    '1 question',
    '2 questions',
  ]);
});
