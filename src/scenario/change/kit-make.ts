/**
 * Makes the kit of keywords that a changed board may gain. Reads texts: for builds and tests, not
 * for pages.
 */
import { makeCard } from '../../card/read.ts';
import { HIDDEN } from '../../card/hidden.ts';
import type { CardDef, PrintedCard } from '../../card/printed.ts';
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
  const card = was === undefined ? null : rewordedCard(was, reword);
  if (card === null) return null;
  return { ...board, cards: board.cards.map((one) => (one === was ? card : one)) };
}

/** What was read, by the card and what is said otherwise: it is asked for on many boards. */
const READ = new WeakMap<CardDef, Map<string, CardDef | null>>();

function rewordedCard(was: CardDef, reword: Reword): CardDef | null {
  const known = READ.get(was) ?? new Map<string, CardDef | null>();
  READ.set(was, known);
  const { box, at, was: before, now } = reword;
  const key = JSON.stringify([box, at, before, now]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const printed = reworded(printedOf(was), reword);
  const read = printed && makeCard(printed);
  const card = read === null || read.problems.length > 0 ? null : read.card;
  known.set(key, card);
  return card;
}

/** What is printed on a card that was read. */
function printedOf(card: CardDef): PrintedCard {
  const { name, category, level, colours, dp, cost, facts, text } = card;
  return { name, category, level, colours, dp, cost, facts, text };
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
