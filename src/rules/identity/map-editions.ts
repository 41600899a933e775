/**
 * Which rule of a newer edition is which of an older one: by the manual's update history first, by
 * their words second. What the two don't settle is doubtful, for a person.
 */
import { followTo } from './follow.ts';
import { likeness } from './compare-words.ts';
import type { Changes } from './changes.ts';
import type { Corpus, Rule } from '../rule.ts';

interface MappedRule {
  /** Its number in the older edition. */
  readonly from: string;
  /** Its number in the newer one; undefined when it is gone. */
  readonly to: string | undefined;
  readonly by: 'history' | 'words';
  /** Where a rule that is gone went, as the history says. */
  readonly successor?: string;
}

interface DoubtfulRule {
  readonly from: string;
  readonly why: string;
  /** Numbers of the newer edition that it may be, the likeliest first. */
  readonly candidates: readonly string[];
}

export interface EditionMap {
  readonly mapped: readonly MappedRule[];
  readonly doubtful: readonly DoubtfulRule[];
  /** Numbers of the newer edition that no rule of the older one became. */
  readonly fresh: readonly string[];
}

/** Words that share less than this are another rule's. */
const ALIKE = 0.45;
/** Another rule must be this much more alike before the history is doubted. */
const CLEARLY = 0.25;

const wordsOf = (rule: Rule): string => rule.text ?? rule.heading ?? '';

/** Maps every rule of the older edition whose text is there. */
export function mapEditions(older: Corpus, newer: Corpus, changes: Changes): EditionMap {
  const rules = newer.rules.filter(({ included }) => included);
  const byNumber = new Map(rules.map((rule) => [rule.number, rule]));
  const mapped: MappedRule[] = [];
  const doubtful: DoubtfulRule[] = [];
  for (const rule of older.rules.filter(({ included }) => included)) {
    const found = mapRule(rule, rules, byNumber, followed(rule, older, newer, changes));
    if ('why' in found) doubtful.push(found);
    else mapped.push(found);
  }
  const twice = Map.groupBy(
    mapped.filter(({ to }) => to !== undefined),
    ({ to }) => to,
  );
  const sure = mapped.filter((one) => one.to === undefined || twice.get(one.to)?.length === 1);
  for (const one of mapped.filter((other) => !sure.includes(other)))
    doubtful.push({
      from: one.from,
      why: 'two rules became the same one',
      candidates: one.to === undefined ? [] : [one.to],
    });
  const taken = new Set(sure.map(({ to }) => to));
  return {
    mapped: sure,
    doubtful,
    fresh: rules.map(({ number }) => number).filter((number) => !taken.has(number)),
  };
}

const followed = ({ number }: Rule, older: Corpus, newer: Corpus, changes: Changes) =>
  followTo(changes, number, older.edition.id, newer.edition.id);

function mapRule(
  rule: Rule,
  rules: readonly Rule[],
  byNumber: ReadonlyMap<string, Rule>,
  { number, steps }: ReturnType<typeof followTo>,
): MappedRule | DoubtfulRule {
  const from = rule.number;
  const words = wordsOf(rule);
  const target = number === undefined ? undefined : byNumber.get(number);
  const gone = steps.find(({ what }) => what !== 'renumbered');
  const twins = rules.filter(({ fingerprint }) => fingerprint === rule.fingerprint);
  if (gone !== undefined) {
    const twin = twins[0];
    return twin === undefined
      ? {
          from,
          to: undefined,
          by: 'history',
          ...(number === undefined ? {} : { successor: number }),
        }
      : { from, why: 'the history ends it, but its words are there', candidates: numbersOf(twins) };
  }
  if (target !== undefined && target.fingerprint === rule.fingerprint)
    return { from, to: target.number, by: 'history' };
  if (twins.length === 1 && twins[0] !== undefined)
    return target === undefined || likeness(words, wordsOf(target)) < ALIKE
      ? { from, to: twins[0].number, by: 'words' }
      : {
          from,
          why: 'the history and the words differ',
          candidates: [target.number, twins[0].number],
        };
  const alike = rules
    .map((other) => ({ number: other.number, like: likeness(words, wordsOf(other)) }))
    .toSorted((a, b) => b.like - a.like);
  const [best] = alike;
  const like = target === undefined ? 0 : likeness(words, wordsOf(target));
  const isHeading = rule.text === undefined && target?.heading !== undefined;
  if (target !== undefined && (isHeading || like >= ALIKE) && (best?.like ?? 0) - like < CLEARLY)
    return { from, to: target.number, by: 'history' };
  const candidates = [
    ...(target === undefined ? [] : [target.number]),
    ...numbersOf(alike.filter((one) => one.like >= ALIKE).slice(0, 3)),
  ];
  const why = target === undefined ? 'the history leads nowhere' : 'its words are very different';
  return { from, why, candidates: [...new Set(candidates)] };
}

const numbersOf = (rules: readonly { readonly number: string }[]): readonly string[] =>
  rules.map(({ number }) => number);
