/** "other" as other than those that an effect has chosen before, and not than its own Digimon. */
import type { Span } from '../../base/span.ts';
import type { Action, Side } from '../../effect/tree/tree.ts';
import type { NotRunnable } from '../can-run/not-runnable.ts';
import type { Spoken } from './spoken.ts';

interface ChosenBefore {
  readonly actions: readonly Action[];
  readonly spoken: Spoken;
  /** What was chosen last has been chosen in any case where this is done. */
  readonly isBound: boolean;
}

/** "other" in an action, where it isn't clear whom it leaves out. */
export function checkOthers(action: Action, before: ChosenBefore, problems: NotRunnable[]): void {
  const others = othersOf(action);
  const isClear = AT_ONCE.has(action.kind) && isBehindAChoice(before) && before.isBound;
  if (others !== null && !isClear)
    problems.push({ found: '"other" among the opponent\'s Digimon', span: others });
  const ownOthers = ownOthersOf(action);
  if (ownOthers !== null && isBehindAChoice(before, 'your'))
    problems.push({ found: '"other" after a choice', span: ownOthers });
}

/** Done to those who are there now, and to nobody who comes later. */
const AT_ONCE = new Set<Action['kind']>(['delete', 'return', 'suspend', 'unsuspend']);

/** "delete all of their other Digimon": other than those that were chosen right before. */
function othersOf(action: Action): Span | null {
  const target = 'target' in action ? action.target : undefined;
  return target?.kind === 'all' && target.other && target.side === "your opponent's"
    ? target.span
    : null;
}

/** "Choose 1 of your Digimon. Delete all of your other Digimon": this Digimon is no exception. */
function ownOthersOf(action: Action): Span | null {
  const target = 'target' in action ? action.target : undefined;
  const isOther = target?.kind === 'all' || target?.kind === 'choose' || target?.kind === 'any';
  return isOther && target.other && target.side !== "your opponent's" ? target.span : null;
}

const isBehindAChoice = (
  { actions, spoken: { unclear } }: ChosenBefore,
  side: Side = "your opponent's",
): boolean => {
  const last = actions.at(-1);
  const action = last?.kind === 'opponent' ? last.action : last;
  return (
    unclear === 'no' &&
    action?.kind === 'choose' &&
    action.target.kind === 'choose' &&
    action.target.side === side &&
    !action.target.other
  );
};
