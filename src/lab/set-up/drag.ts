/**
 * A card drawn to another area with the mouse or a finger. What it is dropped on says in its data
 * whose and which area it is; with the keyboard the menu of the card does the same.
 */
import { AREAS, type Area } from '../../scenario/board/board.ts';
import type { PlayerName } from '../../scenario/claim/claim.ts';

export interface DropSpot {
  readonly player: PlayerName;
  readonly area: Area;
}

/** Pixels that are a press that slipped, and no drag. */
const SLIP = 8;

/** The area that an element lies in: it has `data-player` and `data-area`. */
function spotOf(element: Element | null): DropSpot | null {
  const { player, area } = element?.closest<HTMLElement>('[data-area]')?.dataset ?? {};
  const known = AREAS.find((one) => one === area);
  return known === undefined || (player !== 'P1' && player !== 'P2')
    ? null
    : { player, area: known };
}

export interface Drag {
  /** Each time that it is over another area, or over none. */
  readonly onover: (spot: DropSpot | null) => void;
  readonly ondrop: (spot: DropSpot) => void;
  readonly onend: () => void;
}

/** Follows a press until it is let go. A press that does not move stays a press. */
export function drag(start: PointerEvent, { onover, ondrop, onend }: Drag): void {
  if (start.button !== 0) return;
  const leaving = new AbortController();
  const { signal } = leaving;
  let isDragging = false;
  let over: DropSpot | null = null;
  const stop = (): void => {
    leaving.abort();
    onend();
  };
  const move = (event: PointerEvent): void => {
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    isDragging ||= far > SLIP;
    if (!isDragging) return;
    over = spotOf(document.elementFromPoint(event.clientX, event.clientY));
    onover(over);
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointercancel', stop, { signal });
  window.addEventListener('blur', stop, { signal });
  window.addEventListener(
    'pointerup',
    () => {
      stop();
      if (!isDragging) return;
      // The press that would follow is none.
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
      if (over !== null) ondrop(over);
    },
    { signal },
  );
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
