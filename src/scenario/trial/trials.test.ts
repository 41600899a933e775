import { expect, test } from 'vitest';
import { campaign, failureSaid } from './campaign.ts';
import { CHANGES } from './change.ts';
import type { Changed } from './changed.ts';
import { boardOf, type Trial } from './trial.ts';
import { tryAll } from './try.ts';

/** `TRIALS=100000 vitest run src/scenario/trial` makes as many, `SEED=7` other ones. */
const TRIALS = Number(process.env['TRIALS'] ?? 2_000);
const SEED = Number(process.env['SEED'] ?? 19);

test('boards at random end the same under every change that means nothing', () => {
  const { trials, made, failures } = campaign(TRIALS, SEED);
  expect(failures.map(failureSaid).join('\n\n')).toBe('');
  expect(trials).toBeGreaterThanOrEqual(TRIALS);
  if (TRIALS >= 2_000) expect([...made.keys()].toSorted()).toEqual(Object.keys(CHANGES).toSorted());
}, 86_400_000);

const side = (...names: string[]): Trial['P1'] => ({
  battle: names.map((name) => ({ cards: [name], states: [] })),
  breeding: [],
  security: [],
  hand: [],
  deck: [],
  trash: [],
});
const digimon = (name: string, ...lines: string[]): Trial['cards'][number] => ({
  name,
  facts: 'Digimon Lv.4 red 3000 DP',
  lines: ['traits: Beast', ...lines],
});
const board = (...lines: string[]): Trial => ({
  cards: [digimon('Ant', ...lines), digimon('Bee'), digimon('Dog')],
  P1: side('Ant', 'Bee'),
  P2: side('Dog'),
  turn: 'P1',
  memory: 2,
  actions: ['Ant attacks the player'],
});

test('a board under other names, from the other side, with a name for "this Digimon"', () => {
  const one = board('[When Attacking] This Digimon gets +1000 DP for the turn.');
  const changed = (change: string): string => {
    const made = CHANGES[change]?.(one) ?? null;
    return made === null ? '' : `${boardOf(made.trial)}\n${made.trial.actions.join('\n')}`;
  };
  expect(changed('other names')).toContain('Dog attacks the player');
  expect(changed('sides exchanged')).toContain('turn P2\nmemory P2 2\nP1 battle: Dog\nP2 battle');
  expect(changed('"this Digimon gets" by its name')).toContain(
    '[When Attacking] 1 of your Digimon with [Ant] in its name gets +1000 DP for the turn.',
  );
  expect(tryAll(one).failures).toEqual([]);
});

test('an ending that changes is found, and somebody to whom something is done', () => {
  const one = board('[When Attacking] 1 of your other Digimon gets +1000 DP for the turn.');
  const change = (made: Changed) => tryAll(one, () => true, { 'a change': () => made }).failures;
  expect(change({ trial: one })).toEqual([]);
  expect(change({ trial: board() })).toMatchObject([
    { change: 'a change', lost: [expect.stringContaining('DP 1000')] },
  ]);
  expect(change({ trial: one, untouched: 'Dog' })).toEqual([]);
  expect(change({ trial: one, untouched: 'Bee' })).toHaveLength(1);
});
