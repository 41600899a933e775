/** Makes the kit of keywords that a changed board may gain. Reads texts: for builds and tests, not for pages. */
import { makeCard } from '../../card/read.ts';
import { HIDDEN } from '../../card/hidden.ts';
import { parseBoard } from '../board/notation.ts';
import { needsWide } from '../file/needs-wide.ts';
import type { KeywordKit } from './kit.ts';

/** Keywords that change something on a board of attacks and battles, and need no words behind them. */
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

/** What each of these keywords adds to a card. None needs the wide part of the engine. */
export function makeKit(): KeywordKit {
  const empty = parseBoard('turn P1');
  if (!empty.ok) throw new Error('the empty board is not read');
  return Object.fromEntries(
    VARIED.map((printed) => {
      const { card, problems } = makeCard({
        ...HIDDEN,
        text: { ...HIDDEN.text, upper: `<${printed}>` },
      });
      if (problems.length > 0) throw new Error(`<${printed}> is not played`);
      if (needsWide({ ...empty.value.board, cards: [card] }, []))
        throw new Error(`<${printed}> needs the wide part of the engine`);
      return [printed, { effects: card.effects.upper, switches: card.switches }];
    }),
  );
}
