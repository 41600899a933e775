/**
 * On pages with a part that needs a script: where the script cannot be loaded, says so above that
 * part. Without this the part would look as if it were still loading, or take no answer.
 */
const TEXT =
  'A part of this page could not be loaded. Perhaps there is no connection. What you answered before is kept.';
const STILL = 'It still cannot be loaded. What you answered before is kept.';

addEventListener('astro:hydration-error', ({ target: island }) => {
  if (!(island instanceof HTMLElement)) return;
  const script = island.getAttribute('component-url') ?? location.href;
  const box = document.createElement('div');
  box.className = 'trouble no-print';
  box.setAttribute('role', 'alert');
  const said = document.createElement('p');
  said.textContent = TEXT;
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Try again';
  // Loading the page anew without a network would leave nothing of it.
  again.onclick = () =>
    fetch(script, { cache: 'reload' }).then(
      () => location.reload(),
      () => (said.textContent = STILL),
    );
  box.append(said, again);
  island.before(box);
  for (const waiting of island.querySelectorAll('[data-waiting]')) waiting.remove();
});
