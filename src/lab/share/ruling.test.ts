import { expect, test } from 'vitest';
import type { RanView } from '../../analyse/ran.ts';
import { rulingIn } from './ruling.ts';

const step = (text: string, rule: string) => ({ text, rule }) as RanView['steps'][number];
const shared = (steps: RanView['steps']): string => {
  const ran: RanView = { cards: {}, steps, boards: [], chosen: [], open: null, stopped: null };
  return rulingIn('text', 'https://example.org/', ['A attacks'], ran, 'B is deleted.', []);
};

test('of many steps the decisive ones are told, and how many are left out between them', () => {
  const turns = Array.from({ length: 20 }, (_, i) => step(`Phase ${i}.`, '6-2-1'));
  const text = shared([
    ...turns,
    step('The pending check is made.', '16-7-4'),
    step('The next turn begins.', '6-6-1'),
  ]);
  expect(text).toContain('The pending check is made (16-7-4).');
  expect(text).toContain('(… 9 steps …)');
  expect(text).toContain('(… 1 step …)');
  expect(text).toContain('At the end: B is deleted.');
});

test('a few steps are told in full', () => {
  const text = shared([step('A attacks.', '11-2-1'), step('The turn ends.', '6-6-1')]);
  expect(text).toContain('The turn ends (6-6-1).');
  expect(text).not.toContain('…');
});
