/**
 * The steps of a run beside its board: back and forth, and each by its own button, with its rule.
 */
import { button, element } from './dom.ts';
import { SHOW, type Showing } from './showing.ts';
import type { Ran } from './wire.ts';

/** Fills the place for the steps, and shows the board after the last of them. */
export function showSteps(place: HTMLElement, target: HTMLElement, ran: Ran): void {
  const { steps, boards, cards } = ran;
  const count = element('span', '');
  const now = element('p', '');
  now.setAttribute('aria-live', 'polite');
  const list = element('ol', '');
  list.setAttribute('aria-label', 'Steps');
  let at = steps.length;

  const items = steps.map(({ text, rule }, i) => {
    const item = document.createElement('li');
    const link = element('a', rule);
    link.href = `/rules/${rule}/`;
    link.className = 'num';
    item.append(
      button(text, () => go(i + 1)),
      link,
    );
    return item;
  });
  list.append(...items);
  const previous = button('← Previous', () => go(at - 1));
  const next = button('Next →', () => go(at + 1));
  const bar = document.createElement('div');
  bar.append(previous, count, next);

  function go(to: number): void {
    at = to;
    const board = boards[at];
    if (board === undefined) return;
    previous.disabled = at === 0;
    next.disabled = at === steps.length;
    count.textContent = `${at} / ${steps.length}`;
    now.textContent = at === 0 ? 'Before anything happens.' : `${at}. ${steps[at - 1]?.text ?? ''}`;
    items.forEach((item, i) => {
      if (i === at - 1) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    });
    const name = at === 0 ? 'The board at the start' : `The board after step ${at}`;
    showBoard({ target, board, cards, name });
  }

  place.replaceChildren(bar, now, list);
  go(at);
}

/** `null` takes the board away. */
export const showBoard = (detail: Showing | null): boolean =>
  document.dispatchEvent(new CustomEvent(SHOW, { detail }));
