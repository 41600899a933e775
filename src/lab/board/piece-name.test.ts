import { expect, test } from 'vitest';
import { pieceName } from './piece-name.ts';

const stack = { cards: ['Rex'], links: [], suspended: false, placed: false };

test.each([
  ['Rex', stack],
  ['Rex on Cub, Egg', { ...stack, cards: ['Rex', 'Cub', 'Egg'] }],
  ['Rex + Plug', { ...stack, links: ['Plug'] }],
  [
    'Rex on Cub + Plug (suspended) (played this turn)',
    { cards: ['Rex', 'Cub'], links: ['Plug'], suspended: true, placed: true },
  ],
  ['Spring', { name: 'Spring' }],
  ['Spring (face up)', { name: 'Spring', faceUp: true as const }],
])('%s', (name, piece) => {
  expect(pieceName(piece)).toBe(name);
});
