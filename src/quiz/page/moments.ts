/**
 * Moments of a page: when a person begins to do something, when nothing else is to be done, and
 * when what was just changed has been drawn.
 */

/**
 * Does tasks one after the other, each when the page is idle, so that none delays what a person
 * does. They begin with the first key or touch, or where the mouse moves: a page that is only looked
 * at has nothing to work out. A task that fails is left for the moment when it is needed. Returns how
 * to stop.
 */
export function whenIdle(tasks: readonly (() => unknown)[]): () => void {
  const used = new AbortController();
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
  const begin = (): void => {
    used.abort();
    next(0);
  };
  for (const deed of ['pointerover', 'keydown']) addEventListener(deed, begin, used);
  return () => {
    used.abort();
    stopped = true;
  };
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
