import type { KeywordRule } from './keyword.ts';

/** `<Alliance>`: the DP counts as it was upon the suspension (16-24-4). */
export const alliance: KeywordRule = {
  name: 'Alliance',
  slug: 'alliance',
  category: 'trigger',
  rule: '16-24-1',
  categoryRule: '16-24-2',
  text: "[When Attacking] By suspending 1 of your other Digimon, add the suspended Digimon's DP to this Digimon and it gains <Security A. +1> for the attack.",
  costRule: '16-24-3',
  processRule: '16-24-3',
};
