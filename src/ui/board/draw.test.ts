import { describe, expect, test } from 'vitest';
import type {
  Fighter,
  Snapshot,
  SnapshotSide,
  SnapshotUnit,
} from '../../scenario/play/snapshot.ts';
import {
  attackWords,
  gaugePlaces,
  isPlayerAttacked,
  keywordsNow,
  linesBeyond,
  memoryWords,
  pilesOf,
  roleOf,
  withDot,
} from './draw.ts';

const fighter = (label: string): Fighter => ({
  id: ['Rex', 'Guard', 'Other', 'Gone'].indexOf(label),
  label,
});

const unit = (label: string): SnapshotUnit => ({
  ...fighter(label),
  under: [],
  links: [],
  level: 5,
  colours: ['red'],
  dp: 6000,
  printedDp: 6000,
  suspended: false,
  placed: false,
  keywords: [],
  text: '',
});

const side = (...labels: string[]): SnapshotSide => ({
  battle: labels.map(unit),
  breeding: [],
  hand: [],
  security: [],
  trash: [],
  deck: 10,
});

const board = (attack: Snapshot['attack']): Snapshot => ({
  turn: 0,
  memory: 0,
  sides: [side('Rex'), side('Guard')],
  revealed: null,
  moving: [],
  attack,
});

describe('the memory gauge', () => {
  test('goes from 10 on one side over 0 to 10 on the other', () => {
    const places = gaugePlaces(0);
    expect(places.map(({ n }) => n)).toEqual([
      ...[10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    ]);
    expect(places[9]?.side).toBe('P1');
    expect(places[10]?.side).toBeNull();
    expect(places[11]?.side).toBe('P2');
  });

  test.each([
    [3, 'P1', 3, 'Memory 3 for P1'],
    [-2, 'P2', 2, 'Memory 2 for P2'],
    [0, null, 0, 'Memory 0'],
  ])('at %i has one marker, and says so', (memory, player, n, words) => {
    expect(gaugePlaces(memory).filter(({ here }) => here)).toEqual([
      { n, side: player, here: true },
    ]);
    expect(memoryWords(memory)).toBe(words);
  });
});

describe('an attack', () => {
  test('on a Digimon marks attacker and target', () => {
    const now = board({ attacker: fighter('Rex'), target: fighter('Guard'), defender: 1 });
    expect(roleOf(unit('Rex'), now.attack)).toBe('attacker');
    expect(roleOf(unit('Guard'), now.attack)).toBe('target');
    expect(roleOf(unit('Other'), now.attack)).toBeNull();
    expect(isPlayerAttacked(now, 1)).toBe(false);
    expect(attackWords(now)).toBe('Rex attacks Guard');
  });

  test.each([
    ['Rex', 1, 'Rex attacks the player (P2)'],
    ['Guard', 0, 'Guard attacks the player (P1)'],
  ] as const)('of %s on the player is on the other one', (attacker, player, words) => {
    const now = board({ attacker: fighter(attacker), target: null, defender: player });
    expect(isPlayerAttacked(now, player)).toBe(true);
    expect(isPlayerAttacked(now, player === 0 ? 1 : 0)).toBe(false);
    expect(attackWords(now)).toBe(words);
  });

  test('on a player stays one when the attacker is gone', () => {
    const now = board({ attacker: fighter('Gone'), target: null, defender: 1 });
    expect(isPlayerAttacked(now, 1)).toBe(true);
    expect(isPlayerAttacked(now, 0)).toBe(false);
    expect(attackWords(now)).toBe('Gone (gone) attacks the player (P2)');
  });

  test('3-1-3-1-2: a new Digimon with the name of the one that is gone takes no part', () => {
    const now = board({
      attacker: fighter('Rex'),
      target: { id: 9, label: 'Guard' },
      defender: 1,
    });
    expect(roleOf(unit('Guard'), now.attack)).toBeNull();
    expect(attackWords(now)).toBe('Rex attacks Guard (gone)');
  });

  test('that is not there says nothing', () => {
    expect(attackWords(board(null))).toBeNull();
    expect(roleOf(unit('Rex'), null)).toBeNull();
  });
});

test('cards nobody knows are counted together where they lie together', () => {
  expect(pilesOf(['Plain', '', '', 'Alarm', ''])).toEqual([
    { label: 'Plain' },
    { hidden: 2 },
    { label: 'Alarm' },
    { hidden: 1 },
  ]);
});

test('the dot before what <Delay> does is one that every font has', () => {
  expect(withDot('・Gain 1 memory.')).toBe('• Gain 1 memory.');
});

test.each([
  ['its own', '<Rush> <Piercing>', '', ['Rush', 'Piercing'], []],
  ['inherited', '', '<Piercing>', ['Piercing'], []],
  ['from elsewhere', '', '', ['Blocker'], ['Blocker']],
  ['from its own effect', '[Your Turn] This Digimon gains <Rush>.', '', ['Rush'], ['Rush']],
  [
    'one more of its own',
    '<Security A. +1>',
    '',
    ['Security A. +1', 'Security A. +1'],
    ['Security A. +1'],
  ],
])('a keyword that is %s', (_, text, inherited, keywords, gained) => {
  const now = keywordsNow({ ...unit('Rex'), text, keywords }, [inherited]);
  expect(now.map(({ printed }) => printed)).toEqual(keywords);
  expect(now.filter((one) => one.gained).map(({ printed }) => printed)).toEqual(gained);
});

test.each([
  ['<Piercing>', ['Piercing'], []],
  ['<Piercing> <Rush>', ['Piercing', 'Rush'], []],
  ['<Piercing>', [], ['<Piercing>']],
  ['[When Attacking] <Draw 1>.', ['Draw 1'], ['[When Attacking] <Draw 1>.']],
  ['<Rush>\nText.', ['Rush'], ['Text.']],
])('beside its badges, %j shows what they do not say', (text, keywords, lines) => {
  expect(linesBeyond(text, keywords)).toEqual(lines);
});
