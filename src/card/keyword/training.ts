import type { KeywordRule } from './keyword.ts';

/** `<Training>`: also in the breeding area (16-41-1). */
export const training: KeywordRule = {
  name: 'Training',
  slug: 'training',
  category: 'activation',
  rule: '16-41-1',
  categoryRule: '16-41-2',
  text: "[Main] By suspending this Digimon, place the top card of your deck face down as this Digimon's bottom digivolution card.",
  costRule: '16-41-3',
  processRule: '16-41-3',
};
