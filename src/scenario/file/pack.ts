import { AS_PRINTED } from '../../card/as-printed.ts';
import { HIDDEN } from '../../card/hidden.ts';
import type { CardDef } from '../../card/printed.ts';
import type { PackedCard, PackedScenario, Scenario } from './scenario.ts';

/** What is left of a value in JSON for a page: a replacer for `JSON.stringify`. */
export const slim = (key: string, value: unknown): unknown =>
  AS_PRINTED.has(key) || (key === 'facts' && !Array.isArray(value)) ? undefined : value;

/** Makes a scenario data for a page; `openScenario` is the inverse. */
export const packScenario = ({ setup: _, board, ...rest }: Scenario): PackedScenario => ({
  ...rest,
  board: { ...board, cards: board.cards.map(packCard) },
});

const packCard = (card: CardDef): PackedCard => ({
  ...differing(card, HIDDEN),
  effects: differing(card.effects, HIDDEN.effects),
  text: differing(card.text, HIDDEN.text),
});

/** The entries of `of` that `usual` does not have alike. */
function differing<T extends object>(of: T, usual: T): Partial<T> {
  const known = new Map<string, unknown>(Object.entries(usual));
  const entries = Object.entries(of).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(known.get(key)),
  );
  return Object.fromEntries(entries) as Partial<T>;
}
