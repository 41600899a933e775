import type { KeywordRule } from './keyword.ts';

/** `<Digisorption>`: works from the hand, while the card is about to be digivolved into. */
export const digisorption: KeywordRule = {
  name: 'Digisorption',
  slug: 'digisorption',
  category: 'immediate',
  rule: '16-10-1',
  categoryRule: '16-10-2',
  text: ({ n = 0 }) =>
    `When this Digimon would digivolve into this card, by suspending 1 of your Digimon, reduce the digivolution cost by ${Math.abs(n)}.`,
  costRule: '16-10-3',
  processRule: '16-10-3',
};
