/** All that runs before a search box is used: it waits for the focus, and `/` gives it. */
// Bundled as one file that stands for itself, as for a worker, and run in the page: a plain dynamic
// import would bring Vite's preload helper, which is larger than all of this.
import app from './app.ts?worker&url';

const boxes = document.querySelectorAll<HTMLInputElement>('.search input');

let tries = '';

const load = (): void => {
  const index = document.createElement('link');
  Object.assign(index, {
    rel: 'preload',
    as: 'fetch',
    crossOrigin: '',
    href: '/search-index.json',
  });
  document.head.append(index);
  // What did not come is asked for with the next focus, under another address: browsers remember
  // the one that failed. src/ui/later.ts does the same for all that is not on every page.
  (import.meta.env.DEV ? import('./app.ts') : import(/* @vite-ignore */ app + tries)).then(
    () => removeEventListener('focusin', wait),
    () => (tries += '?'),
  );
};

const wait = ({ target }: FocusEvent): unknown =>
  target instanceof Element && target.closest('.search') && load();

if (document.getElementById('search-results') ?? document.activeElement?.closest('.search')) load();
addEventListener('focusin', wait);

addEventListener('keydown', (event) => {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey) return;
  if (target instanceof Element && target.closest('input,textarea,select,[contenteditable]'))
    return;
  event.preventDefault();
  boxes[0]?.focus();
  boxes[0]?.select();
});
