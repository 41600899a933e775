/**
 * What drops down while one types: a combobox with a list of links in groups (WAI-ARIA, list
 * autocomplete with manual selection). Only what is found exactly, a rule number, a keyword, a
 * term, is selected by itself, so that Enter goes to it; otherwise Enter without a selection sends
 * the form to the page of results.
 */
import { element, set } from '../../ui/dom.ts';
import { find, type SearchResults } from '../query/find.ts';
import type { Suggestion } from '../query/meant.ts';
import type { SearchIndex } from '../index/open.ts';
import type { AddCards } from './cards.ts';
import { drawHit, drawMeant } from './draw.ts';
import { siteCards, siteIndex, wholeIndex } from './open-index.ts';
import { GROUP_NAMES, MEANT_NAMES, remark, summary } from './words.ts';

/** In each group; the page of results has the others. */
const MOST = 4;
/** Screen readers hear the count when typing pauses. */
const PAUSE_MS = 600;

/** Shown above what is found: the person is still writing it. */
const isFilter = ({ why }: Suggestion): boolean => why === 'filter';
const isOther = (one: Suggestion): boolean => !isFilter(one);

export function attach(form: HTMLFormElement): void {
  const input = form.querySelector('input');
  if (input !== null) new Panel(form, input);
}

class Panel {
  readonly #input: HTMLInputElement;
  readonly #list = element('div', 'list');
  readonly #note = element('p', 'note');
  readonly #panel = element('div', 'panel', this.#note, this.#list);
  readonly #status = element('p', 'hidden');
  #index: SearchIndex | undefined;
  #addCards: AddCards = (found) => found;
  #options: readonly HTMLAnchorElement[] = [];
  #active = -1;
  /** Whether the person went through the options: then they stay as they are. */
  #moved = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(form: HTMLFormElement, input: HTMLInputElement) {
    this.#input = input;
    const id = `${input.id}-list`;
    set(this.#list, { id, role: 'listbox', 'aria-label': 'Results' });
    set(this.#status, { role: 'status' });
    this.#panel.hidden = true;
    form.append(this.#panel);
    document.body.append(this.#status);
    set(input, { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': id });
    set(input, { 'aria-expanded': 'false' });

    input.addEventListener('input', () => this.#update());
    input.addEventListener('focus', () => this.#update());
    input.addEventListener('keydown', (event) => this.#onKey(event));
    form.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) this.#close();
    });
    // The field keeps the focus while the list is clicked.
    this.#panel.addEventListener('mousedown', (event) => event.preventDefault());
    this.#panel.addEventListener('click', (event) => this.#choose(event));
    void this.#load();
  }

  async #load(): Promise<void> {
    try {
      this.#index = await siteIndex();
      if (document.activeElement === this.#input) this.#update();
      // Questions and rulings come once the first results are drawn.
      this.#index = await wholeIndex();
      if (document.activeElement === this.#input && !this.#moved) this.#update();
      this.#addCards = await siteCards();
      if (document.activeElement === this.#input && !this.#moved) this.#update();
    } catch {
      // Without questions and rulings the rules are found.
      if (this.#index !== undefined) return;
      this.#say('The search did not load. Press Enter to open the search page.');
    }
  }

  #update(): void {
    const typed = this.#input.value;
    this.#moved = false;
    if (typed.trim() === '') return this.#close();
    if (this.#index === undefined) return;
    const options = { limit: MOST, length: 120, typing: true };
    const found = this.#addCards(find(this.#index, typed, options), MOST);
    this.#draw(found, typed);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#status.textContent = summary(found)), PAUSE_MS);
  }

  #draw(found: SearchResults, typed: string): void {
    this.#options = [];
    const [filters, meant] = [found.meant.filter(isFilter), found.meant.filter(isOther)];
    this.#list.replaceChildren(...this.#suggested(filters));
    for (const { kind, hits, total } of found.groups) {
      const group = this.#group(kind, GROUP_NAMES[kind], hits.map(drawHit));
      if (total > hits.length)
        group.firstChild?.appendChild(element('span', 'count', ` ${String(total)}`));
      this.#list.append(group);
    }
    this.#list.append(...this.#suggested(meant));
    const shown = found.groups.reduce((sum, { hits }) => sum + hits.length, 0);
    if (found.total > shown) this.#list.append(this.#more(found.total, typed));
    this.#say(remark(found));
    this.#open(this.#options.length > 0);
    this.#select(found.exact ? filters.length : -1);
  }

  #suggested(meant: readonly Suggestion[]): HTMLElement[] {
    return drawMeant(meant).map(({ why, links }) => this.#group(why, MEANT_NAMES[why], links));
  }

  #group(id: string, name: string, links: readonly HTMLAnchorElement[]): HTMLElement {
    const heading = element('div', 'group-name', name);
    heading.id = `${this.#list.id}-${id}`;
    const group = element('div', 'group', heading, ...links.map((link) => this.#option(link)));
    set(group, { role: 'group', 'aria-labelledby': heading.id });
    return group;
  }

  /** A suggestion goes into the box, and what it finds is shown. */
  #choose(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const query = link?.dataset['query'];
    if (query === undefined || event.ctrlKey || event.metaKey || event.shiftKey)
      return this.#close();
    event.preventDefault();
    this.#input.value = `${query} `;
    this.#update();
  }

  #more(total: number, typed: string): HTMLAnchorElement {
    const link = element('a', 'hit more', `All ${total} results`);
    link.href = `/search/?${new URLSearchParams({ q: typed })}`;
    return this.#option(link);
  }

  #option(link: HTMLAnchorElement): HTMLAnchorElement {
    const id = `${this.#list.id}-${this.#options.length}`;
    set(link, { id, role: 'option', tabindex: '-1', 'aria-selected': 'false' });
    this.#options = [...this.#options, link];
    return link;
  }

  #onKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && this.#options.length > 0) {
      event.preventDefault();
      this.#moved = true;
      if (this.#panel.hidden) return this.#open(true);
      // -1 is the field itself.
      const places = this.#options.length + 1;
      this.#select(((this.#active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && !this.#panel.hidden && this.#active >= 0) {
      event.preventDefault();
      this.#options[this.#active]?.click();
    } else if (event.key === 'Escape' && !this.#panel.hidden) {
      event.preventDefault();
      this.#close();
    }
  }

  #select(at: number): void {
    const before = this.#options[this.#active];
    if (before !== undefined) set(before, { 'aria-selected': 'false' });
    this.#active = at;
    const option = this.#options[at];
    if (option === undefined) return this.#input.removeAttribute('aria-activedescendant');
    set(option, { 'aria-selected': 'true' });
    set(this.#input, { 'aria-activedescendant': option.id });
    // Behind what it looks like, so that the list is laid out once.
    option.scrollIntoView({ block: 'nearest' });
  }

  #say(text: string): void {
    this.#note.textContent = text;
    this.#note.hidden = text === '';
    if (text !== '') this.#panel.hidden = false;
  }

  #open(hasOptions: boolean): void {
    this.#panel.hidden = false;
    this.#list.hidden = !hasOptions;
    set(this.#input, { 'aria-expanded': String(hasOptions) });
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#panel.hidden = true;
    set(this.#input, { 'aria-expanded': 'false' });
    this.#select(-1);
  }
}
