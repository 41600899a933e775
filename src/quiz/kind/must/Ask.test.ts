// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { answered, round, submit } from '../../form/ask-sample.ts';
import Ask from './Ask.svelte';

// A worker reads its setup once for all its files.
afterEach(cleanup);

test('number keys pick', async () => {
  const onanswer = answered();
  const thing = { kinds: ['block'], names: [] } as const;
  const ask = { kind: 'must', player: 'P2', thing, when: null, why: {} } as const;
  render(Ask, { ...round(onanswer), ask: { ...ask, words: 'block' } });
  expect(screen.getByRole('radio', { name: /P2 may block, or choose not to/ })).toBeTruthy();
  await fireEvent.keyDown(window, { key: '3' });
  await submit();
  expect(onanswer.mock.calls).toEqual([[[2]]]);
});
