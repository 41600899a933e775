import type { Action } from '../../effect/tree/tree.ts';
import type { RunnableKind } from '../../card/runnable/runnable.ts';
import type { ActionOfKind } from '../../card/runnable/cost.ts';
import type { Context } from '../is/context/context.ts';
import type { Run } from '../run/run.ts';
import type { Until } from '../state/applied.ts';

export type ActionOf<K extends Action['kind']> = ActionOfKind<K>;

/** Carries out one action; says whether it was done completely, which a cost needs (15-7-3). */
export type Processing<K extends RunnableKind> = (
  run: Run,
  context: Context,
  action: ActionOf<K>,
  until: Until,
) => boolean;
