/** The page of results: `?q=` of the address, and all that is found. */
import { element, set } from '../../ui/dom.ts';
import { find, type SearchResults } from '../find.ts';
import { drawHit } from './draw.ts';
import { wholeIndex } from './open-index.ts';
import { GROUP_NAMES, summary } from './words.ts';

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
    const found = find(await wholeIndex(), typed, { limit: 100, length: 280 });
    status.textContent = summary(found);
    place.append(...sections(found));
  } catch {
    status.textContent = 'The search did not load. Reload the page to try again.';
  }
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
