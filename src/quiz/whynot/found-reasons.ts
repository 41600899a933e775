/** What was found of wrong answers, as data in words. */
import type { CardDef } from '../../card/printed.ts';
import type { Ground } from '../../scenario/change/change.ts';
import type { Given } from '../mark/given.ts';
import { sayReason, type ReasonView } from './say-reason.ts';
import type { AnswerReason } from './search.ts';

/** One reason, with all answers that have it. */
export type Found = readonly [answers: readonly Given[], reason: ReasonView];

/** Reasons that were found, in words, each with its answers. `board`: as it is. */
export function foundIn(
  reasons: readonly AnswerReason[],
  board: Ground<CardDef>,
): readonly Found[] {
  const groups = new Map<string, { readonly answers: Given[]; readonly view: ReasonView }>();
  for (const { answer, reason, lead } of reasons) {
    if (reason === null) continue;
    const view = sayReason(reason, board, lead);
    const key = JSON.stringify(view);
    const group = groups.get(key) ?? { answers: [], view };
    group.answers.push(answer);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ answers, view }) => [answers, view]);
}
