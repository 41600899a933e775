/** The page of results: `?q=` of the address, and all that is found. */
import { element, set } from '../../ui/dom.ts';
import { find, type SearchResults } from '../query/find.ts';
import { drawHit, drawMeant } from './draw.ts';
import { siteCards, wholeIndex } from './open-index.ts';
import { GROUP_NAMES, MEANT_NAMES, remark, summary } from './words.ts';

/** In each group. */
const MOST = 100;

/** Writes into `place`; what stands there is for the page without a question. */
export async function showResults(place: HTMLElement, address: URL): Promise<void> {
  const isLost = place.dataset['from'] === 'path';
  const typed = isLost ? wordsIn(address.pathname) : (address.searchParams.get('q')?.trim() ?? '');
  if (typed === '') return;
  const most = Number(place.dataset['most'] ?? MOST);
  const input = document.querySelector<HTMLInputElement>('.search input');
  if (input !== null) input.value = typed;
  if (!isLost) document.title = `${typed} · ${document.title}`;
  const status = element('p', '');
  set(status, { role: 'status' });
  place.replaceChildren(status);
  try {
    const [index, addCards] = await Promise.all([wholeIndex(), siteCards()]);
    const found = addCards(find(index, typed, { limit: most, length: 280 }), most);
    status.textContent = isLost ? didYouMean(found) : summary(found);
    if (!isLost) place.append(...suggestions(found));
    place.append(...sections(found));
  } catch {
    status.textContent = 'The search did not load. Reload the page to try again.';
  }
}

/** What an address that leads nowhere probably asks for: its last part, in words. */
export function wordsIn(path: string): string {
  const part = path
    .split('/')
    .filter((one) => one !== '' && !/^(index\.html|all)$/.test(one))
    .at(-1);
  try {
    const words = decodeURIComponent(part ?? '').replace(/\.html?$/, '');
    return /\d/.test(words) ? words : words.replace(/[-_]+/g, ' ');
  } catch {
    return '';
  }
}

/** Above what is found for an address that leads nowhere. */
function didYouMean(found: SearchResults): string {
  const { missing, total } = found;
  if (missing !== undefined && total > 0)
    return `There is no rule ${missing}. Did you mean the one above it?`;
  return total > 0 ? 'Did you mean one of these?' : remark(found);
}

function suggestions({ meant }: SearchResults): HTMLElement[] {
  return drawMeant(meant).map(({ why, links }) =>
    element('p', 'suggested', `${MEANT_NAMES[why]}: `, ...links.flatMap((link) => [link, ' '])),
  );
}

function sections(found: SearchResults): HTMLElement[] {
  return found.groups.map(({ kind, total, hits }) => {
    const heading = element('h2', '', GROUP_NAMES[kind], ' ', element('small', '', String(total)));
    set(heading, { id: `found-${kind}` });
    const list = element('ol', 'plain', ...hits.map((hit) => element('li', '', drawHit(hit))));
    const section = element('section', '', heading, list);
    set(section, { 'aria-labelledby': heading.id });
    return section;
  });
}
