/** The part of a text that pointer or focus is on, in the text or in its explanation. */
export const partAt = ({ target }: Event): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-part]')?.dataset['part']
    : undefined;

/**
 * The same, when nothing has moved: the pointer may have stood there before the page could listen,
 * or the text below it was drawn anew.
 */
export function partUnder(place: Element): string | undefined {
  const pointedAt = [...place.querySelectorAll<HTMLElement>('[data-part]:hover')].at(-1);
  const focused = place.querySelector(':focus')?.closest<HTMLElement>('[data-part]');
  return (pointedAt ?? focused)?.dataset['part'];
}

/** Goes to the explanation of a part. The address stays: it belongs to what is explained. */
export function goToPart(event: MouseEvent, id: string): void {
  const item = document.getElementById(id);
  if (item === null) return;
  event.preventDefault();
  item.tabIndex = -1;
  item.focus({ preventScroll: true });
  item.scrollIntoView({ block: 'nearest' });
}
