import { inForce, say, type Run } from './run.ts';
import { propose } from './propose.ts';
import { dpOf } from './view.ts';

/**
 * The checks made whenever nothing is being processed (17-1-2): Digimon with 0 DP are deleted, all at once. Says whether it
 * did anything.
 */
export function ruleCheck(run: Run): boolean {
  if (run.checked === run.version) return false;
  run.checked = run.version;
  if (!inForce(run, '17-1-3-1-1') || !someAtZero(run)) return false;
  const units = run.state.units.filter((unit) => unit.area === 'battle' && dpOf(run, unit) === 0);
  for (const unit of units) say(run, '17-1-3-1-1', 'rule check', unit);
  const deleted = propose(run, {
    kind: 'delete',
    units,
    cause: { kind: 'rule', rule: '17-1-3-1-1' },
    rule: '17-1-3-1-1',
  });
  return deleted.length > 0 || units.some((unit) => dpOf(run, unit) !== 0);
}

function someAtZero(run: Run): boolean {
  for (const unit of run.state.units)
    if (unit.area === 'battle' && dpOf(run, unit) === 0) return true;
  return false;
}
