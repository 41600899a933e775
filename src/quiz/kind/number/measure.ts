/** How a measure is called and between which numbers it lies. */
import { capital } from '../../../base/words.ts';
import type { Measure } from '../../../scenario/claim/measure.ts';

/** "Memory of P1". */
export function nameOfMeasure(measure: Measure): string {
  switch (measure.kind) {
    case 'memory':
      return `${measure.player}'s memory`;
    case 'DP':
      return `DP of ${measure.card}`;
    case 'checks':
      return measure.what === 'cards'
        ? `Cards ${measure.player} checks`
        : `Security checks ${measure.player} makes`;
    case 'count':
      return `${capital(measure.what)} of ${measure.player}`;
  }
}

/**
 * What can be given: memory from 10 to 10 on the other side (4-1), DP in thousands by the buttons,
 * anything else from 0.
 */
export function boundsOf({ kind }: Measure): {
  readonly min: number;
  readonly max: number;
  readonly step: number;
} {
  if (kind === 'memory') return { min: -10, max: 10, step: 1 };
  return kind === 'DP' ? { min: 0, max: 99_000, step: 1000 } : { min: 0, max: 50, step: 1 };
}
