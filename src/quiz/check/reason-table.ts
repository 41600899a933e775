/** How many wrong answers have a reason, and of which sort, for each kind of question. */
import { isNear } from '../../rules/number/near.ts';
import type { OneChange } from '../whynot/change.ts';
import { isCited } from '../whynot/search.ts';
import type { WrongSaid } from './reasons.ts';

/** Counts of wrong answers. */
export interface ReasonCounts {
  all: number;
  /** Of which it is known what they would need to be right. */
  would: number;
  /** Which would need it by a rule that the question cites, or of its section. */
  wouldCited: number;
  /** With a reason: that, or the step at which they leave every course, or what is offered. */
  reason: number;
  /** Whose first reason is from a rule that the question cites, or of its section. */
  cited: number;
  /** By what they would need; two changes count as two, whichever they are. */
  rule: number;
  fact: number;
  choice: number;
  reading: number;
  two: number;
}

export const noReasons = (): ReasonCounts => ({
  ...{ all: 0, would: 0, wouldCited: 0, reason: 0, cited: 0 },
  ...{ rule: 0, fact: 0, choice: 0, reading: 0, two: 0 },
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
  answers: readonly WrongSaid[],
): void {
  for (const { reason, lead, said } of answers) {
    counts.all++;
    const isNearBy = reason !== null && isCited(cites, reason);
    if (reason !== null || said !== null) counts.reason++;
    if (isNearBy || said?.some((rule) => isNear(cites, rule)) === true) counts.cited++;
    // What is told in its place is no word on this answer.
    if (reason === null || lead !== undefined) continue;
    counts.would++;
    if (isNearBy) counts.wouldCited++;
    const [only, other] = reason.changes;
    if (other !== undefined || only === undefined) counts.two++;
    else counts[SORT[only.kind]]++;
  }
}

/** Parts of all wrong answers, in percent, that must not become fewer; and what is aimed at. */
const PINNED = { would: 67, reason: 97, cited: 85 } as const;
export const AIMED = { reason: 95, cited: 85 } as const;

export const percent = (count: number, { all }: ReasonCounts): number =>
  all === 0 ? 100 : Math.floor((100 * count) / all);

const SAID = {
  would: 'say what they would need to be right',
  reason: 'have a reason',
  cited: 'have a first reason from a cited rule or its section',
} as const;

/** What has become fewer than was pinned, in words. */
export const sunk = (counts: ReasonCounts): readonly string[] =>
  (['would', 'reason', 'cited'] as const).flatMap((what) => {
    const now = percent(counts[what], counts);
    return now >= PINNED[what]
      ? []
      : [`${now} % of the wrong answers ${SAID[what]}; ${PINNED[what]} % did before`];
  });
