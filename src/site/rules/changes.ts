/** What pages say of editions: the update history, and how the texts that are there differ. */
import {
  differencesBetween,
  orderOf,
  type RuleDifference,
} from '../../rules/identity/differences.ts';
import { todayOf, type Today } from '../../rules/identity/identities.ts';
import type { Corpus, Rule } from '../../rules/rule.ts';
import { library } from '../content/content.ts';

const { steps } = library;

export const { changes, editions } = library;

export interface EditionPair {
  /** "4.0..4.2" */
  readonly name: string;
  readonly older: Corpus;
  readonly newer: Corpus;
  readonly differences: readonly RuleDifference[];
}

/** Every two editions that follow each other, the newest first. */
export const pairs: readonly EditionPair[] = editions.flatMap((newer, i) => {
  const older = editions[i + 1];
  const identities = steps[i]?.identities;
  if (older === undefined || identities === undefined) return [];
  const name = `${older.edition.id}..${newer.edition.id}`;
  const differences = orderOf(differencesBetween(older, newer, identities));
  return [{ name, older, newer, differences }];
});

/** A rule of an edition that isn't the newest, and where it is today. */
export interface OldRule {
  readonly corpus: Corpus;
  readonly rule: Rule;
  readonly today: Today;
}

/** The rules of the editions before the newest one. */
export const oldRules: readonly OldRule[] = editions
  .slice(1)
  .flatMap((corpus) =>
    corpus.rules
      .filter(({ included }) => included)
      .map((rule) => ({ corpus, rule, today: todayOf(steps, corpus.edition.id, rule.number) })),
  );

/** Numbers that the newest edition no longer has, each as its last edition had it. */
export const vanished: readonly OldRule[] = oldRules.filter(
  ({ rule, corpus }, i) =>
    !editions[0]?.rules.some(({ number }) => number === rule.number) &&
    oldRules.findIndex((one) => one.rule.number === rule.number) === i &&
    corpus !== editions[0],
);
