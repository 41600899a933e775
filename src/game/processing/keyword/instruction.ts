import type { Context } from '../../is/context/context.ts';
import type { ActionOf } from '../processing.ts';
import type { Run } from '../../run/run.ts';

/** Carries one out; says whether it did anything. */
export type Instruction = (run: Run, context: Context, action: ActionOf<'do keyword'>) => boolean;
