/** What two players say of one Digimon, for the tests of calls. */
import type { CallAnswer } from './wire.ts';

export const YES: CallAnswer = {
  words: 'Yes',
  statement: 'Rex is deleted',
  fact: 'Rex is deleted',
  says: 'always',
  by: null,
};

export const NO: CallAnswer = {
  ...YES,
  words: 'No',
  statement: "Rex isn't deleted",
  says: 'never',
};
