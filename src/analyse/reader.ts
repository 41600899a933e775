/**
 * Lets the reading page work: reads while the person types, keeps the text in the address, shows
 * which part is meant.
 */
import { addressOf, textIn } from './address.ts';
import { toNode } from './dom.ts';
import { startRunner } from './runner.ts';
import { LONGEST, type Reply, type Keywords, type Request, type Told } from './wire.ts';

const PAUSE = 150;

const page = document.querySelector<HTMLElement>('[data-reader]');
if (page !== null) start(page);

function start(root: HTMLElement): void {
  const find = <T extends HTMLElement>(selector: string): T => {
    const found = root.querySelector<T>(selector);
    if (found === null) throw new Error(`the page has no ${selector}`);
    return found;
  };
  const input = find<HTMLTextAreaElement>('textarea');
  const examples = find<HTMLSelectElement>('[data-examples]');
  const result = find('[data-result]');
  const summary = find('[data-summary]');
  const copied = find<HTMLOutputElement>('[data-copied]');
  const keywords: Keywords = JSON.parse(root.dataset['keywords'] ?? '{}');
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const send = (request: Request): void => worker.postMessage(request);

  let turn = 0;
  let copies: { readonly [format: string]: string } = {};
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const runner = startRunner(root, () => input.value, send);

  function read(): void {
    const text = input.value;
    turn += 1;
    copied.textContent = '';
    const example = [...examples.options].find(({ value }) => value !== '' && value === text);
    examples.value = example?.value ?? '';
    const tooLong = text.length > LONGEST;
    input.setAttribute('aria-invalid', String(tooLong));
    if (tooLong) {
      summary.textContent = `This text has ${text.length.toLocaleString('en')} characters. The page reads ${LONGEST.toLocaleString('en')} at most: cut it, and it is read.`;
      result.replaceChildren();
      copies = {};
      runner.offer([]);
      return;
    }
    const url = new URL(addressOf(text), location.href).href;
    send({ kind: 'read', turn, text, keywords, url });
  }

  function keep(): void {
    const { pathname, search } = location;
    const hash = input.value.length > LONGEST ? '' : addressOf(input.value);
    history.replaceState(history.state, '', `${pathname}${search}${hash}`);
  }

  function show(told: Told): void {
    copies = told.copies;
    summary.textContent = told.summary;
    const back = placeIn(result);
    result.replaceChildren(toNode(told.markup));
    back();
    if (told.lines.every(({ runs }) => runs !== undefined)) runner.offer(told.lines);
  }

  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if (data.kind === 'told') {
      if (data.turn === turn) show(data);
    } else runner.receive(data);
  });
  worker.addEventListener('error', () => {
    summary.textContent = 'The reader could not be loaded. Load the page again to try once more.';
  });

  input.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      keep();
      read();
    }, PAUSE);
  });
  examples.addEventListener('change', () => {
    if (examples.value === '') return;
    input.value = examples.value;
    keep();
    read();
  });
  addEventListener('hashchange', () => {
    const text = textIn(location.hash);
    if (text === undefined || text === input.value) return;
    input.value = text;
    read();
  });

  lightParts(result);
  root.addEventListener('click', ({ target }) => {
    const text = target instanceof HTMLButtonElement ? copies[target.value] : undefined;
    if (text !== undefined) copy(text, copied);
  });

  input.value = textIn(location.hash) ?? input.value;
  read();
}

/**
 * The second answer, with what the engine says, takes neither focus nor mark away: what comes back
 * restores them.
 */
function placeIn(result: HTMLElement): () => void {
  const { activeElement } = document;
  const focused = activeElement !== null && result.contains(activeElement) ? activeElement : null;
  const id = focused?.closest<HTMLElement>('[data-part]')?.dataset['part'];
  const isItem = focused?.matches('li') === true;
  const lit = result.querySelector<HTMLElement>('.lit')?.dataset['part'];
  return () => {
    if (id !== undefined) {
      const item = isItem ? document.getElementById(id) : null;
      if (item !== null) item.tabIndex = -1;
      (item ?? result.querySelector<HTMLElement>(`a.no[href="#${id}"]`))?.focus({
        preventScroll: true,
      });
    }
    if (lit !== undefined) mark(result, lit);
  };
}

/** Marks a part where it stands and where it is explained; `undefined` marks none. */
function mark(result: HTMLElement, id: string | undefined): void {
  for (const each of result.querySelectorAll<HTMLElement>('[data-part]')) {
    each.classList.toggle('lit', id !== undefined && each.dataset['part'] === id);
  }
}

/** Pointer or focus on a part marks it where it stands in the text and where it is explained. */
function lightParts(result: HTMLElement): void {
  const light = (event: Event): void => {
    const part =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-part]') : null;
    mark(result, part?.dataset['part']);
  };
  result.addEventListener('pointerover', light);
  result.addEventListener('pointerleave', light);
  result.addEventListener('focusin', light);
  result.addEventListener('focusout', light);
  // The address belongs to the text: the way to an explanation does not change it.
  result.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a.no') : null;
    const id = link?.getAttribute('href')?.slice(1);
    const item = id === undefined ? null : document.getElementById(id);
    if (item === null) return;
    event.preventDefault();
    item.tabIndex = -1;
    item.focus({ preventScroll: true });
    item.scrollIntoView({ block: 'nearest' });
  });
}

/** To the clipboard; where the page may not write to it, the text is shown to be copied by hand. */
function copy(text: string, status: HTMLOutputElement): void {
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => (status.textContent = 'Copied.'),
      () => {
        const area = document.createElement('textarea');
        area.value = text;
        area.rows = 4;
        area.setAttribute('aria-label', 'Copy from here');
        status.replaceChildren(area);
        area.select();
      },
    );
}
