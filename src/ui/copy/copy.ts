/** Lets the copy buttons of the page work. */
import { FORMAT_NAMES, FORMATS, formatQuote, type Quote } from './format.ts';

for (const bar of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  // The address that this page has here, whatever it was built for.
  const link = bar.querySelector('a');
  if (link !== null) link.textContent = link.host + link.pathname;
  bar.addEventListener('click', ({ target }) => {
    const format = FORMATS.find(
      (known) => target instanceof HTMLButtonElement && target.value === known,
    );
    const status = bar.querySelector('output');
    if (format === undefined || status === null) return;
    const text = formatQuote(format, quoteOf(bar));
    write(text).then(
      () => (status.textContent = `Copied: ${FORMAT_NAMES[format]}`),
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
    const quote = { lines: [line], url: link.href, source: dataset['source'] ?? '' };
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

function quoteOf(bar: HTMLElement): Quote {
  const { lines = '', path = '', source = '' } = bar.dataset;
  return {
    lines: lines.split('\n').map((line) => {
      const space = line.indexOf(' ');
      return { number: line.slice(0, space), text: line.slice(space + 1) };
    }),
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
  status.replaceChildren('Your browser didn’t copy it. Copy from here:', area);
  area.select();
}
