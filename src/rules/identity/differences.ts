/** What differs between two editions, rule by rule. */
import type { LoggedChange } from './changes.ts';
import type { Changes } from './changes.ts';
import type { Identities } from './identities.ts';
import { wordRuns, type WordRun } from './compare-words.ts';
import { covers } from '../edition/log.ts';
import { compareEditions } from '../edition/order.ts';
import { compareNumbers, partsOf } from '../number/number.ts';
import type { Corpus, Rule } from '../rule.ts';

export interface RuleDifference {
  readonly what: 'words' | 'number' | 'new' | 'gone' | 'doubtful';
  /** In the older edition. */
  readonly from?: string;
  /** In the newer one; of what is gone, its successor; of what is doubtful, what it may be. */
  readonly to?: string;
  /** The words, where the rule is in both, or those of the one that has it. */
  readonly runs: readonly WordRun[];
}

const wordsOf = (rule: Rule | undefined): string => rule?.text ?? rule?.heading ?? '';

/**
 * Every rule that reads differently, has another number, is new or gone. Chapters and first
 * sections that the older text doesn't have are no difference: nobody knows how they read.
 */
export function differencesBetween(
  older: Corpus,
  newer: Corpus,
  { mapped, doubtful }: Identities,
): readonly RuleDifference[] {
  const before = new Map(older.rules.map((rule) => [rule.number, rule]));
  const after = new Map(newer.rules.map((rule) => [rule.number, rule]));
  const one = (text: string, where: WordRun['in']): readonly WordRun[] => [{ in: where, text }];
  const taken = new Set(mapped.map(({ to }) => to));
  const open = new Set(doubtful.flatMap(({ from, candidates }) => [from, ...candidates]));
  /** Not one that the older edition has without its text, nor one that may be an old one. */
  const isNew = (number: string): boolean =>
    !taken.has(number) && !open.has(number) && before.get(number)?.included !== false;
  const firsts = firstSections(older.rules);
  return [
    ...mapped.flatMap(({ from, to, successor }): readonly RuleDifference[] => {
      const was = before.get(from);
      if (to === undefined)
        return [
          {
            what: 'gone',
            from,
            ...(successor === undefined ? {} : { to: successor }),
            runs: one(wordsOf(was), 'older'),
          },
        ];
      const now = after.get(to);
      if (was?.fingerprint === now?.fingerprint && from === to) return [];
      const isSame = was?.fingerprint === now?.fingerprint;
      const runs = wordRuns(wordsOf(was), wordsOf(now));
      return [{ what: isSame ? 'number' : 'words', from, to, runs }];
    }),
    ...doubtful.map(({ from, candidates }): RuleDifference => {
      const [to] = candidates;
      return {
        what: 'doubtful',
        from,
        ...(to === undefined ? {} : { to }),
        runs: one(wordsOf(before.get(from)), 'older'),
      };
    }),
    ...newer.rules.flatMap((rule): readonly RuleDifference[] =>
      rule.included && isNew(rule.number) && isAfterFirst(rule.number, firsts)
        ? [{ what: 'new', to: rule.number, runs: one(wordsOf(rule), 'newer') }]
        : [],
    ),
  ];
}

/** The first section of each chapter that the texts have. */
function firstSections(rules: readonly Rule[]): ReadonlyMap<number, number> {
  const firsts = new Map<number, number>();
  for (const { included, number } of rules) {
    const [chapter = 0, section] = partsOf(number);
    if (included && section !== undefined)
      firsts.set(chapter, Math.min(section, firsts.get(chapter) ?? section));
  }
  return firsts;
}

function isAfterFirst(number: string, firsts: ReadonlyMap<number, number>): boolean {
  const [chapter = 0, section = 0] = partsOf(number);
  return section >= (firsts.get(chapter) ?? Infinity);
}

/** In the order of the numbers, the newer one first. */
export const orderOf = (differences: readonly RuleDifference[]): readonly RuleDifference[] =>
  differences.toSorted((a, b) => compareNumbers(a.to ?? a.from ?? '', b.to ?? b.from ?? ''));

/** What the manual's own history says of a rule between two editions. */
export function saidOf(
  changes: Changes,
  { from, to }: Pick<RuleDifference, 'from' | 'to'>,
  older: string,
  newer: string,
): readonly { readonly edition: string; readonly kind: LoggedChange['kind'] }[] {
  return changes.editions
    .filter(({ edition }) => isBetween(edition, older, newer))
    .flatMap(({ edition, changes: all }) =>
      all.flatMap(({ kind, places }) =>
        places.some((place) =>
          [from, to].some((number) => number !== undefined && covers(place, number)),
        )
          ? [{ edition, kind }]
          : [],
      ),
    );
}

/** Newer than `older`, and not newer than `newer`. */
export const isBetween = (edition: string, older: string, newer: string): boolean =>
  compareEditions(edition, older) > 0 && compareEditions(edition, newer) <= 0;
