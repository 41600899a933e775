import { isNamed } from '../../../card/information.ts';
import { isSought, type Sought } from '../../../card/sought.ts';
import type { KeywordUse } from '../../../effect/tree/tree.ts';
import type { Player } from '../../../base/player.ts';
import { unitRef } from '../../run/option.ts';
import { defOf, inForce, type Run } from '../../run/run.ts';
import { reaches } from '../../is/view/reach.ts';
import { note } from '../../state/facts.ts';
import { topCard, type CardId, type Unit } from '../../state/state.ts';
import { wouldDigivolve } from '../digivolve/digivolve.ts';
import { dnaDigivolve } from '../digivolve/dna.ts';
import type { CounterKeyword } from './counter-keyword.ts';

/** A DNA digivolution of a Digimon on the field with a card of the hand. */
export const blastDnaDigivolve: CounterKeyword = {
  rule: '16-31-1',
  also: ['16-31-4', '16-31-5'],
  mayRule: '16-31-3',
  counters: (run, player, card, use) =>
    pairsFor(run, player, card, use).map((pair) => ({
      option: { kind: 'DNA digivolve', ...unitRef(pair.unit), into: card, other: pair.other },
      carryOut: () => {
        carryOut(run, player, card, pair);
      },
    })),
};

interface Pair {
  readonly unit: Unit;
  readonly other: CardId;
  /** Whether the Digimon is the first part of the requirement: that one lies on top (8-2-2-1). */
  readonly first: boolean;
}

function carryOut(run: Run, player: Player, card: CardId, { unit, other, first }: Pair): void {
  // 16-31-6: the card from the hand is revealed as the Digimon is chosen.
  if (inForce(run, '16-31-6')) {
    run.trace?.say({ verb: 'reveals from hand', rule: '16-31-6', card: other });
    note(run.state, 'revealed', other);
  }
  const wasSuspended = unit.suspended;
  // 8-2-2-5: effects on digivolving affect this one too.
  if (wouldDigivolve(run, player, [unit], card, 0) === null) return;
  const cause = { kind: 'effect', player, card, unit: null } as const;
  const made = dnaDigivolve(run, player, first ? [unit, other] : [other, unit], card, cause);
  if (made === null) return;
  // 16-31-4: a DNA digivolution, whose Digimon is new and unsuspended; without that clause it would
  // take over the orientation.
  if (!inForce(run, '16-31-4')) made.suspended = wasSuspended;
}

/**
 * 16-31: the named Digimon and the named card from the hand; both must meet the DNA requirements as
 * well (16-31-5).
 */
function pairsFor(run: Run, player: Player, card: CardId, use: KeywordUse): readonly Pair[] {
  const names = (use.argument ?? '').split('+').map((name) => name.replaceAll(/[[\]]/g, '').trim());
  const requirements = defOf(run, card).requirements.filter((one) => one.kind === 'dna');
  const fits = (one: CardId, part: Sought): boolean =>
    isSought(defOf(run, one), part) || !inForce(run, '16-31-5');
  const found: Pair[] = [];
  for (const unit of run.state.units) {
    if (
      unit.owner !== player ||
      unit.area !== 'battle' ||
      // 15-15-5-1: it is an effect that digivolves it.
      !reaches(run, unit, { player, of: ['Digimon'] }) ||
      !names.some((name) => isNamed(defOf(run, topCard(unit)), name))
    )
      continue;
    for (const other of run.state.hand[player]) {
      if (other === card || !names.some((name) => isNamed(defOf(run, other), name))) continue;
      if (defOf(run, other).name === defOf(run, topCard(unit)).name && names[0] !== names[1])
        continue;
      const top = topCard(unit);
      // By any of the requirements; one in which the Digimon stands first comes before.
      const meets = (one: CardId, next: CardId): boolean =>
        requirements.some(
          ({ parts: [a, b] }) =>
            a !== undefined && b !== undefined && fits(one, a) && fits(next, b),
        );
      if (meets(top, other)) found.push({ unit, other, first: true });
      else if (meets(other, top)) found.push({ unit, other, first: false });
    }
  }
  return found;
}
