import { named } from '../state/trace.ts';
import { strayLinks } from '../procedure/link.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import { commitLeave } from '../happens/commit/field.ts';
import { defOf, inForce, type Run } from '../run/run.ts';
import { topCard, type Unit } from '../state/state.ts';
import { propose } from '../happens/propose.ts';
import { dpOf } from '../is/view/view.ts';

/**
 * The checks made whenever nothing is being processed (17-1-2): Digimon with 0 DP are deleted, what
 * cannot stay on the field is trashed, all at once. Says whether it did anything.
 */
export function ruleCheck(run: Run): boolean {
  if (run.checked === run.version) return false;
  run.checked = run.version;
  if (!isDue(run)) return false;
  const zero = inForce(run, '17-1-3-1-1')
    ? run.state.units.filter((unit) => unit.area === 'battle' && dpOf(run, unit) === 0)
    : [];
  for (const unit of zero)
    run.trace?.say({ verb: 'rule check', rule: '17-1-3-1-1', card: named(unit), also: ['17-1-1'] });
  const stray = run.state.units.flatMap((unit) => {
    const rule = strayRule(run, unit);
    return rule === null ? [] : [{ unit, rule }];
  });
  const { version } = run;
  let done = false;
  if (zero.length > 0) {
    const deleted = propose(run, {
      kind: 'delete',
      units: zero,
      cause: { kind: 'rule', rule: '17-1-3-1-1' },
      rule: '17-1-3-1-1',
    });
    // A Digimon that was saved is checked again, as long as saving it changed something.
    done = deleted.length > 0 || run.version !== version;
  }
  for (const rule of new Set(stray.map((one) => one.rule))) {
    const units = stray.flatMap((one) => (one.rule === rule && !one.unit.gone ? [one.unit] : []));
    if (units.length === 0) continue;
    // Trashing by a rule check is no deletion and nothing interrupts it (17-1-3-2).
    run.watch?.see(run, { kind: 'leave', units });
    commitLeave(run, { kind: 'leave', units, to: 'trash', cause: { kind: 'rule', rule }, rule });
    done = true;
  }
  for (const unit of run.state.units) {
    if (unit.links.length === 0) continue;
    const stray = strayLinks(run, unit);
    if (stray === null || !inForce(run, stray.rule)) continue;
    propose(run, { kind: 'trash links', unit, ...stray });
    done = true;
  }
  return done;
}

/** A quick look, since most times there is nothing to do. */
function isDue(run: Run): boolean {
  for (const unit of run.state.units) {
    if (unit.base.dp === null || (unit.area === 'battle' && dpOf(run, unit) === 0)) return true;
    if (unit.links.length > 0 || unit.faceDown.includes(topCard(unit))) return true;
  }
  return false;
}

/**
 * The rule by which something may not stay on the field: face down, a Digimon without DP, an Option
 * in the battle area or anything but a Digimon in the breeding area that no effect put there.
 */
function strayRule(run: Run, unit: Unit): RuleNumber | null {
  if (unit.faceDown.includes(topCard(unit)))
    return inForce(run, '17-1-3-2-4') ? '17-1-3-2-4' : null;
  const { category } = defOf(run, topCard(unit));
  if (unit.area !== 'battle') {
    const stays = unit.byEffect || (category !== 'Tamer' && category !== 'Option');
    return stays || !inForce(run, '17-1-3-2-3') ? null : '17-1-3-2-3';
  }
  if (category === 'Option') return unit.byEffect ? null : '17-1-3-2-2';
  if (category === 'Tamer') return null;
  return unit.base.dp === null && inForce(run, '17-1-3-2-1') ? '17-1-3-2-1' : null;
}
