// @vitest-environment node
import { expect, test } from 'vitest';
import type { FileCard } from '../../card/file/file-card.ts';
import { readFileCard } from './read-file-card.ts';

const CARD: FileCard = {
  ...{ number: 'TS1-001', set: 'TS1', name: 'Dancer', categories: ['Digimon'], colours: ['red'] },
  ...{ level: 4, dp: 5000, cost: 5, traits: [], digivolve: [], linkDp: null, overflow: null },
  text: { upper: '<Blocker>\n[On Play] Dance.', inherited: '', security: '', linked: '' },
};

test("a line that can't be played is named, and left out where that is wanted", () => {
  expect(readFileCard(CARD, false).unread).toEqual(['[On Play] Dance.']);
  const { card, unread } = readFileCard(CARD, true);
  expect(unread).toEqual(['[On Play] Dance.']);
  expect(card.text.upper).toBe('<Blocker>');
  expect(card.effects.upper.keywords.map(({ name }) => name)).toEqual(['Blocker']);
});
