// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Given } from '../../mark/given.ts';
import Ask from './Ask.svelte';

// A worker reads its setup once for all its files.
afterEach(cleanup);

function ask(kind: 'one' | 'several') {
  const onanswer = vi.fn<(given: Given) => void>();
  const answers = ['First', 'Second', 'Third'].map((text) => ({ text }));
  render(Ask, { ask: { kind, answers }, before: '', notice: '', onanswer });
  return onanswer;
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
const press = (key: string) => fireEvent.keyDown(window, { key });

describe('asking', () => {
  test('one answer: the last one picked counts', async () => {
    const onanswer = ask('one');
    await fireEvent.click(screen.getByRole('radio', { name: /First/ }));
    await fireEvent.click(screen.getByRole('radio', { name: /Second/ }));
    await submit();
    expect(onanswer.mock.calls).toEqual([[[1]]]);
  });

  test('several answers: all that are marked count, and a mark can be taken back', async () => {
    const onanswer = ask('several');
    for (const name of [/First/, /Second/, /Third/, /First/]) {
      await fireEvent.click(screen.getByRole('checkbox', { name }));
    }
    await submit();
    expect(onanswer.mock.calls).toEqual([[[1, 2]]]);
  });

  test('without an answer it says so and waits', async () => {
    const onanswer = ask('one');
    await submit();
    expect(onanswer).not.toHaveBeenCalled();
    expect(screen.getByText('Choose an answer first.')).toBeTruthy();
    await press('3');
    expect(screen.queryByText('Choose an answer first.')).toBeNull();
  });

  test('number keys pick', async () => {
    ask('several');
    await press('1');
    await press('3');
    const marked = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
    expect(marked).toEqual([true, false, true]);
  });
});
