/** Shows the keywords of the address side by side and marks what differs. */
import { differing, namesOfQuery } from './compared.ts';

const list = document.querySelector<HTMLElement>('.compared');
const said = document.querySelector('.differ');
const form = document.querySelector<HTMLFormElement>('main form');
const items = [...(list?.querySelectorAll<HTMLElement>('li') ?? [])];
const boxes = [...(form?.querySelectorAll<HTMLInputElement>('[name=k]') ?? [])];

function show(): void {
  const known = items.map(({ dataset }) => dataset['slug'] ?? '');
  const chosen = namesOfQuery(location.search, known);
  for (const box of boxes) box.checked = chosen.includes(box.value);
  for (const item of items) item.hidden = !chosen.includes(item.dataset['slug'] ?? '');
  const shown = items.filter((item) => !item.hidden);
  // In the order in which they were chosen.
  list?.append(
    ...shown.toSorted(
      (a, b) => chosen.indexOf(a.dataset['slug'] ?? '') - chosen.indexOf(b.dataset['slug'] ?? ''),
    ),
  );
  list?.toggleAttribute('data-chosen', shown.length > 0);
  const rowsOf = (item: HTMLElement) => [...item.querySelectorAll<HTMLElement>('[data-row]')];
  const titles = differing(
    shown.map((item) =>
      rowsOf(item).map(({ dataset }) => [dataset['row'] ?? '', dataset['value'] ?? '']),
    ),
  );
  for (const row of shown.flatMap(rowsOf))
    row.toggleAttribute('data-differs', titles.includes(row.dataset['row'] ?? ''));
  said?.replaceChildren(words(shown.length, titles));
}

function words(count: number, titles: readonly string[]): string {
  if (count < 2) return 'Choose two or more keywords below.';
  const what = titles.map((title) => title.toLowerCase().replace('?', '')).join(', ');
  return what === '' ? "They don't differ in any of these." : `They differ in: ${what}.`;
}

form?.addEventListener('change', () => {
  const known = namesOfQuery(
    location.search,
    boxes.map(({ value }) => value),
  );
  const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
  const kept = known.filter((name) => ticked.includes(name));
  const all = [...kept, ...ticked.filter((name) => !kept.includes(name))];
  history.replaceState(null, '', `?${all.map((name) => `k=${name}`).join('&')}`);
  show();
});
const details = form?.querySelector('details');
show();
if (details && boxes.filter(({ checked }) => checked).length < 2) details.open = true;
