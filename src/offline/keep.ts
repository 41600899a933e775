/** Whether this device keeps the site, and what is undone when it no longer shall. */
import { isState, type WorkerRequest, type OfflineState } from './message.ts';

/** Kept only where the person does not want a copy; start.ts looks at it, too. */
const KEY = 'ruling-lab/offline';

const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration();

/** What the worker says, or `null` where there is none. */
export async function stateOfCopy(): Promise<OfflineState | null> {
  const said = await ask((await worker())?.active, 'state');
  return isState(said) ? said : null;
}

/**
 * Removes the copy of the site and the worker, and the wish to have none. The next visit is as the
 * first.
 */
async function forgetOffline(): Promise<void> {
  const registration = await worker();
  await ask(registration?.active, 'forget');
  await registration?.unregister();
  localStorage.removeItem(KEY);
}

/** Removes the copy, and makes none from now on. */
export async function refuseOffline(): Promise<void> {
  await forgetOffline();
  localStorage.setItem(KEY, 'no');
}

export const isRefused = (): boolean => localStorage.getItem(KEY) !== null;

/** Keeps a copy from now on; the page has to be loaded again for it. */
export const allowOffline = (): void => localStorage.removeItem(KEY);

/** The answer of the worker, `null` where there is none. */
async function ask(to: ServiceWorker | null | undefined, what: WorkerRequest): Promise<unknown> {
  if (!to) return null;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
    to.postMessage(what, [port2]);
  });
}
