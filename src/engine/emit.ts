import { topCard } from './state.ts';
import { note } from './facts.ts';
import { say, labelOf, cardLabel, type Run } from './run.ts';
import { matches } from './match.ts';
import {
  EVENT_KINDS,
  type EventKind,
  type GameEvent,
  type Held,
  type Pending,
  type Unit,
} from './state.ts';
import { viewOf } from './view.ts';

const BITS = Object.fromEntries(EVENT_KINDS.map((kind, i) => [kind, 1 << i])) as {
  readonly [kind in EventKind]: number;
};
export const bitOf = (kind: EventKind): number => BITS[kind];

/** Effects that trigger by an event at the moment it happens (15-4-2-2). Turn player's first, then by board order. */
export function gather(run: Run, event: GameEvent, category: 'trigger' | 'immediate'): Pending[] {
  const found: Pending[] = [];
  if ((run.setup.listens & BITS[event.kind]) === 0) return found;
  for (const unit of run.state.units) {
    if (unit.area !== 'battle') continue;
    for (const held of viewOf(run, unit).abilities) {
      if (held.ability.category !== category) continue;
      if (!matches(run, held.ability, unit, event)) continue;
      if (isSpent(unit, held)) {
        say(run, '15-14-1-2', 'cannot activate', unit, { effect: held.ability.name });
        continue;
      }
      const card = unit.cards[0] ?? -1;
      found.push({ ...held, unit, card, generation: -1, player: unit.owner, event });
    }
  }
  return found;
}

/** Lets everything trigger that waits for the event; it becomes pending with the next batch. */
export function emit(run: Run, event: GameEvent): void {
  for (const pending of gather(run, event, 'trigger')) trigger(run, pending);
}

export function trigger(run: Run, pending: Pending): void {
  run.state.fresh.push(pending);
  if (run.trace !== null) {
    say(run, pending.ability.rule, 'triggers', pending.unit ?? pending.card, {
      effect: pending.ability.name,
    });
  }
}

/** [Once Per Turn]: what is used up does not even trigger (15-14-1-2). */
export function isSpent(unit: Unit, held: Held): boolean {
  if (held.ability.perTurn === 0) return false;
  const use = unit.uses.find(
    (used) => used.ability === held.ability && used.origin === held.origin,
  );
  return use !== undefined && use.times >= held.ability.perTurn;
}

export function countUse(pending: Pending): void {
  const unit = pending.unit;
  if (pending.ability.perTurn === 0 || unit === null) return;
  const known = unit.uses.find(
    (used) => used.ability === pending.ability && used.origin === pending.origin,
  );
  unit.uses = [
    ...unit.uses.filter((used) => used !== known),
    { ability: pending.ability, origin: pending.origin, times: (known?.times ?? 0) + 1 },
  ];
}

/** "Rex <Piercing>": how choices, facts and claims name an effect. */
export const nameOf = (run: Run, pending: Pending): string =>
  `${pending.unit === null || pending.unit.gone ? cardLabel(run, pending.card) : labelOf(run, pending.unit)} ${pending.ability.name}`;

export function noteActivation(run: Run, pending: Pending): void {
  const card = pending.unit === null || pending.unit.gone ? pending.card : topCard(pending.unit);
  note(run.state, 'activates', card, run.setup.effects.indexOf(pending.ability.name));
}
