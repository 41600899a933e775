import { expect, test } from 'vitest';
import { capital, counted, escapeHtml } from './words.ts';

test('what is counted has its number', () => {
  expect([0, 1, 2].map((n) => counted(n, 'question'))).toEqual([
    '0 questions',
    '1 question',
    '2 questions',
  ]);
});

test('a capital stands at the beginning alone', () => {
  expect(['', 'memory of P1', 'DP'].map(capital)).toEqual(['', 'Memory of P1', 'DP']);
});

test('what means something in HTML is escaped', () => {
  expect(escapeHtml('<b>"R & D"</b>')).toBe('&lt;b&gt;&quot;R &amp; D&quot;&lt;/b&gt;');
});
