/** One table of examples; it is as long as the pages that it follows. */
import { describe, expect, test } from 'vitest';
import { categoryOf, isOptional } from '../category.ts';
import { allParts, explain, type PartKind } from '../explain/explain.ts';
import { readEffects, unreadParts } from './read.ts';
import type { EffectLine } from '../tree/tree.ts';
import { writeEffects } from './write.ts';

/**
 * The examples by which players learn to read effects, in our own wording of the same shape. The
 * card behind each is named in the last column; where the wiki's page has another number or
 * wording, the comment says what the card has.
 */
interface Row {
  readonly card: string;
  readonly text: string;
  readonly category: string;
  readonly optional: boolean;
  readonly perTurn?: 1;
  /** Kinds of the trigger condition that is written out. */
  readonly trigger?: readonly string[];
  /** Kinds of the processing conditions of the first sentence. */
  readonly conditions?: readonly string[];
}

const TABLE: readonly Row[] = [
  // W1: the page calls it BT1-086, which is a Tamer; the text is that of BT1-082.
  {
    card: 'BT1-082',
    text: "[Opponent's Turn] When an opponent's Digimon attacks a player, if this Digimon is suspended, gain 1 memory.",
    category: 'trigger',
    optional: false,
    trigger: ['attacks'],
    conditions: ['state'],
  },
  // W2: the page leaves out [Once Per Turn].
  {
    card: 'BT6-044',
    text: '[All Turns] [Once Per Turn] When a card is removed from your security stack, if you have 3 or fewer security cards, gain 2 memory.',
    category: 'trigger',
    optional: false,
    perTurn: 1,
    trigger: ['security removed'],
    conditions: ['count'],
  },
  {
    card: 'BT1-003',
    text: '[When Attacking] (Once Per Turn) If your opponent has a Digimon with no digivolution cards, gain 2 memory.',
    category: 'trigger',
    optional: false,
    perTurn: 1,
    conditions: ['count'],
  },
  // W4: the card prints "If you attack"; it is a trigger condition all the same.
  {
    card: 'BT3-058',
    text: "[When Attacking] If you attack an opponent's Digimon with 12000 DP or more, this Digimon gets +6000 DP for the turn.",
    category: 'trigger',
    optional: false,
    trigger: ['attacks'],
  },
  {
    card: 'BT2-082',
    text: '[All Turns] When this Digimon would be deleted in battle, you may delete 1 of your other Digimon to prevent that deletion.',
    category: 'immediate',
    optional: true,
    trigger: ['deleted'],
  },
  {
    card: '16-18',
    text: "When one of your other black Digimon would be deleted by an opponent's effect, by deleting this Digimon, that Digimon isn't deleted.",
    category: 'immediate',
    optional: true,
    trigger: ['deleted'],
  },
  // W7: the card has "would" since its errata.
  {
    card: 'BT7-063',
    text: '[All Turns] When this Digimon would be deleted, you may play 1 [Alpha] from your hand without paying the cost.',
    category: 'immediate',
    optional: true,
    trigger: ['deleted'],
  },
  {
    card: 'BT4-075',
    text: '[When Attacking] Your opponent may choose 1 of their level 4 Digimon. If they do, delete it.',
    category: 'trigger',
    optional: false,
  },
  {
    card: 'BT5-019',
    text: "[When Digivolving] You may place 1 blue Digimon card from your hand on top of this Digimon's digivolution cards. Then, delete 1 of your opponent's Digimon with 6000 DP or less.",
    category: 'trigger',
    optional: false,
  },
  {
    card: 'BT6-083',
    text: '[On Play] You may play 1 green Tamer card with a play cost of 3 or less from your hand without paying the cost. Then, your opponent may play 1 Tamer card from their hand without paying the cost.',
    category: 'trigger',
    optional: false,
  },
  // W11: the card says "when you trash a digivolution card".
  {
    card: 'BT5-022',
    text: "[Your Turn] (Once Per Turn) When you trash a digivolution card of 1 of your opponent's Digimon, gain 1 memory.",
    category: 'trigger',
    optional: false,
    perTurn: 1,
    trigger: ['trashed'],
  },
  // W12: the page lost the word "names".
  {
    card: 'BT4-114',
    text: '[When Attacking] (Once Per Turn) Unsuspend up to 2 of your Digimon with [Alpha] in their names.',
    category: 'trigger',
    optional: false,
    perTurn: 1,
  },
  {
    card: 'BT3-027',
    text: '[When Attacking] (Once Per Turn) If this Digimon has [Alpha] in its name, unsuspend it.',
    category: 'trigger',
    optional: false,
    perTurn: 1,
    conditions: ['has'],
  },
  {
    card: 'BT6-030',
    text: '[When Attacking] (Once Per Turn) If you have a Tamer, you may unsuspend 1 of your Digimon.',
    category: 'trigger',
    optional: true,
    perTurn: 1,
    conditions: ['count'],
  },
  {
    card: 'BT2-077',
    text: "[On Play] You may delete 1 of your other Digimon to delete 1 of your opponent's level 4 Digimon.",
    category: 'trigger',
    optional: true,
  },
  {
    card: 'BT6-083 inherited',
    text: '[When Attacking] You may play 1 green Tamer card with a play cost of 3 or less from your hand without paying the cost.',
    category: 'trigger',
    optional: true,
  },
  {
    card: 'BT5-079',
    text: '[When Attacking] (Once Per Turn) You may delete 1 of your other Digimon to gain 2 memory.',
    category: 'trigger',
    optional: true,
    perTurn: 1,
  },
  // W18: the card plays from the trash, not from the hand. "Then" does not make the cost form
  // mandatory.
  {
    card: 'BT3-087',
    text: '[When Attacking] You may pay 2 memory to play 1 [Alpha] from your trash without paying the cost. Then, delete this Digimon.',
    category: 'trigger',
    optional: true,
  },
  // W19 and W20: what may be chosen, below.
  {
    card: 'BT3-057',
    text: "[When Digivolving] Suspend 1 of your opponent's level 5 Digimon. It doesn't unsuspend during your opponent's next unsuspend phase.",
    category: 'trigger',
    optional: false,
  },
  {
    card: 'BT3-057 persistent',
    text: '[Your Turn] While your opponent has a suspended Digimon, this Digimon gains <Security A. +1>.',
    category: 'persistent',
    optional: false,
    conditions: ['count'],
  },
  {
    card: 'BT4-054',
    text: "[Main] <Digi-Burst 2>\n・Return 1 of your opponent's suspended Digimon to the hand.",
    category: 'activation',
    optional: true,
  },
  // Printed with "If ... would": still immediate.
  {
    card: 'BT5-086',
    text: "[All Turns] If an opponent's effect would delete this Digimon, by trashing 1 of its digivolution cards, prevent that deletion.",
    category: 'immediate',
    optional: true,
    trigger: ['deleted'],
  },
];

const first = (text: string): EffectLine => {
  const [line] = readEffects(text).lines;
  if (line?.kind !== 'effect') throw new Error(`no effect line: ${text}`);
  return line;
};

test.each(TABLE)('$card', ({ text, category, optional, perTurn, trigger, conditions }) => {
  const tree = readEffects(text);
  expect(unreadParts(tree)).toEqual([]);
  expect(writeEffects(tree)).toBe(text);
  const line = first(text);
  expect(categoryOf(line).category).toBe(category);
  expect(isOptional(line).optional).toBe(optional);
  expect(line.perTurn?.times).toBe(perTurn);
  expect(line.trigger?.events.map((event) => event.kind)).toEqual(trigger);
  const kinds = line.sentences[0]?.conditions.map(({ test: each }) => each.kind) ?? [];
  expect(kinds).toEqual(conditions ?? []);
});

/** Icons that are no event: what stands behind "when" sets the effect off by itself. */
const QUIET = /^\[(?:Your Turn|Opponent's Turn|All Turns|Main)\]|^[^[]/;

describe('the parts that a reader is shown', () => {
  const kindsOf = (text: string): readonly PartKind[] =>
    explain(text).lines.flatMap(({ parts }) => allParts(parts).map(({ kind }) => kind));

  test.each(TABLE)('$card', ({ text, category, optional, perTurn, trigger, conditions }) => {
    const [line] = explain(text).lines;
    const kinds = kindsOf(text);
    expect(line?.category?.category).toBe(category);
    expect(line?.choice?.choice === 'optional').toBe(optional);
    expect(kinds.includes('per turn')).toBe(perTurn !== undefined);
    const event: PartKind =
      category === 'immediate' ? 'would' : QUIET.test(text) ? 'trigger' : 'additional trigger';
    const events = kinds.filter((kind) => /trigger|would/.test(kind));
    expect(events).toEqual(trigger === undefined ? [] : [event]);
    if (conditions !== undefined) expect(kinds).toContain('condition');
  });

  test('the clause that decides is named', () => {
    const of = (text: string): readonly (string | undefined)[] => {
      const { text: read, lines } = explain(text);
      const words = (span: { start: number; end: number } | undefined): string | undefined =>
        span === undefined ? undefined : read.slice(span.start, span.end);
      return [words(lines[0]?.category?.clause), words(lines[0]?.choice?.clause)];
    };
    expect(of('[On Play] You may gain 1 memory.')).toEqual(['[On Play]', 'You may gain 1 memory']);
    expect(
      of("[All Turns] When this Digimon would be deleted, by suspending it, it isn't deleted."),
    ).toEqual(['When this Digimon would be deleted', 'by suspending it']);
    expect(of('[On Play] You may suspend this Digimon. Then, gain 1 memory.')[1]).toBe(
      'gain 1 memory',
    );
  });

  test('"your opponent may" leaves nothing to the player whose effect it is', () => {
    const [line] = explain('[On Play] Your opponent may delete 1 of their Digimon.').lines;
    expect(line?.choice?.choice).toBe('opponent');
  });

  test('a target that is chosen may be one that is not affected; "all" chooses none', () => {
    const targets = (text: string): unknown => explain(text).lines[0]?.targets?.rule;
    expect(targets("[Main] Suspend 1 of your opponent's Digimon.")).toBe('15-15-5-3');
    expect(targets("[Main] Suspend all of your opponent's Digimon.")).toBeUndefined();
    expect(targets('[Main] Gain 1 memory.')).toBeUndefined();
  });

  // The page on resolution counts the effect that BT7-055 gives among those that interrupt. It has
  // neither "when" nor "would".
  test('BT7-055: without "would" nothing interrupts', () => {
    const text = '[Your Turn] You must trash 1 card in your hand to unsuspend this Digimon.';
    expect(explain(text).lines[0]?.category?.category).toBe('persistent');
    const given = explain(
      '[On Play] 1 of your opponent\'s Digimon gains "[Your Turn] This Digimon can\'t unsuspend." for the turn.',
    );
    expect(given.lines[0]?.category?.category).toBe('trigger');
    expect(given.lines.flatMap(({ parts }) => allParts(parts).map(({ kind }) => kind))).toContain(
      'granted effect',
    );
  });
});
