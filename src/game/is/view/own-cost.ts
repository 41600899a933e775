/**
 * "Reduce the memory cost of this card in your hand by 1 for each of your Tamers": what a card
 * costs that changes its cost itself, where it lies (4-2-3-1, 15-8-2).
 */
import type { Ability } from '../../../card/ability/ability.ts';
import type { CardDef } from '../../../card/printed.ts';
import { changesOwnCost } from '../../../effect/tree/own-cost.ts';
import { defOf, inForce, Undecided, type Run } from '../../run/run.ts';
import type { CardId, Unit } from '../../state/state.ts';
import { fitsDef, type CardAsked } from '../condition/card-filter.ts';
import { holds } from '../condition/condition.ts';
import { timesOf } from '../condition/count.ts';
import { mayReduce } from './ban.ts';
import { viewOf } from './view.ts';

const known = new WeakMap<CardDef, readonly Ability[]>();

/** The effects of a card that change its own cost: most cards have none. */
function changesOf(def: CardDef): readonly Ability[] {
  const before = known.get(def);
  if (before !== undefined) return before;
  const found = def.effects.upper.abilities.filter(({ sentences }) =>
    sentences.some(({ processes }) => processes.some(({ action }) => changesOwnCost(action))),
  );
  known.set(def, found);
  return found;
}

/**
 * What a card costs now; `def`: the card, or its Option. What reduces it does so in the hand alone.
 */
export function costNow(run: Run, card: CardId, def: CardDef): number {
  const player = run.setup.owners[card] ?? 0;
  const look = (unit: Unit): ReturnType<typeof viewOf> => viewOf(run, unit);
  const from = { player, self: null, look };
  const isLess =
    run.state.hand[player].includes(card) &&
    (def.category === 'Option' || mayReduce(run, player, 'play'));
  let cost = def.cost ?? 0;
  const sentences = changesOf(def)
    .filter(({ restsOn }) => restsOn.every((rule) => inForce(run, rule)))
    .flatMap((ability) => ability.sentences);
  for (const { conditions, each, processes } of sentences)
    for (const { action, each: own } of processes) {
      if (action.kind !== 'reduce' && action.kind !== 'increase') continue;
      if (!changesOwnCost(action) || (action.kind === 'reduce' && !isLess)) continue;
      if (!conditions.every((condition) => holds(run, condition, from))) continue;
      const counted = [each, own].flatMap((one) => one ?? []);
      const times = counted.reduce((product, one) => product * timesOf(run, one, from), 1);
      cost += (action.kind === 'reduce' ? -1 : 1) * action.n * times;
    }
  return Math.max(0, cost);
}

/**
 * Whether a card is what an effect asks for, by what it costs now: of an Option that is so wherever
 * it is asked (Q1501).
 *
 * @throws Undecided for a Digimon or Tamer, where it is played for less and nothing says whether
 *   its play cost is less before.
 */
export function fitsNow(run: Run, card: CardId, asked: readonly CardAsked[]): boolean {
  const def = defOf(run, card);
  const fits = (one: CardDef): boolean => asked.some((search) => fitsDef(one, search));
  const option = def.option ?? def;
  if (changesOf(option).length === 0) return fits(def);
  const cost = costNow(run, card, option);
  const now = def.option === undefined ? { ...def, cost } : { ...def, option: { ...option, cost } };
  const isSo = fits(now);
  if (option.category !== 'Option' && isSo !== fits(def))
    throw new Undecided(
      `whether ${def.name} has the play cost that is printed or the one it is played for isn't settled`,
    );
  return isSo;
}
