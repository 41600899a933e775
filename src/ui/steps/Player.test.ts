// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Player from './Player.svelte';

beforeEach(() => vi.useFakeTimers());
// A worker reads its setup once for all its files.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });
const slider = (): HTMLInputElement => screen.getByRole('slider', { name: 'Step' });
const press = (name: string): Promise<boolean> => fireEvent.click(button(name));

/** Lets as many steps pass as are shown in this time. */
async function wait(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await tick();
}

const show = (at: number, last = 3, ongone = vi.fn()): typeof ongone => {
  render(Player, { last, at, isPlaying: false, ongone });
  return ongone;
};

describe('by hand', () => {
  test('one step back and one on, as far as there are steps', async () => {
    const ongone = show(2);
    await press('Next step');
    await wait(0);
    screen.getByText('3 / 3');
    expect(button('Next step').disabled).toBe(true);
    await press('Previous step');
    await wait(0);
    screen.getByText('2 / 3');
    expect(ongone).toHaveBeenCalledTimes(2);
  });

  test('the slider goes to any step, and to the board before the first', async () => {
    show(3);
    await fireEvent.input(slider(), { target: { value: 0 } });
    await wait(0);
    screen.getByText('0 / 3');
    expect(button('Previous step').disabled).toBe(true);
  });

  test('nothing is played where there are no steps', () => {
    show(0, 0);
    expect(button('Play').disabled).toBe(true);
  });
});

describe('by itself', () => {
  test('a step at a time to the last, from the step that is looked at', async () => {
    const ongone = show(1);
    await press('Play');
    await wait(1000);
    screen.getByText('1 / 3');
    await wait(500);
    screen.getByText('2 / 3');
    button('Pause');
    await wait(5000);
    screen.getByText('3 / 3');
    button('Play');
    expect(ongone).not.toHaveBeenCalled();
  });

  test('from the beginning when the last step is looked at', async () => {
    show(3);
    await press('Play');
    screen.getByText('0 / 3');
    await wait(1500);
    screen.getByText('1 / 3');
  });

  test('stands still once it is paused, or a step is gone to by hand', async () => {
    show(0);
    await press('Play');
    await press('Pause');
    await wait(5000);
    screen.getByText('0 / 3');
    await press('Play');
    await press('Next step');
    await wait(5000);
    screen.getByText('1 / 3');
    button('Play');
  });
});
