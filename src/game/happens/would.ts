import { named } from '../state/trace.ts';
import { distinct } from '../position/distinct.ts';
import { gather, gatherCard, gatherElsewhere, isHeard, isSame, triggers } from '../trigger/emit.ts';
import { takeNext } from '../trigger/next-time.ts';
import { onceForTheOutermostCause, turnPlayerInterruptsFirst } from '../run/policy.ts';
import { choose } from '../run/choose.ts';
import { effectRef } from '../run/option.ts';
import { inForce, type Run } from '../run/run.ts';
import { opponentOf, type Player } from '../../base/player.ts';
import type { GameEvent, Pending, Unit } from '../state/state.ts';
import { isOfAll } from '../event/several.ts';
import { canPayAny, meetsAny } from '../trigger/pay.ts';
import { isOptional } from '../trigger/optional.ts';

/**
 * The window right before something happens (15-8-5): immediate-type effects interrupt, the turn
 * player's first, each once until the cause that it interrupted first is resolved, whatever that
 * leads to (15-8-5-4). No rule check, no pending effect comes in between. They trigger together,
 * when it opens (15-8-5-3): what comes to light or is played inside it was not there for that, and
 * what is lost inside it is not used any more (15-4-4-3, 15-4-4-4). Returns those it will still
 * happen to.
 */
export function interrupt(run: Run, event: GameEvent): readonly Unit[] {
  if (run.sealed || !isHeard(run, event.kind) || !inForce(run, '15-8-5-1')) return event.units;
  // What is activated in a window inside another one is counted for the outer one (15-8-5-4).
  const outer = run.interrupting.length;
  const used: Pending[] = run.interrupting.filter(
    (pending) =>
      onceForTheOutermostCause(run) ||
      pending.event?.units.some((unit) => event.units.includes(unit)) === true,
  );
  const { batch } = event;
  if (batch !== undefined) used.push(...batch.used);
  const before = used.length;
  const there = event.units.map(({ area }) => area);
  // One that has moved to the breeding area meanwhile is left alone there (3-4-7-3).
  const isThere = (unit: Unit, i: number): boolean => !unit.gone && unit.area === there[i];
  const left = (): Unit[] =>
    event.units.filter((unit, i) => isThere(unit, i) && !(event.prevented ?? []).includes(unit));
  const waiting = takeNext(run, event);
  let triggered: readonly Pending[] | null = null;
  for (;;) {
    // What was saved may still use its other effects of this window.
    const units = event.units.filter(isThere);
    if (units.length === 0 && event.units.length > 0) break;
    const now: GameEvent = { ...event, units };
    // Only what opens the window says what is used up by then; of the rest, it is used in here.
    const immediate: readonly Pending[] = [
      ...gather(run, now, 'immediate', triggered === null && batch === undefined ? null : used),
      ...gatherCard(run, now, 'immediate'),
      ...gatherElsewhere(run, now, 'immediate'),
      ...waiting.map((pending) => ({ ...pending, event: now })),
    ];
    const opening = (triggered ??= immediate.filter((pending) => triggers(run, pending)));
    const candidates = immediate.filter(
      (pending) =>
        hasTriggered(run, opening, pending) &&
        !used.some((done) => isSame(done, pending) || excludes(run, done, pending)),
    );
    const { turn } = run.state;
    const first = turnPlayerInterruptsFirst(run) ? turn : opponentOf(turn);
    const next =
      offer(run, first, candidates, used) ?? offer(run, opponentOf(first), candidates, used);
    if (next === null) break;
    const rule = next.ability.clauses?.again;
    if (rule !== undefined && used.some((done) => isAnother(done, next)))
      run.trace?.say({ verb: 'clause', clause: 'again', rule, card: next.card });
    used.push(next);
    run.interrupting.push(next);
    run.kernel.activate(run, { ...next, event: now });
  }
  // 15-5-2: what speaks of all that would be played triggers once by them.
  if (batch !== undefined)
    batch.used = [...batch.used, ...used.slice(before).filter(({ ability }) => isOfAll(ability))];
  run.interrupting.length = outer;
  return left();
}

const hasTriggered = (run: Run, triggered: readonly Pending[], pending: Pending): boolean =>
  !inForce(run, '15-8-5-3') ||
  triggered.some(
    (one) =>
      isSame(one, pending) && one.generation === pending.generation && one.since === pending.since,
  );

/** Another instance of the same keyword on the same card. */
const isAnother = (done: Pending, next: Pending): boolean =>
  next.ability.keyword !== undefined &&
  next.ability.keyword === done.ability.keyword &&
  done.card === next.card;

/** 16-10-4: several instances may be used for one digivolution; without that clause only one. */
function excludes(run: Run, done: Pending, next: Pending): boolean {
  const rule = next.ability.clauses?.again;
  return rule !== undefined && !inForce(run, rule) && isAnother(done, next);
}

/** Lets one player use one of his effects or none. What cannot be paid is passed over (15-7-3). */
function offer(
  run: Run,
  player: Player,
  candidates: readonly Pending[],
  passed: Pending[],
): Pending | null {
  const own: Pending[] = [];
  // 15-8-5-5-2: what cannot be paid or is not met now may still be when another effect of the
  // window is done.
  const unable: Pending[] = [];
  for (const pending of candidates) {
    if (pending.player !== player) continue;
    if (canPayAny(run, pending)) own.push(pending);
    else unable.push(pending);
  }
  const first = own[0];
  if (first === undefined) {
    for (const pending of unable) sayUnable(run, pending);
    return null;
  }
  const optional = own.every(({ ability }) => isLeftOpen(ability) && isOptional(run, ability));
  const different = distinct(own);
  const options: (Pending | null)[] = optional ? [...different, null] : [...different];
  const rule =
    first.ability.keyword === undefined ? first.ability.costRule : first.ability.processRule;
  const taken = choose(run, player, 'use', rule, options, (pending) =>
    pending === null
      ? { kind: 'decline', of: { kind: 'use' } }
      : { kind: 'use', effect: effectRef(pending) },
  );
  if (taken === null) {
    for (const pending of own) {
      passed.push(pending);
      const { ability } = pending;
      const why = ability.keyword === undefined ? ability.costRule : ability.processRule;
      run.trace?.say({
        verb: 'declines',
        rule: why,
        card: named(pending.unit ?? pending.card),
        effect: ability.name,
      });
    }
  }
  return taken;
}

/**
 * Why an effect of the window cannot be activated now: a condition, its cost, or nothing there to
 * do it to.
 */
function sayUnable(run: Run, pending: Pending): void {
  const { unit, card, ability } = pending;
  const subject = unit ?? card;
  const also = { effect: ability.name, also: ['15-8-5-5-2'] } as const;
  if (!meetsAny(run, pending))
    run.trace?.say({
      verb: 'condition not met',
      rule: '15-8-5-5-1',
      card: named(subject),
      ...also,
    });
  else if (ability.price !== undefined || ability.sentences.some(({ cost }) => cost !== undefined))
    run.trace?.say({ verb: 'cannot pay', rule: '15-7-3', card: named(subject), ...also });
  else run.trace?.say({ verb: 'nothing', rule: '1-3-2', card: named(subject), ...also });
}

/** 16-14-2, 16-17-2: what <Digi-Burst> and <Delay> ask for is paid or not, as with "by". */
const isLeftOpen = (ability: Pending['ability']): boolean =>
  ability.price !== undefined || isDeclinable(ability);

/**
 * What stands behind a cost is not done without it (15-7-2). A "may" in a later sentence is asked
 * when it comes to it.
 */
export const isDeclinable = ({ sentences }: Pending['ability']): boolean =>
  sentences.every(
    ({ processes }, i) =>
      sentences.slice(0, i + 1).some(({ cost }) => cost !== undefined) ||
      (i === 0 && processes.every((process) => process.may === 'you')),
  );
