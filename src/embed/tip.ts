/**
 * The words of a rule beside its link, while it is pointed at or has the focus. They are put in as
 * text, never as HTML, and come from the host of the script alone.
 */
import type { Made } from './link-page.ts';

const WAIT = 150;
const MOST = 600;
const LOOK: Readonly<Record<string, string>> = {
  all: 'initial',
  display: 'block',
  inset: 'auto',
  position: 'fixed',
  zIndex: '2147483647',
  boxSizing: 'border-box',
  maxWidth: 'min(26rem, calc(100vw - 16px))',
  maxHeight: '50vh',
  overflow: 'auto',
  padding: '10px 14px',
  border: '1px solid #85857d',
  borderRadius: '6px',
  background: '#fdfdfc',
  color: '#1b1c1f',
  font: '15px/1.45 system-ui, sans-serif',
  boxShadow: '0 4px 16px #0003',
  whiteSpace: 'pre-line',
};

/** `/api/v1/rules/16-7-4.json`, as far as it is needed; whatever else comes is no text. */
async function wordsOf(root: string, number: string): Promise<string> {
  const answer = await fetch(`${root}api/v1/rules/${number}.json`, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  if (!answer.ok) throw new Error(String(answer.status));
  const rule: unknown = await answer.json();
  const field = (name: string): string => {
    const value: unknown = typeof rule === 'object' && rule !== null && Reflect.get(rule, name);
    return typeof value === 'string' ? value : '';
  };
  const text = field('text') || field('summary');
  const whose =
    field('text') !== '' ? `Edition ${field('edition')}` : 'Summary, not the official text';
  const words = [field('heading'), text].filter((part) => part !== '').join('\n');
  const cut = words.length > MOST ? `${words.slice(0, MOST)} …` : words;
  return `${number} ${cut}\n${text === '' ? '' : whose}`.trim();
}

/** Shows words for the links in `made`. Escape closes them; the pointer may go over them. */
export function startTips(root: string, made: Made): void {
  const known = new Map<string, Promise<string>>();
  const tip = document.createElement('div');
  tip.id = 'ruling-lab-rule';
  tip.setAttribute('role', 'tooltip');
  tip.popover = 'manual';
  Object.assign(tip.style, LOOK);
  let shown: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = (): void => {
    clearTimeout(timer);
    shown?.removeAttribute('aria-describedby');
    shown = null;
    tip.remove();
  };
  const show = (link: Element, number: string): void => {
    hide();
    shown = link;
    const words = known.get(number) ?? wordsOf(root, number);
    known.set(number, words);
    words.then(
      (text) => {
        if (shown !== link || !link.isConnected) return;
        tip.textContent = text;
        (link.closest('main') ?? document.body).append(tip);
        // Above everything, whatever the page does with what is around it.
        tip.showPopover?.();
        link.setAttribute('aria-describedby', tip.id);
        place(tip, link.getBoundingClientRect());
      },
      // The link works without its words.
      () => known.delete(number),
    );
  };
  const over = ({ target }: Event): void => {
    clearTimeout(timer);
    if (!(target instanceof Element) || tip.contains(target)) return;
    const link = target.closest('a');
    const number = link === null ? undefined : made.get(link);
    if (link !== null && number !== undefined) {
      if (link !== shown) timer = setTimeout(() => show(link, number), WAIT);
    } else if (shown !== null && shown !== document.activeElement) timer = setTimeout(hide, WAIT);
  };
  document.addEventListener('pointerover', over);
  document.addEventListener('focusin', over);
  document.addEventListener('focusout', hide);
  document.addEventListener('scroll', hide, { passive: true });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
}

/** Below the link, above it where there is no room. */
function place(tip: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = tip;
  const below = bottom + 4;
  tip.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  tip.style.top = `${below + height > innerHeight && top > height ? top - height - 4 : below}px`;
}
