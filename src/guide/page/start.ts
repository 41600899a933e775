/** "Play it": the engine and all that shows a resolution are loaded when one is first asked for. */
import { later } from '../../ui/later.ts';

// The script stands in a template, where it does not run by itself.
const script = document
  .querySelector<HTMLTemplateElement>('template.player-script')
  ?.content.querySelector('script')?.src;

async function load({ target }: MouseEvent): Promise<void> {
  const button = target instanceof Element ? target.closest('button.play') : null;
  if (button === null || script === undefined) return;
  for (const before of document.querySelectorAll('.wanted')) before.classList.remove('wanted');
  button.classList.add('wanted');
  const status = button.parentElement?.querySelector('[role="status"]');
  const say = (words: string): unknown => status && (status.textContent = words);
  try {
    await later('the player', script);
    document.removeEventListener('click', load);
  } catch {
    say('The board did not load. Press the button to try again.');
  }
}

document.addEventListener('click', load);
