/** The form of card file with one flat entry a card (`main_effect`, `source_effect`). */
import { category, colours, joinTexts, list, nameOf, number, setOf, words } from './field.ts';
import type { FileEntry } from './field.ts';
import type { FileCard } from './file-card.ts';

const FLAT_FIELDS = new Set([
  'id',
  'cardnumber',
  'name',
  'type',
  'level',
  'play_cost',
  'evolution_cost',
  'evolution_color',
  'evolution_level',
  'xros_req',
  'color',
  'color2',
  'color3',
  'form',
  'attribute',
  'dp',
  'stage',
  'rarity',
  'main_effect',
  'source_effect',
  'alt_effect',
  'set_name',
  'artist',
  'date_added',
  'tcgplayer_name',
  'tcgplayer_id',
  'pretty_url',
  'series',
]);

/** `digi_type`, `digi_type2` and so on: one trait each. */
const TRAIT = /^digi_type\d*$/;

export const isFlatField = (field: string): boolean => FLAT_FIELDS.has(field) || TRAIT.test(field);

export function fromFlatList(entry: FileEntry): FileCard | null {
  const cardNumber = words(entry['id']) || words(entry['cardnumber']);
  const kind = category(words(entry['type']));
  const name = nameOf(entry['name']);
  if (cardNumber === '' || name === '' || kind === undefined) return null;
  const level = number(entry['evolution_level']);
  const cost = number(entry['evolution_cost']);
  const other = words(entry['alt_effect']);
  const isSecurity = /^\[Security\]/i.test(other);
  const isDigimon = kind === 'Digimon' || kind === 'Digi-Egg';
  return {
    number: cardNumber,
    set: setOf(cardNumber),
    name,
    categories: [kind],
    colours: ['color', 'color2', 'color3'].flatMap((field) => colours(entry[field])),
    level: number(entry['level']),
    dp: isDigimon ? number(entry['dp']) : null,
    cost: number(entry['play_cost']),
    traits: [
      ...list(entry['form']),
      ...list(entry['attribute']),
      ...Object.keys(entry)
        .filter((field) => TRAIT.test(field))
        .flatMap((field) => list(entry[field])),
    ],
    digivolve:
      level === null || cost === null
        ? []
        : colours(entry['evolution_color']).map((colour) => ({ colour, level, cost })),
    text: {
      upper: joinTexts(entry['xros_req'], entry['main_effect'], isSecurity ? '' : other),
      inherited: isDigimon ? joinTexts(entry['source_effect']) : '',
      // On Tamers and Options the lower box is the [Security] effect (2-3-11-3).
      security: joinTexts(isDigimon ? '' : entry['source_effect'], isSecurity ? other : ''),
      linked: '',
    },
    linkDp: null,
    overflow: null,
  };
}
