import { expect, test } from 'vitest';
import { begin, resolve } from '../../game/explore/resolve.ts';
import { readScenario } from '../file/read.ts';
import { tell } from './tell.ts';

/** The resolution in sentences, each with its rule; first options are taken. */
function said(board: string, actions: readonly string[], without?: string): readonly string[] {
  const scenario = readScenario(board, actions);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.problem));
  const { setup, declarations } = scenario.value;
  const run = begin(setup, {
    trace: true,
    ...(without === undefined ? {} : { without: new Set([without]) }),
  });
  resolve(run, declarations);
  return (run.trace?.steps ?? []).map((step) => `${step.rule} ${tell(step, setup.labels)}`);
}

test('an Option is declared and revealed before its cost is paid (9-1-9)', () => {
  const steps = said(
    'card Red Song: Option red cost 2\n  [Main] Gain 1 memory.\ncard Rex: Digimon Lv.4 red 5000 DP\nmemory P1 5\nP1 battle: Rex\nP1 hand: Red Song\n',
    ['P1 uses Red Song'],
  );
  expect(steps.slice(0, 3)).toEqual([
    '9-1-9-1 P1 uses Red Song.',
    '4-2-2 P1 pays 2 memory.',
    "9-1-9-3 Red Song's [Main] activates.",
  ]);
});

test('a rule that is switched off is not quoted: 15-7-2', () => {
  const board = `card X: Digimon Lv.4 red 5000 DP\n  [When Attacking] By deleting 1 of your other Digimon, gain 1 memory.\ncard Y: Digimon Lv.4 red 3000 DP\n  <Evade>\ncard Blank: Option red\nP1 battle: X, Y\nP2 security: Blank\n`;
  const actions = ['X attacks the player'];
  const quotes = (steps: readonly string[]): number =>
    steps.filter((step) => step.startsWith('15-7-2 ') || step.includes('nothing more happens'))
      .length;
  expect(quotes(said(board, actions))).toBe(2);
  expect(quotes(said(board, actions, '15-7-2'))).toBe(0);
});
