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
  for (const asked of ['this Digimon was played by an effect', 'an effect played this Digimon'])
    expect(problemsOf(`${timings} If ${asked}, gain 1 memory.`), asked).toEqual(problems);
});

test.each([
  ['If attacking a player, gain 1 memory.', []],
  ["If attacking an opponent's Digimon, by trashing 1 card in your hand, <Draw 2>.", []],
  // Whether the rest is done in an attack on another target isn't said.
  ['If attacking a player, gain 1 memory. <Draw 1>.', ['the condition "attacking"']],
  ['<Draw 1>. If attacking a player, gain 1 memory.', ['the condition "attacking"']],
])('the target of an attack is asked as it triggers, or not at all: %s', (words, problems) => {
  expect(problemsOf(`[When Attacking] ${words}`)).toEqual(problems);
});
