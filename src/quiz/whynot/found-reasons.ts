/** What was found of wrong answers, as data in words. */
import type { CardDef } from '../../card/printed.ts';
import type { Ground } from '../../scenario/change/change.ts';
import type { Given } from '../mark/given.ts';
import { sayReason, type ReasonView } from './say-reason.ts';
import type { AnswerReason } from './search.ts';

/** One reason, with all answers that have it. */
export type Found = readonly [answers: readonly Given[], reason: ReasonView];

/** An answer in words may give a reason, too, and only what comes out is played. */
const OUTCOME = 'That would be the outcome ';

/**
 * Reasons that were found, in words, each with its answers. `kind`: of the question; `board`: as it
 * is.
 */
export function foundIn(
  kind: string,
  reasons: readonly AnswerReason[],
  board: Ground<CardDef>,
): readonly Found[] {
  const usual = kind === 'one' || kind === 'several' ? OUTCOME : undefined;
  const groups = new Map<string, { readonly answers: Given[]; readonly view: ReasonView }>();
  for (const { answer, reason, lead } of reasons) {
    if (reason === null) continue;
    const view = sayReason(reason, board, lead ?? usual);
    const key = JSON.stringify(view);
    const group = groups.get(key) ?? { answers: [], view };
    group.answers.push(answer);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ answers, view }) => [answers, view]);
}
