/** Makes the filters of the keyword list add up, with their state in the address. */
import {
  isInView,
  makeKeywordQuery,
  parseKeywordQuery,
  type KeywordView,
} from '../../rules/keyword-index.ts';
import { countFor, hasOfRow, isOn, viewAfter } from './view-after.ts';

const HOME = '/keywords/';
const nav = document.querySelector<HTMLElement>('[data-query]');
const body = document.querySelector('#keywords tbody');
const status = document.querySelector('[role=status] b');
const all = document.querySelector<HTMLElement>('#all');
const more = nav?.querySelector('details');
const rows = [...document.querySelectorAll<HTMLElement>('#keywords tbody tr')];
const facts = rows.map((row) => hasOfRow(row.dataset));
const says = [...document.querySelectorAll<HTMLElement>('.says li')];
const controls = [...(nav?.querySelectorAll('a') ?? [])];
/** Only the page of all keywords has every row; the others lead to it. */
const isHome = location.pathname === HOME;

function show(): void {
  const view = parseKeywordQuery(isHome ? location.search : (nav?.dataset['query'] ?? ''));
  for (const control of controls) {
    const query = makeKeywordQuery(viewAfter(control.dataset, view));
    control.href = query === '' ? HOME : `${HOME}?${query}`;
    if (isHome) showControl(control, view);
  }
  if (isHome) showRows(view);
}

function showControl(control: HTMLElement, view: KeywordView): void {
  if (isOn(control.dataset, view)) {
    control.setAttribute('aria-current', 'true');
    // What is chosen is seen.
    if (more?.contains(control) && control.dataset['sort'] !== 'number') more.open = true;
  } else control.removeAttribute('aria-current');
  control.querySelector('span')?.replaceChildren(String(countFor(control.dataset, view, facts)));
}

function showRows(view: KeywordView): void {
  rows.forEach((row, i) => {
    const has = facts[i];
    row.hidden = has !== undefined && !isInView(has, view);
  });
  const name = (row: HTMLElement): string => row.dataset['name'] ?? '';
  body?.append(
    ...(view.sort === 'name' ? rows.toSorted((a, b) => name(a).localeCompare(name(b))) : rows),
  );
  for (const line of says) line.hidden = !isOn(line.dataset, view);
  const shown = rows.filter((row) => !row.hidden).length;
  status?.replaceChildren(String(shown));
  if (all !== null) all.hidden = shown === rows.length;
}

function go(event: MouseEvent, address: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  history.pushState(null, '', address);
  show();
}

if (isHome) {
  for (const control of controls) {
    control.addEventListener('click', (event) => go(event, control.href));
  }
  all?.addEventListener('click', (event) => go(event, HOME));
  addEventListener('popstate', show);
}
show();
