/**
 * Numbers of a pasted text that a person should look at: those that do not exist, those of another
 * keyword than the sentence names, those whose rule was changed, and those that may be counting.
 */
import { changesBetween } from '../base/nearest.ts';
import { nearestNumbers } from '../rules/number/nearest-number.ts';
import { isRuleNumber, RULE_NUMBERS } from '../rules/number/number-list.ts';
import { isWithin, partsOf, sectionOf } from '../rules/number/number.ts';
import type { Mention, NamedKeyword } from './mentions.ts';
import type { RulingMention } from './rulings.ts';

/** An entry of the manual's update history: `18-2-2` was `Updated` in `3.3`. */
export interface NumberChange {
  readonly number: string;
  readonly verb: string;
  readonly edition: string;
  readonly date: string;
}

/** What is doubtful about one mention, and the numbers that are likely meant. */
export interface DoubtfulMention {
  readonly mention: Exclude<Mention, { readonly kind: 'keyword' }>;
  readonly says: string;
  readonly likely: readonly string[];
}

const MOST_LIKELY = 3;

/** A mention of a rule number. */
export type RuleMention = Extract<Mention, { readonly kind: 'rule' }>;

/** Doubts in the order of the text. */
export function doubtsIn(
  text: string,
  mentions: readonly Mention[],
  keywords: readonly NamedKeyword[],
  changes: readonly NumberChange[],
): readonly DoubtfulMention[] {
  return mentions.flatMap((mention) => {
    if (mention.kind === 'keyword') return [];
    if (mention.kind === 'ruling') return mention.path === undefined ? [notHere(mention)] : [];
    const { number } = mention;
    if (mention.isCount) return [{ mention, says: countSaid(mention.shown), likely: [] }];
    const named = keywordsBeside(text, mention, mentions);
    const history = changes.filter((change) => change.number === number);
    if (!mention.exists) return [missing(mention, named, history)];
    const other = otherKeyword(number, named, keywords);
    if (other !== undefined) return [{ mention, ...other }];
    if (history.length === 0) return [];
    return [
      {
        mention,
        says: `${number} was changed: ${saidOf(history)}. Check that it still says what the post says.`,
        likely: [],
      },
    ];
  });
}

const notHere = (mention: RulingMention): DoubtfulMention => ({
  mention,
  says: `${mention.shown} isn't among the rulings here, so it isn't linked.`,
  likely: [],
});

const countSaid = (shown: string): string =>
  `${shown} may be a count, so it isn't linked. If you mean the rule, write "rule ${shown}".`;

function missing(
  mention: RuleMention,
  named: readonly NamedKeyword[],
  history: readonly NumberChange[],
): DoubtfulMention {
  const { number } = mention;
  const isSlip = (one: string): boolean => changesBetween(number, one) === 1;
  const likely = [
    ...named.flatMap((keyword) => moved(number, keyword) ?? []),
    ...[chapterLater(number)].filter(isRuleNumber),
    ...nearestNumbers(number).filter(isSlip),
    ...[...RULE_NUMBERS].filter(isSlip),
  ];
  const was = history.length === 0 ? '' : ` The update history says: ${saidOf(history)}.`;
  return {
    mention,
    says: `There is no rule ${number}.${was}`,
    likely: [...new Set(likely)].slice(0, MOST_LIKELY),
  };
}

/** 14-16-9-1 of edition 2.3 is 15-16-9-1 now: a chapter was put in before it. */
const chapterLater = (number: string): string => {
  const [chapter = 0, ...rest] = partsOf(number);
  return [chapter + 1, ...rest].join('-');
};

/**
 *     16-4-1 (<Blocker>)      16-4 is another keyword now, and <Blocker> is 16-5
 */
export function otherKeyword(
  number: string,
  named: readonly NamedKeyword[],
  keywords: readonly NamedKeyword[],
): Pick<DoubtfulMention, 'says' | 'likely'> | undefined {
  const own = keywords.find((keyword) => isWithin(number, keyword.number));
  if (own === undefined || named.length !== 1 || named[0] === own) return undefined;
  const [meant] = named;
  if (meant === undefined) return undefined;
  const now = moved(number, meant);
  return {
    says: `${number} is about <${own.name}>. <${meant.name}> is ${meant.number} now.`,
    likely: [now ?? meant.number],
  };
}

/** The same clause in the section of the keyword, where that has one: 16-4-1 to 16-5-1. */
function moved(number: string, keyword: NamedKeyword): string | undefined {
  if (partsOf(number)[0] !== partsOf(keyword.number)[0]) return undefined;
  const there = keyword.number + number.slice(sectionOf(number).length);
  return isRuleNumber(there) ? there : undefined;
}

/** Keywords in the same sentence or line. */
export function keywordsBeside(
  text: string,
  { start, end }: Mention,
  mentions: readonly Mention[],
): readonly NamedKeyword[] {
  const breaks = /\n|[.!?]\s/g;
  const from = [...text.slice(0, start).matchAll(breaks)].at(-1)?.index ?? 0;
  const to = end + (/\n|[.!?](?:\s|$)/.exec(text.slice(end))?.index ?? text.length);
  const found = mentions.flatMap((one) =>
    one.kind === 'keyword' && one.start >= from && one.end <= to ? [one.keyword] : [],
  );
  return [...new Set(found)];
}

/** "updated in 3.3 (2025-09-05), deleted in 4.0 (2026-03-27)" */
export const saidOf = (changes: readonly NumberChange[]): string =>
  changes
    .map(({ verb, edition, date }) => `${verb.toLowerCase()} in ${edition} (${date})`)
    .join(', ');
