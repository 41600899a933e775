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

if (copy && said && button && navigator.serviceWorker) {
  copy.hidden = false;
  const show = async (): Promise<void> => {
    const refused = isRefused();
    said.textContent = refused
      ? 'You asked for no copy on this device.'
      : copyWords(await stateOfCopy());
    button.textContent = refused
      ? 'Keep a copy on this device'
      : 'Remove the copy from this device';
  };
  button.onclick = async () => {
    if (isRefused()) {
      allowOffline();
      location.reload();
    } else {
      await refuseOffline();
      await show();
    }
  };
  void show();
}

function copyWords(state: Awaited<ReturnType<typeof stateOfCopy>>): string {
  if (state === null) return 'There is no copy on this device yet.';
  return state.rules ? 'All of this is on this device.' : 'The rules are not on this device yet.';
}

void tellSizes();

async function tellSizes(): Promise<void> {
  const response = await fetch(`${base}offline/sizes.json`).catch(() => null);
  if (!response?.ok) return;
  const sizes: { readonly [name: string]: { readonly bytes: number } } = await response.json();
  for (const place of document.querySelectorAll<HTMLElement>('[data-size]')) {
    const bytes = sizes[place.dataset['size'] ?? '']?.bytes;
    if (bytes !== undefined)
      place.textContent = ` (${(bytes / 1e6).toFixed(1)} MB over the network)`;
  }
}
