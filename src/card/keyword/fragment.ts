import type { KeywordRule } from './keyword.ts';

/** `<Fragment>` */
export const fragment: KeywordRule = {
  name: 'Fragment',
  slug: 'fragment',
  category: 'immediate',
  rule: '16-37-1',
  categoryRule: '16-37-2',
  text: ({ n, argument }) =>
    `When this Digimon would be deleted, by trashing ${n ?? argument ?? 1} of this Digimon's digivolution cards, it isn't deleted.`,
  costRule: '16-37-3',
  processRule: '16-37-3',
};
