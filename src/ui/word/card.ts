/**
 * The card of a keyword, a timing, a term or, on a touch screen, of a rule that is cited: beside
 * its word for a mouse and the keyboard, a sheet at the bottom for a finger. One element for all of
 * them; src/ui/word/start.ts loads this and hands over what happens.
 */
import { urlOf } from '../../rules/corpus.ts';
import { element, set } from '../dom.ts';
import { fetched } from '../later.ts';
import css from './card.css?inline';
import { cardOf, WORD_CARDS, type WordCard, type WordCards } from './card-words.ts';

/** A pointer that only passes opens nothing, and one on its way to the card does not close it. */
const OPENS_AFTER = 150;
const CLOSES_AFTER = 250;
/** Between a word and its card, and between the card and the edge of the window, in pixels. */
const GAP = 4;
const EDGE = 12;

const ID = 'word-card';
/** Its first two paragraphs: what is read out with the focus on the word. */
const TOLD = `${ID}-name ${ID}-words`;

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

const box = element('div', '');
set(box, { id: ID, popover: 'manual' });

/** Whose card is open, or on its way. */
let open: HTMLElement | null = null;
/** Opened by a press: it stays until it is closed. */
let stays = false;
/** Gets the focus back without showing its card again. */
let quiet: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** An event of the page, as start.ts hands it over. */
interface Heard {
  readonly event: Event;
  /** The word or citation that it happened on. */
  readonly mark: HTMLElement | null;
  /** It is a press that opens the card and not the page. */
  readonly opens: boolean;
}

declare global {
  interface WindowEventMap {
    word: CustomEvent<Heard>;
  }
}

addEventListener('word', ({ detail }) => hear(detail));

function hear({ event, mark, opens }: Heard): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event instanceof KeyboardEvent) {
    if (event.key === 'Escape') escape(event);
  } else if (event.type === 'focusin') focused(target, mark);
  else if (event.type === 'click') clicked(target, mark, opens);
  else if (event instanceof PointerEvent && event.pointerType !== 'touch') pointed(target, mark);
}

function pointed(target: Element | null, mark: HTMLElement | null): void {
  if (stays && open) return;
  clearTimeout(timer);
  if (box.contains(target) || (mark && mark === open)) return;
  if (mark?.matches('[data-word]')) timer = setTimeout(() => void show(mark), OPENS_AFTER);
  else if (open) timer = setTimeout(close, CLOSES_AFTER);
}

function focused(target: Element | null, mark: HTMLElement | null): void {
  const isBack = mark !== null && mark === quiet;
  quiet = null;
  if (isBack || box.contains(target) || mark === open) return;
  if (mark?.matches('[data-word]:focus-visible')) void show(mark);
  else if (open) close();
}

function clicked(target: Element | null, mark: HTMLElement | null, opens: boolean): void {
  if (box.contains(target)) {
    if (target?.closest('button')) close();
  } else if (mark && (opens || !target?.closest('a[href],button,label,summary')))
    void show(mark, true);
  else if (open && stays) close();
}

/** Closes the card, or what a citation shows, until it is pointed at again (WCAG 1.4.13). */
function escape(event: KeyboardEvent): void {
  if (open) {
    event.preventDefault();
    close();
  }
  for (const cited of document.querySelectorAll('.ref:hover, .ref:focus-within')) {
    cited.classList.add('shut');
    const unshut = (): void => cited.classList.remove('shut');
    cited.addEventListener('mouseleave', unshut, { once: true });
    cited.addEventListener('focusout', unshut, { once: true });
  }
}

function close(): void {
  clearTimeout(timer);
  const mark = open;
  open = null;
  if (mark?.getAttribute('aria-describedby') === TOLD) mark.removeAttribute('aria-describedby');
  if (box.contains(document.activeElement)) {
    quiet = mark;
    mark?.focus({ preventScroll: true });
  }
  if (box.matches(':popover-open')) box.hidePopover();
}

/** `pressed`: it stays, and takes the focus. */
async function show(mark: HTMLElement, pressed = false): Promise<void> {
  if (open !== mark) close();
  open = mark;
  stays = pressed;
  const card = await cardFor(mark).catch(() => undefined);
  if (open !== mark || !mark.isConnected) return;
  if (card === undefined) {
    open = null;
    // The press was held back; then it leads where it would have led.
    if (pressed && mark instanceof HTMLAnchorElement) location.href = mark.href;
    return;
  }
  box.replaceChildren(...partsOf(card));
  TOLD.split(' ').forEach((id, i) => set(box.children[i] ?? box, { id }));
  set(box, { role: pressed ? 'dialog' : 'group', 'aria-label': card.title });
  // Inside an open sheet of a board, since a press outside that closes it.
  const place = mark.closest('[popover]') ?? document.querySelector('main') ?? document.body;
  if (box.parentElement !== place) place.append(box);
  const isSheet = pressed && matchMedia('(hover: none), (max-width: 40rem)').matches;
  box.className = [pressed && 'stays', isSheet && 'sheet'].filter(Boolean).join(' ');
  if (!box.matches(':popover-open')) box.showPopover();
  if (!isSheet) moveTo(mark);
  if (pressed) box.querySelector('button')?.focus({ preventScroll: true });
  else if (!mark.hasAttribute('aria-describedby')) set(mark, { 'aria-describedby': TOLD });
}

/** A citation has its rule beside it; the other words are in a file of the site. */
async function cardFor(mark: HTMLElement): Promise<WordCard | undefined> {
  const href = mark.getAttribute('href') ?? '';
  if (mark.hasAttribute('data-word'))
    return cardOf(
      await fetched<WordCards>(WORD_CARDS),
      mark.dataset['word'] || mark.textContent,
      href,
    );
  const tip = mark.nextElementSibling;
  const title = tip?.querySelector('b')?.textContent.trim();
  if (!tip || !title) return undefined;
  return { title, words: tip.textContent.trim().slice(title.length).trim(), url: href };
}

function partsOf({ title, words, kind, colour, choice, url, rule }: WordCard): HTMLElement[] {
  const head = element('p', 'head', element('b', '', title));
  if (kind !== undefined) {
    const named = element('span', 'kind', kind);
    set(named, { 'data-cat': colour ?? 'none' });
    head.append(named);
  }
  if (choice !== undefined) head.append(element('span', '', choice));
  const ruleUrl = rule === undefined ? null : urlOf(rule);
  const ways = element(
    'p',
    'ways',
    linkTo(url, ruleUrl === url ? `Open rule ${rule ?? ''}` : 'Open the page'),
  );
  if (ruleUrl !== null && ruleUrl !== url) {
    const number = linkTo(ruleUrl, rule ?? '');
    number.className = 'num';
    ways.append(number);
  }
  const shut = element('button', '', 'Close');
  shut.type = 'button';
  ways.append(shut);
  return [head, element('p', '', words), ways];
}

function linkTo(url: string, words: string): HTMLAnchorElement {
  const link = element('a', '', words);
  link.href = url;
  return link;
}

/** Below the word, or above it where there is no room; within the window on both sides. */
function moveTo(mark: HTMLElement): void {
  const [line = mark.getBoundingClientRect()] = mark.getClientRects();
  const { offsetWidth: width, offsetHeight: height } = box;
  const fits = line.bottom + GAP + height <= innerHeight || line.top < height + GAP;
  const top = fits ? line.bottom + GAP : line.top - GAP - height;
  const most = document.documentElement.clientWidth - EDGE - width;
  box.style.left = `${scrollX + Math.max(EDGE, Math.min(line.left, most))}px`;
  box.style.top = `${scrollY + top}px`;
}
