// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import type { ChooseAsk } from './choose/decide.ts';
import type { Given } from './kind.ts';
import type { ReadingAsk } from './reading/decide.ts';
import { startOf } from '../../ui/board/start.ts';
import { cardsByLabel } from '../../ui/board/cards.ts';
import { markable, marked } from '../page/sample.ts';
import AskChoose from './choose/Ask.svelte';
import AskIllegal from './illegal/Ask.svelte';
import AskMust from './must/Ask.svelte';
import AskNumber from './number/Ask.svelte';
import AskOrder from './order/Ask.svelte';
import AskReading from './reading/Ask.svelte';
import AskRule from './rule/Ask.svelte';

const answered = () => vi.fn<(given: Given) => void>();
const round = (onanswer: (given: Given) => void) => ({
  ...{ question: 'Which?', before: '', notice: '', onanswer },
});
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

describe('number', () => {
  const measure = { kind: 'memory', player: 'P1' } as const;
  const ask = { kind: 'number', measure, when: null, wrong: [] } as const;

  test('it is stepped, within what the gauge has, and typed', async () => {
    const onanswer = answered();
    render(AskNumber, { ...round(onanswer), ask });
    await submit();
    expect(onanswer).not.toHaveBeenCalled();
    expect(screen.getByText('Give a whole number first.')).toBeTruthy();
    await press('More');
    await press('Less');
    await press('Less');
    await submit();
    await fireEvent.input(screen.getByRole('spinbutton', { name: 'Memory of P1' }), {
      target: { value: '10' },
    });
    await press('More');
    await submit();
    expect(onanswer.mock.calls).toEqual([[[-2]], [[10]]]);
  });
});

describe('order', () => {
  const event = { kind: 'deleted', card: 'Rex' } as const;
  const steps = ['Alpha', 'Beta', 'Gamma'].map((text) => ({ text, event }));

  test('steps are moved, which is said, and the focus stays with the step', async () => {
    const onanswer = answered();
    render(AskOrder, { ...round(onanswer), ask: { kind: 'order', steps, when: null } });
    await press('Later: Alpha');
    expect(screen.getByText('“Alpha” is now number 2 of 3.')).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Later: Alpha');
    await press('Later: Alpha');
    // It is the last now: there is no later, so that the way back has the focus.
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Earlier: Alpha');
    await submit();
    expect(onanswer.mock.calls).toEqual([[[1, 2, 0]]]);
  });
});

describe('choose', () => {
  test('the board and the list show the same marks', async () => {
    const onanswer = answered();
    const { scenario } = marked(markable('never Wall blocks'));
    const ask: ChooseAsk = {
      kind: 'choose',
      at: { kind: 'block', player: 'P2', n: 1 },
      candidates: ['Rex', 'Wall', 'Gate'],
      when: null,
      why: {},
    };
    const drawn = { board: startOf(scenario), cards: cardsByLabel(scenario.setup) };
    render(AskChoose, { ...round(onanswer), ask, drawn, colours: {} });
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

test('must, may, cannot: number keys pick', async () => {
  const onanswer = answered();
  const thing = { kinds: ['block'], names: [] } as const;
  const ask = { kind: 'must', player: 'P2', thing, when: null, why: {} } as const;
  render(AskMust, { ...round(onanswer), ask: { ...ask, words: 'block' } });
  expect(screen.getByRole('radio', { name: /P2 may block, and may leave it/ })).toBeTruthy();
  await fireEvent.keyDown(window, { key: '3' });
  await submit();
  expect(onanswer.mock.calls).toEqual([[[2]]]);
});

const rules = {
  '12-1-4': { title: 'Blockers', words: 'A Digimon unable to suspend cannot block.' },
  '12-1-5': { title: 'Target', words: 'A target is no blocker.' },
};
const offered = [{ rule: '12-1-5' }, { rule: '12-1-4' }];

test('rules are offered with their words', async () => {
  const onanswer = answered();
  const ask = { kind: 'rule', claim: null, rules: offered } as const;
  render(AskRule, { ...round(onanswer), ask, rules });
  await fireEvent.click(screen.getByRole('checkbox', { name: /12-1-4 Blockers A Digimon/ }));
  await submit();
  expect(onanswer.mock.calls).toEqual([[[1]]]);
});

test('a log: a step and a rule are both needed', async () => {
  const onanswer = answered();
  const ask = { kind: 'illegal', forgets: '12-1-4', when: null, rules: offered } as const;
  render(AskIllegal, { ...round(onanswer), ask, log: ['Rex attacks.', 'Wall blocks.'], rules });
  const log = within(screen.getByRole('group', { name: 'The log' }));
  await fireEvent.click(log.getByRole('radio', { name: /Wall blocks/ }));
  await submit();
  expect(screen.getByText('Pick a rule, too.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('radio', { name: /12-1-4/ }));
  await submit();
  expect(onanswer.mock.calls).toEqual([[[1, 1]]]);
});

describe('reading', () => {
  const piece = (text: string, right: boolean) => ({ text, right, words: '', rule: null });
  const ask: ReadingAsk = {
    ...{ kind: 'reading', text: '[On Play] Draw 1.', how: 'mark' },
    pieces: [piece('[On Play]', true), piece('Draw 1', false)],
    cut: [0, ' ', 1, '.'],
  };

  test('pieces of the text are marked and taken back', async () => {
    const onanswer = answered();
    render(AskReading, { ...round(onanswer), ask });
    await submit();
    expect(screen.getByText('Mark a piece of the text first.')).toBeTruthy();
    for (const name of ['Draw 1', '[On Play]', 'Draw 1'])
      await fireEvent.click(screen.getByRole('checkbox', { name }));
    await submit();
    expect(onanswer.mock.calls).toEqual([[[0]]]);
  });

  test('or a word is picked, with the text above', async () => {
    const onanswer = answered();
    const pick = { ...ask, how: 'pick', cut: ['[On Play] Draw 1.'] } as const;
    render(AskReading, { ...round(onanswer), ask: pick });
    expect(screen.getByText('[On Play] Draw 1.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('radio', { name: /Draw 1/ }));
    await submit();
    expect(onanswer.mock.calls).toEqual([[[1]]]);
  });
});
