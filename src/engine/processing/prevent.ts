import { say } from '../run.ts';
import type { Processing } from './processing.ts';

/** "it isn't deleted": takes the Digimon out of what is about to happen (15-8-5). */
export const prevent: Processing<'prevent'> = (run, context) => {
  const saved = context.unit;
  if (saved === null || context.event?.prevented === undefined) return false;
  context.event.prevented.push(saved);
  say(run, context.pending.ability.processRule, 'prevented', saved, {
    effect: context.pending.ability.name,
  });
  return true;
};
