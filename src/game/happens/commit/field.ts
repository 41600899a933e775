import { named } from '../../state/trace.ts';
import type { RuleNumber } from '../../../rules/number/numbers.ts';
import { topCard } from '../../state/state.ts';
import { note } from '../../state/facts.ts';
import { areaAt, type Change, type Destination } from '../../state/change.ts';
import { emit, gather, gatherElsewhere, trigger } from '../../trigger/emit.ts';
import { matching } from '../../is/condition/filter.ts';
import { isMeant } from '../../event/is-meant.ts';
import { triggersBeforeTheTrashGrows, watcherIsLostWithItsCard } from '../../run/policy.ts';
import { READS } from '../../../card/ability/depends-on.ts';
import { inForce, type Run } from '../../run/run.ts';
import type { CardId, GameEvent, Pending, Unit } from '../../state/state.ts';
import type { Modifier } from '../../state/modifier.ts';
import { keepsDp } from '../../is/view/dp.ts';
import { isAffected, isDigimonNow, touch, viewOf } from '../../is/view/view.ts';
import { keepAlliance } from './alliance.ts';
import { emitAdded } from './piles.ts';
import { disband, isForEggs, turnUp } from './place.ts';
import { overflow } from './overflow.ts';

export function commitOrientation(
  run: Run,
  change: Extract<Change, { kind: 'suspend' | 'unsuspend' }>,
): void {
  const suspended = change.kind === 'suspend';
  // All at once; the board that goes with each step shows all of it.
  for (const unit of change.units) unit.suspended = suspended;
  touch(run, READS.suspended);
  const verb = suspended ? 'suspends' : 'unsuspends';
  for (const unit of change.units) run.trace?.say({ verb, rule: change.rule, card: named(unit) });
  emit(run, {
    kind: suspended ? 'suspended' : 'unsuspended',
    units: change.units,
    cause: change.cause,
  });
}

/**
 * Several Digimon leave the battle area at once, by deletion (4-15) or otherwise. Effects trigger
 * in the area where the Digimon were (4-15-2); what the leaving ones trigger themselves waits on
 * their top cards (15-8-3-5).
 */
export function commitLeave(run: Run, change: Extract<Change, { kind: 'delete' | 'leave' }>): void {
  const { state } = run;
  const deletion = change.kind === 'delete';
  const event: GameEvent = {
    kind: deletion ? 'deleted' : 'left',
    units: change.units,
    cause: change.cause,
    ...(change.kind === 'delete' ? {} : { to: goalOf(change.to) }),
  };
  let triggered = gather(run, event, 'trigger');
  for (const unit of change.units) {
    note(state, deletion ? 'deleted' : 'left', topCard(unit));
    if (isDigimonNow(run, unit)) unit.goneAsDigimon = true;
  }
  const without = change.kind === 'leave' ? change.without : [];
  const gone = disband(run, change.units, deletion ? 'trash' : change.to, without);
  if (change.kind === 'leave' && change.faceUp === true) turnUp(run, change.units.map(topCard));
  if (!triggersBeforeTheTrashGrows(run)) triggered = gatherAfter(run, event);
  for (const unit of change.units) {
    if (deletion) run.trace?.say({ verb: 'deleted', rule: change.rule, card: named(unit) });
    else if (change.to === 'trash' && change.cause.kind === 'rule')
      run.trace?.say({ verb: 'trashed', rule: change.rule, card: named(unit) });
    else {
      const to = isForEggs(run, topCard(unit), change.to) ? 'Digi-Egg deck' : change.to;
      run.trace?.say({ verb: 'leaves', rule: change.rule, card: named(unit), to });
    }
  }
  overflow(run, gone);
  keepAlliance(run, change.units);
  for (const pending of triggered) {
    if (
      pending.unit?.gone === true &&
      (followsItsCard(run, pending) || !watcherIsLostWithItsCard(run))
    ) {
      pending.generation = state.generations[pending.card] ?? 0;
    }
    trigger(run, pending);
  }
  for (const pending of gained(run, event, triggered)) trigger(run, pending);
  // 15-5-3: a card that has just come to the trash is there for this already.
  for (const pending of gatherElsewhere(run, event, 'trigger')) trigger(run, pending);
  if (!deletion) emitAdded(run, change.units.map(topCard), change.to, change.cause);
}

/**
 * What those that stay have by this very event: persistent effects apply as soon as their
 * conditions hold (15-8-2-2), so that this event sets it off (Q5802).
 */
function gained(run: Run, event: GameEvent, before: readonly Pending[]): readonly Pending[] {
  const changes = run.setup.dynamic || run.state.overall.length > 0;
  if (!changes || !inForce(run, '15-8-2-2')) return [];
  return gather(run, event, 'trigger', before);
}

/** What would trigger if the cards were in the trash already when that is asked. */
function gatherAfter(run: Run, event: GameEvent): ReturnType<typeof gather> {
  const { units } = run.state;
  run.state.units = [...units, ...event.units];
  touch(run);
  const found = gather(run, event, 'trigger');
  run.state.units = units;
  touch(run);
  return found;
}

/**
 * Effects that a Digimon triggers by its own deletion go with its top card (4-15-2, 15-8-3-5),
 * also "one of your Digimon", when it is that one; all others are lost with it (15-4-4-3).
 */
const followsItsCard = (run: Run, { ability, unit, event }: Pending): boolean =>
  ability.events.some(({ on, phrase }) => phrase === undefined && isGoing(on)) ||
  (unit !== null &&
    event?.units.includes(unit) === true &&
    ability.events.some(
      ({ phrase }) =>
        (phrase?.kind === 'deleted' || phrase?.kind === 'leaves' || phrase?.kind === 'trashed') &&
        isMeant(run, unit, phrase.who, unit),
    ));

const GOALS = {
  hand: 'hand',
  trash: 'trash',
  deck: 'deck',
  security: 'elsewhere',
  nowhere: 'elsewhere',
} as const;

/** Where what leaves goes, as trigger conditions call it. */
export const goalOf = (to: Destination): NonNullable<GameEvent['to']> => GOALS[areaAt(to)];

const isGoing = (on: GameEvent['kind']): boolean => on === 'deleted' || on === 'left';

export function commitApply(run: Run, change: Extract<Change, { kind: 'apply' }>): void {
  for (const unit of change.units) {
    unit.applied = [
      ...unit.applied,
      {
        id: run.state.nextId++,
        modifier: change.modifier,
        player: change.player,
        of: change.of,
        until: change.until,
      },
    ];
  }
  // The board that goes with a step shows what the step says.
  touch(run);
  for (const unit of change.units) sayApplied(run, unit, change);
}

export function commitApplyToAll(
  run: Run,
  change: Extract<Change, { kind: 'apply to all' }>,
): void {
  run.state.overall = [...run.state.overall, { ...change.overall, id: run.state.nextId++ }];
  touch(run);
  const { target, self, modifier, player, of } = change.overall;
  if (run.trace === null) return;
  const source = run.state.units.find(({ id }) => id === self) ?? null;
  for (const unit of matching(run, target, player, source, (one) => viewOf(run, one)))
    if (isAffected(run, unit, { player, of }))
      sayApplied(run, unit, { modifier, player, rule: change.rule });
}

/** What keeps its DP is given a loss of DP that counts for nothing now. */
function sayApplied(
  run: Run,
  unit: Unit,
  change: Pick<Extract<Change, { kind: 'apply' }>, 'modifier' | 'player' | 'rule'>,
): void {
  const { modifier } = change;
  const isKept =
    modifier.kind === 'DP' &&
    modifier.change < 0 &&
    keepsDp(viewOf(run, unit).prohibitions, unit, change) &&
    inForce(run, '15-1-3');
  if (!isKept) return sayModifier(run, change, named(unit));
  const what = 'have its DP reduced';
  run.trace?.say({ verb: 'prohibited', rule: '15-1-3', card: named(unit), what });
}

function sayModifier(
  run: Run,
  change: { readonly modifier: Modifier; readonly rule: RuleNumber },
  card: CardId,
): void {
  const modifier = change.modifier;
  switch (modifier.kind) {
    case 'set DP':
      return run.trace?.say({ verb: 'gets original DP', rule: '15-12-2-1', card, n: modifier.n });
    case 'become Digimon':
      return run.trace?.say({ verb: 'becomes Digimon', rule: '15-12-1-1', card, n: modifier.n });
    case 'DP':
      return run.trace?.say({ verb: 'gets DP', rule: change.rule, card, n: modifier.change });
    case 'gain':
      return run.trace?.say({
        verb: 'gains',
        rule: change.rule,
        effect: `<${modifier.use.printed}>`,
        card,
      });
    case 'prohibit':
      return run.trace?.say({ verb: 'prohibits', rule: change.rule, card, what: modifier.what });
    case 'not blocked':
      return run.trace?.say({ verb: 'prohibits', rule: change.rule, card, what: 'be blocked' });
    // Only persistent effects give these, and what they give is said of them.
    case 'only into':
    case 'colours':
      return;
    case 'allow':
      return run.trace?.say({ verb: 'allows', rule: change.rule, card, what: modifier.what });
    case 'immune':
      return run.trace?.say({ verb: 'made immune', rule: change.rule, card, to: modifier.to });
    case 'ability':
      return run.trace?.say({
        verb: 'gains',
        rule: change.rule,
        effect: modifier.ability.name,
        card,
      });
  }
}
