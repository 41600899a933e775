/** "Players can't gain memory": what effects forbid to players, while or as long as they say. */
import type { Action, Ban, Side } from '../../../effect/tree/tree.ts';
import type { CardCategory } from '../../../card/information.ts';
import { bansOfCards } from '../../../card/runnable/ban-cards.ts';
import type { Player } from '../../../base/player.ts';
import { defOf, inForce, type Run } from '../../run/run.ts';
import { topCard, type CardId, type Unit } from '../../state/state.ts';
import { worksThere } from './base-view.ts';
import { holds } from '../condition/condition.ts';
import type { Context } from '../context/context.ts';
import { isInItsTurn } from '../condition/filter.ts';
import { viewOf } from './view.ts';

/** What is forbidden, and of which Digimon. */
interface OneBan {
  readonly what: Ban;
  readonly dp?: number;
}

/** Whether some effect forbids one of these to a player now, with a Digimon of that DP. */
const isBanned = (
  run: Run,
  player: Player,
  bans: readonly Ban[],
  dp: number | null = null,
): boolean => {
  const meant = (ban: OneBan): boolean =>
    bans.includes(ban.what) && (ban.dp === undefined || (dp !== null && dp <= ban.dp));
  return (
    (run.state.bans.some((ban) => meant(ban) && isFor(ban.side, ban.player, player)) ||
      (run.setup.dynamic &&
        run.state.units.some((unit) => bansOf(run, unit, player).some(meant)))) &&
    inForce(run, '15-1-3')
  );
};

/** Whether a text of `owner` that says "you", "your opponent" or "players" means a player. */
const isFor = (side: Side, owner: Player, player: Player): boolean =>
  side === 'either' || (side === 'your') === (player === owner);

/** What the persistent effects of a Digimon or Tamer say of players, as long as they hold. */
export const saidBy = (run: Run, unit: Unit): readonly Action[] =>
  viewOf(run, unit).abilities.flatMap(({ ability }) => {
    if (ability.category !== 'persistent' || !worksThere(ability, unit)) return [];
    if (!isInItsTurn(run, ability, unit.owner)) return [];
    return ability.sentences.flatMap(({ conditions, processes }) => {
      const from = { player: unit.owner, self: unit, look: (one: Unit) => viewOf(run, one) };
      return conditions.every((condition) => holds(run, condition, from))
        ? processes.map(({ action }) => action)
        : [];
    });
  });

/** What the persistent effects of a Digimon or Tamer forbid to a player. */
const bansOf = (run: Run, unit: Unit, player: Player): readonly OneBan[] =>
  saidBy(run, unit).flatMap((action): readonly OneBan[] => {
    if (action.kind !== 'ban' && action.kind !== 'ban cards') return [];
    if (!isFor(action.side, unit.owner, player)) return [];
    if (action.kind === 'ban') return [action];
    const { what: all, dp } = bansOfCards(action) ?? { what: [], dp: 0 };
    return all.map((what) => ({ what, dp }));
  });

/** Whether a player may play that card, in their main phase or by an effect (7-1). */
export const mayPlay = (run: Run, player: Player, card: CardId): boolean => {
  const { category, dp } = defOf(run, card);
  return !isBanned(run, player, playingOf(category), dp);
};

/** What forbids to play a card of that kind in any way. */
const playingOf = (category: CardCategory): readonly Ban[] =>
  category === 'Digimon' || category === 'Token'
    ? ['play Digimon', 'play Digimon or Tamers']
    : category === 'Tamer'
      ? ['play Tamers', 'play Digimon or Tamers']
      : [];

/** Whether a player may move that Digimon to the battle area (4-17). */
export const mayMove = (run: Run, unit: Unit): boolean =>
  !isBanned(run, unit.owner, ['move Digimon'], viewOf(run, unit).dp);

/**
 * Whether an effect of a player may play that card (7-1), whoever has it: by an effect of yours
 * your opponent may play a card that they can't play otherwise (Q4671), and by theirs you play none
 * of yours (Q4672).
 */
export function mayPlayByEffects(run: Run, player: Player, card: CardId): boolean {
  const { category, dp } = defOf(run, card);
  const bans: readonly Ban[] =
    category === 'Digimon' || category === 'Token'
      ? ['play Digimon by effects']
      : category === 'Tamer'
        ? ['play Tamers by effects']
        : [];
  const also: readonly Ban[] = bans.length > 0 ? ['play Digimon or Tamers by effects'] : [];
  return (
    mayPlay(run, player, card) &&
    !isBanned(run, player, [...bans, ...also, 'play cards by effects'], dp)
  );
}

/** Whether a player may use Option cards (9-1), in their main phase or by an effect. */
export const mayUseOptions = (run: Run, player: Player): boolean =>
  !isBanned(run, player, ['use Option cards', 'use Option cards this turn']);

/** Whether a player may reduce what playing or digivolving costs (4-2-3). */
export const mayReduce = (run: Run, player: Player, of: 'play' | 'digivolution'): boolean =>
  !isBanned(run, player, [`reduce ${of} costs`, 'reduce play or digivolution costs']);

/** Whether a player may digivolve ignoring digivolution requirements (8-1-2-2). */
export const mayIgnore = (run: Run, player: Player): boolean =>
  !isBanned(run, player, ['ignore digivolution requirements']);

/** Whether an effect may let a player gain memory (4-1-4). */
export function mayGainMemory(
  run: Run,
  player: Player,
  { unit, card }: Pick<Context, 'unit' | 'card'>,
): boolean {
  const source = unit === null || unit.gone ? card : topCard(unit);
  const bans: readonly Ban[] = ['gain memory', 'gain memory with effects'];
  const others: readonly Ban[] = [
    'gain memory except with Tamer effects',
    'gain memory other than by Tamer effects',
  ];
  const isOfTamer = defOf(run, source).category === 'Tamer';
  return !isBanned(run, player, isOfTamer ? bans : [...bans, ...others]);
}
