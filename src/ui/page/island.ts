/**
 * On pages with a part that needs a script: where the script cannot be loaded, says so above that
 * part. Without this the part would look as if it were still loading, or take no answer. It stands
 * in the page itself (Unloaded.astro), so it imports nothing.
 */
const TEXT = "Part of this page didn't load. Check your connection. Your earlier answers are kept.";
const STILL = "It still didn't load. Your earlier answers are kept.";

addEventListener('astro:hydration-error', ({ target: island }) => {
  if (!(island instanceof HTMLElement)) return;
  const script = island.getAttribute('component-url') ?? location.href;
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
  const box = document.createElement('div');
  box.className = 'trouble no-print';
  box.append(said, again);
  box.setAttribute('role', 'alert');
  island.before(box);
  for (const waiting of island.querySelectorAll('[data-waiting]')) waiting.remove();
});
