/** What wrong answers would need to be right, as found when the site was built. */
import type { Given } from '../mark/given.ts';
import type { ReasonView } from './say.ts';

/** One reason, with all answers that have it. */
export type Found = readonly [answers: readonly Given[], reason: ReasonView];

/** The reason of an answer; nothing where none was found. */
export const foundFor = (found: readonly Found[], answer: Given): ReasonView | undefined =>
  found.find(([answers]) => answers.some((one) => one.join() === answer.join()))?.[1];

/** Reasons in words, each with its answers. */
export function grouped(
  reasons: readonly { readonly answer: Given; readonly view: ReasonView }[],
): readonly Found[] {
  const groups = new Map<string, { readonly answers: Given[]; readonly view: ReasonView }>();
  for (const { answer, view } of reasons) {
    const key = JSON.stringify(view);
    const group = groups.get(key) ?? { answers: [], view };
    group.answers.push(answer);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ answers, view }) => [answers, view]);
}
