import { describe, expect, test } from 'vitest';
import { readEffects, unreadParts } from './read.ts';
import type { EffectLine } from '../tree/tree.ts';
import { writeEffects } from './write.ts';

const first = (text: string): EffectLine => {
  const tree = readEffects(text);
  expect(unreadParts(tree)).toEqual([]);
  expect(writeEffects(tree)).toBe(text);
  const [line] = tree.lines;
  if (line?.kind !== 'effect') throw new Error(`no effect line: ${text}`);
  return line;
};

describe('actions', () => {
  test.each([
    [
      'This Digimon and 1 of your other Digimon may DNA digivolve into [Alpha] in the hand.',
      { kind: 'digivolve', dna: true, who: { kind: 'both' } },
    ],
    [
      'You may place 1 [Alpha], 1 [Beta], and 1 [Gamma] from your trash under this Digimon.',
      { kind: 'place', target: { kind: 'both', targets: [{}, {}, {}] } },
    ],
    [
      'Your opponent deletes 1 of their Digimon.',
      { kind: 'opponent', action: { kind: 'delete', target: { side: "your opponent's" } } },
    ],
    ["Activate 1 of this Digimon's [On Play] effects.", { n: 1, of: { kind: 'this' } }],
    ['Trash 1 link card from this Digimon.', { kind: 'trash under', of: 'link cards' }],
    [
      "Trash the bottom card of your opponent's security stack.",
      { kind: 'trash cards', target: { kind: 'end card', end: 'bottom' } },
    ],
    ["Your opponent can't play Digimon by effects.", { kind: 'ban', side: "your opponent's" }],
    [
      "You may use 1 Option card that has [Alpha] in its name or that's yellow from your hand without paying the cost.",
      { target: { filters: [{ kind: 'or', filters: [{ kind: 'name' }, { kind: 'colour' }] }] } },
    ],
    [
      "Return 1 of your opponent's Digimon whose level is less than or equal to the number of cards in your security stack to the hand.",
      { target: { filters: [{ kind: 'like', of: 'level', count: { what: 'security' } }] } },
    ],
    [
      "Delete 1 of your opponent's Digimon with 2 or more colors.",
      { target: { filters: [{ kind: 'colours', n: 2, compare: 'or more' }] } },
    ],
    [
      'You may play 1 [Alpha] from your trash suspended without paying the cost.',
      { kind: 'play', suspended: true },
    ],
    [
      'This Digimon may digivolve into [Alpha] in the hand for a digivolution cost of 3, ignoring digivolution requirements.',
      { kind: 'digivolve', cost: { kind: 'fixed', n: 3 }, ignoring: true },
    ],
  ])('%s', (text, action) => {
    const [process] = first(`[Main] ${text}`).sentences[0]?.processes ?? [];
    expect(process?.action).toMatchObject(action);
  });
});

describe('events', () => {
  test.each([
    ['an effect plays a Digimon', { kind: 'played', cause: 'by an effect' }],
    ['your opponent plays a Digimon', { kind: 'played', by: "your opponent's" }],
    [
      'one of your Digimon would digivolve from level 5 to level 6',
      { kind: 'digivolves', fromLevel: 5, toLevel: 6, would: true },
    ],
    [
      'cards are placed face up in your security stack',
      { kind: 'placed', to: 'security stack', whose: 'your', faceDown: false },
    ],
    [
      "face-down cards are placed in any of your Digimon's digivolution cards",
      { kind: 'placed', who: { filters: [{ kind: 'face down' }] } },
    ],
    ['effects trash your link cards', { kind: 'trashed', cause: 'by effects' }],
    ['your hand is trashed from', { kind: 'pile', how: 'trashed from', pile: 'hand' }],
    ['attack targets change', { kind: 'target switched' }],
    ['this Digimon is attacked', { kind: 'attacked' }],
  ])('When %s', (words, event) => {
    const line = first(`[All Turns] When ${words}, gain 1 memory.`);
    expect(line.trigger?.events).toMatchObject([event]);
  });

  test('two events with a comma between them', () => {
    const line = first(
      "[All Turns] When this Digimon suspends, or effects trash your opponent's Tamers, gain 1 memory.",
    );
    expect(line.trigger).toMatchObject({ events: [{ kind: 'suspends' }, { kind: 'trashed' }] });
  });

  test('"If" before what can only be an event', () => {
    expect(
      first('[Your Turn] If this Digimon becomes unsuspended, gain 1 memory.').trigger,
    ).toMatchObject({ word: 'If', events: [{ kind: 'unsuspends' }] });
    expect(
      first('[Your Turn] If this Digimon is suspended, gain 1 memory.').trigger,
    ).toBeUndefined();
  });
});

describe('conditions', () => {
  test.each([
    [
      'If you have [Alpha], gain 1 memory.',
      { kind: 'count', what: 'card', compare: 'or more', n: 1 },
    ],
    ["If you don't have [Alpha] in the battle area, gain 1 memory.", { kind: 'count', n: 0 }],
    ['If there are 3 or more Digimon, gain 1 memory.', { kind: 'count', side: 'either', n: 3 }],
    [
      'If you have 3 or more Digimon cards in your trash, gain 1 memory.',
      { kind: 'count', what: 'placed', place: { areas: 'trash' } },
    ],
    [
      'If you have fewer security cards than your opponent, gain 1 memory.',
      { kind: 'versus', what: 'security', compare: 'less' },
    ],
    ['If digivolving from [Alpha], gain 1 memory.', { kind: 'way', way: 'digivolving' }],
    ['When DNA digivolving, gain 1 memory.', { kind: 'way', way: 'DNA digivolving' }],
    ['If this effect suspended, gain 1 memory.', { kind: 'result', done: true, verb: 'suspend' }],
    ["If they don't, gain 1 memory.", { kind: 'result', done: false }],
    [
      "This Digimon gets +1000 DP when battling an opponent's Digimon that has no digivolution cards.",
      { kind: 'way', way: 'battling' },
    ],
  ])('%s', (text, condition) => {
    const line = first(`[When Digivolving] ${text}`);
    expect(line.trigger).toBeUndefined();
    expect(line.sentences[0]?.conditions[0]?.test).toMatchObject(condition);
  });

  test('"for each" may stand behind the duration', () => {
    const [process] =
      first('[Main] This Digimon gets +1000 DP for the turn for each of your Tamers.').sentences[0]
        ?.processes ?? [];
    expect(process).toMatchObject({ eachForm: 'last', each: { per: 1 } });
  });
});
