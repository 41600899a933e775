/** A change in plain words. */
import type { PrintedCard } from '../../card/printed.ts';
import { newBlocker, newSource, sizeOf, type BoardChange, type Ground } from './change.ts';

/**
 * What is so on a board: "Red Charger has <Jamming>", and as a wish: "Red Charger had <Jamming>".
 */
export interface Statement {
  readonly is: string;
  readonly were: string;
}

const has = (who: string, what: string): Statement => ({
  is: `${who} has ${what}`,
  were: `${who} had ${what}`,
});
const lacks = (who: string, what: string): Statement => ({
  is: `${who} doesn't have ${what}`,
  were: `${who} didn't have ${what}`,
});
const are = (who: string, what: string): Statement => ({
  is: `${who} is ${what}`,
  were: `${who} were ${what}`,
});
const areNot = (who: string, what: string): Statement => are(who, `not ${what}`);

/** What is so on the changed board. `board`: the one before the change. */
export function changed(change: BoardChange, board: Ground<PrintedCard>): Statement {
  switch (change.kind) {
    case 'DP':
      return has(change.card, `${change.dp} DP`);
    case 'keyword more':
      return has(change.card, `<${change.keyword}>`);
    case 'keyword less':
      return lacks(change.card, `<${change.keyword}>`);
    case 'blocker':
      return has(
        change.player,
        `${newBlocker(board)} as well, unsuspended, with ${change.dp} DP and <Blocker>`,
      );
    case 'suspended':
      return are(change.card, change.suspended ? 'suspended' : 'unsuspended');
    case 'memory':
      return are('memory', memoryAt(change.memory));
    case 'security':
      return has(change.player, securityCards(change.n));
    case 'source more':
      return are(newSource(board), `under ${change.card}`);
    case 'source less':
      return areNot(change.source, `under ${change.card}`);
  }
}

/** What is so on the board before the change. */
export function unchanged(change: BoardChange, board: Ground<PrintedCard>): Statement {
  switch (change.kind) {
    case 'DP':
      return has(
        change.card,
        `${board.cards.find(({ name }) => name === change.card)?.dp ?? 0} DP`,
      );
    case 'keyword more':
      return lacks(change.card, `<${change.keyword}>`);
    case 'keyword less':
      return has(change.card, `<${change.keyword}>`);
    case 'blocker':
      return lacks(change.player, newBlocker(board));
    case 'suspended':
      return are(change.card, change.suspended ? 'unsuspended' : 'suspended');
    case 'memory':
      return are('memory', memoryAt(board.memory));
    case 'security':
      return has(change.player, securityCards(sizeOf(board[change.player].security)));
    case 'source more':
      return areNot(newSource(board), `under ${change.card}`);
    case 'source less':
      return are(change.source, `under ${change.card}`);
  }
}

/** "What if Red Charger had <Jamming>?" */
export const whatIf = (change: BoardChange, board: Ground<PrintedCard>): string =>
  `What if ${changed(change, board).were}?`;

export const memoryAt = (memory: number): string =>
  memory === 0 ? 'at 0' : `at ${Math.abs(memory)} for ${memory > 0 ? 'P1' : 'P2'}`;

const securityCards = (n: number): string =>
  `${n === 0 ? 'no' : n} security ${n === 1 ? 'card' : 'cards'}`;
