/** The page of results: `?q=` of the address, and all that is found. */
import { element, set } from '../../ui/dom.ts';
import { find, type SearchResults } from '../find.ts';
import { drawHit, drawMeant } from './draw.ts';
import { siteCards, wholeIndex } from './open-index.ts';
import { GROUP_NAMES, MEANT_NAMES, summary } from './words.ts';

/** In each group. */
const MOST = 100;

/** Writes into `place`; what stands there is for the page without a question. */
export async function showResults(place: HTMLElement, address: URLSearchParams): Promise<void> {
  const typed = address.get('q')?.trim() ?? '';
  if (typed === '') return;
  const input = document.querySelector<HTMLInputElement>('.search input');
  if (input !== null) input.value = typed;
  document.title = `${typed} · ${document.title}`;
  const status = element('p', '');
  set(status, { role: 'status' });
  place.replaceChildren(status);
  try {
    const [index, addCards] = await Promise.all([wholeIndex(), siteCards()]);
    const found = addCards(find(index, typed, { limit: MOST, length: 280 }), MOST);
    status.textContent = summary(found);
    place.append(...suggestions(found), ...sections(found));
  } catch {
    status.textContent = 'The search did not load. Reload the page to try again.';
  }
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
