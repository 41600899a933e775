/**
 * Makes the kit of keywords that a changed board may gain. Reads texts: for builds and tests, not
 * for pages.
 */
import { makeCard } from '../../card/read.ts';
import { HIDDEN } from '../../card/hidden.ts';
import type { CardDef } from '../../card/printed.ts';
import type { Ground } from './change.ts';
import type { KeywordKit } from './kit.ts';
import { reworded, type Reword } from './reword.ts';

/**
 * Keywords that change something on a board of attacks and battles, and need no words behind them.
 */
export const VARIED = [
  'Blocker',
  'Jamming',
  'Piercing',
  'Security A. +1',
  'Security A. -1',
  'Reboot',
  'Rush',
  'Retaliation',
  'Evade',
  'Barrier',
  'Raid',
  'Alliance',
  'Collision',
  'Iceclad',
  'Scapegoat',
] as const;

/** A board whose card says something else, read again; `null` where that can't be run. */
export function rewordedBoard(board: Ground<CardDef>, reword: Reword): Ground<CardDef> | null {
  const was = board.cards.find(({ name }) => name === reword.card);
  const printed = was && reworded(was, reword);
  if (was === undefined || printed === null || printed === undefined) return null;
  const { card, problems } = makeCard(printed);
  if (problems.length > 0) return null;
  return { ...board, cards: board.cards.map((one) => (one === was ? card : one)) };
}

/** What each of these keywords adds to a card. */
export function makeKit(): KeywordKit {
  return Object.fromEntries(
    VARIED.map((printed) => {
      const { card, problems } = makeCard({
        ...HIDDEN,
        text: { ...HIDDEN.text, upper: `<${printed}>` },
      });
      if (problems.length > 0) throw new Error(`<${printed}> is not played`);
      return [printed, { effects: card.effects.upper, switches: card.switches }];
    }),
  );
}
