/**
 * What drops down while one types: a combobox with a list of links in groups (WAI-ARIA, list
 * autocomplete with manual selection). Only what is found exactly, a rule number, a keyword, a
 * term, is selected by itself, so that Enter goes to it; otherwise Enter without a selection sends
 * the form to the page of results.
 */
import { element, set } from '../../ui/dom.ts';
import { find, type SearchResults } from '../find.ts';
import type { SearchIndex } from '../open.ts';
import { drawHit } from './draw.ts';
import { siteIndex, wholeIndex } from './open-index.ts';
import { GROUP_NAMES, remark, summary } from './words.ts';

/** In each group; the page of results has the others. */
const MOST = 4;
/** Screen readers hear the count when typing pauses. */
const PAUSE_MS = 600;

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
    this.#panel.addEventListener('click', () => this.#close());
    void this.#load();
  }

  async #load(): Promise<void> {
    try {
      this.#index = await siteIndex();
      if (document.activeElement === this.#input) this.#update();
      // Questions and rulings come once the first results are drawn.
      this.#index = await wholeIndex();
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
    const found = find(this.#index, typed, { limit: MOST, length: 120, typing: true });
    this.#draw(found, typed);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#status.textContent = summary(found)), PAUSE_MS);
  }

  #draw(found: SearchResults, typed: string): void {
    this.#options = [];
    const groups = found.groups.map(({ kind, hits, total }) => {
      const name = element('div', 'group-name', GROUP_NAMES[kind]);
      name.id = `${this.#list.id}-${kind}`;
      if (total > hits.length) name.append(' ', element('span', 'count', String(total)));
      const group = element('div', 'group', name, ...hits.map((hit) => this.#option(drawHit(hit))));
      set(group, { role: 'group', 'aria-labelledby': name.id });
      return group;
    });
    this.#list.replaceChildren(...groups);
    if (found.total > this.#options.length) this.#list.append(this.#more(found.total, typed));
    this.#say(remark(found));
    this.#open(found.total > 0);
    this.#select(found.exact ? 0 : -1);
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
    option.scrollIntoView({ block: 'nearest' });
    set(option, { 'aria-selected': 'true' });
    set(this.#input, { 'aria-activedescendant': option.id });
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
