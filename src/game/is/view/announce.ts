import { named } from '../../state/trace.ts';
import { isGranted } from './view.ts';
import type { Run } from '../../run/run.ts';
import { viewOf } from './view.ts';

/**
 * Says what persistent effects begin or cease to give, at the moment it changes (15-8-2-6): nothing
 * triggers or activates then, so that a reader would not see it otherwise. Only for runs that
 * somebody reads.
 */
export function announce(run: Run): void {
  for (const unit of run.state.units) {
    const { keywords, abilities } = viewOf(run, unit);
    const now = [
      ...keywords.filter(({ origin }) => isGranted(origin)).map(({ use }) => `<${use.printed}>`),
      // What a keyword stands for is said with the keyword.
      ...abilities
        .filter(({ ability, origin }) => isGranted(origin) && ability.keyword === undefined)
        .map(({ ability }) => ability.name),
    ];
    const before = run.announced.get(unit.id) ?? null;
    run.announced.set(unit.id, now);
    // What is there from the start is seen on the board.
    if (before === null) continue;
    for (const effect of now)
      if (!before.includes(effect))
        run.trace?.say({
          verb: 'has',
          rule: '15-8-2-6-1',
          card: named(unit),
          effect,
          also: ['15-8-2-1', '15-8-2-2'],
        });
    for (const effect of before)
      if (!now.includes(effect))
        run.trace?.say({
          verb: 'loses',
          rule: '15-8-2-6-2',
          card: named(unit),
          effect,
          also: ['15-8-2-3'],
        });
  }
}
