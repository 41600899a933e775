/** A number that can be read off a run: what a question of the kind "number" asks for. */
import { playerNamed } from '../../base/player.ts';
import type { Run } from '../../game/run/run.ts';
import { memoryOf } from '../../game/state/state.ts';
import { viewOf } from '../../game/is/view/view.ts';
import { COUNTED, type ClaimCount, type Fact, type PlayerName } from './claim.ts';
import { maskNames, unquote } from '../name.ts';
import { count, unitOf } from './holds.ts';

export type Measure =
  | { readonly kind: 'memory'; readonly player: PlayerName }
  | { readonly kind: 'DP'; readonly card: string }
  | { readonly kind: 'checks'; readonly player: PlayerName; readonly what: 'cards' | 'checks' }
  | { readonly kind: 'count'; readonly player: PlayerName; readonly what: ClaimCount };

/** Every measure as an author writes it. */
export const MEASURE_FORMS: readonly string[] = [
  'memory of P1',
  'DP of X',
  'cards checked by P1',
  'security checks of P1',
  ...COUNTED.map((what) => `${what} of P1`),
];

/** Measures as an author sees them in an error. */
export const MEASURE_HELP = MEASURE_FORMS.map((form) => `"${form}"`).join(', ');

/** Reads `memory of P1`; `null` when it is none. */
export function parseMeasure(text: string): Measure | null {
  const { words, names } = maskNames(text.trim());
  const [, what = '', of = ''] = /^(.+?) (?:of|by) (.+)$/.exec(words) ?? [];
  if (what === 'DP') return { kind: 'DP', card: unquote(of, names) };
  const player = of === 'P1' || of === 'P2' ? of : null;
  if (player === null) return null;
  if (what === 'memory') return { kind: 'memory', player };
  if (what === 'cards checked') return { kind: 'checks', player, what: 'cards' };
  if (what === 'security checks') return { kind: 'checks', player, what: 'checks' };
  const counted = COUNTED.find((known) => known === what);
  return counted === undefined ? null : { kind: 'count', player, what: counted };
}

/**
 * The number as it stands; `null` where there is nothing to measure. Memory is seen from the
 * player's side (4-1).
 */
export function measureOf(run: Run, measure: Measure): number | null {
  switch (measure.kind) {
    case 'memory':
      return memoryOf(run.state, playerNamed(measure.player));
    case 'DP': {
      const unit = unitOf(run, measure.card);
      return unit === undefined ? null : viewOf(run, unit).dp;
    }
    case 'checks':
      return (measure.what === 'cards' ? run.state.checked : run.state.checks)[
        playerNamed(measure.player)
      ];
    case 'count':
      return count(run, playerNamed(measure.player), measure.what);
  }
}

/**
 * That a measure is a number, as a fact: so that a resolution can be searched for the step that
 * made it so.
 */
export function factOfMeasure(measure: Measure, n: number): Fact {
  switch (measure.kind) {
    case 'memory':
      return n < 0
        ? { kind: 'memory', n: -n, player: measure.player === 'P1' ? 'P2' : 'P1' }
        : { ...measure, n };
    case 'count':
      return { ...measure, n, compare: '=' };
    default:
      return { ...measure, n };
  }
}
