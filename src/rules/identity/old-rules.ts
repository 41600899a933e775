/** Rules of editions that aren't the newest: where each is today, and which numbers are gone. */
import { todayOf, type EditionStep, type Today } from './identities.ts';
import type { Corpus, Rule } from '../rule.ts';

/** A rule of an edition that isn't the newest, and where it is today. */
export interface OldRule {
  readonly corpus: Corpus;
  readonly rule: Rule;
  readonly today: Today;
}

/** The rules of the editions before the newest one; both lists have the newest edition first. */
export const oldRulesOf = (
  editions: readonly Corpus[],
  steps: readonly EditionStep[],
): readonly OldRule[] =>
  editions
    .slice(1)
    .flatMap((corpus) =>
      corpus.rules
        .filter(({ included }) => included)
        .map((rule) => ({ corpus, rule, today: todayOf(steps, corpus.edition.id, rule.number) })),
    );

/** Numbers that the newest edition no longer has, each as its last edition had it. */
export function vanishedOf(newest: Corpus, old: readonly OldRule[]): readonly OldRule[] {
  const here = new Set(newest.rules.map(({ number }) => number));
  const gone = old.filter(({ rule }) => !here.has(rule.number));
  const last = new Map(gone.toReversed().map((one) => [one.rule.number, one]));
  return gone.filter((one) => last.get(one.rule.number) === one);
}

/** What a number of the newest edition meant before, where that is another rule: newest first. */
export const meantBefore = (number: string, old: readonly OldRule[]): readonly OldRule[] =>
  old.filter(
    ({ rule, today }) =>
      rule.number === number && !(today.state === 'here' && today.number === number),
  );
