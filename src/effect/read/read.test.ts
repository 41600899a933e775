import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { durationOf } from '../tree/duration-of.ts';
import { readEffects, unreadParts } from './read.ts';
import type { EffectLine } from '../tree/tree.ts';
import { writeEffects } from './write.ts';

/** Texts of practice cards: each must be read whole and written back the same. */
const WHOLE = `
<Piercing>
<Blocker> <Reboot>
<Security A. +1>.
[On Play] Gain 1 memory.
[On Deletion] Gain 1 memory.
[On Deletion] <Draw 1>.
[Your Turn] <Security A. +1>.
[When Attacking] Lose 2 memory.
[When Attacking] (Once Per Turn) Unsuspend this Digimon.
[When Attacking] [Once Per Turn] Unsuspend 1 of your Digimon.
[When Attacking] (Once Per Turn) You may delete 1 of your other Digimon to unsuspend this Digimon.
[When Digivolving] Delete 1 of your opponent's Digimon with 5000 DP or less.
[When Digivolving] Delete up to 2 of your opponent's suspended Digimon.
[End of Attack] Delete this Digimon.
[End of Attack] [Once Per Turn] You may suspend 1 of your other Digimon. Then, gain 1 memory.
[Security] Delete 1 of your opponent's Digimon with the lowest DP.
[Security] Play this card without paying the cost.
[Security] Add this card to the hand.
[Security] Your opponent loses 1 memory.
[Main] Suspend 2 of your opponent's unsuspended Digimon with 3000 DP or less.
[Main] <Draw 2> and lose 1 memory.
[Start of Your Turn] If you have 2 or less memory, gain 1 memory.
[Start of Your Main Phase] If your opponent has 1 or more memory, <Draw 1>.
[End of Your Turn] This Digimon may attack.
[End of Opponent's Turn] Unsuspend all of your Digimon.
[End of All Turns] Trash 1 card in your hand.
[Your Turn] This Digimon gets +2000 DP.
[Your Turn] While you have 3 or more Digimon, this Digimon gets +1000 DP and gains <Piercing>.
[Your Turn] While this Digimon has <Blocker>, it gets +1000 DP.
[Opponent's Turn] While this Digimon is suspended, all of your other Digimon gain <Blocker>.
[All Turns] While you have a Digimon with [Moss] in its name, this Digimon isn't affected by your opponent's effects.
[All Turns] While you have another Digimon, this Digimon can't be deleted in battle.
[All Turns] This Digimon can't be deleted by effects.
[Your Turn] This Digimon can't attack players.
[Your Turn] This Digimon can't be blocked.
[All Turns] All of your opponent's Digimon can't unsuspend.
[Opponent's Turn] Your opponent's Digimon can't attack or block.
[Your Turn] When this Digimon attacks, gain 1 memory.
[Your Turn] When this Digimon attacks a player, <Recovery +1 (Deck)>.
[Your Turn] When this Digimon attacks an opponent's Digimon, this Digimon gets +3000 DP for the attack.
[Opponent's Turn] When an opponent's Digimon attacks, change the attack target to this Digimon.
[Opponent's Turn] When an opponent's Digimon attacks a player, if this Digimon is suspended, end the attack.
[All Turns] When this Digimon would be deleted in battle, by trashing the top card of your security stack, prevent that deletion.
[All Turns] When this Digimon would be deleted by an opponent's effect, by deleting 1 of your other Digimon, it isn't deleted.
[All Turns] When this Digimon would be deleted, you may suspend 1 of your other Digimon to prevent that deletion.
[All Turns] When this Digimon is deleted, trash the top card of your opponent's security stack.
[All Turns] When one of your other Digimon is deleted, this Digimon gets +2000 DP for the turn.
[All Turns] (Once Per Turn) When an opponent's Digimon is deleted, <Draw 1>.
[All Turns] When this Digimon deletes an opponent's Digimon in battle, trash the top 2 cards of your opponent's security stack.
When this attacking Digimon deletes an opponent's Digimon in battle, it checks security before the attack ends.
When only this Digimon is deleted in battle, delete the Digimon it battled.
[Your Turn] When this Digimon becomes suspended, 1 of your Digimon gains <Rush> for the turn.
[All Turns] When this Digimon suspends, gain 1 memory.
[All Turns] When this Digimon unsuspends, lose 1 memory.
[Your Turn] When this Digimon is blocked, it gets +2000 DP and gains <Piercing> for the turn.
[All Turns] When a card is removed from your security stack, suspend 1 of your opponent's Digimon.
[Your Turn] When a card is removed from your opponent's security stack, gain 1 memory.
[Your Turn] If it's your turn, gain 1 memory.
[On Play] By trashing 1 card in your hand, <Draw 2>.
[On Play] By deleting 1 of your other Digimon, this Digimon may attack.
[On Play] By suspending this Digimon, 1 of your opponent's Digimon gets -3000 DP until the end of your opponent's turn.
[On Play] Until the end of your opponent's turn, 1 of your opponent's Digimon can't attack.
[On Play] 1 of your opponent's Digimon gets -2000 DP for the turn. If this effect didn't delete, <Draw 1>.
[On Play] Delete 1 of your opponent's level 4 or lower Digimon. If this effect didn't delete, gain 1 memory.
[On Play] 1 of your opponent's Digimon with <Blocker> gains <Security A. -1> for the turn.
[On Deletion] If you have 3 or fewer security cards, <Recovery +1 (Deck)>. Then, trash 1 card in your hand.
[On Deletion] If you have 4 or more cards in your hand, delete 1 of your opponent's Digimon with the highest DP.
[On Deletion] If your opponent has 2 or more Digimon, suspend 1 of them.
[On Deletion] If you have a Tamer, your opponent trashes 1 card in their hand.
[On Play] All of your Digimon gain "[On Deletion] Gain 1 memory." until the end of your opponent's turn.
[When Digivolving] Your opponent may delete 1 of their Digimon.
[Main] Delete 1 of your opponent's Digimon with 3000 DP or less. If you have 2 or more Tamers, delete 1 of your opponent's Digimon with 6000 DP or less instead.
[Hand] [Counter] <Blast Digivolve>
[Main] <Delay>
・Gain 2 memory.
[Rule] Name: Also treated as [Moss].
`
  .trim()
  .split(/\n(?!・)/);

const first = (text: string): EffectLine => {
  const [line] = readEffects(text).lines;
  if (line?.kind !== 'effect') throw new Error(`no effect line: ${text}`);
  return line;
};

const strip = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'span' ? undefined : inner)));

test.each(WHOLE)('%s', (text) => {
  const tree = readEffects(text);
  expect(unreadParts(tree)).toEqual([]);
  expect(tree.mends).toEqual([]);
  expect(writeEffects(tree)).toBe(text);
  expect(
    writeEffects({ lines: tree.lines.map((line) => ({ ...line, span: { start: 0, end: 0 } })) }),
  ).toBe(text);
});

describe('the tree', () => {
  test('a duration at the end holds for what is joined in front of it', () => {
    const [sentence] = first(
      '[Main] Gain 1 memory and this Digimon gets +1000 DP and gains <Rush> for the turn.',
    ).sentences;
    expect(sentence?.processes).toHaveLength(3);
    const names = sentence?.processes.map((_, i) => durationOf(sentence, i)?.name);
    expect(names).toEqual([undefined, 'for the turn', 'for the turn']);
  });

  test('a duration in front holds for the whole sentence', () => {
    const [sentence] = first(
      '[Main] Until your turn ends, this Digimon gets +1000 DP and gains <Rush>.',
    ).sentences;
    expect(sentence?.processes.map((_, i) => durationOf(sentence, i)?.name)).toEqual([
      'until your turn ends',
      'until your turn ends',
    ]);
  });

  test('"you may A to B" is a cost and what follows it', () => {
    const [sentence] = first('[Main] You may delete this Digimon to gain 3 memory.').sentences;
    expect(strip(sentence?.cost)).toEqual({
      form: 'to',
      actions: [{ kind: 'delete', target: { kind: 'this', noun: 'Digimon' } }],
    });
    expect(strip(sentence?.processes)).toEqual([{ action: { kind: 'memory', change: 3 } }]);
  });

  test('conditions and cost keep their printed order (15-1-2)', () => {
    const usual = "[Main] If it's your turn, by deleting this Digimon, gain 1 memory.";
    const turned = "[Main] By deleting this Digimon, if it's your turn, gain 1 memory.";
    expect(first(usual).sentences[0]?.order).toBeUndefined();
    expect(first(turned).sentences[0]?.order).toEqual(['cost', 'condition']);
    for (const text of [usual, turned]) expect(writeEffects(readEffects(text))).toBe(text);
  });

  test('spans point at the words', () => {
    const text = "[On Deletion] If it's your turn, delete 1 of your other Digimon.";
    const [sentence] = first(text).sentences;
    const action = sentence?.processes[0]?.action;
    if (action?.kind !== 'delete') throw new Error('no deletion');
    expect(text.slice(action.target.span.start, action.target.span.end)).toBe(
      '1 of your other Digimon',
    );
    const condition = sentence?.conditions[0]?.span;
    expect(text.slice(condition?.start, condition?.end)).toBe("If it's your turn");
  });

  test('a choice is told from its limits', () => {
    const [sentence] = first(
      "[Main] Suspend up to 2 of your opponent's level 4 or lower Digimon with 5000 DP or less.",
    ).sentences;
    expect(strip(sentence?.processes[0]?.action)).toEqual({
      kind: 'suspend',
      target: {
        kind: 'choose',
        n: 2,
        upTo: true,
        side: "your opponent's",
        other: false,
        noun: 'Digimon',
        filters: [
          { kind: 'level', n: 4, compare: 'or less' },
          { kind: 'DP', n: 5000, compare: 'or less' },
        ],
      },
    });
  });

  test('[Security] is an area when a timing follows it', () => {
    expect(first('[Security] [All Turns] Your Digimon get +1000 DP.').area?.name).toBe('Security');
    expect(first('[Security] Gain 1 memory.').area).toBeUndefined();
  });
});

describe('what is not understood', () => {
  test('stays with its span, and the rest is taken apart', () => {
    const text =
      '[On Play] If the moon is full, by singing a song, gain 1 memory. Then, dance until dawn.';
    const tree = readEffects(text);
    const parts = unreadParts(tree);
    expect(parts.map((part) => part.text)).toEqual([
      'the moon is full',
      'singing a song',
      'dance until dawn',
    ]);
    for (const part of parts) expect(text.slice(part.span.start, part.span.end)).toBe(part.text);
    expect(writeEffects(tree)).toBe(text);
  });

  test('is a line of its own when nothing can be told', () => {
    expect(readEffects('Hello there').lines).toEqual([
      { kind: 'unread line', text: 'Hello there', span: { start: 0, end: 11 } },
    ]);
  });

  test('any text is read without an exception', () => {
    const words = [
      '[',
      ']',
      '<',
      '>',
      '"',
      '(',
      ')',
      '. ',
      ', ',
      '\n・',
      'When ',
      'if ',
      'by ',
      'you may ',
      'Then, ',
      '[On Play] ',
      '<Draw 1>',
      '1 of your ',
      'Digimon',
      ' with ',
      ' or ',
      ' and ',
      'gain ',
      'memory',
      ' for the turn',
      '[X]',
      '/',
      '2',
      "'s ",
    ];
    const salad = fc
      .array(fc.constantFrom(...words), { maxLength: 40 })
      .map((list) => list.join(''));
    const text = fc.oneof(
      salad,
      fc.string({ maxLength: 200 }),
      fc.string({ unit: 'binary', maxLength: 200 }),
    );
    fc.assert(
      fc.property(text, (given) => {
        const tree = readEffects(given);
        expect(writeEffects(tree).length).toBeGreaterThanOrEqual(0);
        for (const { span, text: words } of unreadParts(tree))
          expect(tree.text.slice(span.start, span.end)).toBe(words);
      }),
      { numRuns: 10_000 },
    );
  });

  test('phrases without end inside each other', () => {
    for (const part of [
      '1 Digimon with DP less than or equal to ',
      '1 Digimon card from under ',
      '"[On Play] this Digimon gains ',
    ]) {
      const text = `[Main] Delete ${part.repeat(5000)}this Digimon.`;
      expect(writeEffects(readEffects(text))).toBe(readEffects(text).text);
    }
  });

  test('a cut-off line is read without an exception', () => {
    for (const text of WHOLE) {
      for (let end = 0; end < text.length; end += 3)
        expect(() => writeEffects(readEffects(text.slice(0, end)))).not.toThrow();
    }
  });
});

test('what is mended needs no mend', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...WHOLE), { maxLength: 4 }), (lines) => {
      const text = lines.join('\n');
      expect(readEffects(text)).toMatchObject({ text, mends: [] });
    }),
    { numRuns: 50 },
  );
});
