import { named } from '../state/trace.ts';
import { topCard } from '../state/state.ts';
import { note } from '../state/facts.ts';
import { defOf, inForce, type Run } from '../run/run.ts';
import { isElsewhere, originCard, worksThere } from '../is/view/base-view.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import { matches } from '../event/match.ts';
import { withMeant } from '../event/meant.ts';
import { gatherOffField } from './off-field.ts';
import { isSpent } from './once-per-turn.ts';
import { canPayAny, meetsAny } from './pay.ts';
import type { Ability } from '../../card/ability/ability.ts';
import { EVENT_KINDS, type EventKind } from '../../card/listens/listener.ts';
import type { CardId, GameEvent, Pending, Unit } from '../state/state.ts';
import type { Held } from '../state/modifier.ts';
import type { Player } from '../../base/player.ts';
import { viewOf } from '../is/view/view.ts';

/** A number has 32 bits: kinds that share one are told apart by what listens (match.ts). */
const BITS = Object.fromEntries(EVENT_KINDS.map((kind, i) => [kind, 1 << (i % 32)])) as {
  readonly [kind in EventKind]: number;
};
export const bitOf = (kind: EventKind): number => BITS[kind];

/** Bits of the listeners that an event may concern: a deletion is also a leaving. */
const heardBits = (kind: EventKind): number =>
  kind === 'would be deleted'
    ? BITS['would be deleted'] | BITS['would leave']
    : kind === 'deleted'
      ? BITS.deleted | BITS.left
      : BITS[kind];

/** Whether anything in this scenario may wait for such an event. */
export const isHeard = (run: Run, kind: EventKind): boolean =>
  (run.setup.listens & heardBits(kind)) !== 0;

/**
 * Effects that trigger by an event at the moment it happens (15-4-2-2). Turn player's first, then
 * by board order. `before`: those that have triggered by it already.
 */
export function gather(
  run: Run,
  event: GameEvent,
  category: 'trigger' | 'immediate',
  before: readonly Pending[] | null = null,
): Pending[] {
  const found: Pending[] = [];
  if (!isHeard(run, event.kind)) return found;
  for (const unit of run.state.units) {
    for (const held of viewOf(run, unit).abilities) {
      if (held.ability.category !== category || !worksThere(held.ability, unit)) continue;
      if (!matches(run, held.ability, unit, event) || isOfAnotherLink(held, event)) continue;
      const card = unit.cards[0] ?? -1;
      const since = run.state.generations[originCard(held.origin) ?? -1] ?? -1;
      const triggered = { ...held, unit, card, generation: -1, since, player: unit.owner, event };
      const pending = withMeant(run, triggered, unit);
      if (before?.some((one) => isSame(one, pending)) === true) continue;
      if (isSpent(unit, held) && inForce(run, '15-14-1-2')) {
        if (before === null)
          run.trace?.say({
            verb: 'cannot activate',
            rule: '15-14-1-2',
            card: named(unit),
            effect: held.ability.name,
          });
        continue;
      }
      if (run.without !== null && category === 'trigger') found.push(...asOften(run, pending));
      else found.push(pending);
    }
  }
  return found;
}

/** 15-16-6-1: [When Linking] waits for its own card to become a link card. */
const isOfAnotherLink = ({ ability, origin }: Held, { kind, card }: GameEvent): boolean =>
  kind === 'linked' &&
  ability.timings.includes('When Linking') &&
  originCard(origin) !== null &&
  originCard(origin) !== card;

/**
 * How often an effect triggers by one event when rules are switched off: without 15-5-2 for each
 * Digimon that meets its condition, without 15-8-3-9-2 not while its processing conditions do not
 * hold.
 */
function asOften(run: Run, pending: Pending & { unit: Unit; event: GameEvent }): Pending[] {
  const { ability, unit, event } = pending;
  if (!meetsAny(run, pending) && !inForce(run, '15-8-3-9-2')) return [];
  const { units } = event;
  if (units.length < 2 || inForce(run, '15-5-2')) return [pending];
  return units
    .filter((one) => matches(run, ability, unit, { ...event, units: [one] }))
    .map(() => ({ ...pending }));
}

/** [Security] effects of a card, as they activate when it is checked (15-16-10). */
export const securityEffectsOf = (run: Run, card: CardId, player: Player): readonly Pending[] =>
  defOf(run, card).effects.security.abilities.map((ability) => ({
    ability,
    origin: card * 64,
    unit: null,
    card,
    generation: -1,
    player,
    event: null,
  }));

/** Effects of cards that are not on the field (15-14-2, 15-14-3, 4-16-2). */
export const gatherElsewhere = (
  run: Run,
  event: GameEvent,
  category: 'trigger' | 'immediate',
): readonly Pending[] => (isHeard(run, event.kind) ? gatherOffField(run, event, category) : []);

/**
 * Effects of the card itself that is about to come or was just moved, wherever it is: what reduces
 * the cost of its digivolution works from the hand (16-10-1).
 */
export function gatherCard(
  run: Run,
  event: GameEvent,
  category: 'trigger' | 'immediate',
): Pending[] {
  const { card } = event;
  if (card === undefined) return [];
  const player = run.setup.owners[card] ?? 0;
  return defOf(run, card).effects.upper.abilities.flatMap((ability, i) => {
    // A [Hand] or [Trash] effect is asked for with all others of that area.
    if (ability.category !== category || !ability.fromCard || isElsewhere(ability)) return [];
    if (ability.restsOn.some((rule) => !inForce(run, rule))) return [];
    if (!matches(run, ability, { owner: player, card }, event)) return [];
    const origin = card * 64 + i;
    const pending = { ability, origin, unit: null, card, generation: -1, player, event };
    return [withMeant(run, pending, { owner: player, card })];
  });
}

/** Lets everything trigger that waits for the event; it becomes pending with the next batch. */
export function emit(run: Run, event: GameEvent): void {
  for (const pending of gather(run, event, 'trigger')) trigger(run, pending);
  for (const pending of gatherElsewhere(run, event, 'trigger')) trigger(run, pending);
}

/**
 * Once its trigger conditions are met an effect triggers, whatever else goes on, and waits (15-4-2,
 * 15-4-4, 15-5, 15-8-3).
 */
const TRIGGERED: readonly RuleNumber[] = [
  '15-4-2-1',
  '15-4-2-2',
  '15-4-4-1',
  '15-5-1',
  '15-8-3-1',
  '15-8-3-2',
  '15-8-3-3',
];

export function trigger(run: Run, pending: Pending): void {
  // 15-4-2-4: also what waits already triggers again.
  if (run.without !== null && isWaiting(run, pending) && !inForce(run, '15-4-2-4')) return;
  if (!triggers(run, pending)) return;
  run.state.fresh.push(pending);
  run.trace?.say({
    verb: 'triggers',
    rule: pending.ability.rule,
    card: named(pending.unit ?? pending.card),
    effect: pending.ability.name,
    also: TRIGGERED,
  });
}

/** 16-27-2, 16-29-2: that the cards are there is part of what some keyword effects wait for. */
export function triggers(run: Run, pending: Pending): boolean {
  const rule = pending.ability.clauses?.triggers;
  if (rule === undefined || canPayAny(run, pending)) return true;
  run.trace?.say({
    verb: 'not triggered',
    rule,
    card: named(pending.unit ?? pending.card),
    effect: pending.ability.name,
  });
  return false;
}

const isWaiting = ({ state }: Run, pending: Pending): boolean =>
  [state.fresh, ...state.pending].some((batch) => batch.some((one) => isSame(one, pending)));

export const isSame = (a: Pending, b: Pending): boolean =>
  a.ability === b.ability &&
  a.origin === b.origin &&
  a.unit === b.unit &&
  (a.unit !== null || a.card === b.card);

/**
 * What a step of a keyword carries out: the clauses that say what it does, its category, and
 * whether it must be done.
 */
export function clausesOf(ability: Ability): readonly RuleNumber[] {
  if (ability.keyword === undefined) return ability.restsOn.slice(1);
  return [...new Set([...ability.restsOn, ability.processRule, ability.costRule])].filter((rule) =>
    rule.startsWith('16-'),
  );
}

/** An effect of a card that is used from where it is. */
export function noteActivationOf(run: Run, card: CardId, name: string): void {
  // Processing that no card prints, such as what a burst digivolution leaves for the end of the
  // turn, has no name to note.
  const effect = run.setup.effects.indexOf(name);
  if (effect >= 0) note(run.state, 'activates', card, effect);
}

export function noteActivation(run: Run, pending: Pending): void {
  const card = pending.unit === null || pending.unit.gone ? pending.card : topCard(pending.unit);
  noteActivationOf(run, card, pending.ability.name);
  run.watch?.see(run, { kind: 'activates', pending });
}
