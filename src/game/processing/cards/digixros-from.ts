import { isOne } from '../../../effect/tree/any.ts';
import type { Place } from '../../../effect/tree/tree.ts';
import type { Context } from '../../is/context/context.ts';
import { hostsOf } from '../../is/target/card-target.ts';
import { choose } from '../../run/choose.ts';
import { chooseUnit } from '../../run/option.ts';
import type { Run } from '../../run/run.ts';
import { knownBeneath, type CardId } from '../../state/state.ts';
import type { Processing } from '../processing.ts';

/**
 * "you may place cards from under your Tamers as digivolution cards for a DigiXros": of the card
 * that would be played, right before that is declared (7-2-2-2).
 */
export const digixrosFrom: Processing<'DigiXros from'> = (run, context, { place }) => {
  const costs = context.event?.costs;
  if (costs === undefined) return false;
  const cards = cardsOf(run, context, place);
  costs.also = [...costs.also, ...cards];
  return cards.length > 0;
};

function cardsOf(run: Run, context: Context, place: Place): readonly CardId[] {
  const { player } = context;
  if (place.kind !== 'under') return run.state.trash[player];
  const hosts = hostsOf(run, context, place).filter((unit) => knownBeneath(unit).length > 0);
  if (place.who.kind !== 'any' || !isOne(place.who) || hosts.length < 2)
    return hosts.flatMap(knownBeneath);
  return knownBeneath(choose(run, player, 'target', '15-10-2-1', hosts, chooseUnit));
}
