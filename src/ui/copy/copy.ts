/** Lets the copy buttons of the page work. */
import { FORMAT_NAMES, FORMATS, formatQuote, type Quote } from './format.ts';

for (const bar of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  bar.querySelector('.buttons')?.removeAttribute('hidden');
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
