import { named, type Refused } from '../../state/trace.ts';
import type { RuleNumber } from '../../../rules/number/numbers.ts';
import type { Run } from '../../run/run.ts';
import type { CardId, Unit } from '../../state/state.ts';
import type { Player } from '../../../base/player.ts';
import type { Refusal } from '../../state/declaration.ts';

/** What is declared does not happen, and this rule says why. */
export function refuse(
  run: Run,
  rule: RuleNumber,
  what: Refused,
  of: Unit | CardId | null = null,
): Refusal {
  run.trace?.say({ verb: 'refused', rule, what, card: of === null ? null : named(of) });
  run.state.refusal = rule;
  return { rule };
}

export const ownerOf = (run: Run, card: CardId): Player => run.setup.owners[card] ?? 0;

/** What a card is part of on the field. */
export const unitWith = (run: Run, card: CardId): Unit | undefined =>
  run.state.units.find((unit) => unit.cards.includes(card));

/** Cards are played, used, digivolved into and linked by the turn player from the hand (6-5-1). */
export function fromHand(run: Run, card: CardId, what: Refused): Refusal | null {
  const owner = ownerOf(run, card);
  return owner === run.state.turn && run.state.hand[owner].includes(card)
    ? null
    : refuse(run, '6-5-1', what, card);
}
