/** A board whose resolution is data is fetched and shown, without the engine. */
import { fetched } from '../../ui/later.ts';
import type { PlayedBoard } from './played-board.ts';
import { show } from './show.ts';

/** The button that this was loaded for, and every other from now on. */
function press(button: Element | null): void {
  const figure = button?.closest<HTMLElement>('figure');
  const from = figure?.dataset['from'];
  const status = figure?.querySelector('[role="status"]');
  if (!figure || from === undefined || !status) return;
  play(figure, from).catch(
    () => (status.textContent = 'The board did not load. Press the button to try again.'),
  );
}

async function play(figure: HTMLElement, from: string): Promise<void> {
  const board = await fetched<PlayedBoard>(from);
  await show(figure, { ...board, ending: Number(figure.dataset['ending']) });
}

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element) press(target.closest('button.play-board'));
});
press(document.querySelector('button.play-board.wanted'));
