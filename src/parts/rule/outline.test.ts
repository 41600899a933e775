// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const opened = (): readonly string[] =>
  [...document.querySelectorAll('details')].filter(({ open }) => open).map(({ id }) => id);

/** The page as it is sent: every chapter open, then its script. */
async function load(address: string, state: unknown): Promise<void> {
  document.body.innerHTML =
    '<button data-fold="open"></button><button data-fold="closed"></button>' +
    ['r1', 'r2', 'r16'].map((id) => `<details class="chapter" id="${id}" open></details>`).join('');
  history.replaceState(state, '', address);
  vi.resetModules();
  await import('./outline.ts');
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

test('a chapter that was folded is folded when one comes back', async () => {
  await load('/rules/', { other: 1 });
  const second = document.querySelector<HTMLDetailsElement>('#r2');
  if (second === null) throw new Error('no chapter');
  second.open = false;
  second.dispatchEvent(new Event('toggle'));
  expect(history.state).toMatchObject({ other: 1 });
  await load('/rules/', history.state);
  expect(opened()).toEqual(['r1', 'r16']);
});

test('all are folded and opened at once', async () => {
  await load('/rules/', null);
  document.querySelector<HTMLButtonElement>('[data-fold=closed]')?.click();
  expect(opened()).toEqual([]);
  document.querySelector<HTMLButtonElement>('[data-fold=open]')?.click();
  expect(opened()).toEqual(['r1', 'r2', 'r16']);
});

test('the chapter in the address is open, and what another page left is no harm', async () => {
  await load('/rules/#r2', { 'open chapters': ['r1', 7] });
  expect(opened()).toEqual(['r1', 'r2']);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
  await load('/rules/', { 'open chapters': 'r1' });
  expect(opened()).toEqual(['r1', 'r2', 'r16']);
});
