/**
 * "Play it" on the page of a rule. The player with its styles is taken from the page that lists all
 * boards, so that the page of a rule weighs nothing more until somebody asks for it.
 */
import { later } from '../../ui/later.ts';

const PLAYER = '/rules/boards/';

/** Puts a style sheet into this page, once, and waits for it. */
function addStyle({ href }: HTMLLinkElement): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  if ([...document.styleSheets].some((known) => known.href === link.href)) return Promise.resolve();
  return new Promise((done, failed) => {
    link.onload = done;
    link.onerror = failed;
    document.head.append(link);
  });
}

async function loadPlayer(): Promise<void> {
  const answer = await fetch(PLAYER);
  // What is parsed is held to the policy of this page, which doesn't know that page's own styles.
  const text = (await answer.text()).replace(/<style>.*?<\/style>/gs, '');
  const page = new DOMParser().parseFromString(text, 'text/html');
  const script = page.querySelector('template')?.content.querySelector('script')?.src ?? '';
  await Promise.all([
    ...[...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(addStyle),
    later('the player', script),
  ]);
}

async function load({ target }: MouseEvent): Promise<void> {
  const button = target instanceof Element ? target.closest('button.play-board') : null;
  const status = button?.parentElement?.querySelector('[role="status"]');
  if (!button || !status) return;
  // The player plays the board that it was loaded for, and listens from then on.
  button.classList.add('wanted');
  try {
    await loadPlayer();
    document.removeEventListener('click', load);
  } catch {
    status.textContent = 'The board did not load. Press the button to try again.';
  }
}

document.addEventListener('click', load);
