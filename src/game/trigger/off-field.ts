import { isElsewhere } from '../is/view/base-view.ts';
import { isFaceUp } from '../is/view/face-up.ts';
import { matches } from '../event/match.ts';
import { isSpentThere } from './once-per-turn.ts';
import { withMeant } from '../event/meant.ts';
import { defOf, inForce, type Run } from '../run/run.ts';
import type { Ability } from '../../card/ability/ability.ts';
import type { CardId, GameEvent, Pending } from '../state/state.ts';
import type { Player } from '../../base/player.ts';

/**
 * Effects of cards that are not on the field: [Hand], [Trash] and [Security] effects of cards that
 * are there (15-14-2-1, 15-14-3-1, 15-14-5-1), and those of a card that wait for itself to be
 * trashed (4-16-2). They wait on the card; as a new card it has them no more (15-4-4-3).
 */
export function gatherOffField(
  run: Run,
  event: GameEvent,
  category: 'trigger' | 'immediate',
): Pending[] {
  const found: Pending[] = [];
  for (const card of run.setup.elsewhere) {
    const owner = run.setup.owners[card] ?? 0;
    const { upper, inherited } = defOf(run, card).effects;
    [...upper.abilities, ...inherited.abilities].forEach((ability, i) => {
      if (ability.category !== category || !worksIn(run, ability, owner, card, event)) return;
      if (ability.restsOn.some((rule) => !inForce(run, rule))) return;
      if (!matches(run, ability, { owner, card }, event)) return;
      const generation = run.state.generations[card] ?? 0;
      const origin = card * 64 + i;
      if (isSpentThere(run.state, { ability, origin }) && inForce(run, '15-14-1-2')) return;
      const pending = { ability, origin, unit: null, card, generation, player: owner, event };
      found.push(withMeant(run, pending, { owner, card }));
    });
  }
  return found;
}

/** "When this card is trashed": any other effect works on the field alone. */
const waitsForItself = ({ events }: Ability): boolean =>
  events.some(({ phrase }) => phrase?.kind === 'trashed' && phrase.who.kind === 'this');

/** Whether a card lies where its effect works. */
function worksIn(
  run: Run,
  ability: Ability,
  owner: Player,
  card: CardId,
  event: GameEvent,
): boolean {
  if (!isElsewhere(ability)) return waitsForItself(ability) && event.cards?.includes(card) === true;
  return refuseArea(run, ability, owner, card) === null;
}

/** The rule by which an effect of such an area does not work, since its card lies elsewhere. */
export function refuseArea(
  run: Run,
  ability: Pick<Ability, 'area'>,
  owner: Player,
  card: CardId,
): '15-14-2-1' | '15-14-3-1' | '15-14-5-1' | null {
  if (ability.area === 'Security')
    return isFaceUp(run, card) && inForce(run, '15-14-5-1') ? null : '15-14-5-1';
  const rule = ability.area === 'Hand' ? '15-14-2-1' : '15-14-3-1';
  const area = ability.area === 'Hand' ? run.state.hand : run.state.trash;
  return area[owner].includes(card) || !inForce(run, rule) ? null : rule;
}
