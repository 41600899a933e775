import { describe, expect, test } from 'vitest';
import type { Declaration } from '../../game/state/declaration.ts';
import { begin, resolve } from '../../game/explore/resolve.ts';
import { ACTIVATIONS, ATTACKS, MOVES } from '../cases/refused-actions.ts';
import { DIGIVOLUTIONS, OPTIONS, PLAYS } from '../cases/refused-plays.ts';
import { CARDS, type Refused } from '../cases/refused.ts';
import { readScenario } from '../file/read.ts';
import type { Scenario } from '../file/scenario.ts';
import { snapshot } from './snapshot.ts';

const ALL = [...ATTACKS, ...PLAYS, ...DIGIVOLUTIONS, ...OPTIONS, ...ACTIVATIONS, ...MOVES];

function scenarioOf({ board, actions }: Refused): Scenario {
  const areas = board.split('\n').filter((line) => !/^(?:card |\s)/.test(line));
  const cards = board.split('\n').filter((line) => /^(?:card |\s)/.test(line));
  const scenario = readScenario(`${CARDS}${[...cards, ...areas].join('\n')}\n`, actions);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.problem));
  return scenario.value;
}

describe('what is declared against the rules is refused', () => {
  test.each(ALL)('$rule: $what', (refused) => {
    const { setup, declarations } = scenarioOf(refused);
    const legal = begin(setup);
    expect(resolve(legal, declarations.slice(0, -1))).toBe('done');
    const run = begin(setup);
    expect(resolve(run, declarations)).toBe('refused');
    expect(run.state.refusal).toBe(refused.rule);
  });

  test.each(ALL.filter(({ actions }) => actions.length === 1))(
    '$rule: $what, and nothing has changed',
    (refused) => {
      const { setup, declarations } = scenarioOf(refused);
      const before = snapshot(begin(setup));
      const run = begin(setup);
      resolve(run, declarations);
      expect(snapshot(run)).toEqual(before);
    },
  );
});

test('every kind of declaration is refused somewhere here', () => {
  const kinds: { readonly [kind in Declaration['kind']]: true } = {
    attack: true,
    play: true,
    use: true,
    digivolve: true,
    dna: true,
    burst: true,
    'app fusion': true,
    link: true,
    activate: true,
    move: true,
    hatch: true,
    pass: true,
  };
  const refused = ALL.map((one) => scenarioOf(one).declarations.at(-1)?.kind);
  expect(new Set(refused)).toEqual(new Set(Object.keys(kinds)));
});
