/** The form of card file whose entries have a `cardNumber` and fields with "-" for nothing. */
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

export const CARD_NUMBER_FIELDS = new Set([
  'id',
  'cardNumber',
  'name',
  'cardType',
  'cardLv',
  'color',
  'dp',
  'playCost',
  'form',
  'attribute',
  'type',
  'digivolveCondition',
  'specialDigivolve',
  'dnaDigivolve',
  'burstDigivolve',
  'digiXros',
  'assembly',
  'effect',
  'digivolveEffect',
  'securityEffect',
  'aceEffect',
  'rule',
  'linkRequirement',
  'linkDP',
  'linkEffect',
  'optionCardEffect',
  'dualEffect',
  'block',
  'restrictions',
  'AAs',
]);

export function fromCardNumberList(entry: FileEntry): FileCard | null {
  const cardNumber = words(entry['cardNumber']) || words(entry['id']);
  const categories = list(entry['cardType']).flatMap((kind) => category(kind) ?? []);
  const name = nameOf(isEntry(entry['name']) ? entry['name']['english'] : entry['name']);
  if (cardNumber === '' || name === '' || categories.length === 0) return null;
  const conditions = Array.isArray(entry['digivolveCondition'])
    ? entry['digivolveCondition'].filter(isEntry)
    : [];
  const option = words(entry['optionCardEffect']);
  const dual = words(entry['dualEffect']);
  return {
    number: cardNumber,
    set: setOf(cardNumber),
    name,
    categories: dual === '' || categories.length > 1 ? categories : [...categories, 'Option'],
    colours: colours(entry['color']),
    level: number(entry['cardLv']),
    dp: number(entry['dp']),
    cost: number(entry['playCost']),
    traits: [...list(entry['form']), ...list(entry['attribute']), ...list(entry['type'])],
    digivolve: conditions.flatMap((condition) => {
      const level = number(condition['level']);
      const cost = number(condition['cost']);
      return level === null || cost === null
        ? []
        : colours(condition['color']).map((colour) => ({ colour, level, cost }));
    }),
    text: {
      upper: joinTexts(
        ...['specialDigivolve', 'dnaDigivolve', 'burstDigivolve', 'digiXros', 'assembly'].map(
          (field) => entry[field],
        ),
        entry['linkRequirement'],
        entry['effect'],
        entry['rule'],
        ...(categories[0] === 'Option' ? [entry['optionCardEffect']] : []),
      ),
      inherited: joinTexts(entry['digivolveEffect']),
      security: joinTexts(entry['securityEffect']),
      linked: joinTexts(entry['linkEffect']),
    },
    linkDp: number(entry['linkDP']),
    overflow: overflowIn(words(entry['aceEffect'])),
    ...(option === '' || categories[0] === 'Option'
      ? {}
      : { option: { name: dual, text: option } }),
  };
}

/** "Overflow <-3>", as it is printed at the foot of an ACE card (2-10). */
const overflowIn = (text: string): number | null => {
  const found = /Overflow\D{0,4}(\d+)/i.exec(text);
  return found === null ? null : Number(found[1]);
};
