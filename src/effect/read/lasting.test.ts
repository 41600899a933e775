import { expect, test } from 'vitest';
import { readEffects, unreadParts } from './read.ts';
import { writeEffects } from './write.ts';
import type { Line } from '../tree/tree.ts';

const durationIn = ([line]: readonly Line[]): string | undefined =>
  line?.kind === 'effect' ? line.sentences[0]?.processes[0]?.duration?.name : undefined;

test.each([
  ['during this turn', 'for the turn'],
  ['for this turn', 'for the turn'],
  ['for the rest of the turn', 'for the turn'],
  ['until the end of this turn', 'until the end of the turn'],
  ["until the opponent's turn ends", "until your opponent's turn ends"],
  ["until the end of the opponent's next turn", "until the end of your opponent's next turn"],
  ['until this attack ends', 'until the end of the attack'],
  ['during this attack', 'for the attack'],
  ["in your opponent's next unsuspend phase", "during your opponent's next unsuspend phase"],
  // Another time than the end of the turn before: it has a name of its own.
  ['until the start of your next turn', 'until the start of your next turn'],
])('"%s" lasts "%s"', (words, name) => {
  for (const done of ['gets +1000 DP', "can't attack", 'gains <Blocker>']) {
    const text = `[On Play] 1 of your Digimon ${done} ${words}.`;
    const read = readEffects(text);
    expect(unreadParts(read)).toEqual([]);
    expect(durationIn(read.lines)).toBe(name);
    expect(writeEffects(read)).toBe(text);
  }
});

test.each([
  "[On Play] This Digimon is not affected by your opponent's effects for the turn.",
  "[On Play] 1 of your Digimon can't be affected by your opponent's effects for the turn.",
  "[On Play] 1 of your Digimon cannot be affected by your opponent's Digimon's effects for the turn.",
  "[All Turns] This Digimon is unaffected by the effects of your opponent's Tamers.",
  '[All Turns] None of your Digimon are affected by their Option effects.',
  "[All Turns] Your opponent's Tamer effects don't affect this Digimon.",
  "[On Play] This Digimon can't attack your opponent for the turn.",
  "[On Play] 1 of your opponent's Digimon cannot attack the player during this turn.",
])('%s', (text) => {
  const read = readEffects(text);
  expect(unreadParts(read)).toEqual([]);
  expect(writeEffects(read)).toBe(text);
});
