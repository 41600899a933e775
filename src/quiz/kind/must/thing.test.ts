import { describe, expect, test } from 'vitest';
import type { EffectRef, Option } from '../../../game/run/option.ts';
import { readScenario } from '../../../scenario/file/read.ts';
import { isKnown, isMeant, parseThing } from './thing.ts';

const setup = { labels: ['Wall', 'Gate', 'Wall Guard'] };
const [WALL, GATE, GUARD] = [0, 1, 2];
const onField = (card: number) => ({ unit: 4, card });
const BOARD = 'card Wall: Digimon Lv.4 blue 3000 DP\n  <Barrier>\nP2 battle: Wall\n';
const read = readScenario(BOARD, []);
const ability = read.ok ? read.value.setup.cards[0]?.effects.upper.abilities[0] : undefined;
if (ability === undefined) throw new Error('no <Barrier>');
const effect: EffectRef = {
  ...onField(WALL),
  ability,
  printedOn: WALL,
  setOff: null,
};

test('what the board has is known, offered or not', () => {
  if (!read.ok) throw new Error('no board');
  const known = (text: string): boolean | undefined => {
    const thing = parseThing(text);
    return thing === null ? undefined : isKnown(thing, read.value.setup);
  };
  expect(known('block')).toBe(true);
  expect(known('attack the player')).toBe(true);
  expect(known('pay for Wall <Barrier>')).toBe(true);
  expect(known('use Wall <Evade>')).toBe(false);
  expect(known('block with <Barrier>')).toBe(false);
  expect(known('block with Gate')).toBe(false);
});

describe('what is meant', () => {
  const OPTIONS: readonly (readonly [string, Option, boolean])[] = [
    ['block', { kind: 'block', ...onField(GATE) }, true],
    ['block', { kind: 'decline', of: { kind: 'block' } }, false],
    ['block with Wall', { kind: 'block', ...onField(WALL) }, true],
    ['block with Wall', { kind: 'block', ...onField(GUARD) }, false],
    ['attack', { kind: 'attack player', player: 1 }, true],
    ['attack', { kind: 'attack', ...onField(WALL) }, true],
    ['attack the player', { kind: 'attack player', player: 1 }, true],
    ['attack the player', { kind: 'attack', ...onField(WALL) }, false],
    ['attack the player (P1)', { kind: 'attack player', player: 1 }, false],
    ['attack Wall Guard', { kind: 'attack', ...onField(GUARD) }, true],
    ['attack by <Blitz>', { kind: 'do keyword', name: 'Blitz' }, true],
    ['attack by <Blitz>', { kind: 'do keyword', name: 'Reboot' }, false],
    ['use Wall <Barrier>', { kind: 'use', effect }, true],
    ['activate Wall <Barrier>', { kind: 'use', effect }, true],
    ['use Wall <Barrier>', { kind: 'pay', effect }, false],
    ['use Wall <Evade>', { kind: 'use', effect }, false],
    ['pay for Wall <Barrier>', { kind: 'pay', effect }, true],
    ['carry out Wall <Barrier>', { kind: 'carry out', effect }, true],
    ['overwrite as Wall <Barrier> says', { kind: 'overwrite', effect }, true],
    ['use Assembly for Gate', { kind: 'use Assembly', card: GATE }, true],
    ['use DigiXros for Gate', { kind: 'use DigiXros', card: GATE }, true],
    ['use DigiXros for Gate', { kind: 'use Assembly', card: GATE }, false],
    ['digivolve Wall into Gate', { kind: 'digivolve', ...onField(WALL), into: GATE }, true],
    ['digivolve Gate into Wall', { kind: 'digivolve', ...onField(WALL), into: GATE }, false],
    [
      'DNA digivolve Wall and Gate into Wall Guard',
      { kind: 'DNA digivolve', ...onField(WALL), other: GATE, into: GUARD },
      true,
    ],
    ['place it under Gate', { kind: 'place under', ...onField(GATE) }, true],
    ['play Gate', { kind: 'play', card: GATE }, true],
  ];

  test.each(OPTIONS)('%s: %j', (text, option, meant) => {
    const thing = parseThing(text);
    expect(thing).not.toBeNull();
    expect(thing !== null && isMeant(thing, option, setup)).toBe(meant);
  });
});

test.each(['dance with Wall', 'use none', 'do not block', 'blocks'])('%s is no thing', (text) => {
  expect(parseThing(text)).toBeNull();
});
