/** Security cards that lie face up, and effects that work in [Security] (3-7-4, 15-14-5). */
import type { Ability } from '../../../card/ability/ability.ts';
import { defOf, inForce, type Run } from '../../run/run.ts';
import type { CardId, Unit } from '../../state/state.ts';
import { makeUnit } from './unit.ts';

export const isFaceUp = ({ state }: Run, card: CardId): boolean => state.faceUp.includes(card);

/** A persistent effect of a card in a security stack. */
export interface InSecurity {
  readonly ability: Ability;
  readonly origin: number;
  /** Stands for its card, as for something on the field: whose it is. */
  readonly source: Unit;
}

/** Persistent [Security] effects of cards that lie face up in a security stack (15-14-5-1). */
export function inSecurity(run: Run): readonly InSecurity[] {
  const { state, setup } = run;
  if (state.faceUp.length === 0 || !inForce(run, '15-14-5-1')) return [];
  return state.faceUp.flatMap((card) => {
    const own = defOf(run, card).effects.upper.abilities.flatMap((ability, i) =>
      ability.area === 'Security' && ability.category === 'persistent'
        ? [{ ability, origin: card * 64 + i }]
        : [],
    );
    if (own.length === 0) return [];
    const owner = setup.owners[card] ?? 0;
    const source = makeUnit({ id: -1 - card, owner, area: 'battle', cards: [card] }, setup.cards);
    return own.map((held) => ({ ...held, source }));
  });
}
