import type { Target } from '../../effect/tree/tree.ts';
import { propose } from '../happens/propose.ts';
import { speakOf, wasChosen, type Context } from '../is/context/context.ts';
import { candidates, chooseTargets, fixed } from '../is/target/target.ts';
import { isOne } from '../../effect/tree/any.ts';
import { byOf } from '../is/view/reach.ts';
import { givenBy } from '../is/view/view.ts';
import type { Processing } from './processing.ts';
import type { Run } from '../run/run.ts';
import type { Unit } from '../state/state.ts';
import type { Overall } from '../state/applied.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';

/**
 * "gets +2000 DP for the turn", "gains <Piercing>", "can't attack",
 * `gains "[On Deletion] Gain 1 memory."`: puts effects on the chosen Digimon (individual
 * processing, 15-11-1), or on whatever matches while they last (overall processing, 15-11-2).
 */
export const apply: Processing<
  | 'DP'
  | 'set DP'
  | 'become Digimon'
  | 'gain'
  | 'prohibit'
  | 'prohibit by'
  | 'allow'
  | 'immune'
  | 'quoted'
> = (run, context, action, until) => {
  const modifiers = givenBy(context.pending.ability, action);
  const { player, of } = byOf(run, context);
  const isQuoted = action.kind === 'quoted';
  const { units, all } = meantBy(run, context, action.target);
  for (const target of all) {
    const self = target.other && context.unit !== null ? { self: context.unit.id } : {};
    const overall = { target, player, of, until, conditions: [], ...self };
    const rule: RuleNumber = isQuoted ? '15-13-1' : '15-11-2';
    for (const modifier of modifiers)
      propose(run, { kind: 'apply to all', overall: { ...overall, modifier }, rule });
  }
  const rule: RuleNumber = isQuoted ? '15-13-1' : '15-11-1';
  if (units.length > 0 || all.length === 0)
    for (const modifier of modifiers)
      propose(run, { kind: 'apply', units, modifier, until, player, of, rule });
  const matched = all.flatMap((target) => candidates(run, context, target));
  if (action.target.kind !== 'same' || all.length > 0)
    speakOf(context, [...units, ...matched], all.length === 0 && wasChosen(context));
  context.all = all;
  return units.length > 0 || all.length > 0;
};

/** Who is chosen, and all that match where nobody is: "1 of your Tamers and all of your Digimon" */
interface Receivers {
  readonly units: readonly Unit[];
  readonly all: readonly Overall['target'][];
}

function meantBy(run: Run, context: Context, target: Target): Receivers {
  // "and gain ...", "they" behind it are the same ones.
  const before = context.all;
  const parts = target.kind === 'both' ? target.targets : [target];
  const units: Unit[] = [];
  const all: Overall['target'][] = [];
  for (const part of parts) {
    const overall = overallTarget(run, context, part);
    if (overall !== null) all.push(overall);
    else units.push(...chooseTargets(run, context, part));
    if (part.kind === 'same') all.push(...before);
  }
  const matched = all.flatMap((one) => candidates(run, context, one));
  return {
    units: units.filter((unit, i) => units.indexOf(unit) === i && !matched.includes(unit)),
    all,
  };
}

/**
 * "all of your Digimon", "your opponent's Digimon", "none of their Digimon": nobody is chosen
 * (15-10-2-4).
 */
function overallTarget(run: Run, context: Context, target: Target): Overall['target'] | null {
  if (target.kind !== 'all' && !(target.kind === 'any' && !isOne(target))) return null;
  const { side, other, noun, filters, span } = target;
  return { kind: 'all', side, other, noun, filters: fixed(run, context, filters), span };
}
