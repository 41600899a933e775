/** What pages say of editions: the update history, and how the texts that are there differ. */
import {
  differencesBetween,
  orderOf,
  type RuleDifference,
} from '../../rules/identity/differences.ts';
import { isNewer } from '../../rules/edition/order.ts';
import { partsOf } from '../../rules/number/number.ts';
import { oldRulesOf, vanishedOf, type OldRule } from '../../rules/identity/old-rules.ts';
import type { Corpus } from '../../rules/rule.ts';
import { library } from '../content/content.ts';

const { steps } = library;

export const { changes, editions } = library;

const oldest = editions.at(-1)?.edition.id ?? library.corpus.edition.id;
/** Chapters whose text it has. */
const included = new Set(
  (editions.at(-1)?.rules ?? []).flatMap(({ included: has, number }) =>
    has ? partsOf(number).slice(0, 1) : [],
  ),
);

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

/** The rules of the editions before the newest one. */
export const oldRules: readonly OldRule[] = oldRulesOf(editions, steps);

/** Numbers that the newest edition no longer has, each as its last edition had it. */
export const vanished: readonly OldRule[] = vanishedOf(library.corpus, oldRules);

/** What editions after the oldest text here change, as far as it is known. */
export const sinceOldest = {
  oldest,
  /** Differences from the oldest edition. */
  notes: library.editionNotes.filter((note) => note.editions[0]?.edition === oldest),
  /**
   * Entries of the manual's list about rules whose older words nobody has here: how many of each
   * edition, the newest first.
   */
  elsewhere: changes.editions
    .filter(({ edition }) => isNewer(edition, oldest))
    .map(({ edition, changes: all }) => ({
      edition,
      count: all.filter(
        ({ places }) => !places.some(({ number }) => included.has(partsOf(number)[0] ?? 0)),
      ).length,
    }))
    .filter(({ count }) => count > 0)
    .toReversed(),
};
