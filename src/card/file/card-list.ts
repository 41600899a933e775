/** The form of card file whose entries have a `cardId`. */
import {
  category,
  colours,
  isEntry,
  joinTexts,
  list,
  nameOf,
  number,
  setOf,
  words,
} from './field.ts';
import type { FileEntry } from './field.ts';
import type { FileCard } from './file-card.ts';

export const CARD_LIST_FIELDS = new Set([
  'cardId',
  'set',
  'nameEn',
  'kinds',
  'colors',
  'level',
  'playCost',
  'dp',
  'evoCosts',
  'forms',
  'attributes',
  'types',
  'effectText',
  'inheritedEffectText',
  'securityEffectText',
  'linkRequirement',
  'linkDp',
  'linkEffect',
  'isAce',
  'overflowMemory',
  'isDualCard',
  'dualEffect',
  'optionEffect',
  'optionColorRequirements',
]);

export function fromCardList(entry: FileEntry): FileCard | null {
  const cardNumber = words(entry['cardId']);
  const categories = list(entry['kinds']).flatMap((kind) => category(kind) ?? []);
  const name = nameOf(entry['nameEn']);
  if (cardNumber === '' || name === '' || categories.length === 0) return null;
  const costs = Array.isArray(entry['evoCosts']) ? entry['evoCosts'].filter(isEntry) : [];
  const option = words(entry['optionEffect']);
  return {
    number: cardNumber,
    set: words(entry['set']) || setOf(cardNumber),
    name,
    categories,
    colours: colours(entry['colors']),
    level: number(entry['level']),
    dp: categories.includes('Digimon') ? number(entry['dp']) : null,
    cost: number(entry['playCost']),
    traits: [...list(entry['forms']), ...list(entry['attributes']), ...list(entry['types'])],
    digivolve: costs.flatMap((cost) => {
      const level = number(cost['level']);
      const price = number(cost['memoryCost']);
      return level === null || price === null
        ? []
        : colours(cost['color']).map((colour) => ({ colour, level, cost: price }));
    }),
    text: {
      upper: joinTexts(entry['effectText'], entry['linkRequirement']),
      inherited: joinTexts(entry['inheritedEffectText']),
      security: joinTexts(entry['securityEffectText']),
      linked: joinTexts(entry['linkEffect']),
    },
    linkDp: number(entry['linkDp']),
    overflow: number(entry['overflowMemory']),
    ...(option === ''
      ? {}
      : {
          option: {
            name: words(entry['dualEffect']),
            text: option,
            colours: colours(entry['optionColorRequirements']),
          },
        }),
  };
}
