/**
 * A board as plain HTML for a flash card: lists, no style, no script. Small, so that it can be read
 * on a phone.
 */
import { escapeHtml } from '../base/words.ts';
import type { Snapshot, SnapshotSide, SnapshotUnit } from '../scenario/play/snapshot.ts';
import { factsBeside, kindBeside, linkFacts, type Cards } from '../ui/board/cards.ts';
import { memoryWords, pilesOf, PLAYERS } from '../ui/board/draw.ts';

/** P2 above P1, as at a table. */
export function boardHtml(board: Snapshot, cards: Cards): string {
  const side = (player: 0 | 1): string =>
    `<h3>${PLAYERS[player]}</h3><ul>${sideLines(board.sides[player], cards)
      .map((line) => `<li>${line}</li>`)
      .join('')}</ul>`;
  const turn = `<p>${PLAYERS[board.turn]}'s turn. ${memoryWords(board.memory)}.</p>`;
  return `<div class="board">${side(1)}${turn}${side(0)}</div>`;
}

function sideLines(side: SnapshotSide, cards: Cards): readonly string[] {
  const line = (area: string, content: string): readonly string[] =>
    content === '' ? [] : [`<b>${area}:</b> ${content}`];
  const units = (some: readonly SnapshotUnit[]): string =>
    some.map((unit) => unitHtml(unit, cards)).join('');
  const pile = (labels: readonly string[], hidden: string, box: 'upper' | 'security'): string =>
    pilesOf(labels)
      .map((part) =>
        'hidden' in part ? `${part.hidden} ${hidden}` : cardHtml(part.label, cards, box),
      )
      .join('; ');
  return [
    ...line('Battle area', units(side.battle)),
    ...line('Breeding area', units(side.breeding)),
    ...line('Security stack, top first', pile(side.security, 'face down', 'security')),
    ...line('Hand', pile(side.hand, 'not shown', 'upper')),
    ...line('Trash', pile(side.trash, 'not named', 'upper')),
    ...line('Deck', side.deck === 0 ? '' : `${side.deck}`),
  ];
}

function unitHtml(unit: SnapshotUnit, cards: Cards): string {
  const facts = [
    kindBeside('', { ...unit, category: cards[unit.label]?.category ?? 'Digimon' }),
    unit.dp === null ? '' : `${unit.dp} DP`,
    unit.suspended ? 'suspended' : '',
    unit.placed ? 'placed this turn' : '',
  ].filter((fact) => fact !== '');
  const links = unit.links.map((label) => {
    const card = cards[label];
    const facts = card === undefined ? '' : ` (${linkFacts(label, card)})`;
    return `<br>link: ${escapeHtml(label)}${facts}${textHtml(card?.text.linked ?? '')}`;
  });
  const under = unit.under.map((label) => {
    const card = cards[label];
    const kind = card === undefined ? '' : ` (${kindBeside(label, card)})`;
    return `<br>beneath: ${escapeHtml(label)}${kind}${textHtml(card?.text.inherited ?? '', 'inherited: ')}`;
  });
  return `<p><b>${escapeHtml(unit.label)}</b> (${facts.join(', ')})${textHtml(unit.text)}${links.join('')}${under.join('')}</p>`;
}

function cardHtml(label: string, cards: Cards, box: 'upper' | 'security'): string {
  const card = cards[label];
  const beside = card === undefined ? '' : factsBeside(label, card);
  const facts = beside === '' ? '' : ` (${beside})`;
  return `<b>${escapeHtml(label)}</b>${facts}${textHtml(card?.text[box] ?? '')}`;
}

const textHtml = (text: string, lead = ''): string =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => `<br><i>${escapeHtml(lead + line)}</i>`)
    .join('');
