import { expect, test } from 'vitest';
import { readEffects } from '../../effect/read/read.ts';
import { makeAbility } from './make-ability.ts';

/** What of a text the engine does not play. */
function problemsOf(text: string): readonly string[] {
  const line = readEffects(text).lines[0];
  if (line?.kind !== 'effect') throw new Error(`no effect: ${text}`);
  return makeAbility(line, text).problems.map(({ found }) => found);
}

test.each([
  ['[On Play]', []],
  // How it was played is not remembered once it has digivolved.
  ['[On Play] [When Digivolving]', ['how it was played']],
  ['[When Digivolving]', ['how it was played']],
  ['[When Attacking]', ['"played" of what something else set off']],
])('whether an effect played it is asked only of its own playing: %s', (timings, problems) => {
  const text = `${timings} If this Digimon was played by an effect, gain 1 memory.`;
  expect(problemsOf(text)).toEqual(problems);
});
