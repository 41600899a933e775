/**
 * The board, as in the quiz. The page loads this file when a text is run, and then says what to
 * show by an event.
 */
import { mount, unmount } from 'svelte';
import Board from '../ui/board/Board.svelte';
import { SHOW, type Showing } from './showing.ts';

let leave = (): void => {};

document.addEventListener(SHOW, (event) => {
  if (!(event instanceof CustomEvent)) return;
  const showing: Showing | null = event.detail;
  leave();
  leave = (): void => {};
  if (showing === null) return;
  const { target, ...props } = showing;
  const shown = mount(Board, { target, props: { ...props, colours: {} } });
  leave = (): void => void unmount(shown);
});
