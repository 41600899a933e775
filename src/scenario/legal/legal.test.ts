import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/result.ts';
import { begin, resolve } from '../../game/explore/resolve.ts';
import { UnknownCard, type Setup } from '../../game/run/run.ts';
import type { Declaration } from '../../game/state/declaration.ts';
import { parseAction } from '../action.ts';
import { makeAction } from '../make-action.ts';
import { CASES, REFUSALS } from '../file/cases-sample.ts';
import { scenarioIn } from '../file/in-file.ts';
import { readScenario } from '../file/read.ts';
import type { Scenario } from '../file/scenario.ts';
import { legalActions, refusalsOf } from './legal.ts';

const read = (words: string, { setup }: Scenario): Declaration => {
  const action = parseAction(words, setup);
  if (!action.ok) throw new Error(action.problem.found);
  return action.value;
};

const words = (board: string, actions: readonly string[] = []): readonly string[] => {
  const scenario = orThrow(readScenario(board, actions));
  return legalActions(scenario).actions.map((action) => makeAction(action, scenario.setup));
};

const BOARD = `card Rex: Digimon Lv.5 red 6000 DP cost 8
  digivolve: 3 from Lv.4 red
card Cub: Digimon Lv.4 red 4000 DP cost 4
  [Main] [Once Per Turn] Gain 1 memory.
card Owl: Digimon Lv.4 blue 4000 DP
card Egg: Digi-Egg Lv.2 red
card Go: Option red cost 1
  [Main] Gain 1 memory.
card Wait: Option blue cost 1
turn P1
memory P1 3
P1 battle: Cub, Owl [suspended]
P1 hand: Rex, Go
P1 eggs: Egg
P2 battle: Cub [suspended], Cub
P2 security: Wait, Wait
`;

test('all that can be done, and nothing else', () => {
  expect(words(BOARD)).toEqual([
    'P1 hatches',
    'P1 plays Rex',
    'Cub A digivolves into Rex',
    'P1 uses Go',
    'Cub A attacks the player',
    'Cub A attacks Cub B',
    'Cub A activates [Main]',
    'P1 passes',
  ]);
});

test('behind an action it is what can be done then', () => {
  const then = words(BOARD, ['Cub A attacks the player']);
  expect(then).not.toContain('Cub A attacks Cub B');
  expect(then).not.toContain('P1 hatches');
  expect(then).toContain('Cub A activates [Main]');
});

test('when the turn passes, the other player is asked', () => {
  const then = words(BOARD, ['P1 passes']);
  expect(then).toContain('Cub C attacks the player');
  expect(then).toContain('P2 passes');
  expect(then.some((one) => one.startsWith('P1 '))).toBe(false);
});

describe('why not', () => {
  const why = (action: string, board = BOARD): readonly string[] | null => {
    const scenario = orThrow(readScenario(board, []));
    return refusalsOf(scenario, [], read(action, scenario));
  };

  test('each rule that stands in its way is named', () => {
    expect(why('Owl attacks the player')).toEqual(['11-2-5']);
    expect(why('Cub A attacks Cub C')).toEqual(['11-2-7-1']);
    const placed = BOARD.replace('Owl [suspended]', 'Owl [suspended, placed]');
    expect(why('Owl attacks Cub C', placed)).toEqual(['11-2-5', '7-1-2-1', '11-2-7-1']);
  });

  test('a legal one has none', () => {
    expect(why('Cub A attacks the player')).toEqual([]);
  });
});

/** The rule that refuses it as the first action; `null` where none does. */
function refusalOf(setup: Setup, action: Declaration): string | null {
  const run = begin(setup);
  try {
    return resolve(run, [action]) === 'refused' ? run.state.refusal : null;
  } catch (problem) {
    if (problem instanceof UnknownCard) return null;
    throw problem;
  }
}

describe('on the cases of this project', () => {
  const done = CASES.flatMap((one) => {
    const scenario = orThrow(scenarioIn(one));
    return scenario.declarations.length === 0 ? [] : [{ path: one.path, scenario }];
  });

  test('the first action of each that is carried out is offered', () => {
    const missing = done.flatMap(({ path, scenario }) => {
      const [first] = scenario.declarations;
      if (first === undefined || (first.kind === 'play' && first.materials !== undefined))
        return [];
      if (refusalOf(scenario.setup, first) !== null) return [];
      const before = { ...scenario, actions: [], declarations: [] };
      const { actions } = legalActions(before);
      const offered = actions.map((action) => makeAction(action, scenario.setup));
      return offered.includes(makeAction(first, scenario.setup))
        ? []
        : [`${path}: ${scenario.actions[0]}`];
    });
    expect(missing).toEqual([]);
  });

  test('none that is refused is offered, and the rule of the case is named', () => {
    for (const refusal of REFUSALS) {
      const scenario = orThrow(scenarioIn(refusal));
      const last = scenario.declarations.at(-1);
      if (last === undefined) continue;
      const before = {
        ...scenario,
        actions: scenario.actions.slice(0, -1),
        declarations: scenario.declarations.slice(0, -1),
      };
      // The first option of each choice on the way.
      const run = begin(scenario.setup);
      resolve(run, before.declarations);
      const script = run.taken.map(({ index }) => index);
      const said = legalActions(before, script).actions.map((action) =>
        makeAction(action, scenario.setup),
      );
      expect(said, refusal.path).not.toContain(makeAction(last, scenario.setup));
      expect(refusalsOf(before, script, last)?.[0], refusal.path).toBe(refusal.refused);
    }
  });

  test('an action is read again as it is written', () => {
    for (const { path, scenario } of done)
      for (const declaration of scenario.declarations) {
        const written = makeAction(declaration, scenario.setup);
        expect(read(written, scenario), path).toEqual(declaration);
      }
  });
});
