/** Which rulings of the list a person wants to see. */
import { isWithin } from '../../rules/number/number.ts';

/** The fields of the filter, as they are called in the address. */
export const FILTER_FIELDS = ['words', 'keyword', 'category', 'topic', 'rule'] as const;

/** Each empty where it does not matter. */
export type RulingFilter = { readonly [field in (typeof FILTER_FIELDS)[number]]: string };

/** What a row of the list says of its ruling, lists separated by blanks. */
export interface RulingFacts {
  readonly [name: string]: string | undefined;
}

const listed = (text = ''): readonly string[] => text.split(' ').filter((one) => one !== '');

/** Whether a ruling fits; a number of an official question finds those that it is said of, too. */
export function isWanted(
  { words, keyword, category, topic, rule }: RulingFilter,
  facts: RulingFacts,
  text: string,
): boolean {
  if (keyword !== '' && !listed(facts['keywords']).includes(keyword)) return false;
  if (category !== '' && !listed(facts['categories']).includes(category)) return false;
  if (topic !== '' && facts['topic'] !== topic) return false;
  if (rule !== '' && !listed(facts['rules']).some((number) => isWithin(number, rule))) return false;
  if (words === '') return true;
  if (/^q?\d+$/i.test(words)) {
    const digits = words.replace(/^q/i, '');
    return listed(facts['numbers']).some((number) => number === `Q${digits}`);
  }
  if (/^[a-z]+\d*-\d+$/i.test(words)) return listed(facts['cards']).includes(words.toUpperCase());
  const said = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}
