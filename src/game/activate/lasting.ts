import { durationOf } from '../../effect/tree/duration-of.ts';
import type { Sentence } from '../../effect/tree/tree.ts';
import type { Context } from '../is/context/context.ts';
import { untilOf } from '../is/context/until.ts';
import { originCard } from '../is/view/base-view.ts';
import type { Run } from '../run/run.ts';
import type { Until } from '../state/applied.ts';

/**
 * How long what process `i` of a sentence puts on Digimon lasts. "When this Digimon is blocked, it
 * gets +2000 DP." says no end; as an inherited effect it ends when its card is no longer beneath
 * (Q876).
 */
export function lastingOf(run: Run, context: Context, sentence: Sentence, i: number): Until {
  const until = untilOf(durationOf(sentence, i), context.player, run.state);
  const card = originCard(context.pending.origin);
  const isOpenEnded = until.kind === 'always' && sentence.processes[i]?.action.kind === 'DP';
  return isOpenEnded && card !== null && (context.unit?.cards.indexOf(card) ?? 0) > 0
    ? { ...until, under: card }
    : until;
}
