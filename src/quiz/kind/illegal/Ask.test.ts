// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { answered, offered, round, submit } from '../../form/ask-sample.ts';
import Ask from './Ask.svelte';

// A worker reads its setup once for all its files.
afterEach(cleanup);

test('a log: a step and a rule are both needed', async () => {
  const onanswer = answered();
  const steps = ['Rex attacks.', 'Wall blocks.'];
  const ask = {
    kind: 'illegal',
    forgets: '12-1-4',
    when: null,
    rules: offered,
    log: steps,
  } as const;
  render(Ask, { ...round(onanswer), ask });
  const log = within(screen.getByRole('group', { name: 'The log' }));
  await fireEvent.click(log.getByRole('radio', { name: /Wall blocks/ }));
  await submit();
  expect(screen.getByText('Choose a rule as well.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('radio', { name: /12-1-4/ }));
  await submit();
  expect(onanswer.mock.calls).toEqual([[[1, 1]]]);
});

test('a log of many steps: two digits are one number, a letter is the rule', async () => {
  const onanswer = answered();
  const log = Array.from({ length: 14 }, (_, i) => `Step of ${i}.`);
  const ask = { kind: 'illegal', forgets: '12-1-4', when: null, rules: offered, log } as const;
  render(Ask, { ...round(onanswer), ask });
  for (const key of ['1', '2', 'b', 'Enter']) await fireEvent.keyDown(document.body, { key });
  await submit();
  expect(onanswer.mock.calls.at(-1)).toEqual([[11, 1]]);
});
