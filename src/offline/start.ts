/**
 * On every page: lets the worker keep the site. All that there may be to say is loaded when there
 * is something to say.
 */
// A file that stands for itself, as in ../search/box/start.ts.
import notice from './notice.ts?worker&url';

const { serviceWorker: workers } = navigator;

if (import.meta.env.PROD && workers)
  addEventListener('load', async () => {
    // Storage that is forbidden throws, and so does a worker that is.
    try {
      if (localStorage.getItem('ruling-lab/offline')) return;
      await workers.register(`${import.meta.env.BASE_URL}sw.js`);
    } catch {
      return;
    }
    const say = (): unknown => import(/* @vite-ignore */ notice);
    const registration = await workers.ready;
    workers.onmessage = registration.onupdatefound = onoffline = say;
    registration.active?.postMessage('hello');
    if (registration.waiting ?? registration.installing ?? !navigator.onLine) say();
  });
