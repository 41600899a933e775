import { topCard } from '../state.ts';
import { note } from '../facts.ts';
import type { Change } from '../change.ts';
import { emit, gather, trigger } from '../emit.ts';
import { labelOf, say, type Run } from '../run.ts';
import type { Ability, GameEvent } from '../state.ts';
import { touch } from '../view.ts';
import { renew } from './cards.ts';

export function commitOrientation(
  run: Run,
  change: Extract<Change, { kind: 'suspend' | 'unsuspend' }>,
): void {
  const suspended = change.kind === 'suspend';
  for (const unit of change.units) {
    unit.suspended = suspended;
    say(run, change.rule, suspended ? 'suspends' : 'unsuspends', unit);
  }
  touch(run);
  emit(run, {
    kind: suspended ? 'suspended' : 'unsuspended',
    units: change.units,
    cause: change.cause,
  });
}

/**
 * Deletion of several Digimon at once (4-15). Effects trigger in the area where the Digimon were (4-15-2); what the deleted
 * ones trigger themselves waits on their top cards in the trash (15-8-3-5).
 */
export function commitDelete(run: Run, change: Extract<Change, { kind: 'delete' }>): void {
  const { state } = run;
  const event: GameEvent = { kind: 'deleted', units: change.units, cause: change.cause };
  const triggered = gather(run, event, 'trigger');
  for (const unit of change.units) {
    note(state, 'deleted', topCard(unit));
    unit.gone = true;
    for (const card of unit.cards) {
      renew(run, card);
      state.trash[unit.owner].push(card);
    }
  }
  state.units = state.units.filter((unit) => !unit.gone);
  touch(run);
  for (const unit of change.units) say(run, change.rule, 'deleted', unit);
  for (const pending of triggered) {
    if (pending.unit?.gone === true && followsItsCard(pending.ability)) {
      pending.generation = state.generations[pending.card] ?? 0;
    }
    trigger(run, pending);
  }
}

/** Effects that a Digimon triggers by its own deletion go with its top card; all others are lost with it (15-4-4-3, AMB-17). */
const followsItsCard = (ability: Ability): boolean =>
  ability.events.some(
    ({ on, phrase }) =>
      on === 'deleted' &&
      (phrase === undefined || (phrase.kind === 'deleted' && phrase.who.kind === 'this')),
  );

export function commitApply(run: Run, change: Extract<Change, { kind: 'apply' }>): void {
  for (const unit of change.units) {
    unit.applied = [
      ...unit.applied,
      {
        id: run.state.nextId++,
        modifier: change.modifier,
        player: change.player,
        until: change.until,
      },
    ];
    sayModifier(run, change, labelOf(run, unit));
  }
  touch(run);
}

export function commitApplyToAll(
  run: Run,
  change: Extract<Change, { kind: 'apply to all' }>,
): void {
  run.state.overall = [...run.state.overall, { ...change.overall, id: run.state.nextId++ }];
  touch(run);
}

function sayModifier(run: Run, change: Extract<Change, { kind: 'apply' }>, object: string): void {
  const modifier = change.modifier;
  switch (modifier.kind) {
    case 'DP':
      return say(run, change.rule, 'gets DP', null, { object, n: modifier.change });
    case 'gain':
      return say(run, change.rule, 'gains', null, { object, effect: `<${modifier.use.printed}>` });
    case 'prohibit':
      return say(run, change.rule, 'prohibits', null, { object, effect: modifier.what });
    case 'immune':
      return say(run, change.rule, 'made immune', null, { object, effect: modifier.to });
    case 'ability':
      return say(run, change.rule, 'gains', null, { object, effect: modifier.ability.name });
  }
}
