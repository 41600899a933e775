/**
 * A line at the foot of the window: that a new version is there, or that there is no network and
 * what can be read.
 */
import css from './notice.css?inline';
import { button, element } from '../ui/dom.ts';
import { isState, type WorkerRequest, type OfflineState } from './message.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

const line = element('div', 'notice no-print');
line.setAttribute('role', 'status');
document.body.append(line);

const { serviceWorker: workers } = navigator;
const registration = await workers.ready;
const version = document.documentElement.dataset['version'] ?? '';
/** Whether the line offers the new version: that stays, whatever else there is to say. */
let isNew = false;

workers.onmessage = ({ data, source }: MessageEvent<unknown>) => {
  if (!isState(data)) return;
  if (source !== registration.active) offer(data);
  else if (data.fromDevice || !navigator.onLine) sayOffline(data);
};
// Another window took the new version: this one is of the old.
workers.oncontrollerchange = () => showNew(() => location.reload());
registration.onupdatefound = watch;
ononline = () => isNew || line.replaceChildren();
onoffline = () => ask(registration.active);

ask(registration.waiting);
ask(registration.active);
watch();

function watch(): void {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') ask(installing);
  });
}

function ask(worker: ServiceWorker | null): void {
  worker?.postMessage('state' satisfies WorkerRequest);
}

/** A page of the new version itself needs nothing; the copy follows when all pages are closed. */
function offer(state: OfflineState): void {
  if (version.endsWith(`+${state.version}`)) return;
  showNew(() => {
    workers.oncontrollerchange = () => location.reload();
    registration.waiting?.postMessage('replace' satisfies WorkerRequest);
  });
}

function showNew(reload: () => void): void {
  isNew = true;
  line.replaceChildren('A new version is ready. ', button('Reload', reload));
}

function sayOffline({ rules }: OfflineState): void {
  if (isNew) return;
  const link = element('a', '', 'What works offline');
  link.href = `${import.meta.env.BASE_URL}offline/`;
  const kept = rules
    ? 'rules, rulings, keywords, guides, search and quiz'
    : 'keywords, guides, search and quiz';
  const lead = navigator.onLine ? "The network isn't responding." : "You're offline.";
  line.replaceChildren(`${lead} Saved on this device: ${kept}. `, link);
}
