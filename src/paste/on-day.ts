/**
 * Numbers of a post of a known day: each leads to what it meant then, and what that is today is
 * told.
 */
import type { Changes } from '../rules/identity/changes.ts';
import {
  dayInWords,
  doubtInWords,
  meaningOn,
  stepInWords,
  type Then,
} from '../rules/identity/meaning-on.ts';
import { isRuleNumber } from '../rules/number/number-list.ts';
import { urlOf } from '../rules/corpus.ts';
import {
  doubtsIn,
  keywordsBeside,
  otherKeyword,
  saidOf,
  type DoubtfulMention,
  type NumberChange,
  type RuleMention,
} from './doubts.ts';
import type { Mention, NamedKeyword } from './mentions.ts';

/** A post and its day, as 2024-09-20, with what numbers are followed by. */
export interface DatedPost {
  readonly text: string;
  readonly on: string;
  readonly changes: Changes;
  readonly keywords: readonly NamedKeyword[];
  /** When the words of rules were changed. */
  readonly updates: readonly NumberChange[];
}

/** The edition of the day in words; undefined before the first one. */
export function editionInWords({ changes, on }: Pick<DatedPost, 'changes' | 'on'>): string {
  const edition = changes.editions.findLast(({ date }) => date <= on);
  return edition === undefined
    ? `There was no edition yet on ${dayInWords(on)}.`
    : `On ${dayInWords(on)} the manual was at edition ${edition.edition}.`;
}

/**
 * The same mentions. One whose number is another rule today, or can't be followed for certain,
 * leads to the page that says what it meant on the day.
 */
export const onDay = (mentions: readonly Mention[], post: DatedPost): readonly Mention[] =>
  mentions.map((mention) => {
    if (mention.kind !== 'rule' || mention.isCount) return mention;
    const then = meaningOn(post.changes, mention.number, post.on);
    if (then === undefined || isSame(mention, then)) return mention;
    return { ...mention, path: thenPath(mention.number, post.on) };
  });

/** It has the same number today, for certain, and a page. */
const isSame = ({ number }: RuleMention, then: Then): boolean =>
  then.number === number && then.doubts.length === 0;

/** `/rules/16-4-1/?on=2024-09-20`; a number without a page has only the look-up. */
const thenPath = (number: string, on: string): string =>
  isRuleNumber(number) ? `${urlOf(number)}?on=${on}` : `/rules/then/?number=${number}&on=${on}`;

/** What a reader of today has to know of the numbers, in the order of the text. */
export const doubtsOn = (
  mentions: readonly Mention[],
  post: DatedPost,
): readonly DoubtfulMention[] =>
  mentions.flatMap((mention) => {
    if (mention.kind === 'ruling') return doubtsIn(post.text, [mention], [], []);
    if (mention.kind !== 'rule' || mention.isCount) return [];
    const then = meaningOn(post.changes, mention.number, post.on);
    return then === undefined ? [] : doubtOf(mention, then, post, mentions);
  });

function doubtOf(
  mention: RuleMention,
  then: Then,
  post: DatedPost,
  mentions: readonly Mention[],
): readonly DoubtfulMention[] {
  const { number } = mention;
  const today = then.number;
  const why = [...then.steps.map(stepInWords), ...then.doubts.map(doubtInWords)].join(' ');
  if (today === undefined) {
    const says =
      then.doubts.length > 0 ? `We can't say what ${number} is today.` : `${number} is gone.`;
    return [{ mention, says: `${says} ${why}`, likely: [] }];
  }
  if (!isRuleNumber(today))
    return [
      {
        mention,
        says: today === number ? `There is no rule ${number}.` : `${noPage(number, today)} ${why}`,
        likely: [],
      },
    ];
  const named = keywordsBeside(post.text, mention, mentions);
  const other = otherKeyword(today, named, post.keywords);
  const moved = isSame(mention, then) ? '' : movedWords(number, then, today, why);
  if (other !== undefined)
    return [{ mention, says: joined(moved, other.says), likely: [today, ...other.likely] }];
  const later = post.updates.filter((one) => one.number === today && one.date > post.on);
  const changed =
    later.length === 0
      ? ''
      : `${today} was changed after the post: ${saidOf(later)}. Check that it still says what the post says.`;
  const says = joined(moved, changed);
  return says === '' ? [] : [{ mention, says, likely: [today] }];
}

const noPage = (number: string, today: string): string =>
  `Renumbered by the manual's own list, ${number} would be ${today} today, but there is no such rule. Check the number.`;

/** "16-4-1 is 16-5-1 today. In 4.0, …" */
const movedWords = (number: string, { doubts }: Then, today: string, why: string): string =>
  `${number} is ${doubts.length > 0 ? 'probably ' : ''}${today === number ? 'still ' : ''}${today} today. ${why}`;

const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' ');
