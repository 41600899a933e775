import type { CardDef } from '../../card/printed.ts';
import type { Declaration } from '../../game/state/declaration.ts';
import { HIDDEN } from '../../card/hidden.ts';
import type { Setup } from '../../game/run/run.ts';
import { deal, type Arrangement } from '../board/deal.ts';

/** A board that the engine can start from, and what is done on it. */
export interface Scenario {
  readonly board: Arrangement & { readonly cards: readonly CardDef[] };
  readonly setup: Setup;
  readonly actions: readonly string[];
  readonly declarations: readonly Declaration[];
}

/** A card with only what differs from one that has nothing. */
export type PackedCard = Partial<Omit<CardDef, 'effects' | 'text'>> & {
  readonly effects: Partial<CardDef['effects']>;
  readonly text: Partial<CardDef['text']>;
};

/** A scenario as data: what a page is given, so that it need not read any text. */
export type PackedScenario = Omit<Scenario, 'setup' | 'board'> & {
  readonly board: Arrangement & { readonly cards: readonly PackedCard[] };
};

/** Makes a scenario of the data that a page was given; `packScenario` is the inverse. */
export function openScenario(packed: PackedScenario): Scenario {
  const cards = packed.board.cards.map((card): CardDef => ({
    ...HIDDEN,
    ...card,
    effects: { ...HIDDEN.effects, ...card.effects },
    text: { ...HIDDEN.text, ...card.text },
  }));
  const board = { ...packed.board, cards };
  return { ...packed, board, setup: deal(board, cards) };
}
