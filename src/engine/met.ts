import type { Sentence } from '../effect/tree.ts';
import { holds } from './condition.ts';
import type { Context } from './context.ts';
import type { Run } from './run.ts';
import { viewOf } from './view.ts';

/** Whether all conditions of a sentence of an effect hold now. */
export const isMet = (run: Run, context: Context, sentence: Sentence): boolean =>
  sentence.conditions.every((condition) =>
    holds(run, condition, {
      player: context.player,
      self: context.unit,
      look: (unit) => viewOf(run, unit),
      context,
    }),
  );
