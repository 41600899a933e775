/**
 * On pages with a part that needs a script: where the script cannot be loaded, says so above that
 * part. Without this the part would look as if it were still loading, or take no answer.
 */
import { button, element } from '../dom.ts';

const TEXT = "Part of this page didn't load. Check your connection. Your earlier answers are kept.";
const STILL = "It still didn't load. Your earlier answers are kept.";

addEventListener('astro:hydration-error', ({ target: island }) => {
  if (!(island instanceof HTMLElement)) return;
  const script = island.getAttribute('component-url') ?? location.href;
  const said = element('p', '', TEXT);
  // Loading the page anew without a network would leave nothing of it.
  const again = button('Try again', () =>
    fetch(script, { cache: 'reload' }).then(
      () => location.reload(),
      () => (said.textContent = STILL),
    ),
  );
  const box = element('div', 'trouble no-print', said, again);
  box.setAttribute('role', 'alert');
  island.before(box);
  for (const waiting of island.querySelectorAll('[data-waiting]')) waiting.remove();
});
