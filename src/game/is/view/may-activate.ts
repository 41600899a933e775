/** "can't activate [When Digivolving] effects" (15-1-3): the effect triggers and does nothing. */
import type { Prohibition, TimingName } from '../../../effect/tree/tree.ts';
import type { EventKind } from '../../../card/listens/listener.ts';
import { inForce, type Run } from '../../run/run.ts';
import type { Pending, Unit } from '../../state/state.ts';
import { cannot } from './view.ts';

const BARS: { readonly [name in TimingName]?: Prohibition } = {
  'On Play': 'activate [On Play] effects',
  'When Digivolving': 'activate [When Digivolving] effects',
  'When Attacking': 'activate [When Attacking] effects',
};

/** Of an effect with several timings the one counts by which it is activated. */
const TIMING_OF: { readonly [kind in EventKind]?: TimingName } = {
  played: 'On Play',
  digivolved: 'When Digivolving',
  attack: 'When Attacking',
};

/** Whether a Digimon may activate an effect as one of that timing. */
export function mayActivateAs(run: Run, unit: Unit | null, timing: TimingName): boolean {
  const bar = BARS[timing];
  return bar === undefined || unit === null || !cannot(run, unit, bar) || !inForce(run, '15-1-3');
}

/** Whether a Digimon may activate an effect that an event has set off. */
export function mayActivate(run: Run, { ability, unit, event }: Pending): boolean {
  const timing = event === null ? undefined : TIMING_OF[event.kind];
  return (
    timing === undefined || !ability.timings.includes(timing) || mayActivateAs(run, unit, timing)
  );
}
