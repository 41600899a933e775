import type { Action } from '../../effect/tree/tree.ts';
import type { RunnableKind } from '../../card/runnable.ts';
import type { Context } from '../is/context.ts';
import type { Run } from '../run/run.ts';
import type { Until } from '../state/state.ts';

/** The actions of a kind; some kinds share one shape. */
export type ActionOf<K extends Action['kind']> = Action extends infer A
  ? A extends Action
    ? [K & A['kind']] extends [never]
      ? never
      : A
    : never
  : never;

/** Carries out one action; says whether it was done completely, which a cost needs (15-7-3). */
export type Processing<K extends RunnableKind> = (
  run: Run,
  context: Context,
  action: ActionOf<K>,
  until: Until,
) => boolean;
