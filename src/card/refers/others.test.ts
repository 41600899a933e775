import { expect, test } from 'vitest';
import { problemsOf } from '../problems-sample.ts';

test.each([
  'Choose 1 Digimon. Delete all other Digimon.',
  'Choose 1 of your Digimon. Delete all of your other Digimon.',
  'Choose 1 of your Digimon. Delete all of your other Digimon and Tamers.',
  'Choose 1 of your Digimon. Delete all other Digimon.',
  "Choose 1 of your opponent's Digimon. Delete all other Digimon.",
  "Choose 1 of your Digimon and 1 of your opponent's Digimon. Delete all other Digimon.",
  'Your opponent chooses 1 of their Digimon. Delete all other Digimon.',
  'Suspend 1 Digimon. Then, delete all other Digimon.',
  'Suspend 1 of your Digimon. Then, give 1 of your other Digimon <Rush>.',
  "Suspend 1 of your Digimon. Then, trash 1 of your other Digimon's digivolution cards.",
  'By suspending 1 of your Digimon, 1 of your other Digimon gets +1000 DP for the turn.',
  '1 of your Digimon gets +1000 DP for the turn. Then, 1 of your other Digimon may attack.',
])('other than this Digimon, or than the one chosen before: %s', (text) => {
  expect(problemsOf(`[On Play] ${text}`)).toContain('"other" after a choice');
});

test.each([
  'Delete all other Digimon.',
  '1 of your other Digimon gets +1000 DP for the turn.',
  'This Digimon gets +1000 DP for the turn. Then, 1 of your other Digimon may attack.',
  "Suspend 1 of your opponent's Digimon. Then, 1 of your other Digimon gets +1000 DP for the turn.",
  "Choose 1 of your opponent's Digimon. Delete all of their other Digimon.",
  'Choose 1 of your Digimon. Then, you may DNA digivolve this Digimon and 1 of your other Digimon into a Digimon card in your hand.',
])('nobody else can be meant: %s', (text) => {
  expect(problemsOf(`[On Play] ${text}`)).toEqual([]);
});
