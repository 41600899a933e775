// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { answered, press, round, submit } from '../../form/ask-sample.ts';
import Ask from './Ask.svelte';

// A worker reads its setup once for all its files.
afterEach(cleanup);

describe('asking', () => {
  const event = { kind: 'deleted', card: 'Rex' } as const;
  const steps = ['Alpha', 'Beta', 'Gamma'].map((text) => ({ text, event }));

  test('steps are moved, which is said, and the focus stays with the step', async () => {
    const onanswer = answered();
    render(Ask, { ...round(onanswer), ask: { kind: 'order', steps, when: null } });
    await press('Later: Alpha');
    expect(screen.getByText('"Alpha" is now number 2 of 3.')).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Later: Alpha');
    await press('Later: Alpha');
    // It is the last now: there is no later, so that the way back has the focus.
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Earlier: Alpha');
    await submit();
    expect(onanswer.mock.calls).toEqual([[[1, 2, 0]]]);
  });

  test('a number chooses a step, the arrow keys move it, Enter answers', async () => {
    const onanswer = answered();
    render(Ask, { ...round(onanswer), ask: { kind: 'order', steps, when: null } });
    const key = (name: string): Promise<boolean> =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
    await key('3');
    expect(document.activeElement?.textContent).toContain('Gamma');
    await key('ArrowUp');
    await key('ArrowUp');
    await key('ArrowUp');
    expect(document.activeElement?.textContent).toContain('Gamma');
    expect(screen.getByText('"Gamma" is now number 1 of 3.')).toBeTruthy();
    await key('Enter');
    expect(onanswer.mock.calls).toEqual([[[2, 0, 1]]]);
  });
});
