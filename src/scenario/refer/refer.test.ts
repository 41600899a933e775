import { expect, test } from 'vitest';
import { random } from '../../base/chance.ts';
import { referAt } from './arbitrary.ts';
import type { Cast } from './cast.ts';
import { waysOf } from './expected.ts';
import { namedText, printedText, type ReferText } from './say.ts';
import { VERBS, type ReferStep, type StepObject } from './step.ts';
import { tryRefer } from './try.ts';

const { cast } = referAt(random(7));
const plain: Cast = {
  ...cast,
  holder: 'Digimon',
  watchers: false,
  passes: false,
  attacks: null,
  members: cast.members.map((one) => ({ ...one, suspended: false, under: 0, line: '' })),
};

const FOE: StepObject = {
  kind: 'choose',
  side: "your opponent's",
  n: 1,
  upTo: false,
  other: false,
};

function step(name: string, object: StepObject, more: Partial<ReferStep> = {}): ReferStep {
  const verb = VERBS.find((one) => one.name === name);
  if (verb === undefined) throw new Error(`there is no verb ${name}`);
  return { verb, object, may: false, price: false, then: false, gate: null, ...more };
}

const text = (...steps: readonly ReferStep[]): ReferText => ({
  holder: 'Digimon',
  steps,
  event: null,
});

const isLess: ReferText = text(
  step('suspend', FOE, { may: true }),
  step('less DP', { kind: 'refers', to: 0, word: 'it' }, { then: true }),
);

test('a text is printed with words that refer back, and said again with everybody named', () => {
  expect(printedText(isLess)).toBe(
    "[When Attacking] You may suspend 1 of your opponent's Digimon. Then, it gets -1000 DP for the turn.",
  );
  const ways = waysOf(isLess, plain) ?? [];
  expect(ways.map((way) => namedText(isLess, way))).toEqual([
    '[When Attacking] ',
    ...['d', 'e', 'f'].map(
      (one) =>
        `[When Attacking] Suspend 1 of your opponent's Digimon with the [K${one}] trait. 1 of your opponent's Digimon with the [K${one}] trait gets -1000 DP for the turn.`,
    ),
  ]);
});

test('both end the same', () => {
  expect(tryRefer(isLess, plain)).toMatchObject({ why: null, outcome: 'compared' });
});

test('a word that meant somebody else would be found', () => {
  const other = text(
    step('suspend', FOE),
    step('less DP', { kind: 'this' }),
    // "it" is printed for this Digimon, and the trial is told that the other one is meant.
    step('unsuspend', { kind: 'refers', to: 0, word: 'it' }),
  );
  expect(tryRefer(other, plain).why).toContain('-- only by name');
});
