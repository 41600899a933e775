// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import type { Fighter, Snapshot, SnapshotUnit } from '../../scenario/play/snapshot.ts';
import Board from './Board.svelte';

// A worker reads its setup once for all its files.
afterEach(cleanup);

const fighter = (label: string): Fighter => ({ id: label.length, label });

const unit = (label: string, changes: Partial<SnapshotUnit> = {}): SnapshotUnit => ({
  ...fighter(label),
  under: [],
  links: [],
  level: 5,
  colours: ['red', 'blue'],
  dp: 6000,
  printedDp: 6000,
  suspended: false,
  placed: false,
  keywords: [],
  text: '',
  ...changes,
});

const EMPTY = { battle: [], breeding: [], hand: [], security: [], trash: [], deck: 7 };

function draw(changes: Partial<Snapshot>): void {
  const board: Snapshot = {
    turn: 1,
    memory: -3,
    sides: [EMPTY, EMPTY],
    revealed: null,
    moving: [],
    attack: null,
    ...changes,
  };
  const cub = {
    category: 'Digimon' as const,
    level: 3,
    colours: ['green' as const],
    dp: 2000,
    cost: 3,
    linkDp: 0,
    text: {
      upper: '',
      inherited: '[Your Turn] This Digimon gets +1000 DP.',
      security: '',
      linked: '',
      option: '',
    },
  };
  const kai = {
    ...cub,
    category: 'Tamer' as const,
    level: null,
    colours: ['blue' as const],
    dp: null,
    text: { ...cub.text, upper: '[Your Turn] Your Digimon get +1000 DP.' },
  };
  const trap = {
    ...cub,
    text: { upper: '', inherited: '', security: '[Security] <Draw 1>.', linked: '', option: '' },
  };
  const plug = { ...cub, linkDp: 1000, text: { ...cub.text, linked: '<Piercing>' } };
  const cord = { ...cub, text: { ...cub.text, linked: '', option: '' } };
  render(Board, {
    board,
    cards: { Cub: cub, Trap: trap, Kai: kai, Plug: plug, Cord: cord },
    colours: { Piercing: 'trigger' },
    name: 'The board',
  });
}

const side = (player: string) => within(screen.getByRole('group', { name: `${player}'s side` }));
const card = (name: string) => screen.getByRole('article', { name });
const wordsIn = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ').trim();
const sheetOf = (player: string, name: string) =>
  wordsIn(side(player).getByRole('group', { name, hidden: true }));
const wordsOf = (name: string) => card(name).textContent.replace(/\s+/g, ' ');

describe('the board in words', () => {
  test('whose turn it is, and the memory', () => {
    draw({});
    expect(screen.getByRole('region', { name: 'The board' }).textContent).toMatch(
      /P2's turn\s+Memory 3 for P2\s+No attack/,
    );
  });

  test('a Digimon with its state, its DP now and as printed, and its keywords', () => {
    draw({
      sides: [
        {
          ...EMPTY,
          battle: [
            unit('Rex', {
              suspended: true,
              placed: true,
              dp: 9000,
              keywords: ['Piercing', 'Rush'],
              text: '<Piercing>\n[On Deletion] Gain 1 memory.',
              under: ['Cub'],
            }),
          ],
        },
        EMPTY,
      ],
    });
    const words = wordsOf('Rex');
    for (const part of [
      'Lv.5 red/blue',
      '9000 DP printed 6000',
      'Suspended',
      'Placed this turn',
      '[On Deletion] Gain 1 memory.',
      '<Rush> gained',
      'Inherited: [Your Turn] This Digimon gets +1000 DP.',
    ]) {
      expect(words).toContain(part);
    }
    const sheet = wordsIn(within(card('Rex')).getByRole('group', { hidden: true }));
    expect(words.replace(sheet, '').match(/<Piercing>/g)).toHaveLength(1);
    expect(words).not.toContain('<Piercing> gained');
    // The face of a small card may not have the room for them.
    expect(sheet).toContain('<Piercing> <Rush>');
  });

  test('4-9: link cards in their order, with what they give', () => {
    const rex = unit('Rex', { links: ['Plug', 'Cord'], under: ['Trap'], keywords: ['Piercing'] });
    draw({ sides: [{ ...EMPTY, battle: [rex] }, EMPTY] });
    const links = within(card('Rex')).getByRole('list', { name: 'Link cards' });
    expect(
      within(links)
        .getAllByRole('listitem')
        .map((item) => item.textContent.replace(/\s+/g, ' ').trim()),
    ).toEqual(['Link Plug Lv.3 green +1000 DP <Piercing>', 'Link Cord Lv.3 green']);
    expect(wordsOf('Rex')).not.toContain('gained');
  });

  test('what a card beneath a Digimon is', () => {
    draw({
      sides: [{ ...EMPTY, battle: [unit('Rex', { under: ['Cub'] })] }, EMPTY],
    });
    expect(wordsOf('Rex')).toContain('Cub Lv.3 green');
  });

  test('that a Tamer is one, where its name does not say it', () => {
    const kai = unit('Kai', { level: null, dp: null, printedDp: null });
    draw({ sides: [{ ...EMPTY, battle: [kai] }, EMPTY] });
    expect(wordsOf('Kai')).toContain('Tamer red/blue');
  });

  test('the names in the trash, and in its sheet what each card is and says', () => {
    draw({ sides: [{ ...EMPTY, trash: ['Cub', 'Kai'] }, EMPTY] });
    const list = side('P1').getByRole('list', { name: 'Trash' });
    expect(within(list).getAllByRole('listitem').map(wordsIn)).toEqual(['Cub', 'Kai']);
    const sheet = sheetOf('P1', 'Trash of P1');
    expect(sheet).toMatch(/Cub Lv\.3 green 2000\sDP, cost\s3/);
    expect(sheet).toMatch(/Kai Tamer blue, cost\s3 \[Your Turn\] Your Digimon get \+1000 DP\./);
  });

  test('an unsuspended Digimon with its printed DP says no more', () => {
    draw({ sides: [{ ...EMPTY, battle: [unit('Rex')] }, EMPTY] });
    expect(card('Rex').textContent).not.toMatch(/Suspended|printed|Placed|Attack/);
  });

  test('attacker and target', () => {
    draw({
      sides: [
        { ...EMPTY, battle: [unit('Rex')] },
        { ...EMPTY, battle: [unit('Guard')] },
      ],
      attack: { attacker: fighter('Rex'), target: fighter('Guard'), defender: 1 },
    });
    expect(card('Rex').textContent).toContain('Attacking');
    expect(card('Guard').textContent).toContain('Attack target');
    expect(side('P2').queryAllByText('Attack target')).toHaveLength(1);
  });

  test('a player who is attacked', () => {
    draw({
      sides: [{ ...EMPTY, battle: [unit('Rex')] }, EMPTY],
      attack: { attacker: fighter('Rex'), target: null, defender: 1 },
    });
    expect(side('P2').getByText('Attack target')).toBeTruthy();
    expect(side('P1').queryByText('Attack target')).toBeNull();
  });

  test('security, top card first, and what nobody knows', () => {
    draw({ sides: [EMPTY, { ...EMPTY, security: ['Trap', '', ''], hand: ['', 'Cub'] }] });
    const list = side('P2').getByRole('list', { name: 'Security stack, top card first' });
    expect(wordsIn(list)).toMatch(/^Trap\s*2 face down$/);
    expect(sheetOf('P2', 'Security of P2')).toMatch(
      /Trap Lv.3 green 2000\sDP, cost\s3 \[Security\] <Draw 1>\.\s*2 face down/,
    );
    const hand = side('P2').getByRole('list', { name: 'Hand' });
    expect(wordsIn(hand)).toMatch(/1 face down\s*Cub/);
  });

  test('the breeding area when it is used, and a card that is revealed', () => {
    draw({
      sides: [{ ...EMPTY, breeding: [unit('Egg', { dp: null, printedDp: null })] }, EMPTY],
      revealed: { label: 'Trap', player: 1, isUsed: false },
    });
    expect(side('P1').getByRole('list', { name: 'Breeding area' })).toBeTruthy();
    expect(side('P2').queryByText('Breeding area')).toBeNull();
    expect(screen.getByText(/Revealed from P2's security stack/)).toBeTruthy();
  });

  test('an Option that is used comes from no security stack', () => {
    draw({ revealed: { label: 'Trap', player: 0, isUsed: true } });
    expect(screen.getByText(/Used by P1/)).toBeTruthy();
  });

  test('a card that is on its way under another one', () => {
    draw({ moving: [{ label: 'Cub', player: 0 }] });
    expect(screen.getByText(/P1's card, being resolved/)).toBeTruthy();
    expect(screen.getByText('Cub')).toBeTruthy();
  });
});
