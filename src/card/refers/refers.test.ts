import { expect, test } from 'vitest';
import { readEffects } from '../../effect/read/read.ts';
import { makeAbility } from '../ability/make-ability.ts';

/** What of a text the engine does not play. */
function problemsOf(text: string): readonly string[] {
  const line = readEffects(text).lines[0];
  if (line?.kind !== 'effect') throw new Error(`no effect: ${text}`);
  return makeAbility(line, text).problems.map(({ found }) => found);
}

const WHOSE = 'whose cards "its" means';

test.each([
  ['[On Play] Gain 1 memory for each of its digivolution cards.', []],
  ['[On Play] This Digimon gets +1000 DP for each of its digivolution cards.', []],
  ['[All Turns] When this Digimon suspends, gain 1 memory for each of its digivolution cards.', []],
  [
    "[All Turns] When one of your Digimon suspends, gain 1 memory for each of that Digimon's digivolution cards.",
    [],
  ],
  [
    '[All Turns] When one of your Digimon suspends, gain 1 memory for each of its digivolution cards.',
    [WHOSE],
  ],
  ['[All Turns] When one of your Digimon suspends, gain 1 memory for each of its colors.', [WHOSE]],
  [
    "[On Play] Suspend 1 of your opponent's Digimon. Then, <Draw 1> for each of its digivolution cards.",
    [WHOSE],
  ],
])('whose cards "its" means is clear, or it is refused: %s', (text, problems) => {
  expect(problemsOf(text)).toEqual(problems);
});

const IT = 'what "it" means here';
const THEY = 'what "they" means here';
const THOSE = 'what "those" means here';

test.each([
  ['Suspend 2 of your Digimon. Then, they get +1000 DP for the turn.', []],
  ['Suspend 2 of your Digimon. Then, it gets +1000 DP for the turn.', [IT]],
  ['Suspend all of your Digimon. Then, it gets +1000 DP for the turn.', [IT]],
  ['Suspend 1 of your Digimon. Then, it gets +1000 DP for the turn.', []],
  ['Suspend 1 of your Digimon. Then, they get +1000 DP for the turn.', [THEY]],
  [
    'Suspend 1 of your Digimon. Then, all of them get +1000 DP for the turn.',
    ['what "all of them" means here'],
  ],
  ['Suspend 2 of your Digimon. Then, 1 of them gets +1000 DP for the turn.', []],
  ['Suspend 1 of your Digimon. Then, 1 of them gets +1000 DP for the turn.', [THOSE]],
  [
    'Suspend 1 of your Digimon. Then, unsuspend 1 of your other Digimon.',
    ['"other" after a choice'],
  ],
  ['Choose 1 of your Digimon. Delete all of your other Digimon.', ['"other" after a choice']],
])('one is "it" and several are "they", or it is refused: %s', (words, problems) => {
  expect(problemsOf(`[On Play] ${words}`)).toEqual(problems);
});

test.each([
  ['Suspend 1 of your Digimon. The suspended Digimon gets +1000 DP for the turn.', []],
  [
    "Suspend 1 of your Digimon. Suspend 1 of your opponent's Digimon. The suspended Digimon gets +1000 DP for the turn.",
    ['what "the suspended Digimon" means here'],
  ],
  [
    "Return 1 of your Digimon to the hand. Return 1 of your opponent's Digimon to the hand. Delete 1 Digimon with the same level as the returned Digimon.",
    ['what "the returned Digimon" means here'],
  ],
])('"the suspended Digimon" is of one thing that was done: %s', (words, problems) => {
  expect(problemsOf(`[On Play] ${words}`)).toEqual(problems);
});

test.each([
  ["When this Digimon attacks an opponent's Digimon, it gets +1000 DP for the turn.", [IT]],
  ["When one of your Digimon attacks an opponent's Digimon, delete it.", [IT]],
  ["When this Digimon attacks an opponent's Digimon, delete that Digimon.", []],
  ['When this Digimon attacks a player, it gets +1000 DP for the turn.', []],
  ["When this Digimon deletes an opponent's Digimon in battle, it gets +1000 DP for the turn.", []],
])('"it" is not one of the two of an attack: %s', (words, problems) => {
  expect(problemsOf(`[Your Turn] ${words}`)).toEqual(problems);
});

test.each([
  ['Delete them.', ['what "them" means here']],
  [
    "Suspend 1 of your opponent's Digimon. Then, delete each of them.",
    ['what "each of them" means here'],
  ],
  ["Suspend 2 of your opponent's Digimon. Then, delete each of them.", []],
  ["Suspend 1 of your opponent's Tamers. Then, that Tamer can't unsuspend for the turn.", []],
  [
    "Suspend 1 of your opponent's Tamers. Then, that Digimon can't unsuspend for the turn.",
    ['what "that Digimon" means here'],
  ],
  [
    "Suspend 1 of your opponent's Digimon. Then, that Tamer can't unsuspend for the turn.",
    ['what "that Tamer" means here'],
  ],
  [
    'Play 2 Digimon cards from your hand without paying the cost. Then, it gains <Rush> for the turn.',
    [IT],
  ],
])('a word fits whom it means in number and kind, or it is refused: %s', (words, problems) => {
  expect(problemsOf(`[On Play] ${words}`)).toEqual(problems);
});
