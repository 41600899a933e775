/** What the search says, on the panel and on its page. */
import { clipped, counted } from '../../base/words.ts';
import type { SearchResults, Group } from '../query/find.ts';
import { writeFilter } from '../query/filter.ts';
import type { Suggestion } from '../query/meant.ts';

export const GROUP_NAMES: Readonly<Record<Group['kind'], string>> = {
  rule: 'Rules',
  keyword: 'Keywords',
  term: 'Terms',
  question: 'Questions',
  guide: 'Guides',
  ruling: 'Rulings',
  page: 'Pages',
  card: 'Your cards',
};

/** Above suggestions of each sort. */
export const MEANT_NAMES: Readonly<Record<Suggestion['why'], string>> = {
  instead: 'Did you mean',
  filter: 'Filter',
  without: 'Without the filter',
};

const TRY = 'Search for a rule number (16-7-4), a keyword (Piercing) or a term (security stack).';

/** As cards are numbered: BT1-084, P-001. */
const CARD_NUMBER = /^[a-z]{1,4}\d{0,2}-\d{2,3}$/i;

/** One line about what was not found as asked; empty when all was. */
export function remark(found: SearchResults): string {
  const { query, total, missing, unknown, groups, wrong, meant } = found;
  if (query === '') return '';
  const [first] = wrong;
  if (first !== undefined) return `Nothing has ${clipped(writeFilter(first.filter))}.`;
  if (total === 0 && meant.some(({ why }) => why === 'without'))
    return 'Nothing that matches passes the filter.';
  // The value of a filter is still to come.
  if (total === 0 && meant.length > 0) return '';
  if (total === 0 && CARD_NUMBER.test(query))
    return `${query.toUpperCase()} is the number of a card. Open a card file under "Cards" to find cards here, or look for a ruling by its number, such as Q644.`;
  if (total === 0) return `Nothing found for "${clipped(query)}". ${TRY}`;
  if (missing !== undefined)
    return `There is no rule ${missing}. This is the closest rule above it.`;
  // Found by its name, as Q644: the name need be no word of a text.
  if (groups[0]?.hits[0]?.why === 'name') return '';
  if (unknown.length > 0)
    return `Not found anywhere: ${unknown.map((word) => `"${clipped(word)}"`).join(', ')}.`;
  return '';
}

/** For people who do not see the list: `9 results: 7 rules, 1 keyword, 1 term`. */
export function summary(found: SearchResults): string {
  if (found.total === 0) return remark(found) || `Suggestions: ${found.meant.length}.`;
  const parts = found.groups.map(count).join(', ');
  return `${counted(found.total, 'result')}: ${parts}. ${remark(found)}`.trim();
}

function count({ kind, total }: Group): string {
  if (kind === 'card') return `${total} ${total === 1 ? 'card' : 'cards'} of your file`;
  const name = GROUP_NAMES[kind].toLowerCase();
  return `${total} ${total === 1 ? name.slice(0, -1) : name}`;
}
