import { describe, expect, test } from 'vitest';
import { durationOf, momentOf } from '../tree/duration-of.ts';
import { readEffects, unreadParts } from '../read/read.ts';
import type { EffectLine } from '../tree/tree.ts';
import { writeEffects } from '../read/write.ts';

/** The first effect line of a text that must be read whole and written back the same. */
function whole(text: string): EffectLine {
  const tree = readEffects(text);
  expect(unreadParts(tree)).toEqual([]);
  expect(writeEffects(tree)).toBe(text);
  const [line] = tree.lines;
  if (line?.kind !== 'effect') throw new Error(`no effect line: ${text}`);
  return line;
}

describe('what keyword effects say', () => {
  test.each([
    ["Add the suspended Digimon's DP to this Digimon.", { kind: 'add DP' }],
    ["Prevent 1 of those Digimon's deletion.", { kind: 'prevent', of: { kind: 'of those', n: 1 } }],
    ["1 of those Digimon isn't deleted.", { kind: 'prevent', of: { kind: 'of those', n: 1 } }],
    ["They aren't deleted.", { kind: 'prevent' }],
    [
      'This Digimon attacks a player without suspending.',
      { at: 'player', withoutSuspending: true },
    ],
    ["This Digimon may attack an opponent's Digimon.", { kind: 'attack', at: 'Digimon' }],
    [
      'This Digimon may attack, even in the turn it was played.',
      { kind: 'attack', alsoPlaced: true },
    ],
    [
      'This Digimon may attack; it can also attack unsuspended Digimon.',
      { kind: 'attack', alsoUnsuspended: true },
    ],
    [
      "This Digimon can also attack your opponent's unsuspended Digimon.",
      { kind: 'allow', what: "attack your opponent's unsuspended Digimon" },
    ],
    ["None of your opponent's Tamers can unsuspend.", { kind: 'prohibit', what: 'unsuspend' }],
    ["You may battle 1 of your opponent's Digimon.", { kind: 'battle', whom: { n: 1 } }],
    ["This Digimon battles 1 of your opponent's Digimon.", { who: { kind: 'this' } }],
    [
      'This Digimon may digivolve into a Digimon card in your hand without paying the cost.',
      { kind: 'digivolve', cost: { kind: 'free' } },
    ],
    [
      'This Digimon may digivolve into [Alpha] in your trash without paying the cost.',
      { into: { place: { areas: 'trash' } } },
    ],
    [
      "You may place up to 2 [Alpha]/[Beta] from this Digimon's digivolution cards under 1 of your Tamers.",
      { kind: 'place', target: { kind: 'cards', n: 2, upTo: true }, under: { noun: 'Tamers' } },
    ],
    [
      "You may play 1 blue level 4 card and 1 green level 4 card from this Digimon's digivolution cards without paying their costs.",
      { kind: 'play', target: { kind: 'both' }, cost: { kind: 'free' } },
    ],
    [
      'Place this Tamer as the bottom digivolution card of 1 of your Digimon with no Tamer cards in its digivolution cards.',
      { kind: 'place', end: 'bottom', under: { filters: [{ kind: 'under', n: 0 }] } },
    ],
    [
      "Trash 1 of this Digimon's digivolution cards.",
      { kind: 'trash under', n: 1, who: { kind: 'this' } },
    ],
    ['Return this Digimon to the hand.', { kind: 'return', to: 'hand' }],
    ["Your opponent's Digimon gain <Blocker>.", { kind: 'gain', target: { kind: 'any' } }],
    ['Your opponent must block if able.', { kind: 'must', what: 'block' }],
    ["Change this Digimon's original DP to 3000.", { kind: 'set DP', n: 3000 }],
    ["This Digimon's original DP is 3000.", { kind: 'set DP', n: 3000 }],
  ])('%s', (text, action) => {
    const [process] = whole(`[Main] ${text}`).sentences[0]?.processes ?? [];
    expect(process?.action).toMatchObject(action);
  });

  test.each([
    ['By trashing the top card of this Digimon', { target: { kind: 'stacked card', end: 'top' } }],
    [
      'By deleting 1 of your Tokens or 1 of your other Digimon with the [Alpha] trait',
      { target: { kind: 'either', targets: [{ noun: 'Tokens' }, { other: true }] } },
    ],
    ["By trashing 1 of this Digimon's digivolution cards", { kind: 'trash under' }],
  ])('%s', (text, action) => {
    expect(whole(`[Main] ${text}, gain 1 memory.`).sentences[0]?.cost?.actions[0]).toMatchObject(
      action,
    );
  });

  test.each([
    [
      'When this Digimon would leave the battle area other than in battle or by one of your effects',
      { kind: 'leaves', would: true, cause: 'other than in battle or by one of your effects' },
    ],
    ['When this Digimon checks security', { kind: 'checks' }],
    ['When an effect suspends this Digimon', { kind: 'suspends', cause: 'by an effect' }],
    [
      'When a digivolution card is trashed from this Digimon',
      { kind: 'trashed', of: { kind: 'this' } },
    ],
    ['When a card is trashed from your deck', { kind: 'trashed', from: 'deck' }],
  ])('%s', (text, event) => {
    expect(whole(`[All Turns] ${text}, gain 1 memory.`).trigger?.events[0]).toMatchObject(event);
  });

  test('digivolution into this card', () => {
    const line = whole(
      'When this Digimon would digivolve into this card, by suspending 1 of your Digimon, reduce the digivolution cost by 3.',
    );
    expect(line.trigger?.events[0]).toMatchObject({ kind: 'digivolves', into: { noun: 'card' } });
  });

  test('what a Digimon had', () => {
    const line = whole('[On Deletion] If this Digimon had digivolution cards, gain 1 memory.');
    expect(line.sentences[0]?.conditions[0]?.test).toMatchObject({
      kind: 'has',
      past: true,
      filters: [{ kind: 'digivolution cards', compare: 'or more', n: 1 }],
    });
  });

  test('a moment behind the only process is the moment of the sentence', () => {
    for (const [text, name] of [
      ['Lose 3 memory at the end of the turn.', 'at the end of the turn'],
      ['Delete this Digimon at the end of the attack.', 'at the end of the attack'],
    ]) {
      const [sentence] = whole(`[Main] ${text}`).sentences;
      expect(sentence?.at).toMatchObject({ name, behind: true });
      expect(sentence?.processes[0]?.at).toBeUndefined();
    }
  });

  test('a moment behind one of two processes is its own', () => {
    const [sentence] = whole(
      '[Main] This Digimon gets +3000 DP for the turn, and delete it at the end of the turn.',
    ).sentences;
    if (sentence === undefined) throw new Error('no sentence');
    expect([0, 1].map((i) => momentOf(sentence, i)?.name)).toEqual([
      undefined,
      'at the end of the turn',
    ]);
  });

  test('DP is added for as long as what is joined to it', () => {
    const [sentence] = whole(
      "[When Attacking] By suspending 1 of your other Digimon, add the suspended Digimon's DP to this Digimon and it gains <Security A. +1> for the attack.",
    ).sentences;
    if (sentence === undefined) throw new Error('no sentence');
    expect([0, 1].map((i) => durationOf(sentence, i)?.name)).toEqual([
      'for the attack',
      'for the attack',
    ]);
  });

  test('a second subject is no second target', () => {
    const [sentence] = whole(
      "[Main] Suspend 1 of your Digimon and 1 of your opponent's Digimon gets -1000 DP for the turn.",
    ).sentences;
    expect(sentence?.processes.map(({ action }) => action.kind)).toEqual(['suspend', 'DP']);
  });
});
