/**
 * Moments of a page: when a person begins to do something, when nothing else is to be done, and
 * when what was just changed has been drawn.
 */

const DEEDS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Begins with the first key, touch or move of the mouse: a page that is only looked at has nothing
 * to work out. `begin` returns how to stop; so does this.
 */
export function whenUsed(begin: () => () => void): () => void {
  const stopWaiting = (): void => {
    for (const deed of DEEDS) removeEventListener(deed, first, true);
  };
  let stop = stopWaiting;
  function first(): void {
    stopWaiting();
    stop = begin();
  }
  for (const deed of DEEDS) addEventListener(deed, first, true);
  return () => stop();
}

/**
 * Does tasks one after the other, each when the page is idle, so that none delays what a person
 * does. A task that fails is left for the moment when it is needed. Returns how to stop.
 */
export function whenIdle(tasks: readonly (() => unknown)[]): () => void {
  let stopped = false;
  const next = (at: number): void => {
    const task = tasks[at];
    if (task === undefined) return;
    onIdle(() => {
      if (stopped) return;
      void Promise.resolve()
        .then(task)
        .catch(() => undefined)
        .then(() => next(at + 1));
    });
  };
  next(0);
  return () => (stopped = true);
}

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
