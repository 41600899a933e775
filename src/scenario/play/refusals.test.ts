import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/result.ts';
import type { Declaration } from '../../game/state/declaration.ts';
import { begin, resolve } from '../../game/explore/resolve.ts';
import { REFUSALS } from '../file/cases-sample.ts';
import { scenarioIn } from '../file/in-file.ts';
import { snapshot } from './snapshot.ts';

describe('what is declared against the rules is refused', () => {
  test.each(REFUSALS)('$path: $title', (refusal) => {
    const { setup, declarations } = orThrow(scenarioIn(refusal));
    const legal = begin(setup);
    expect(resolve(legal, declarations.slice(0, -1))).toBe('done');
    const run = begin(setup);
    expect(resolve(run, declarations)).toBe('refused');
    expect(run.state.refusal).toBe(refusal.refused);
  });

  test.each(REFUSALS.filter(({ actions }) => actions.length === 1))(
    '$path: nothing has changed',
    (refusal) => {
      const { setup, declarations } = orThrow(scenarioIn(refusal));
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
  const refused = REFUSALS.map((one) => orThrow(scenarioIn(one)).declarations.at(-1)?.kind);
  expect(new Set(refused)).toEqual(new Set(Object.keys(kinds)));
});
