// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { answered, press, round, submit } from '../../form/ask-sample.ts';
import Ask from './Ask.svelte';

// A worker reads its setup once for all its files.
afterEach(cleanup);

describe('asking', () => {
  const measure = { kind: 'memory', player: 'P1' } as const;
  const ask = { kind: 'number', measure, when: null, wrong: [] } as const;

  test('it is stepped, within what the gauge has, and typed', async () => {
    const onanswer = answered();
    render(Ask, { ...round(onanswer), ask });
    await submit();
    expect(onanswer).not.toHaveBeenCalled();
    expect(screen.getByText('Enter a whole number first.')).toBeTruthy();
    await press('More');
    await press('Less');
    await press('Less');
    await submit();
    await fireEvent.input(screen.getByRole('spinbutton', { name: "P1's memory" }), {
      target: { value: '10' },
    });
    await press('More');
    await submit();
    expect(onanswer.mock.calls).toEqual([[[-2]], [[10]]]);
  });
});
