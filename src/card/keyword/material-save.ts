import type { KeywordRule } from './keyword.ts';

/** `<Material Save>`: which cards count stands in the DigiXros requirements of the top card. */
export const materialSave: KeywordRule = {
  name: 'Material Save',
  slug: 'material-save',
  category: 'immediate',
  rule: '16-21-1',
  categoryRule: '16-21-2',
  text: ({ n = 1 }, names) =>
    names.length === 0
      ? undefined
      : `When this Digimon would be deleted, you may place ${n} ${names.map((name) => `[${name}]`).join('/')} from this Digimon's digivolution cards under 1 of your Tamers.`,
  processRule: '16-21-3',
};
