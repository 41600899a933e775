/** How many wrong answers have a reason, and of which sort, for each kind of question. */
import type { OneChange } from '../whynot/change.ts';
import { isCited, type AnswerReason } from '../whynot/search.ts';

/** Counts of wrong answers. */
export interface ReasonCounts {
  all: number;
  /** With a reason. */
  reason: number;
  /** Whose first reason is from a rule that the question cites, or of its section. */
  cited: number;
  /** By what the reason consists of; two changes count as two, whichever they are. */
  rule: number;
  fact: number;
  choice: number;
  reading: number;
  two: number;
}

export const noReasons = (): ReasonCounts => ({
  ...{ all: 0, reason: 0, cited: 0, rule: 0, fact: 0, choice: 0, reading: 0, two: 0 },
});

/** What each change is counted as: whom a player attacks is a choice, too. */
const SORT: { readonly [kind in OneChange['kind']]: 'rule' | 'fact' | 'choice' | 'reading' } = {
  ...{ rule: 'rule', choice: 'choice', action: 'choice', 'action less': 'choice' },
  ...{ fact: 'fact', detail: 'fact', words: 'fact', reading: 'reading' },
};

/** Adds the wrong answers of a question. */
export function countReasons(
  counts: ReasonCounts,
  cites: readonly string[],
  answers: readonly AnswerReason[],
): void {
  for (const { reason } of answers) {
    counts.all++;
    if (reason === null) continue;
    counts.reason++;
    if (isCited(cites, reason)) counts.cited++;
    const [only, other] = reason.changes;
    if (other !== undefined || only === undefined) counts.two++;
    else counts[SORT[only.kind]]++;
  }
}

/** Parts of all wrong answers, in percent, that must not become fewer; and what is aimed at. */
const PINNED = { reason: 74, cited: 70 } as const;
export const AIMED = { reason: 95, cited: 85 } as const;

export const percent = (count: number, { all }: ReasonCounts): number =>
  all === 0 ? 100 : Math.floor((100 * count) / all);

/** What has become fewer than was pinned, in words. */
export const sunk = (counts: ReasonCounts): readonly string[] =>
  (['reason', 'cited'] as const).flatMap((what) => {
    const now = percent(counts[what], counts);
    const said =
      what === 'reason' ? 'have a reason' : 'have a first reason from a cited rule or its section';
    return now >= PINNED[what]
      ? []
      : [`${now} % of the wrong answers ${said}; ${PINNED[what]} % did before`];
  });
