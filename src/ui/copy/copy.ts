/** Lets the copy buttons of the page work. */
import { FORMATS, formatQuotation, formatQuote, type Quote } from './format.ts';

for (const bar of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  // The address that this page has here, whatever it was built for.
  const link = bar.querySelector('a');
  if (link !== null) link.textContent = link.host + link.pathname;
  bar.addEventListener('click', ({ target }) => {
    const status = bar.querySelector('output');
    if (!(target instanceof HTMLButtonElement) || status === null) return;
    const text = textFor(target.value, bar);
    write(text).then(
      () => (status.textContent = `Copied: ${target.textContent.trim()}`),
      () => offer(text, status),
    );
  });
}

/** Every clause of a list has its own button: number, words, source and link. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('.clauses > li > a')) {
  const words = link.nextElementSibling;
  if (words === null) continue;
  const copy = document.createElement('button');
  copy.type = 'button';
  copy.className = 'copy-clause no-print';
  const say = (said: string): void => {
    copy.textContent = said;
    copy.setAttribute('aria-label', `${said} ${link.textContent.trim()}`);
  };
  say('Copy');
  words.after(copy);
  copy.addEventListener('click', () => {
    const { dataset } = document.querySelector<HTMLElement>('[data-copy]') ?? link;
    const line = { number: link.textContent.trim(), text: textOf(words) };
    const quote = {
      lines: [line],
      url: link.href,
      source: dataset['source'] ?? '',
      key: '',
      pinned: '',
    };
    write(formatQuote('link', quote)).then(
      () => say('Copied'),
      () => say('Not copied'),
    );
  });
}

/** The words of a clause without what its citations show on hover. */
function textOf(words: Element): string {
  const copy = words.cloneNode(true) as Element;
  for (const tip of copy.querySelectorAll('.tip, .hidden')) tip.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function textFor(value: string, bar: HTMLElement): string {
  const { key = '', date } = bar.dataset;
  if (value === 'key') return key;
  const quote = quoteOf(bar);
  const format = FORMATS.find((known) => known === value);
  if (format !== undefined) return formatQuote(format, quote);
  // The words of an edition stay on its own page.
  const [edition = ''] = key.split(':');
  const url = quote.url.replace(/rules\/(\d+\.\d+\/)?/, `rules/${edition}/`);
  return formatQuotation(date === undefined ? quote : { ...quote, url }, date);
}

function quoteOf(bar: HTMLElement): Quote {
  const { lines = '', path = '', source = '' } = bar.dataset;
  const all = lines.split('\n').map((line) => {
    const space = line.indexOf(' ');
    return { number: line.slice(0, space), text: line.slice(space + 1) };
  });
  const isAlone = bar.querySelector('input')?.checked === false;
  return {
    lines: isAlone ? all.slice(0, 1) : all,
    url: new URL(path, location.href).href,
    source,
  };
}

/** Rejects where the page may not write to the clipboard, or where there is none (plain http). */
async function write(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Shows the text selected, for the person to copy. */
function offer(text: string, status: HTMLOutputElement): void {
  const area = document.createElement('textarea');
  area.value = text;
  area.rows = 4;
  status.replaceChildren("Your browser didn't copy it. Copy from here:", area);
  area.select();
}
