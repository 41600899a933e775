// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { cardsByLabel } from '../../../ui/board/cards.ts';
import { startOf } from '../../../ui/board/start.ts';
import { markable, marked } from '../../page/sample.ts';
import { answered, press, round, submit } from '../../form/ask-sample.ts';
import Ask from './Ask.svelte';
import type { ChooseAsk } from './decide.ts';

// A worker reads its setup once for all its files.
afterEach(cleanup);

describe('asking', () => {
  test('the board and the list show the same marks', async () => {
    const onanswer = answered();
    const { scenario } = marked(markable('never Wall blocks'));
    const ask: ChooseAsk = {
      kind: 'choose',
      at: { kind: 'block', player: 'P2', n: 1 },
      candidates: ['Rex', 'Wall', 'Gate'],
      when: null,
      why: {},
      drawn: { board: startOf(scenario), cards: cardsByLabel(scenario.setup) },
    };
    render(Ask, { ...round(onanswer), ask });
    await press('Mark Gate');
    const gate = screen.getByRole<HTMLInputElement>('checkbox', { name: /Gate/ });
    expect(gate.checked).toBe(true);
    await fireEvent.click(screen.getByRole('checkbox', { name: /Rex/ }));
    const rex = screen.getByRole('button', { name: 'Mark Rex' });
    expect(rex.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(rex);
    await submit();
    expect(onanswer.mock.calls).toEqual([[[2]]]);
  });
});
