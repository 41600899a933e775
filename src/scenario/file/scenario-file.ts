/** A scenario as data: what a page is given, so that it need not read any text. */
import { HIDDEN } from '../../card/hidden.ts';
import { NO_FACTS, type CardDef, type PrintedCard } from '../../card/printed.ts';
import { deal, type Arrangement } from '../board/deal.ts';
import type { Scenario } from './scenario.ts';

/** A card with only what differs from one that has nothing. */
type CardInFile = Partial<Omit<CardDef, 'facts' | 'text' | 'effects'>> & {
  readonly facts: Partial<PrintedCard['facts']>;
  readonly text: Partial<CardDef['text']>;
  readonly effects: Partial<CardDef['effects']>;
};

/** All of a scenario but what is dealt from its board. */
export type ScenarioFile = Omit<Scenario, 'setup' | 'board'> & {
  readonly board: Arrangement & { readonly cards: readonly CardInFile[] };
};

/** What is put into JSON of a scenario. */
export const makeScenarioFile = ({ setup: _, board, ...rest }: Scenario): ScenarioFile => ({
  ...rest,
  board: { ...board, cards: board.cards.map(makeCardInFile) },
});

/** The scenario again. */
export function parseScenarioFile(file: ScenarioFile): Scenario {
  const cards = file.board.cards.map(parseCardInFile);
  const board = { ...file.board, cards };
  return { ...file, board, setup: deal(board, cards) };
}

const makeCardInFile = (card: CardDef): CardInFile => ({
  ...differing(card, HIDDEN),
  facts: differing(card.facts, NO_FACTS),
  text: differing(card.text, HIDDEN.text),
  effects: differing(card.effects, HIDDEN.effects),
});

const parseCardInFile = (card: CardInFile): CardDef => ({
  ...HIDDEN,
  ...card,
  facts: { ...NO_FACTS, ...card.facts },
  text: { ...HIDDEN.text, ...card.text },
  effects: { ...HIDDEN.effects, ...card.effects },
});

/** The entries of `of` that `usual` does not have alike. */
function differing<T extends object>(of: T, usual: T): Partial<T> {
  const known = new Map<string, unknown>(Object.entries(usual));
  const entries = Object.entries(of).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(known.get(key)),
  );
  return Object.fromEntries(entries) as Partial<T>;
}
