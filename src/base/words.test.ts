import { expect, test } from 'vitest';
import { capital, clipped, counted, escapeHtml } from './words.ts';

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

test('what somebody typed is repeated, a long text only from its beginning', () => {
  expect(clipped('BT1-010')).toBe('BT1-010');
  expect(clipped('a'.repeat(1_000_000))).toBe(`${'a'.repeat(60)} …`);
  // No character is cut in two.
  expect(clipped('\u{1f600}'.repeat(4), 3)).toBe('\u{1f600} …');
});
