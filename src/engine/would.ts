import { gather, gatherCard, isHeard } from './emit.ts';
import { choose, inForce, say, type Run } from './run.ts';
import type { GameEvent, Pending, Player, Unit } from './state.ts';
import { distinct, distinctName } from './distinct.ts';
import { canPayAny } from './pay.ts';

/**
 * The window right before something happens (15-8-5): immediate-type effects interrupt, the turn player's first, each once
 * until the cause that it interrupted first is resolved, whatever that leads to (15-8-5-4). No rule check, no pending effect comes in between.
 * Returns those it will still happen to.
 */
export function interrupt(run: Run, event: GameEvent): readonly Unit[] {
  if (!isHeard(run, event.kind) || !inForce(run, '15-8-5-1')) return event.units;
  const { interrupting } = run;
  const outer = interrupting.length;
  const passed: Pending[] = [];
  const left = (): Unit[] =>
    event.units.filter((unit) => !unit.gone && !(event.prevented ?? []).includes(unit));
  for (;;) {
    // What was saved may still use its other effects of this window.
    const units = event.units.filter((unit) => !unit.gone);
    if (units.length === 0 && event.units.length > 0) break;
    const now: GameEvent = { ...event, units };
    const candidates = [
      ...gather(run, now, 'immediate'),
      ...gatherCard(run, now, 'immediate'),
    ].filter((pending) => ![...interrupting, ...passed].some((done) => isSame(done, pending)));
    const { turn } = run.state;
    const next =
      offer(run, turn, candidates, passed) ?? offer(run, turn === 0 ? 1 : 0, candidates, passed);
    if (next === null) break;
    interrupting.push(next);
    run.kernel.activate(run, { ...next, event: now });
  }
  // From here on the cause is resolved.
  interrupting.length = outer;
  return left();
}

const isSame = (a: Pending, b: Pending): boolean =>
  a.ability === b.ability &&
  a.origin === b.origin &&
  a.unit === b.unit &&
  (a.unit !== null || a.card === b.card);

/** Lets one player use one of his effects or none. What cannot be paid is said once and passed over (15-7-3). */
function offer(
  run: Run,
  player: Player,
  candidates: readonly Pending[],
  passed: Pending[],
): Pending | null {
  const own: Pending[] = [];
  for (const pending of candidates) {
    if (pending.player !== player) continue;
    if (canPayAny(run, pending)) own.push(pending);
    else {
      passed.push(pending);
      say(run, '15-7-3', 'cannot pay', pending.unit ?? pending.card, {
        effect: pending.ability.name,
      });
    }
  }
  const first = own[0];
  if (first === undefined) return null;
  const optional = own.every((pending) => pending.ability.sentences.every(isDeclinable));
  const different = distinct(own);
  const options: (Pending | null)[] = optional ? [...different, null] : [...different];
  const taken = choose(run, player, 'use', first.ability.costRule, options, (option) =>
    option === null ? 'use none' : `use ${distinctName(run, option, different)}`,
  );
  if (taken === null) {
    for (const pending of own) {
      passed.push(pending);
      say(run, pending.ability.costRule, 'declines', pending.unit ?? pending.card, {
        effect: pending.ability.name,
      });
    }
  }
  return taken;
}

const isDeclinable = (sentence: Pending['ability']['sentences'][number]): boolean =>
  sentence.cost !== undefined || sentence.processes.every((process) => process.may === 'you');
