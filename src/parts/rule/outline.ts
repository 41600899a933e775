/**
 * The outline of the rules remembers which chapters are open, for as long as its entry in the
 * history of the tab lasts: whoever comes back to it, or loads it again, finds it as it was.
 * Nothing is kept on the device.
 */
export {};

const chapters = [...document.querySelectorAll<HTMLDetailsElement>('details.chapter')];
const KEY = 'open chapters';

function remember(): void {
  const open = chapters.filter((chapter) => chapter.open).map(({ id }) => id);
  const before: unknown = history.state;
  const rest = typeof before === 'object' && before !== null ? before : {};
  history.replaceState({ ...rest, [KEY]: open }, '');
}

function recall(): void {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !(KEY in state)) return;
  const open: unknown = state[KEY];
  if (!Array.isArray(open)) return;
  for (const chapter of chapters) chapter.open = open.includes(chapter.id);
}

/** The chapter that the address names is open, whatever was before. */
function follow(): void {
  const chapter = chapters.find(({ id }) => id === location.hash.slice(1));
  if (chapter === undefined) return;
  chapter.open = true;
  chapter.scrollIntoView();
}

recall();
follow();
addEventListener('hashchange', follow);
for (const chapter of chapters) chapter.addEventListener('toggle', remember);
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-fold]'))
  button.addEventListener('click', () => {
    for (const chapter of chapters) chapter.open = button.dataset['fold'] === 'open';
  });
