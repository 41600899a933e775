/**
 * A citation that can be checked later: edition, number, fingerprint of the words.
 *
 *     4.0:16-7-4:1c2f09ab
 */
import { err, ok, type Result } from '../../base/result.ts';
import { parseNumber } from '../number/number.ts';
import type { Corpus } from '../rule.ts';

export interface Cite {
  readonly edition: string;
  readonly number: string;
  readonly fingerprint: string;
}

export function makeCite({ edition, number, fingerprint }: Cite): string {
  return `${edition}:${number}:${fingerprint}`;
}

/** Reads what `makeCite` writes. */
export function parseCite(text: string): Result<Cite> {
  const fail = (found: string, expected: string, start: number, end: number) =>
    err({ found, expected, start, end });
  const parts = text.split(':');
  const [edition = '', number = '', fingerprint = ''] = parts;
  if (parts.length !== 3) {
    return fail(
      `"${text}"`,
      'edition:number:fingerprint, such as 4.0:16-7-4:1c2f09ab',
      0,
      text.length,
    );
  }
  const numberAt = edition.length + 1;
  const fingerprintAt = numberAt + number.length + 1;
  if (!/^\d+\.\d+$/.test(edition)) {
    return fail(`edition "${edition}"`, 'an edition such as 4.0', 0, edition.length);
  }
  const parsed = parseNumber(number);
  if (!parsed.ok || parsed.value !== number) {
    return fail(`number "${number}"`, 'a number such as 16-7-4', numberAt, fingerprintAt - 1);
  }
  if (!/^[0-9a-f]{8}$/.test(fingerprint)) {
    const expected = 'eight characters of 0-9 and a-f';
    return fail(`fingerprint "${fingerprint}"`, expected, fingerprintAt, text.length);
  }
  return ok({ edition, number, fingerprint });
}

/** The citation of a rule as it stands in this corpus. */
export function citeRule(corpus: Corpus, number: string): Cite | undefined {
  const rule = corpus.rules.find((candidate) => candidate.number === number);
  if (rule === undefined) return undefined;
  return { edition: corpus.edition.id, number, fingerprint: rule.fingerprint };
}

/**
 * What became of a cited rule. `current`: the same words under the same number, whatever the
 * edition. `changed`: other words. `moved`: the words stand under another number now. `gone`:
 * neither number nor words are there. A rule that had our summary when it was noted, and has its
 * text now, is current.
 */
export type CiteState =
  | { readonly state: 'current' }
  | { readonly state: 'changed'; readonly now: Cite }
  | { readonly state: 'moved'; readonly now: Cite }
  | { readonly state: 'gone' };

export function checkCite(corpus: Corpus, cite: Cite): CiteState {
  const now = citeRule(corpus, cite.number);
  if (now?.fingerprint === cite.fingerprint) return { state: 'current' };
  const rule = corpus.rules.find((candidate) => candidate.number === cite.number);
  if (rule?.summaryFingerprint === cite.fingerprint) return { state: 'current' };
  const same = corpus.rules.filter(({ fingerprint }) => fingerprint === cite.fingerprint);
  const moved = same.length === 1 && same[0] ? citeRule(corpus, same[0].number) : undefined;
  if (moved !== undefined) return { state: 'moved', now: moved };
  return now === undefined ? { state: 'gone' } : { state: 'changed', now };
}
