import type { CardId, State } from './state.ts';

/** Things that happen and that a claim may ask for, beside what the state itself shows. */
export const FACT_KINDS = [
  'activates',
  'deleted',
  'attacks',
  'blocks',
  'battles',
  'checks',
  'played',
  'left',
  'digivolved',
  'trashed under',
  'linked',
  'moved',
  'used',
  'revealed',
  /** What somebody who looks on has seen (Watch). */
  'seen',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** Cards and effects of a scenario are numbered below this. */
const BASE = 2048;

/**
 * A fact as one number, so that positions can be compared quickly: what happened, to the card with
 * that number, with which other card or which effect (its place in `Setup.effects`).
 */
export const factOf = (kind: FactKind, card: CardId, other = 0): number =>
  (FACT_KINDS.indexOf(kind) * BASE + card) * BASE + other;

export function note(state: State, kind: FactKind, card: CardId, other = 0): void {
  state.facts.push(factOf(kind, card, other));
}
