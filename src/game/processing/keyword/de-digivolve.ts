import { named } from '../../state/trace.ts';
import { propose } from '../../happens/propose.ts';
import type { Context } from '../../is/context/context.ts';
import { chooseTargets } from '../../is/target/target.ts';
import type { ActionOf } from '../processing.ts';
import { cannot } from '../../is/view/view.ts';
import { choose } from '../../run/choose.ts';
import { deDigivolveLeavesACard } from '../../run/policy.ts';
import { type Run, defOf, inForce } from '../../run/run.ts';
import { type Cause, type Unit, topCard } from '../../state/state.ts';

/**
 * 16-12: the player declares how many, and that many cards go, one by one from the top, counted as
 * trashed together.
 */
export function deDigivolve(run: Run, context: Context, action: ActionOf<'do keyword'>): boolean {
  if (!inForce(run, '16-12-1')) return false;
  // 16-12-7: a second instance in the same effect is processed on its own.
  const again = context.done.has('do keyword');
  if (again && !inForce(run, '16-12-7')) return false;
  const most = action.use.n ?? 1;
  const units =
    action.target === undefined ? context.same : chooseTargets(run, context, action.target);
  let trashed = 0;
  for (const unit of units) {
    const numbers = Array.from({ length: most }, (_, i) => most - i);
    // 16-12-3: at least one; without that clause the player could declare 0.
    if (!inForce(run, '16-12-3')) numbers.push(0);
    const n = choose(run, context.player, 'target', '16-12-1', numbers, (one) => ({
      kind: 'number',
      of: 'De-Digivolve',
      n: one,
    }));
    trashed += deDigivolveOne(run, context, unit, n, again);
  }
  return trashed > 0;
}

function deDigivolveOne(run: Run, context: Context, unit: Unit, n: number, again: boolean): number {
  const barred = 'be affected by <De-Digivolve> effects';
  const isBarred =
    cannot(run, unit, barred) ||
    (unit.owner !== context.player &&
      cannot(run, unit, "be affected by your opponent's <De-Digivolve> effects"));
  if (isBarred && inForce(run, '15-1-3')) {
    run.trace?.say({ verb: 'prohibited', rule: '15-1-3', card: named(unit), what: barred });
    return 0;
  }
  const cards: number[] = [];
  const { category: first } = defOf(run, topCard(unit));
  let changed = false;
  for (const card of deDigivolveLeavesACard(run) ? unit.cards.slice(0, -1) : unit.cards) {
    const { level, category } = defOf(run, card);
    if (cards.length === n) break;
    if (category !== first) {
      // 16-12-6: another category on top changes nothing; without that clause the trashing would
      // end here.
      changed = true;
      if (!inForce(run, '16-12-6')) break;
    }
    if (level !== null && level <= 3 && inForce(run, '16-12-4')) {
      run.trace?.say({
        verb: 'prohibited',
        rule: '16-12-4',
        card,
        what: 'be trashed by <De-Digivolve>',
      });
      break;
    }
    cards.push(card);
  }
  if (cards.length === 0) return 0;
  run.trace?.say({
    verb: 'de-digivolves',
    rule: '16-12-1',
    card: named(unit),
    n: cards.length,
    also: [
      '16-12-3',
      ...(changed ? (['16-12-6'] as const) : []),
      ...(again ? (['16-12-7', '16-12-8'] as const) : []),
    ],
  });
  if (cards.length === unit.cards.length) {
    propose(run, {
      kind: 'leave',
      units: [unit],
      to: 'trash',
      cause: context.cause,
      rule: '16-12-5',
    });
    return cards.length;
  }
  // 16-12-8: what became unaffected after the instance before is not reached by this one.
  const cause: Cause =
    again && !inForce(run, '16-12-8') ? { kind: 'rule', rule: '16-12-8' } : context.cause;
  const groups = inForce(run, '16-12-5') ? [cards] : cards.map((card) => [card]);
  const hit = groups.flatMap((group) =>
    propose(run, { kind: 'trash under', unit, cards: group, cause, rule: '16-12-5' }),
  );
  return hit.length > 0 ? cards.length : 0;
}
