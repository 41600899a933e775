/** How sure a verdict is, in one line below it; made at build time. */
import { escapeHtml } from '../../base/words.ts';
import { urlOfPolicy, type Policy } from '../../rules/policy.ts';
import { noticeOf } from '../../ui/policy/notice.ts';

/** What a verdict rests on (src/quiz/check/sureness.ts finds it by playing). */
export interface Grounds {
  /** The open points that it turns with, and what would be right with the other reading of each. */
  readonly readings: readonly {
    readonly policy: Policy;
    readonly right: readonly string[];
  }[];
  /** Numbers of official rulings that say the same. */
  readonly rulings: readonly string[];
  /** Where those are read that have a page. */
  readonly pages?: ReadonlyMap<string, string>;
  /** Piles with unknown cards that a course depends on: "P2's hand". */
  readonly assumed: readonly string[];
}

/** HTML: the line, and behind it, folded, why an open point is read as it is. */
export function sureOf({ readings, rulings, pages, assumed }: Grounds): string {
  const same =
    rulings.length === 0
      ? ''
      : `official ruling${rulings.length === 1 ? '' : 's'} ${fewOf(rulings.map((number) => linked(number, pages?.get(number))))}`;
  const says = rulings.length === 1 ? 'says' : 'say';
  const text =
    readings.length > 0
      ? `${alike(readings).map(byReading).join(' ')}${same === '' ? '' : ` Our reading agrees with ${same}.`}`
      : `By the text of the rules${same === '' ? '' : `; ${same} ${says} the same`}.`;
  const assuming =
    assumed.length === 0
      ? ''
      : ` Assumes that unknown cards in ${escapeHtml(listed(assumed))} change nothing.`;
  const line = `<p class="quiet">${text}${assuming}</p>`;
  if (readings.length === 0) return line;
  const more = noticeOf(readings.map(({ policy }) => policy));
  return `${line}<details><summary>Why we read it this way</summary>${more}</details>`;
}

/** Open points with whose other reading the same would be right. */
interface AlikePoints {
  readonly policies: readonly Policy[];
  readonly right: readonly string[];
}

function alike(readings: Grounds['readings']): readonly AlikePoints[] {
  const groups = new Map<string, AlikePoints>();
  for (const { policy, right } of readings) {
    const key = right.join('\n');
    const policies = [...(groups.get(key)?.policies ?? []), policy];
    groups.set(key, { policies, right });
  }
  return [...groups.values()];
}

/** "This rests on how we read AMB-1. Read the other way, "P1 wins." would be right." */
function byReading({ policies, right }: AlikePoints): string {
  const points = policies.map((policy) => `<a href="${urlOfPolicy(policy)}">${policy.id}</a>`);
  const quoted = right.map((text) => `"${escapeHtml(text)}"`);
  const otherwise =
    quoted.length === 0 ? 'the answer would be different' : `${listed(quoted)} would be right`;
  const other =
    policies.length === 1 ? 'Read the other way' : 'If one of them is read the other way';
  return `This rests on how we read ${listed(points)}. ${other}, ${otherwise}.`;
}

const linked = (number: string, page: string | undefined): string =>
  page === undefined ? number : `<a href="${page}">${number}</a>`;

/** More than four are counted: "Q1, Q2, Q3 and 9 more". */
const fewOf = (rulings: readonly string[]): string =>
  rulings.length <= MOST_NAMED + 1
    ? listed(rulings)
    : listed([...rulings.slice(0, MOST_NAMED), `${rulings.length - MOST_NAMED} more`]);

const MOST_NAMED = 3;

/** "A", "A and B", "A, B and C". */
const listed = (words: readonly string[]): string =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1] ?? ''}`;
