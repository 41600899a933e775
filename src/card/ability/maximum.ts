/** Numbers of an effect that can be larger than they are printed: "6000 DP or less" (15-8-2). */
import type { Action, Filter, Sentence, Target } from '../../effect/tree/tree.ts';

type Worth = Extract<Target, { kind: 'worth' }>;

/** A number that can be larger than it is printed: of a filter, or of a total. */
export type Maximal = Filter | Worth;

/**
 * "6000 DP or less", "up to 8 play cost's total worth" of what an effect does or asks to be paid,
 * in the order of its text.
 */
export const maximaIn = (sentences: readonly Sentence[]): readonly Maximal[] =>
  actionsIn(sentences).flatMap((action) => [
    ...filtersOf(action).filter(isMaximum),
    ...worthOf(action),
  ]);

const worthOf = (action: Action): readonly Worth[] =>
  'target' in action && action.target?.kind === 'worth' ? [action.target] : [];

const isMaximum = (filter: Filter): boolean =>
  (filter.kind === 'DP' || filter.kind === 'level' || filter.kind === 'play cost') &&
  filter.compare === 'or less';

/** Everything that an effect does or asks to be paid. */
export const actionsIn = (sentences: readonly Sentence[]): readonly Action[] =>
  sentences.flatMap(({ cost, processes }) => [
    ...(cost?.actions ?? []),
    ...processes.map(({ action }) => action),
  ]);

function filtersOf(action: Action): readonly Filter[] {
  const target = 'target' in action ? action.target : undefined;
  const parts = target?.kind === 'both' || target?.kind === 'either' ? target.targets : [target];
  return parts.flatMap((part) => (part !== undefined && 'filters' in part ? part.filters : []));
}

/**
 * The numbers of an effect by which it deletes: "DP-based deletion effects". What is chosen in
 * front of "delete them" is deleted by that number, too.
 */
export function deletionMaxima(sentences: readonly Sentence[]): readonly Maximal[] {
  const actions = actionsIn(sentences);
  return actions.flatMap((action, i) => {
    const next = actions[i + 1];
    const isOfNext =
      action.kind === 'choose' && next?.kind === 'delete' && next.target.kind === 'same';
    if (action.kind !== 'delete' && !isOfNext) return [];
    return [
      ...filtersOf(action).filter((filter) => filter.kind === 'DP' && isMaximum(filter)),
      ...worthOf(action).filter(({ of }) => of === 'DP'),
    ];
  });
}
