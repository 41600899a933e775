import { propose } from '../happens/propose.ts';
import type { Context } from '../is/context.ts';
import { candidates, chooseTargets, fixed } from '../is/target.ts';
import type { Run } from '../run/run.ts';
import { isOne } from '../../card/runnable-target.ts';
import type { Target } from '../../effect/tree/tree.ts';
import { givenBy } from '../is/view.ts';
import type { Processing } from './processing.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';

/**
 * "gets +2000 DP for the turn", "gains <Piercing>", "can't attack",
 * `gains "[On Deletion] Gain 1 memory."`: puts effects on the chosen Digimon (individual
 * processing, 15-11-1), or on whatever matches while they last (overall processing, 15-11-2).
 */
export const apply: Processing<
  'DP' | 'set DP' | 'become Digimon' | 'gain' | 'prohibit' | 'immune' | 'quoted'
> = (run, context, action, until) => {
  const modifiers = givenBy(context.pending.ability, action);
  const { player } = context;
  const isQuoted = action.kind === 'quoted';
  const target = overallTarget(run, context, action.target);
  if (target !== null) {
    const rule: RuleNumber = isQuoted ? '15-13-1' : '15-11-2';
    context.overall = { target, units: candidates(run, context, target) };
    for (const modifier of modifiers) {
      propose(run, {
        kind: 'apply to all',
        overall: {
          ...{ target, modifier, player, until, conditions: [] },
          source: context.unit !== null && isAboutOthers(target) ? context.unit.id : null,
        },
        rule,
      });
    }
    return true;
  }
  const rule: RuleNumber = isQuoted ? '15-13-1' : '15-11-1';
  const units = chooseTargets(run, context, action.target);
  for (const modifier of modifiers)
    propose(run, { kind: 'apply', units, modifier, until, player, rule });
  return units.length > 0;
};

/**
 * Whom overall processing is about: 15-11-2-1: "none of your opponent's Digimon can attack" chooses
 * nobody either. What is joined to such a process is about the same (15-11-2-2).
 */
function overallTarget(run: Run, context: Context, target: Target): Target | null {
  if (target.kind === 'same' && CARRIED.has(target.form)) return context.overall?.target ?? null;
  return target.kind === 'all' || (target.kind === 'any' && !isOne(target))
    ? { ...target, kind: 'all', filters: fixed(run, context, target.filters) }
    : null;
}

/** Words, or none, that carry the target of the process before on. */
const CARRIED = new Set(['', 'they']);

const isAboutOthers = (target: Target): boolean => 'other' in target && target.other;
