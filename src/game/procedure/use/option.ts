import type { RuleNumber } from '../../../rules/number/numbers.ts';
import type { Destination } from '../../state/change.ts';
import { take } from '../../happens/commit/place.ts';
import { emit } from '../../trigger/emit.ts';
import { note } from '../../state/facts.ts';
import { mayUseOptions } from '../../is/view/ban.ts';
import { holds } from '../../is/condition/condition.ts';
import { makeContext } from '../../is/context/context.ts';
import { conditionsMayComeTrue, idleOptionCanBeUsed } from '../../run/policy.ts';
import { propose } from '../../happens/propose.ts';
import type { Colour } from '../../../card/information.ts';
import { defOf, inForce, type Run } from '../../run/run.ts';
import { asOption } from '../../../card/dual.ts';
import type { CardDef } from '../../../card/printed.ts';
import { artsDigivolve } from './arts-digivolve.ts';
import { waivesColours } from './use-req.ts';
import type { Player } from '../../../base/player.ts';
import { topCard, type CardId, type Pending, type Unit } from '../../state/state.ts';
import { candidates } from '../../is/target/target.ts';
import { informationOf, isDigimonNow, touch, viewOf } from '../../is/view/view.ts';
import { canAfford, reduction } from '../play/afford.ts';
import { payMemory } from '../play/pay-memory.ts';
import { costFor, PAID, tellCost, type Price } from '../play/play.ts';

/** Its effects as an Option have origins of their own (is/view/base-view.ts). */
const originOf = (run: Run, card: CardId): number =>
  card * 64 + (defOf(run, card).option === undefined ? 0 : 48);

/** A card as the Option that is used: of a DUAL card its Option information (4-6-2, 4-6-6). */
const optionDef = (run: Run, card: CardId): CardDef => asOption(defOf(run, card));

/**
 * Why an Option cannot be used now (9-1, 4-22): its cost, or a colour that no Digimon or Tamer on
 * the field shows.
 */
export function refuseOption(
  run: Run,
  player: Player,
  card: CardId,
  price: Price = PAID,
): RuleNumber | null {
  const def = optionDef(run, card);
  if (def.category !== 'Option') return '9-1-1';
  if (!mayUseOptions(run, player)) return '15-1-3';
  if (!colourIsMet(run, player, card) && inForce(run, '4-22-1')) return '4-22-1';
  if (isIdle(run, player, card)) return '9-1-8';
  const use = { kind: 'would be used', units: [], card, player } as const;
  return canAfford(run, use, costFor(run, card, def, price)) ? null : '1-3-11-1';
}

/**
 * Whether a [Main] effect that could not do anything now makes the Option unusable: nothing in the
 * rules says so.
 */
function isIdle(run: Run, player: Player, card: CardId): boolean {
  const main = mainOf(run, player, card);
  if (main === null || (conditionsMayComeTrue(run) && idleOptionCanBeUsed(run))) return false;
  const context = makeContext(main);
  const look = (unit: Parameters<typeof viewOf>[1]) => viewOf(run, unit);
  const { sentences } = main.ability;
  return (
    (!conditionsMayComeTrue(run) &&
      sentences.every(({ conditions }) =>
        conditions.some((one) => !holds(run, one, { player, self: null, look, context })),
      )) ||
    (!idleOptionCanBeUsed(run) &&
      sentences.every(
        ({ processes, trigger }) =>
          trigger === undefined &&
          processes.every(
            ({ action }) =>
              'target' in action &&
              action.target?.kind === 'choose' &&
              candidates(run, context, action.target).length === 0,
          ),
      ))
  );
}

/** The first [Main] effect of an Option, ready to be activated. */
function mainOf(run: Run, player: Player, card: CardId): Pending | null {
  const ability = optionDef(run, card).effects.upper.abilities.find(
    ({ timings, area }) => timings.includes('Main') && area === undefined,
  );
  if (ability === undefined) return null;
  return {
    ability,
    origin: originOf(run, card),
    unit: null,
    card,
    generation: -1,
    player,
    event: null,
  };
}

/**
 * 4-22: every colour of the Option on the field, several cards may share; a keyword of the Option
 * can waive it.
 */
function colourIsMet(run: Run, player: Player, card: CardId): boolean {
  const def = optionDef(run, card);
  // 4-22-2, 16-42-3: Digimon and Tamers; an Option in the battle area shows nothing.
  const units = run.state.units.filter(
    (unit) =>
      unit.owner === player &&
      (isDigimonNow(run, unit) || defOf(run, topCard(unit)).category === 'Tamer'),
  );
  const own = new Set(units.flatMap((unit) => informationOf(run, unit).colours));
  if (def.colours.every((colour) => own.has(colour))) return true;
  if (def.colours.length === 1 && alsoMet(run, card).some((colour) => own.has(colour))) return true;
  if (ignoresColours(run, player, card)) return true;
  return def.effects.upper.keywords.some((use) => waivesColours(run, card, use, units));
}

/** "Green also meets this card's color requirements." */
const alsoMet = (run: Run, card: CardId): readonly Colour[] =>
  optionDef(run, card).effects.upper.abilities.flatMap(({ sentences, restsOn }) =>
    restsOn.every((rule) => inForce(run, rule))
      ? sentences.flatMap(({ processes }) =>
          processes.flatMap(({ action }) =>
            action.kind === 'meets colours'
              ? action.colours.map((colour) => colour.toLowerCase() as Colour)
              : [],
          ),
        )
      : [],
  );

/**
 * "While you have a Tamer in play, you may ignore this card's color requirements.": a persistent
 * effect of the card where it is.
 */
function ignoresColours(run: Run, player: Player, card: CardId): boolean {
  const from = { player, self: null, look: (unit: Unit) => viewOf(run, unit) };
  const ability = optionDef(run, card).effects.upper.abilities.find(
    ({ category, sentences, restsOn }) =>
      category === 'persistent' &&
      restsOn.every((rule) => inForce(run, rule)) &&
      sentences.some(
        ({ conditions, processes }) =>
          processes.some(({ action }) => action.kind === 'ignore colours') &&
          conditions.every((condition) => holds(run, condition, from)),
      ),
  );
  if (ability === undefined) return false;
  run.trace?.say({ verb: 'condition met', rule: '4-22-1', card, effect: ability.name });
  return true;
}

/**
 * Uses an Option (9-1-9): reveal, "would be used" effects, payment, then its first [Main] at once;
 * after that the card is trashed unless it has come to some area (9-1-5). Nothing comes in between.
 * `to`: an effect puts it there instead of the trash (18-2-1).
 */
export function useOption(
  run: Run,
  player: Player,
  card: CardId,
  price: Price = PAID,
  to: Destination = 'trash',
): RuleNumber | null {
  const refusal = refuseOption(run, player, card, price);
  if (refusal !== null) {
    run.trace?.say({ verb: 'refused', rule: refusal, what: 'use', card });
    run.state.refusal = refusal;
    return refusal;
  }
  run.trace?.say({ verb: 'uses option', rule: '9-1-9-1', player, card });
  const cost = costFor(run, card, optionDef(run, card), price);
  tellCost(run, card, optionDef(run, card), price);
  const { reduce } = reduction(run, { kind: 'would be used', units: [], card, player }, cost);
  if (price.kind !== 'free') payMemory(run, player, cost - reduce);
  const outer = run.state.revealed;
  const generation = run.state.generations[outer];
  take(run, card);
  // The other one waits (9-1-4, 13-1-6).
  if (outer >= 0) run.state.moving = [...run.state.moving, outer];
  run.state.revealed = card;
  const using = run.state.using;
  run.state.using = card;
  touch(run);
  note(run.state, 'used', card);
  const main = mainOf(run, player, card);
  if (main !== null) {
    run.trace?.say({ verb: 'activates', rule: '9-1-9-3', card, effect: main.ability.name });
    run.kernel.activate(run, main);
  }
  if (run.state.revealed === card && !artsDigivolve(run, player, card, to)) {
    if (to !== 'trash') run.trace?.say({ verb: 'overwrites', rule: '18-2-3', card, effect: null });
    propose(run, { kind: 'move cards', cards: [card], to, rule: '9-1-5' });
  }
  run.state.using = using;
  // A card that was being checked or used when this one was used is still in no area (9-1-4,
  // 13-1-6).
  if (outer >= 0 && run.state.generations[outer] === generation) {
    run.state.moving = run.state.moving.filter((other) => other !== outer);
    run.state.revealed = outer;
  }
  emit(run, { kind: 'used', units: [], card, player });
  return null;
}
