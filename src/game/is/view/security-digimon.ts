/** Security Digimon: cards of a security check that battle (13-1-7). */
import { opponentOf } from '../../../base/player.ts';
import type { Target } from '../../../effect/tree/tree.ts';
import { defOf, type Run } from '../../run/run.ts';
import type { CardId } from '../../state/state.ts';
import type { Modifier } from '../../state/modifier.ts';
import type { Player } from '../../../base/player.ts';
import { giftsIn, timesGiven } from './persistent.ts';
import { isAsleep } from '../context/until.ts';
import { viewOf } from './view.ts';

/**
 * DP of a card as a Security Digimon: what is printed on it, and what effects give to all Security
 * Digimon of its player.
 */
export function dpOfSecurityDigimon(run: Run, card: CardId): number | null {
  const { dp } = defOf(run, card);
  if (dp === null) return null;
  const owner = run.setup.owners[card] ?? 0;
  const { units, overall } = run.state;
  for (const unit of units) viewOf(run, unit);
  let change = 0;
  for (const { source, gift } of giftsIn(run))
    if (isMeant(gift.target, source.owner, owner))
      for (const { modifier } of gift.modifiers)
        change += timesGiven(run, source, gift) * changeOf(modifier);
  for (const { target, player, modifier, until } of overall)
    if (isMeant(target, player, owner) && !isAsleep(until, run.state)) change += changeOf(modifier);
  return Math.max(0, dp + change);
}

const changeOf = (modifier: Modifier): number => (modifier.kind === 'DP' ? modifier.change : 0);

/** "all of your opponent's Security Digimon" */
function isMeant(target: Target, player: Player, owner: Player): boolean {
  if (target.kind === 'both') return target.targets.some((one) => isMeant(one, player, owner));
  if ((target.kind !== 'all' && target.kind !== 'any') || target.noun !== 'Security Digimon')
    return false;
  return (
    target.side === 'either' || owner === (target.side === 'your' ? player : opponentOf(player))
  );
}
