/**
 * On every page: all that runs before a word or a citation is pointed at, focused or pressed. The
 * card of src/ui/word/card.ts comes with the first of them.
 */
// A file that stands for itself, as in ../../search/box/start.ts.
import address from './card.ts?worker&url';

let card: Promise<unknown> | undefined;

function hear(event: Event): void {
  const { target, type } = event;
  const mark =
    target instanceof Element ? target.closest<HTMLAnchorElement>('[data-word],.ref>a') : null;
  if (!mark && !card) return;
  // A finger, and a mouse on a board or in a question, opens the card; Enter follows the link.
  const opens =
    type === 'click' &&
    event instanceof PointerEvent &&
    event.detail > 0 &&
    !(event.ctrlKey || event.metaKey || event.shiftKey) &&
    !!mark?.href &&
    (event.pointerType === 'touch' || mark.matches(':is(.board,astro-island) [data-word]'));
  if (opens) event.preventDefault();
  card ??= import.meta.env.DEV ? import('./card.ts') : import(/* @vite-ignore */ address);
  card.then(
    () => dispatchEvent(new CustomEvent('word', { detail: { event, mark, opens } })),
    () => {
      card = undefined;
      if (opens) location.href = mark.href;
    },
  );
}

for (const type of ['pointerover', 'focusin', 'click', 'keydown']) addEventListener(type, hear);
