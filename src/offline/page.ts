/**
 * The page that tells of the copy: whether there is one, what it weighs, and a button for the other
 * way.
 */
import { allowOffline, isRefused, refuseOffline, stateOfCopy } from './keep.ts';

const base = import.meta.env.BASE_URL;
const missing = document.getElementById('missing');
if (missing !== null) missing.hidden = location.pathname === `${base}offline/`;

const copy = document.getElementById('copy');
const said = copy?.querySelector('p');
const button = copy?.querySelector('button');

/** What to do where the browser keeps nothing for this site: a word with its remedy. */
const DENIED =
  "Your browser doesn't let this site save anything, so there is no copy. Allow storage (cookies and site data) for this site in your browser settings, and leave private browsing.";
const NO_WORKERS =
  "Your browser can't keep a copy here. It needs an https address, and in some browsers a window that isn't private.";

if (copy && said) {
  copy.hidden = false;
  if (!navigator.serviceWorker) said.textContent = NO_WORKERS;
}

if (copy && said && button && navigator.serviceWorker) {
  /** Storage that is forbidden throws, wherever it is touched. */
  const orDenied = async (doing: () => Promise<void>): Promise<void> => {
    try {
      await doing();
    } catch {
      said.textContent = DENIED;
      button.hidden = true;
    }
  };
  const show = async (): Promise<void> => {
    const refused = isRefused();
    const state = refused ? null : await stateOfCopy();
    said.textContent = refused ? 'You chose not to keep a copy on this device.' : copyWords(state);
    // Where there is no copy there is none to remove.
    button.hidden = !refused && state === null;
    button.textContent = refused
      ? 'Keep a copy on this device'
      : 'Remove the copy from this device';
  };
  button.onclick = () =>
    orDenied(async () => {
      if (isRefused()) {
        allowOffline();
        location.reload();
      } else {
        await refuseOffline();
        await show();
      }
    });
  void orDenied(show);
}

function copyWords(state: Awaited<ReturnType<typeof stateOfCopy>>): string {
  if (state === null) return 'There is no copy on this device yet.';
  return state.rules
    ? 'All of this is saved on this device.'
    : "The rules aren't saved on this device yet.";
}

void tellSizes();

async function tellSizes(): Promise<void> {
  const response = await fetch(`${base}offline/sizes.json`).catch(() => null);
  if (!response?.ok) return;
  const sizes: { readonly [name: string]: { readonly bytes: number } } = await response.json();
  for (const place of document.querySelectorAll<HTMLElement>('[data-size]')) {
    const bytes = sizes[place.dataset['size'] ?? '']?.bytes;
    if (bytes !== undefined) place.textContent = ` (${(bytes / 1e6).toFixed(1)} MB download)`;
  }
}
