/** Shows a resolution in a figure, at the first step. One at a time is open. */
import { mount, tick, unmount } from 'svelte';
import Resolution from '../../quiz/feedback/Resolution.svelte';
import type { PlayedBoard } from './played-board.ts';

let close: (() => void) | undefined;

/**
 * `ending`: index of the outcome to begin with. Does nothing where the figure has no place for it.
 */
export async function show(
  figure: HTMLElement,
  board: PlayedBoard & { readonly ending: number },
): Promise<void> {
  const target = figure.querySelector('.replay');
  if (target === null) return;
  close?.();
  const resolution = mount(Resolution, {
    target,
    props: {
      ...board,
      at: 1,
      back: 'Close',
      isAside: true,
      onback: () => {
        close?.();
        figure.querySelector<HTMLElement>('.happens button')?.focus();
      },
    },
  });
  close = () => {
    close = undefined;
    void unmount(resolution);
  };
  await tick();
  // From here Enter goes from step to step.
  figure.querySelector<HTMLElement>('[aria-label="Next step"]')?.focus({ preventScroll: true });
  figure.scrollIntoView({ block: 'nearest' });
}
