/** What the tests of asking components share. */
import { fireEvent, screen } from '@testing-library/svelte';
import { vi } from 'vitest';
import type { Given } from '../mark/given.ts';

const rules = {
  '12-1-4': { title: 'Blockers', words: 'A Digimon unable to suspend cannot block.' },
  '12-1-5': { title: 'Target', words: 'A target is no blocker.' },
};
/** Rules to choose from. */
export const offered = [{ rule: '12-1-5' }, { rule: '12-1-4' }];

/** Notes what is answered. */
export const answered = () => vi.fn<(given: Given) => void>();

/** What every asking component is given beside what is asked. */
export const round = (onanswer: (given: Given) => void) => ({
  ...{ question: 'Which?', before: '', notice: '', onanswer, rules, colours: {} },
});

export const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Answer' }));

export const press = (name: RegExp | string) =>
  fireEvent.click(screen.getByRole('button', { name }));
