/** One short name for all the words of an edition: it changes with any word of any rule. */
import type { Corpus } from '../rule.ts';
import { fingerprint } from './fingerprint.ts';

/** The edition that something was found by. */
export interface EditionPrint {
  /** "4.0" */
  readonly id: string;
  /** Eight hexadecimal digits, of the numbers and the words of all rules. */
  readonly fingerprint: string;
}

export const editionPrint = ({ edition, rules }: Corpus): EditionPrint => ({
  id: edition.id,
  fingerprint: fingerprint(rules.map((rule) => `${rule.number} ${rule.fingerprint}`).join(' ')),
});
