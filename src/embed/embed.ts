/**
 * /embed.js, for sites that want rule numbers in their posts to be links. It touches only what its
 * `data-selector` names, asks only the host that it came from, and breaks no page: what goes wrong
 * leaves the page as it was.
 *
 *     <script src="https://rules.example/embed.js" data-selector=".post" defer></script>
 */
import { linker, type Made } from './link-page.ts';
import { unpackNumbers } from './numbers-code.ts';
import { startTips } from './tip.ts';

declare const __NUMBERS__: string;
/** In the user script, in front of this one. A page could have an element of that name. */
declare const rulingLab: { readonly root: unknown; readonly selector: unknown } | undefined;

/** A page that changes all the time is looked at so often. */
const EVERY = 300;

interface Settings {
  readonly root: string;
  readonly selector: string;
}

function settings(): Settings | null {
  if (typeof rulingLab === 'object') {
    const { root, selector } = rulingLab;
    if (typeof root === 'string' && typeof selector === 'string') return { root, selector };
  }
  // Asked for past the page, where an image may have that name.
  const script: unknown = Reflect.get(Document.prototype, 'currentScript', document);
  if (!(script instanceof HTMLScriptElement)) return null;
  const selector = script.dataset['selector'];
  return selector ? { root: new URL('.', script.src).href, selector } : null;
}

function start({ root, selector }: Settings): void {
  const made: Made = new WeakMap();
  const link = linker({ root, selector, numbers: unpackNumbers(__NUMBERS__) }, made);
  link(document.body);
  startTips(root, made);
  const fresh = new Set<Element>();
  new MutationObserver((changes) => {
    if (fresh.size === 0)
      setTimeout(() => {
        const now = [...fresh];
        fresh.clear();
        for (const one of now) if (one.isConnected) link(one);
      }, EVERY);
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        const element = node instanceof Element ? node : node.parentElement;
        if (element !== null) fresh.add(element);
      }
  }).observe(document.body, { childList: true, subtree: true });
}

const wanted = settings();
if (wanted === null) console.warn('Ruling Lab: embed.js needs data-selector, such as ".post".');
else {
  const begin = (): void => {
    try {
      start(wanted);
    } catch (problem) {
      console.warn('Ruling Lab:', problem);
    }
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}
