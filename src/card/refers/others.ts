/** "other" as other than those that an effect has chosen before, and not than its own Digimon. */
import type { Action, Side, Target } from '../../effect/tree/tree.ts';
import { isTarget } from '../named/named.ts';
import type { NotRunnable } from '../can-run/not-runnable.ts';
import type { Spoken } from './spoken.ts';

interface ChosenBefore {
  readonly actions: readonly Action[];
  readonly spoken: Spoken;
  /** What was chosen last has been chosen in any case where this is done. */
  readonly isBound: boolean;
}

type OthersNamed = Extract<Target, { kind: 'all' | 'choose' | 'any' }>;

const isOnField = (target: Target): target is OthersNamed =>
  target.kind === 'all' || target.kind === 'choose' || target.kind === 'any';

/** Where an action names whom it concerns. */
const MEANT = ['target', 'who', 'whom', 'to', 'of'] as const;

/** "other" in an action, where it isn't clear whom it leaves out. */
export function checkOthers(action: Action, before: ChosenBefore, problems: NotRunnable[]): void {
  const others = othersOf(action);
  const isClear =
    isUnderAnother(action) ||
    (before.isBound &&
      (others !== null && others.kind !== 'all'
        ? isBehindOneMeant(before)
        : AT_ONCE.has(action.kind) && isBehindAChoice(before)));
  if (others !== null && !isClear)
    problems.push({ found: '"other" among the opponent\'s Digimon', span: others.span });
  const own = ownOthersOf(action);
  if (own !== null && before.actions.some((one) => isChoiceAmong(one, own.side)))
    problems.push({ found: '"other" after a choice', span: own.span });
}

/** "By suspending 1 of their other Digimon, ...": nobody has been chosen there. */
export function checkPaidOthers(action: Action, problems: NotRunnable[]): void {
  const others = othersOf(action);
  if (others !== null && !isUnderAnother(action))
    problems.push({ found: '"other" among the opponent\'s Digimon', span: others.span });
}

/** Done to those who are there now, and to nobody who comes later. */
const AT_ONCE = new Set<Action['kind']>(['delete', 'return', 'suspend', 'unsuspend']);

/**
 * "delete all of their other Digimon", "1 of their other Digimon": other than those that were
 * chosen right before.
 */
function othersOf(action: Action): OthersNamed | null {
  // 11-2-7-3: another than the present one is what a target switches to in any case.
  if (action.kind === 'switch target') return null;
  for (const field of [...MEANT, 'under'] as const) {
    const target = field in action ? (action as { [name in typeof field]?: unknown })[field] : null;
    if (isTarget(target) && isOnField(target) && target.other && target.side === "your opponent's")
      return target;
  }
  return null;
}

/** "Suspend 1 of your opponent's Digimon. 1 of their other Digimon gets -3000 DP for the turn." */
const isBehindOneMeant = ({ actions, spoken: { unclear } }: ChosenBefore): boolean => {
  const last = actions.at(-1);
  const action = last?.kind === 'opponent' ? last.action : last;
  const target =
    action !== undefined && 'target' in action && !isNamedBeside(action) ? action.target : null;
  return (
    unclear === 'no' &&
    target?.kind === 'choose' &&
    target.side === "your opponent's" &&
    !target.other
  );
};

/** "Place 1 of their Digimon under 1 of their other Digimon": than the one that is placed. */
const isUnderAnother = (action: Action): boolean =>
  action.kind === 'place' &&
  action.to === 'digivolution cards' &&
  action.or === undefined &&
  action.target.kind === 'choose' &&
  action.target.side === "your opponent's" &&
  !action.target.other;

/** What is placed under somebody speaks of that one, too. */
const isNamedBeside = ({ kind }: Action): boolean => kind === 'place' || kind === 'link';

/** "Delete all of your other Digimon", "1 other Digimon may attack" */
function ownOthersOf(action: Action): OthersNamed | null {
  for (const field of MEANT) {
    const target = field in action ? (action as { [name in typeof field]?: unknown })[field] : null;
    if (!isTarget(target)) continue;
    // "This Digimon and 1 of your other Digimon": than this Digimon.
    const targets = target.kind === 'both' || target.kind === 'either' ? target.targets : [target];
    if (targets.some(({ kind }) => kind === 'this')) continue;
    for (const one of targets)
      if (isOnField(one) && one.other && one.side !== "your opponent's") return one;
  }
  return null;
}

/**
 * "Choose 1 of your Digimon. Delete all of your other Digimon": whether it is other than that one
 * or than this Digimon, words alone don't say.
 */
function isChoiceAmong(action: Action, side: Side): boolean {
  if (action.kind === 'opponent') return isChoiceAmong(action.action, side);
  const target = 'target' in action ? action.target : undefined;
  const targets = target?.kind === 'both' || target?.kind === 'either' ? target.targets : [target];
  return targets.some(
    (one) =>
      one?.kind === 'choose' &&
      !one.other &&
      (side === 'either' || one.side === 'either' || one.side === side),
  );
}

const isBehindAChoice = ({ actions, spoken: { unclear } }: ChosenBefore): boolean => {
  const last = actions.at(-1);
  const action = last?.kind === 'opponent' ? last.action : last;
  return (
    unclear === 'no' &&
    action?.kind === 'choose' &&
    action.target.kind === 'choose' &&
    action.target.side === "your opponent's" &&
    !action.target.other
  );
};
