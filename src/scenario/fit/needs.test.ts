import { describe, expect, test } from 'vitest';
import { describeProblem } from '../../base/result.ts';
import type { Step } from '../../game/state/trace.ts';
import { readScenario } from '../file/read.ts';
import { play } from '../play/play.ts';
import { fit } from './fit.ts';

const boardOf = (text: string): string => fit(text, 0)?.board ?? '';

/** The steps on the board made for a text, if its player does all that it allows. */
function stepsOf(text: string, script: readonly number[] = []): readonly Step[] {
  const made = fit(text, 0);
  const scenario = made === undefined ? undefined : readScenario(made.board, made.actions);
  if (scenario?.ok !== true)
    throw new Error(scenario?.problem.map(describeProblem).join('\n') ?? text);
  return play(scenario.value, script).steps;
}
const gains = (text: string, script: readonly number[] = []): boolean =>
  stepsOf(text, script).some((step) => step.verb === 'memory' && step.n === 1 && step.player === 0);

describe('a condition of the text holds on its board, where it can', () => {
  test.each([
    '[On Play] If you have 3 or fewer security cards, gain 1 memory.',
    '[On Play] If you have 1 or fewer security cards, gain 1 memory.',
    '[On Play] If your opponent has 3 or fewer security cards, gain 1 memory.',
    '[On Play] If you have 8 or more cards in your hand, gain 1 memory.',
    '[On Play] If you have 1 or fewer cards in your hand, gain 1 memory.',
    '[On Play] If you have 10 or more cards in your trash, gain 1 memory.',
    '[On Play] If your opponent has 10 or more cards in their trash, gain 1 memory.',
    '[On Play] If you have a Tamer with [Nora] in its name, gain 1 memory.',
    '[On Play] If you have 2 or more Tamers, gain 1 memory.',
    "[On Play] If you don't have a Tamer, gain 1 memory.",
    '[On Play] If your opponent has 2 or more suspended Digimon, gain 1 memory.',
    '[When Attacking] If you have 3 or more Digimon, gain 1 memory.',
    "[When Attacking] If [Cub] is in this Digimon's digivolution cards, gain 1 memory.",
    "[When Digivolving] If [Cub] is in this Digimon's digivolution cards, gain 1 memory.",
    '[When Attacking] If this Digimon has 4 or more digivolution cards, gain 1 memory.',
    '[When Attacking] If this Digimon has [Cub] in its name, gain 1 memory.',
    '[When Attacking] If this Digimon has <Jamming>, gain 1 memory.',
    '[When Attacking] If you have 0 memory, gain 1 memory.',
    "[Opponent's Turn] When an opponent's Digimon attacks, if this Digimon is suspended, gain 1 memory.",
    '[Your Turn] When you play a green Tamer, gain 1 memory.',
    '[Your Turn] When one of your Tamers becomes suspended, gain 1 memory.',
    '[Your Turn] When an effect suspends one of your Digimon, gain 1 memory.',
    '[All Turns] When one of your other Digimon with [Cub] in its name is deleted, gain 1 memory.',
    '[Main] <Digi-Burst 2>\n・Gain 1 memory.',
  ])('%s', (text) => {
    expect(gains(text)).toBe(true);
  });

  test('what waits for less memory at the start of a turn', () => {
    const steps = stepsOf('[Start of Your Turn] If you have 2 or less memory, gain 1 memory.');
    expect(steps.some(({ verb }) => verb === 'memory')).toBe(true);
  });

  test('<Blitz> has memory on the side of the opponent', () => {
    const declared = [0, 1].some((choice) =>
      stepsOf('[When Digivolving] <Blitz>', [choice]).some(
        ({ verb }) => verb === 'declares attack',
      ),
    );
    expect(declared).toBe(true);
  });
});

describe('a target of the text is there', () => {
  test.each<[string, Step['verb']]>([
    ["[On Play] Delete 1 of your opponent's Digimon with 1000 DP or less.", 'deleted'],
    ["[On Play] Delete 1 of your opponent's Digimon with <Blocker>.", 'deleted'],
    ["[On Play] Delete 1 of your opponent's Tamers.", 'deleted'],
    ['[When Digivolving] Unsuspend this Digimon.', 'unsuspends'],
    [
      "[On Play] Trash any 2 digivolution cards from your opponent's Digimon.",
      'trashed from under',
    ],
    ['[On Play] Return 1 [Cub] from your trash to your hand.', 'added to hand'],
  ])('%s', (text, verb) => {
    const did = [[], [0, 1], [1]].some((script) =>
      stepsOf(text, script).some((step) => step.verb === verb),
    );
    expect(did).toBe(true);
  });

  test('the name is given to the card that needs it', () => {
    const board = boardOf('[On Play] If you have a Tamer with [Nora] in its name, gain 1 memory.');
    expect(board).toMatch(/^card Nora: Tamer/m);
    expect(board).toMatch(/^card Sample: Digimon/m);
    expect(board).not.toMatch(/^card (?!Nora: Tamer).*Nora/m);
    expect(board).toMatch(/^P1 battle: .*Nora/m);
  });

  test('what a Digimon is to digivolve into can be digivolved into', () => {
    const text =
      '[When Attacking] This Digimon may digivolve into a Digimon card with [Cub] in its name in the hand without paying the cost.';
    const did = [[0], [1]].some((script) =>
      stepsOf(text, script).some(({ verb }) => verb === 'digivolves'),
    );
    expect(did).toBe(true);
  });
});
