import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begin, resolve } from '../../game/explore/resolve.ts';
import { choose } from '../../game/run/choose.ts';
import type { Option } from '../../game/run/option.ts';
import type { Run } from '../../game/run/run.ts';
import { isRuleNumber } from '../../rules/number/number-list.ts';
import { readScenario } from '../file/read.ts';
import type { Scenario } from '../file/scenario.ts';
import { makeBoard } from '../board/make-board.ts';
import { parseBoard } from '../board/notation.ts';

const TEXTS = [
  '<Piercing>',
  '<Blocker>',
  '<Jamming>',
  '<Retaliation>',
  '<Evade>',
  '<Barrier>',
  '<Rush>',
  '<Reboot>',
  '<Security A. +1>',
  '<Security A. -1>',
  '[On Deletion] Gain 1 memory.',
  "[On Deletion] Delete 1 of your opponent's Digimon.",
  "[When Attacking] Delete 1 of your opponent's Digimon with 4000 DP or less.",
  "[When Attacking] Up to 2 of your opponent's Digimon get -3000 DP for the turn.",
  '[When Attacking] You may delete 1 of your other Digimon to unsuspend this Digimon.',
  '[End of Attack] <Draw 1>.',
  '[All Turns] When another Digimon is deleted, gain 1 memory.',
  '[Your Turn] This Digimon gets +2000 DP.',
  "[All Turns] All of your opponent's suspended Digimon get -1000 DP.",
  "[Your Turn] (Once Per Turn) When a card is removed from your opponent's security stack, <Recovery +1 (Deck)>.",
] as const;

const texts = fc.uniqueArray(fc.constantFrom(...TEXTS), { maxLength: 3 });
const dp = fc.integer({ min: 1, max: 8 }).map((n) => n * 1000);
const digimon = fc.record({ dp, texts, suspended: fc.boolean(), placed: fc.boolean() });
const trap = fc.constantFrom(
  '',
  '[Security] Gain 2 memory.',
  "[Security] Delete 1 of your opponent's Digimon.",
  '[Security] <Draw 1>.',
);

/** A random small board with one attack, and a random script. */
const game = fc.record({
  own: fc.array(digimon, { minLength: 1, maxLength: 3 }),
  other: fc.array(digimon, { maxLength: 3 }),
  security: fc.array(trap, { maxLength: 3 }),
  target: fc.integer({ min: 0, max: 3 }),
  memory: fc.integer({ min: 0, max: 3 }),
});

type Game = typeof game extends fc.Arbitrary<infer T> ? T : never;

function scenarioOf(value: Game): Scenario {
  const cards: string[] = [];
  const stack =
    (prefix: string) =>
    (unit: Game['own'][number], i: number): string => {
      const name = `${prefix}${i}`;
      cards.push(
        `card ${name}: Digimon Lv.4 red ${unit.dp} DP`,
        ...unit.texts.map((text) => `  ${text}`),
      );
      const states = [
        unit.suspended && (prefix === 'B' || i > 0) ? 'suspended' : '',
        unit.placed && i > 0 ? 'placed' : '',
      ];
      const said = states.filter((state) => state !== '').join(', ');
      return said === '' ? name : `${name} [${said}]`;
    };
  const own = value.own.map(stack('A')).join(', ');
  const other = value.other.map(stack('B')).join(', ');
  const security = value.security.map((text, i) => {
    cards.push(`card S${i}: Option red`, ...(text === '' ? [] : [`  security: ${text}`]));
    return `S${i}`;
  });
  const board = [
    ...cards,
    `memory P1 ${value.memory}`,
    `P1 battle: ${own}`,
    'P1 security: 2',
    ...(other === '' ? [] : [`P2 battle: ${other}`]),
    ...(security.length === 0 ? [] : [`P2 security: ${security.join(', ')}`]),
  ].join('\n');
  const target = value.other[value.target] === undefined ? 'the player' : `B${value.target}`;
  const scenario = readScenario(board, [`A0 attacks ${target}`]);
  if (!scenario.ok) throw new Error(`${board}\n${JSON.stringify(scenario.problem)}`);
  return scenario.value;
}

/** Every card of both players, wherever it is. */
function cardsOf(run: Run): number[] {
  const { state } = run;
  const areas = [state.hand, state.deck, state.trash, state.security].flatMap((area) => [
    ...area[0],
    ...area[1],
  ]);
  const all = [
    ...areas,
    ...state.units.flatMap((unit) => unit.cards),
    ...(state.revealed < 0 ? [] : [state.revealed]),
  ];
  return all.sort((a, b) => a - b);
}

describe('any board, any choices', () => {
  test('cards are conserved, every step has an existing rule, the same script gives the same trace', () => {
    fc.assert(
      fc.property(
        game,
        fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: 12 }),
        (value, script) => {
          const scenario = scenarioOf(value);
          const before = JSON.stringify(scenario.setup.start);
          const run = begin(scenario.setup, { script, trace: true });
          const outcome = resolve(run, scenario.declarations);
          expect(outcome).not.toBe('endless');
          expect(cardsOf(run)).toEqual(scenario.setup.cards.map((_, i) => i));
          for (const step of run.trace?.steps ?? []) expect(isRuleNumber(step.rule)).toBe(true);
          const again = begin(scenario.setup, { script, trace: true });
          resolve(again, scenario.declarations);
          expect(again.trace?.steps).toEqual(run.trace?.steps);
          expect(JSON.stringify(scenario.setup.start)).toBe(before);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('with the trace off the ending is the same', () => {
    fc.assert(
      fc.property(game, (value) => {
        const scenario = scenarioOf(value);
        const loud = begin(scenario.setup, { trace: true });
        const quiet = begin(scenario.setup);
        expect(resolve(quiet, scenario.declarations)).toBe(resolve(loud, scenario.declarations));
        expect(cardsOf(quiet)).toEqual(cardsOf(loud));
        expect(quiet.state.facts).toEqual(loud.state.facts);
        expect(quiet.state.memory).toBe(loud.state.memory);
      }),
      { numRuns: 500 },
    );
  });

  test('the board notation of such a board is read back', () => {
    fc.assert(
      fc.property(game, (value) => {
        const { board } = scenarioOf(value);
        const again = parseBoard(makeBoard(board));
        expect(again.ok && makeBoard(again.value.board)).toBe(makeBoard(board));
      }),
    );
  });
});

describe('choose', () => {
  const run = (script: readonly number[]): Run =>
    begin(
      scenarioOf({
        own: [{ dp: 1000, texts: [], suspended: false, placed: false }],
        other: [],
        security: [],
        target: 0,
        memory: 0,
      }).setup,
      { script },
    );

  const number = (): Option => ({ kind: 'number', of: 'repeats', n: 1 });

  test('one option is no choice and takes no place in the script', () => {
    const now = run([1]);
    expect(choose(now, 0, 'may', '15-9-2', ['a'], number)).toBe('a');
    expect(choose(now, 0, 'may', '15-9-2', ['a', 'b'], number)).toBe('b');
    expect(now.taken).toHaveLength(1);
  });

  test('an option that does not exist is a wrong script', () => {
    expect(() => choose(run([5]), 0, 'may', '15-9-2', ['a', 'b'], number)).toThrow('option 5 of 2');
  });
});
