import { describe, expect, test } from 'vitest';
import { TIMINGS } from '../../effect/tree/tree.ts';
import type { Step } from '../../game/state/trace.ts';
import { describeProblem } from '../../base/result.ts';
import type { FitAs } from './as.ts';
import { fit, type Fit } from './fit.ts';
import { play, type Played } from '../play/play.ts';
import { readScenario } from '../file/read.ts';

function fitted(text: string, as?: FitAs): Fit {
  const found = fit(text, 0, as);
  if (found === undefined) throw new Error(`nothing of it is run: ${text}`);
  return found;
}

const played = (made: Fit): readonly Step[] => playedOf(made).steps;

function playedOf({ board, actions }: Fit): Played {
  const scenario = readScenario(board, actions);
  if (!scenario.ok) throw new Error(scenario.problem.map(describeProblem).join('\n'));
  return play(scenario.value);
}

/** Whether the memory that the effect is about is gained: it came about in the scenario. */
const gains = (steps: readonly Step[]): boolean =>
  steps.some((step) => step.verb === 'memory' && step.n === 1 && step.player === 0);

const PERSISTENT = new Set<string>(['Your Turn', "Opponent's Turn", 'All Turns']);

describe('an effect comes about in the scenario made for it', () => {
  // <Blast Digivolve> is the only thing that the engine does at the counter timing.
  test.each(TIMINGS.filter((name) => !PERSISTENT.has(name) && name !== 'Counter'))(
    '[%s]',
    (name) => {
      expect(gains(played(fitted(`[${name}] Gain 1 memory.`)))).toBe(true);
    },
  );

  test.each([...PERSISTENT])('[%s], as long as it lasts', (name) => {
    const { boards } = playedOf(fitted(`[${name}] This Digimon gains <Blocker>.`));
    const units = boards[0]?.sides[0].battle ?? [];
    expect(units.find(({ label }) => label === 'Sample')?.keywords).toEqual(['Blocker']);
  });

  test.each<[string, string]>([
    ['attacks', '[Your Turn] When this Digimon attacks, gain 1 memory.'],
    ['is attacked', "[Opponent's Turn] When an opponent's Digimon attacks, gain 1 memory."],
    [
      'deletes',
      "[Your Turn] When this Digimon deletes an opponent's Digimon in battle, gain 1 memory.",
    ],
    ['would be deleted', '[All Turns] When this Digimon would be deleted, gain 1 memory.'],
    ['another is deleted', '[All Turns] When one of your other Digimon is deleted, gain 1 memory.'],
    [
      "an opponent's is deleted",
      "[All Turns] When an opponent's Digimon is deleted, gain 1 memory.",
    ],
    ['suspends', '[Your Turn] When this Digimon suspends, gain 1 memory.'],
    ["an opponent's suspends", "[Your Turn] When an opponent's Digimon suspends, gain 1 memory."],
    ['unsuspends', '[Your Turn] When this Digimon becomes unsuspended, gain 1 memory.'],
    ['is played', '[Your Turn] When one of your Digimon is played, gain 1 memory.'],
    [
      "an opponent's is played",
      "[Opponent's Turn] When an opponent's Digimon is played, gain 1 memory.",
    ],
    ['digivolves', '[Your Turn] When one of your Digimon digivolves, gain 1 memory.'],
    ['digivolves itself', '[Your Turn] When this Digimon digivolves, gain 1 memory.'],
    ['own security', '[All Turns] When a card is removed from your security stack, gain 1 memory.'],
    [
      'own security in own turn',
      '[Your Turn] When a card is removed from your security stack, gain 1 memory.',
    ],
    [
      "the opponent's security",
      "[Your Turn] When a card is removed from your opponent's security stack, gain 1 memory.",
    ],
    ['is linked', '[Your Turn] When this Digimon gets linked, gain 1 memory.'],
    [
      'moves',
      '[Your Turn] When one of your Digimon moves from the breeding area to the battle area, gain 1 memory.',
    ],
    ['would be played', 'When this card would be played, gain 1 memory.'],
    ['is used', '[Your Turn] When you use an Option card, gain 1 memory.'],
    [
      'strong target',
      "[When Attacking] If you attack an opponent's Digimon with 12000 DP or more, gain 1 memory.",
    ],
    ['declared', '[Main] [Once Per Turn] Gain 1 memory.'],
    ['by a Tamer', '[Main] By suspending this Tamer, gain 1 memory.'],
    ['in the breeding area', '[Breeding] [Main] Gain 1 memory.'],
    ['delayed', '[Main] <Delay>\n・Gain 1 memory.'],
  ])('%s', (_, text) => {
    expect(gains(played(fitted(text)))).toBe(true);
  });

  test.each<FitAs>(['inherited', 'linked'])('as an effect that is %s', (as) => {
    expect(gains(played(fitted('[When Attacking] Gain 1 memory.', as)))).toBe(true);
  });

  test('a name, a trait and a colour that it asks for are there', () => {
    const { board } = fitted(
      '[On Play] You may play 1 blue Digimon card with the [Beast] trait and [Cub] in its name from your hand without paying the cost.',
    );
    expect(board).toMatch(/card Cub: Digimon Lv\.3 blue/);
    expect(board).toContain('traits: Beast');
  });
});

describe('what the engine cannot run', () => {
  test('a line of which it runs nothing has no scenario', () => {
    expect(fit('[On Play] Do a dance.', 0)).toBeUndefined();
    expect(fit('Digivolve: 3 from Lv.4 red', 0)).toBeUndefined();
    expect(fit('', 0)).toBeUndefined();
  });

  test('sentences at the end are left off the card and said', () => {
    const text = '[On Play] Gain 1 memory. Then, do a dance.';
    const { board, leftOut } = fitted(text);
    expect(board).not.toContain('dance');
    expect(leftOut.map(({ start, end }) => text.slice(start, end))).toEqual(['Then, do a dance.']);
  });

  test('a first sentence is not left out, since the others hang on it', () => {
    expect(fit('[On Play] Do a dance. Then, gain 1 memory.', 0)).toBeUndefined();
  });
});
