/** A board whose resolution is data: made at build time, played in the page without the engine. */
import type { Cards, KeywordColours } from '../../ui/board/cards.ts';
import type { EndingView } from '../../ui/steps/endings.ts';
import type { RuleNotes } from '../../ui/steps/notes.ts';

export interface PlayedBoard {
  readonly endings: readonly EndingView[];
  readonly cards: Cards;
  readonly colours: KeywordColours;
  readonly rules: RuleNotes;
}
