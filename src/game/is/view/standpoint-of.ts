import type { Context } from '../context/context.ts';
import type { Standpoint } from '../condition/standpoint.ts';
import type { Run } from '../../run/run.ts';
import { viewOf } from './view.ts';

/** From where the conditions of an effect are looked at that is being carried out. */
export const standpointOf = (run: Run, context: Context): Standpoint => ({
  player: context.player,
  self: context.unit,
  look: (unit) => viewOf(run, unit),
  context,
});
