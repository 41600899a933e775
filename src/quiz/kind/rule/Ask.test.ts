// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { answered, offered, round, submit } from '../../form/ask-sample.ts';
import Ask from './Ask.svelte';

// A worker reads its setup once for all its files.
afterEach(cleanup);

test('s are offered with their words', async () => {
  const onanswer = answered();
  const ask = { kind: 'rule', claim: null, rules: offered } as const;
  render(Ask, { ...round(onanswer), ask });
  await fireEvent.click(screen.getByRole('checkbox', { name: /12-1-4 Blockers A Digimon/ }));
  await submit();
  expect(onanswer.mock.calls).toEqual([[[1]]]);
});
