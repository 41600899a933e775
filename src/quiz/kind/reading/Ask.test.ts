// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { answered, round, submit } from '../../form/ask-sample.ts';
import Ask from './Ask.svelte';
import type { ReadingAsk } from './decide.ts';

// A worker reads its setup once for all its files.
afterEach(cleanup);

describe('asking', () => {
  const piece = (text: string, right: boolean) => ({ text, right, words: '', rule: null });
  const ask: ReadingAsk = {
    ...{ kind: 'reading', text: '[On Play] Draw 1.', how: 'mark' },
    pieces: [piece('[On Play]', true), piece('Draw 1', false)],
    cut: [0, ' ', 1, '.'],
  };

  test('pieces of the text are marked and taken back', async () => {
    const onanswer = answered();
    render(Ask, { ...round(onanswer), ask });
    await submit();
    expect(screen.getByText('Select a piece of the text first.')).toBeTruthy();
    for (const name of ['Draw 1', '[On Play]', 'Draw 1'])
      await fireEvent.click(screen.getByRole('checkbox', { name }));
    await submit();
    expect(onanswer.mock.calls).toEqual([[[0]]]);
  });

  test('or a word is picked, with the text above', async () => {
    const onanswer = answered();
    const pick = { ...ask, how: 'pick', cut: ['[On Play] Draw 1.'] } as const;
    render(Ask, { ...round(onanswer), ask: pick });
    expect(screen.getByText('[On Play] Draw 1.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('radio', { name: /Draw 1/ }));
    await submit();
    expect(onanswer.mock.calls).toEqual([[[1]]]);
  });
});
