/**
 * Moments of a page: when nothing else is to be done, and when what was just changed has been
 * drawn.
 */

/**
 * Does tasks one after the other, each when the page is idle, so that none delays what a person
 * does. They begin with the first key or touch, or where the mouse moves: a page that is only
 * looked at has nothing to work out. `isAsked`: they begin at once, since the address asks for what
 * they find. A task that fails is left for the moment when it is needed. Returns how to stop.
 */
export function whenIdle(tasks: readonly (() => unknown)[], isAsked: boolean): () => void {
  let at = 0;
  const next = (): void => {
    const task = tasks[at++];
    if (task === undefined) return;
    onIdle(() => {
      if (at === Infinity) return;
      void Promise.resolve()
        .then(task)
        .catch(() => undefined)
        .then(next);
    });
  };
  const waiting = new AbortController();
  const begin = (): void => {
    waiting.abort();
    next();
  };
  if (isAsked) next();
  else for (const deed of DEEDS) addEventListener(deed, begin, { signal: waiting.signal });
  return () => {
    waiting.abort();
    at = Infinity;
  };
}

const DEEDS = ['pointerover', 'keydown'] as const;

/** Safari has no idle callback. */
function onIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 50);
}

/**
 * Comes when the next frame has been drawn; soon, too, where no frame is drawn because the page is
 * not in view.
 */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 200);
  });
