import { expect, test } from 'vitest';
import { readEffects, unreadParts } from '../../read/read.ts';
import { writeEffects } from '../../read/write.ts';

/** What a text says, however it is printed. */
const said = (text: string): unknown =>
  JSON.parse(
    JSON.stringify(readEffects(text).lines, (key, value: unknown) =>
      key === 'span' || key === 'form' || key === 'said' ? undefined : value,
    ),
  );

/** Two ways of naming the same Digimon, Tamers or cards; the second is the commoner one. */
const ONE_OF_THEM = [
  ['Lv.5 Digimon', 'level 5 Digimon'],
  ['Lv.5 or lower Digimon', 'level 5 or lower Digimon'],
  ['level 4 or 5 Digimon', 'level 4 or level 5 Digimon'],
  ['level 3, 4, or 5 Digimon', 'level 3, level 4 or level 5 Digimon'],
  ['two-color Digimon', '2-color Digimon'],
  ['three-color Digimon', '3-color Digimon'],
  ['[Beast] type Digimon', '[Beast] trait Digimon'],
  ['highest-level Digimon', 'highest level Digimon'],
  ['Digimon w/the [Beast] trait', 'Digimon with the [Beast] trait'],
  ['Digimon w/[Cub] in its name', 'Digimon with [Cub] in its name'],
  ['Digimon with [Cub] in its card name', 'Digimon with [Cub] in its name'],
  ['Digimon with [Hybrid] in its form or type', 'Digimon with [Hybrid] in its traits'],
  ['Digimon with [On Deletion] effects', 'Digimon with an [On Deletion] effect'],
  ['Digimon with no cards under it', 'Digimon with no digivolution cards'],
  ['Digimon without any digivolution cards', 'Digimon without digivolution cards'],
  ['Digimon without cards under it', 'Digimon without digivolution cards'],
  ["Digimon that doesn't have <Blocker>", 'Digimon without <Blocker>'],
  ["Digimon that don't have digivolution cards", 'Digimon without digivolution cards'],
  ["Digimon that aren't suspended", "Digimon that isn't suspended"],
  ['Digimon that is not red', "Digimon that isn't red"],
  ['Digimon whose level is 4 or lower', 'Digimon with a level of 4 or lower'],
  ['Digimon whose DP is 4000 or less', 'Digimon with 4000 DP or less'],
  [
    "Digimon with [Cub] in its name that's level 4 or lower",
    'Digimon with [Cub] in its name and a level of 4 or lower',
  ],
  [
    'Digimon with DP lower than or equal to this Digimon',
    'Digimon with DP less than or equal to this Digimon',
  ],
  [
    "Digimon with DP equal to or less than this Digimon's",
    "Digimon with DP equal to or less than this Digimon's DP",
  ],
  [
    'Digimon with the same level or lower as this Digimon',
    'Digimon with a level equal to or lower than this Digimon',
  ],
  [
    'Digimon with the same or lower play cost as this Digimon',
    'Digimon with a play cost less than or equal to this Digimon',
  ],
  [
    'Digimon with an equal or lower level than this Digimon',
    'Digimon with as high or lower a level as this Digimon',
  ],
  ['Digimon with a level lower than this Digimon', 'Digimon with a lower level than this Digimon'],
  ["Digimon with DP greater than this Digimon's DP", 'Digimon with more DP than this Digimon'],
  [
    'Digimon with no more digivolution cards than this Digimon',
    'Digimon with as many or fewer digivolution cards as this Digimon',
  ],
  [
    'Digimon with as much or less DP than this Digimon',
    'Digimon whose DP is equal to or less than this Digimon',
  ],
] as const;

const FRAMES = [
  "[On Play] Delete 1 of your opponent's X.",
  "[On Play] Suspend up to 2 of your opponent's X.",
  "[On Play] Return all of your opponent's X to the hand.",
  '[Main] 1 of your other X gains <Rush> for the turn.',
  '[All Turns] None of your X can attack.',
] as const;

/** Whole targets, each with a commoner one that means the same. */
const WHOLE = [
  ['all Digimon other than this Digimon', 'all other Digimon'],
  ['all Digimon except this Digimon', 'all other Digimon'],
  ['all of your Digimon other than this Digimon', 'all of your other Digimon'],
  ['1 of your Digimon other than this Digimon', '1 of your other Digimon'],
  ['1 Digimon other than this Digimon', '1 other Digimon'],
  ["any 1 of your opponent's Digimon", "1 of your opponent's Digimon"],
  ['any 2 of your Tamers', '2 of your Tamers'],
  [
    "any number of your opponent's Digimon with DP adding up to 9000 or less",
    "any number of your opponent's Digimon whose total DP adds up to 9000 or less",
  ],
  [
    "any number of your opponent's Digimon with a combined play cost of 9 or less",
    "any number of your opponent's Digimon with a total play cost of 9 or less",
  ],
  [
    "any number of your opponent's Digimon whose total play costs add up to 9 or less",
    "any number of your opponent's Digimon with a total play cost of 9 or less",
  ],
  [
    "any number of your opponent's Digimon so that their total DP is 9000 or less",
    "up to 9000 DP's total worth of your opponent's Digimon",
  ],
  [
    "up to 9 total play cost worth of your opponent's Digimon",
    "up to 9 play cost's total worth of your opponent's Digimon",
  ],
] as const;

const SAME: readonly (readonly [text: string, usual: string])[] = [
  ...ONE_OF_THEM.flatMap(([other, usual]) =>
    FRAMES.map((frame) => [frame.replace('X', other), frame.replace('X', usual)] as const),
  ),
  ...WHOLE.map(
    ([other, usual]) => [`[On Play] Delete ${other}.`, `[On Play] Delete ${usual}.`] as const,
  ),
  [
    '[On Play] For each Digimon you have in play with the [Beast] trait, gain 1 memory.',
    '[On Play] For each Digimon with the [Beast] trait you have in play, gain 1 memory.',
  ],
  [
    '[On Play] For each suspended Digimon your opponent has with no digivolution cards, gain 1 memory.',
    '[On Play] For each suspended Digimon with no digivolution cards your opponent has, gain 1 memory.',
  ],
  [
    '[All Turns] When any other Digimon are deleted, gain 1 memory.',
    '[All Turns] When other Digimon are deleted, gain 1 memory.',
  ],
  [
    '[On Play] Return 1 each of [Cub] and [Rex] from your trash to the hand.',
    '[On Play] Return 1 [Cub] and 1 [Rex] from your trash to the hand.',
  ],
  [
    '[On Play] Return 1 Digimon, Tamer, or Option card from your trash to the hand.',
    '[On Play] Return 1 Digimon, Tamer, or Option card in your trash to the hand.',
  ],
];

test.each(SAME)('%s', (text, usual) => {
  for (const one of [text, usual]) {
    const tree = readEffects(one);
    expect(unreadParts(tree)).toEqual([]);
    expect(writeEffects(tree)).toBe(one);
    expect(tree.mends).toEqual([]);
  }
  expect(said(text)).toEqual(said(usual));
});

test.each([
  '[All Turns] All of your Tokens and [Beast] trait Digimon gain <Blocker>.',
  '[All Turns] All of your [Cub] and [Rex] get +1000 DP.',
  "[On Play] Delete all of your opponent's level 3 Digimon and level 4 Digimon.",
])('both kinds are of that player, and all of them: %s', (text) => {
  const tree = readEffects(text);
  expect(unreadParts(tree)).toEqual([]);
  expect(writeEffects(tree)).toBe(text);
  const [both] = JSON.stringify(said(text)).match(/"kind":"both".*/) ?? [''];
  expect(both.match(/"kind":"all"/g)).toHaveLength(2);
});

test.each([
  "Digimon with [Cub] in its name or <Blocker> that's red",
  'Digimon with [Cub] in its name or the [Beast] trait with 3000 DP or less',
])('of which of two something is asked is not guessed: %s', (what) => {
  expect(unreadParts(readEffects(`[On Play] Delete 1 ${what}.`)).length).toBeGreaterThan(0);
});

test('"with <A>, <B> or <C> in its text" is read as icons of a text, and written for nothing else', () => {
  const text = '[On Play] Delete 1 Digimon with <Save>, <Rush> or <Blocker> in its text.';
  const { lines } = readEffects(text);
  const icons = '"kind":"text","words":["<Save>","<Rush>","<Blocker>"]';
  expect(JSON.stringify(lines)).toContain(icons);
  const keyword = (printed: string): string => `{"kind":"keyword","use":{"printed":"${printed}"}}`;
  const either = `"kind":"or","filters":[${keyword('Save')},${keyword('Rush')},{"kind":"text","words":["<Blocker>"],"form":"icon"}]`;
  const others: typeof lines = JSON.parse(
    JSON.stringify(lines).replace(/"kind":"text".*?"form":"icon"/, either),
  );
  expect(JSON.stringify(others)).toContain('"kind":"or"');
  expect(() => writeEffects({ lines: others })).toThrow('no phrase writes');
});
