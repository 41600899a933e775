/** Lets the filters of the list of rulings work, with their state in the address. */
import { FILTER_FIELDS, isWanted, type RulingFilter } from './wanted.ts';

const form = document.querySelector<HTMLFormElement>('[data-rulings]');
const status = document.querySelector('[data-found]');
const sections = [...document.querySelectorAll<HTMLElement>('[data-chapter]')];

/** The field of the form with this name. */
function fieldOf(name: string): HTMLInputElement | HTMLSelectElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : null;
}

const filterNow = (): RulingFilter => {
  const value = (name: string): string => fieldOf(name)?.value.trim() ?? '';
  return {
    words: value('words'),
    keyword: value('keyword'),
    category: value('category'),
    topic: value('topic'),
    rule: value('rule'),
  };
};

function show(): void {
  const filter = filterNow();
  let found = 0;
  for (const section of sections) {
    const rows = [...section.querySelectorAll<HTMLElement>('li')];
    const shown = rows.filter((row) => {
      row.hidden = !isWanted(filter, row.dataset, row.textContent);
      return !row.hidden;
    });
    section.hidden = shown.length === 0;
    found += shown.length;
  }
  const all = sections.reduce((sum, section) => sum + section.querySelectorAll('li').length, 0);
  status?.replaceChildren(found === all ? `${all} rulings` : `${found} of ${all} rulings`);
  const query = new URLSearchParams(
    FILTER_FIELDS.flatMap((name) => (filter[name] === '' ? [] : [[name, filter[name]]])),
  ).toString();
  history.replaceState(history.state, '', query === '' ? location.pathname : `?${query}`);
}

const asked = new URLSearchParams(location.search);
for (const name of FILTER_FIELDS) {
  const field = fieldOf(name);
  if (field !== null) field.value = asked.get(name) ?? '';
}
form?.addEventListener('input', show);
form?.addEventListener('submit', (event) => {
  event.preventDefault();
});
show();
