/** Shows a resolution in a figure, and plays it from the first step. One at a time is open. */
import { mount, tick, unmount } from 'svelte';
import Resolution from '../../quiz/feedback/Resolution.svelte';
import type { PlayedBoard } from './played-board.ts';

let close: (() => void) | undefined;

/** Said where nothing moves by itself. */
const HOW_TO_GO_ON =
  'Your device asks for less motion, so nothing plays by itself. Press ▶ for the next step, or "Play".';

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
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const status = figure.querySelector('.happens [role="status"]');
  const say = (words: string): unknown => status && (status.textContent = words);
  const resolution = mount(Resolution, {
    target,
    props: {
      ...board,
      at: 1,
      back: 'Close',
      isAside: true,
      playing: !still,
      onback: () => {
        close?.();
        figure.querySelector<HTMLElement>('.happens button')?.focus();
      },
    },
  });
  close = () => {
    close = undefined;
    say('');
    void unmount(resolution);
  };
  await tick();
  say(still ? HOW_TO_GO_ON : '');
  // From here Enter goes from step to step, or pauses what plays.
  const first = still ? '[aria-label="Next step"]' : '.pace';
  figure.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  figure.scrollIntoView({ block: 'nearest' });
}
