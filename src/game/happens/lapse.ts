/** What ends with an attack, a turn or an unsuspend phase. */
import { READS } from '../../card/ability/depends-on.ts';
import type { Player } from '../../base/player.ts';
import type { Run } from '../run/run.ts';
import type { Applied } from '../state/applied.ts';
import { remains, type Lapse } from '../is/context/until.ts';
import { touch } from '../is/view/view.ts';

/** Takes away what has lasted its time, and resolves what comes of that. */
export function expire(run: Run, ending: Lapse, player?: Player): void {
  lapse(run, ending, player);
  run.kernel.settle(run);
  run.kernel.drain(run);
}

/** Takes away what has lasted its time. */
export function lapse(run: Run, ending: Lapse, player?: Player): void {
  const left = <T extends Pick<Applied, 'until'>>(list: readonly T[]): readonly T[] =>
    list.every(({ until }) => remains(until, ending, player) === until)
      ? list
      : list.flatMap((one) => {
          const until = remains(one.until, ending, player);
          return until === null ? [] : [{ ...one, until }];
        });
  for (const unit of run.state.units) {
    const applied = left(unit.applied);
    if (applied === unit.applied) continue;
    unit.applied = applied;
    touch(run);
  }
  // Before it is taken away, since it may look at more than the cards here do.
  touch(run, READS.attack);
  const overall = left(run.state.overall);
  if (overall !== run.state.overall) {
    run.state.overall = overall;
    touch(run);
  }
  run.state.bans = left(run.state.bans);
  if (ending !== 'turn') return;
  run.state.nextTime = [];
  run.state.digivolved = [];
}
