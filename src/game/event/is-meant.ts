/** Whether a phrase such as "one of your other Digimon" means this one, seen from an effect. */
import type { Unit, GameEvent } from '../state/state.ts';
import type { CardId } from '../state/state.ts';
import type { Player } from '../../base/player.ts';
import type { Run } from '../run/run.ts';
import type { Filter, Target } from '../../effect/tree/tree.ts';
import { isSuch, matching, onSide, fitsNoun, passes } from '../is/condition/filter.ts';
import { thanThis } from '../is/condition/than-this.ts';
import { viewOf } from '../is/view/view.ts';
import { inForce } from '../run/run.ts';
import { namesKind } from '../../effect/tree/closed/noun.ts';

/** Where an effect is: on something on the field, or on a card that is elsewhere. */
export type Self = Unit | Elsewhere;

interface Elsewhere {
  readonly owner: Player;
  readonly card: CardId;
}

export const some = (run: Run, units: readonly Unit[], who: Target, self: Self): boolean =>
  units.some((unit) => isMeant(run, unit, who, self));

/** Whether a phrase such as "one of your other Digimon" means this one. */
export function isMeant(run: Run, unit: Unit, who: Target, self: Self): boolean {
  switch (who.kind) {
    case 'this':
    case 'same':
      return unit === self;
    case 'this with':
      return unit === self && isSuch(run, unit, who, (one) => viewOf(run, one));
    case 'any':
    case 'choose':
    case 'all':
      return (
        (unit.area === 'battle' || !inForce(run, '3-4-7-6')) &&
        onSide(unit, who.side, self.owner) &&
        fitsNoun(run, unit, who.noun, (u) => viewOf(run, u)) &&
        !(who.other && unit === self) &&
        asked(run, who.filters, self).every((filter) =>
          passes(run, unit, filter, (u) => viewOf(run, u)),
        ) &&
        isBest(run, unit, who, self)
      );
    case 'either':
      return who.targets.some((one) => isMeant(run, unit, one, self));
    default:
      return false;
  }
}

/** "the Digimon with the highest DP": of all that are there now. */
const isBest = (
  run: Run,
  unit: Unit,
  who: Extract<Target, { kind: 'any' | 'choose' | 'all' }>,
  self: Self,
): boolean =>
  !who.filters.some(({ kind }) => kind === 'extreme') ||
  matching(run, who, self.owner, isOnField(self) ? self : null, (one) => viewOf(run, one)).includes(
    unit,
  );

/** "with the same name as this Digimon": as it is now. */
const asked = (run: Run, filters: readonly Filter[], self: Self): readonly Filter[] =>
  thanThis(run, filters, {
    player: self.owner,
    self: isOnField(self) ? self : null,
    look: (one) => viewOf(run, one),
  });

/** "one of your Tamers digivolves": it is a Digimon now, and was none. */
export const asItWas = (who: Target, { fromTamer }: GameEvent): Target =>
  fromTamer !== true || !('noun' in who) || who.kind === 'this' || who.kind === 'this with'
    ? who
    : { ...who, noun: namesKind(who.noun, 'Tamer') || who.noun === '' ? '' : 'Tamer' };

export const isOnField = (self: Self): self is Unit => 'cards' in self;
