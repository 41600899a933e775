// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildIndex } from '../index/build.ts';
import type { SearchDocument } from '../index/document.ts';

const documents: readonly SearchDocument[] = [
  {
    kind: 'rule',
    url: '/rules/16-7/',
    number: '16-7',
    title: '<Piercing>',
    text: '',
    aliases: [],
    own: false,
  },
  ...[1, 2, 3, 4, 5].map((clause) => ({
    kind: 'rule' as const,
    url: `/rules/16-7-${clause}/`,
    number: `16-7-${clause}`,
    title: '',
    text: 'The check from using <Piercing> is mandatory.',
    aliases: [],
    own: false,
  })),
  {
    kind: 'keyword',
    url: '/keywords/piercing/',
    number: '16-7',
    title: 'Piercing',
    text: 'It <b>still</b> checks.',
    aliases: [],
    own: true,
    type: 'trigger-pending',
  },
];

let input: HTMLInputElement;
let form: HTMLFormElement;

const options = (): HTMLAnchorElement[] =>
  [...form.querySelectorAll<HTMLAnchorElement>('[role=option]')].filter(
    (option) => option.closest('[hidden]') === null,
  );
const active = (): string | undefined =>
  document
    .getElementById(input.getAttribute('aria-activedescendant') ?? '')
    ?.getAttribute('href') ?? undefined;
const press = (key: string): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  input.dispatchEvent(event);
  return event;
};
const type = (text: string): void => {
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

async function attached(response: (address: string) => Promise<Response>): Promise<void> {
  vi.resetModules();
  vi.stubGlobal('fetch', vi.fn(response));
  document.body.innerHTML =
    '<form class="search" action="/search/"><input id="search" name="q" type="search"></form>';
  const found = { form: document.querySelector('form'), input: document.querySelector('input') };
  if (found.form === null || found.input === null) throw new Error('no form');
  ({ form, input } = { form: found.form, input: found.input });
  const { attach } = await import('./panel.ts');
  input.focus();
  attach(form);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
}

/** The first part as it is asked for, and a second one without documents. */
const parts =
  (packed: object) =>
  (address: string): Promise<Response> =>
    sent(address.includes('more') ? buildIndex([], '4.0') : packed);
const sent = (packed: object): Promise<Response> => Promise.resolve(Response.json(packed));

afterEach(() => vi.unstubAllGlobals());

describe('the list under the box', () => {
  beforeEach(async () => {
    await attached(parts(buildIndex(documents, '4.0')));
    type('p');
    await vi.waitFor(() => {
      type('piercing');
      expect(options().length).toBeGreaterThan(0);
    });
  });

  test('is a combobox with its listbox of named groups', () => {
    expect(input.getAttribute('role')).toBe('combobox');
    expect(input.getAttribute('aria-expanded')).toBe('true');
    const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
    expect(list?.getAttribute('role')).toBe('listbox');
    const names = [...form.querySelectorAll('[role=group]')].map(
      (group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
    );
    expect(names).toEqual(['Keywords', 'Rules 5']);
  });

  test('shows four of a group and leads to all', () => {
    expect(options().map((option) => option.getAttribute('href'))).toEqual([
      '/keywords/piercing/',
      '/rules/16-7-1/',
      '/rules/16-7-2/',
      '/rules/16-7-3/',
      '/rules/16-7-4/',
      '/search/?q=piercing',
    ]);
    expect(options().at(-1)?.textContent).toBe('All 6 results');
  });

  test('marks what was found and shows text as text', () => {
    const [keyword, clause] = options();
    expect(keyword?.querySelector('mark')?.textContent).toBe('Piercing');
    expect(clause?.querySelector('.title')?.textContent).toBe('<Piercing>');
    expect(keyword?.querySelector('b')).toBeNull();
    expect(keyword?.textContent).toContain('<b>still</b>');
  });

  test('arrows go through the options and the box, both ways', () => {
    type('check from');
    expect(active()).toBeUndefined();
    press('ArrowDown');
    expect(active()).toBe('/rules/16-7-1/');
    press('ArrowDown');
    expect(active()).toBe('/rules/16-7-2/');
    expect(form.querySelectorAll('[aria-selected=true]')).toHaveLength(1);
    press('ArrowUp');
    press('ArrowUp');
    expect(active()).toBeUndefined();
    press('ArrowUp');
    expect(active()).toBe('/search/?q=check+from');
    press('ArrowDown');
    expect(active()).toBeUndefined();
  });

  test('Enter opens the option, and is left to the form without one', () => {
    type('check from');
    expect(press('Enter').defaultPrevented).toBe(false);
    press('ArrowDown');
    const click = vi.fn((event: Event) => event.preventDefault());
    options()[0]?.addEventListener('click', click);
    expect(press('Enter').defaultPrevented).toBe(true);
    expect(click).toHaveBeenCalledOnce();
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  test('Escape closes once, then belongs to the box; an arrow opens again', () => {
    expect(press('Escape').defaultPrevented).toBe(true);
    expect(options()).toEqual([]);
    expect(input.getAttribute('aria-expanded')).toBe('false');
    expect(press('Escape').defaultPrevented).toBe(false);
    press('ArrowDown');
    expect(options()).not.toEqual([]);
    expect(active()).toBeUndefined();
  });

  test('an exact name is chosen by itself, so that Enter opens it', () => {
    expect(active()).toBe('/keywords/piercing/');
    type('pierc');
    expect(active()).toBeUndefined();
  });

  test('an exact number is chosen by itself, a missing one is not', () => {
    type('16.7.3');
    expect(active()).toBe('/rules/16-7-3/');
    expect(options()[0]?.querySelector('.num mark')?.textContent).toBe('16-7-3');
    type('16-7-9');
    expect(active()).toBeUndefined();
    expect(form.querySelector('.note')?.textContent).toContain('no rule 16-7-9');
  });

  test('an empty box closes, nonsense says what to try', () => {
    type('xyzzy');
    expect(options()).toEqual([]);
    expect(input.getAttribute('aria-expanded')).toBe('false');
    expect(form.querySelector('.note:not([hidden])')?.textContent).toContain(
      'Search for a rule number',
    );
    type(' ');
    expect(form.querySelector('.panel:not([hidden])')).toBeNull();
  });

  test('leaving the form closes', () => {
    input.dispatchEvent(
      new FocusEvent('focusout', { bubbles: true, relatedTarget: document.body }),
    );
    expect(options()).toEqual([]);
  });

  test('the count is announced when typing pauses', async () => {
    const status = document.querySelector('[role=status]');
    await vi.waitFor(
      () => expect(status?.textContent).toBe('6 results: 1 keyword, 5 rules.'),
      2000,
    );
  });

  test('a misspelled word is offered as it is written, and chosen into the box', () => {
    type('mandatary');
    const offered = options().find(({ dataset }) => dataset['query'] === 'mandatory');
    expect(offered?.getAttribute('href')).toBe('/search/?q=mandatory');
    expect(offered?.closest('[role=group]')?.textContent).toContain('Did you mean');
    offered?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(input.value).toBe('mandatory ');
    expect(options().map((option) => option.getAttribute('href'))).toContain('/rules/16-7-1/');
  });

  test('a filter is completed above what it already finds', () => {
    type('type:tr');
    expect(options().map(({ dataset, pathname }) => dataset['query'] ?? pathname)).toEqual([
      'type:trigger-pending',
      '/keywords/piercing/',
    ]);
    expect(options()[0]?.closest('[role=group]')?.firstChild?.textContent).toBe('Filter');
    type('chapter:77');
    expect(options()).toEqual([]);
    expect(form.querySelector('.note:not([hidden])')?.textContent).toContain('chapter:77');
  });

  test('takes any text', () => {
    for (const text of ['\ud800', '<img src=x>', '%', '"', '*'.repeat(300)]) {
      expect(() => type(text)).not.toThrow();
    }
    expect(form.querySelector('img')).toBeNull();
  });
});

describe('loading', () => {
  test('an index of another form is fetched past the cache', async () => {
    const packed = buildIndex(documents, '4.0');
    let first = true;
    await attached((address) => {
      if (address.includes('more')) return sent(buildIndex([], '4.0'));
      const answer = first ? { ...packed, format: 0 } : packed;
      first = false;
      return sent(answer);
    });
    await vi.waitFor(() => {
      type('piercing');
      expect(options().length).toBeGreaterThan(0);
    });
    expect(fetch).toHaveBeenCalledWith('/search-index.json', { cache: 'reload' });
    await vi.waitFor(() => expect(fetch).toHaveBeenLastCalledWith('/search-more.json'));
  });

  test('without its second part the first one answers', async () => {
    await attached((address) =>
      address.includes('more')
        ? Promise.resolve(new Response('', { status: 500 }))
        : sent(buildIndex(documents, '4.0')),
    );
    await vi.waitFor(() => {
      type('piercing');
      expect(options().length).toBeGreaterThan(0);
    });
    expect(form.querySelector('.note')?.textContent).toBe('');
  });

  test('its second part adds questions, and leaves a chosen option alone', async () => {
    const question: SearchDocument = {
      kind: 'question',
      url: '/quiz/piercing/',
      number: '',
      title: 'Piercing twice',
      text: '',
      aliases: [],
      own: true,
    };
    let come = (): void => undefined;
    const coming = new Promise<void>((resolve) => (come = resolve));
    await attached(async (address) => {
      if (address.includes('more')) await coming;
      const shown = address.includes('more') ? [question] : documents;
      return sent(buildIndex(shown, '4.0'));
    });
    await vi.waitFor(() => {
      type('piercing');
      expect(options().length).toBeGreaterThan(0);
    });
    press('ArrowDown');
    const before = active();
    come();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    expect(active()).toBe(before);
    await vi.waitFor(() => {
      type('piercing');
      expect(options().map((option) => option.getAttribute('href'))).toContain('/quiz/piercing/');
    });
  });

  test('a failure is said', async () => {
    await attached(() => Promise.resolve(new Response('', { status: 500 })));
    await vi.waitFor(() =>
      expect(form.querySelector('.note')?.textContent).toContain('did not load'),
    );
  });
});
