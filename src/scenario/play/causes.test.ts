/** How something came about, for each way and each wording of it (15-2-1, 15-3-2, 4-15-1). */
import { describe, expect, test } from 'vitest';
import { merged, said } from '../random/said-times.ts';

/** Ways in which Hero goes, each with the words behind "by" that are right of it. */
const CAUSES = [
  'in battle',
  'by an effect',
  'by effects',
  "by an opponent's effect",
  "by your opponent's effects",
  "by an opponent's Digimon's effect",
  'by one of your effects',
  'by your effects',
  'by having 0 DP',
  'in battle or by having 0 DP',
  'other than by effects',
  'other than in battle',
  'other than by one of your effects',
  'other than by your effects',
  'other than in battle or by one of your effects',
  'other than in battle or by your effects',
] as const;

const OPPONENTS = [
  'by an effect',
  'by effects',
  "by an opponent's effect",
  "by your opponent's effects",
  'other than in battle',
  'other than by one of your effects',
  'other than by your effects',
  'other than in battle or by one of your effects',
  'other than in battle or by your effects',
];
const DIGIMONS = [...OPPONENTS, "by an opponent's Digimon's effect"];
const DELETE = "Delete 1 of your opponent's Digimon with [Hero] in its name.";

/** What P2 has for it, what is done, and which causes it is. */
const GOES: {
  readonly [how: string]: readonly [cards: string, p2: string, actions: string[], right: string[]];
} = {
  'in battle': [
    'card Foe: Digimon Lv.4 red 9000 DP',
    'P2 battle: Foe',
    ['Foe attacks Hero'],
    [
      'in battle',
      'in battle or by having 0 DP',
      'other than by effects',
      'other than by one of your effects',
      'other than by your effects',
    ],
  ],
  'in battle with a Security Digimon': [
    'card Foe: Digimon Lv.4 red 9000 DP',
    'P2 security: Foe',
    ['Hero attacks the player'],
    [
      'in battle',
      'in battle or by having 0 DP',
      'other than by effects',
      'other than by one of your effects',
      'other than by your effects',
    ],
  ],
  'by a Digimon of the opponent': [
    `card Foe: Digimon Lv.4 red 3000 DP\n  [When Attacking] ${DELETE}`,
    'P2 battle: Foe',
    ['Foe attacks the player'],
    DIGIMONS,
  ],
  'by what lies beneath a Digimon of the opponent': [
    `card Foe: Digimon Lv.4 red 3000 DP\ncard Low: Tamer red\n  inherited: [When Attacking] ${DELETE}`,
    'P2 battle: Foe > Low',
    ['Foe attacks the player'],
    DIGIMONS,
  ],
  'by a Security Digimon': [
    `card Foe: Digimon Lv.4 red 3000 DP\n  security: [Security] ${DELETE}`,
    'P2 security: Foe',
    ['Hero attacks the player'],
    DIGIMONS,
  ],
  'by a Digimon that is deleted itself': [
    `card Foe: Digimon Lv.4 red 3000 DP\n  [On Deletion] ${DELETE}`,
    'P2 battle: Foe [suspended]',
    ['Hero attacks Foe'],
    DIGIMONS,
  ],
  'by a Tamer of the opponent': [
    `card Foe: Tamer red\n  [Main] ${DELETE}`,
    'P2 battle: Foe',
    ['Foe activates [Main]'],
    OPPONENTS,
  ],
  'by a Tamer treated as a Digimon': [
    `card Foe: Tamer red\n  [All Turns] This Tamer is also treated as a 3000 DP Digimon.\n  [Main] ${DELETE}`,
    'P2 battle: Foe',
    ['Foe activates [Main]'],
    DIGIMONS,
  ],
  'by an Option of the opponent': [
    `card Foe: Option red\n  [Main] ${DELETE}\ncard Red: Tamer red`,
    'P2 hand: Foe\nP2 battle: Red',
    ['P2 uses Foe'],
    OPPONENTS,
  ],
  'by an effect of its own player': [
    'card Bolt: Option red\n  [Main] Delete 1 of your Digimon with [Hero] in its name.',
    'P1 hand: Bolt',
    ['P1 uses Bolt'],
    [
      'by an effect',
      'by effects',
      'by one of your effects',
      'by your effects',
      'other than in battle',
    ],
  ],
  'by having 0 DP': [
    "card Bolt: Option red\n  [Main] 1 of your opponent's Digimon gets -5000 DP for the turn.\ncard Red: Tamer red",
    'P2 hand: Bolt\nP2 battle: Red',
    ['P2 uses Bolt'],
    [
      'by having 0 DP',
      'in battle or by having 0 DP',
      'other than by effects',
      'other than in battle',
      'other than by one of your effects',
      'other than by your effects',
      'other than in battle or by one of your effects',
      'other than in battle or by your effects',
    ],
  ],
};

describe.each(Object.entries(GOES))('goes %s', (_, [cards, p2, actions, right]) => {
  const turn =
    actions[0]?.startsWith('Hero') === true || cards.includes('of your Digimon with') ? 'P1' : 'P2';
  const boardWith = (line: string): string =>
    merged(`card Hero: Digimon Lv.4 red 5000 DP
card Kai: Tamer red
  [All Turns] When one of your Digimon ${line}, gain 1 memory.
${cards}
card Blank: Option red
turn ${turn}
memory ${turn} 3
P1 battle: Hero${turn === 'P2' ? ' [suspended]' : ''}, Kai
P1 security: Blank, 2
${p2}
${p2.includes('security') ? '' : 'P2 security: Blank, 2'}
`);

  test.each(CAUSES)('is deleted %s', (cause) => {
    const times = right.includes(cause) ? 1 : 0;
    expect(said(boardWith(`is deleted ${cause}`), actions, 'triggers', '[All Turns]')).toBe(times);
  });

  test.each(CAUSES)('would leave %s', (cause) => {
    const line = `would leave the battle area ${cause}`;
    const times = right.includes(cause) ? 1 : 0;
    expect(said(boardWith(line), actions, 'activates', '[All Turns]')).toBe(times);
  });
});
