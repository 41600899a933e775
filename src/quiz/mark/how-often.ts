import { FREQUENCIES } from '../../scenario/claim/claim.ts';
import type { Finding } from '../../scenario/play/verify.ts';

/**
 * How often what a claim speaks of is so: `it is so at 1 of 3 endings`, with the words behind
 * "never" named.
 */
export function howOften(claim: string, { verdict, holding, failing }: Finding): string {
  if (verdict === 'undetermined') return 'no verdict, for some resolutions have no end';
  const frequency = FREQUENCIES.find((word) => claim.startsWith(`${word} `));
  const what = frequency === undefined ? 'it' : `"${claim.slice(frequency.length + 1)}"`;
  const [count, all] = [holding.length, holding.length + failing.length];
  if (all === 1) return `${what} is ${count === 1 ? 'so' : 'not so'} at the only ending`;
  const some = count === 0 ? 'none of' : count === all ? 'all' : `${count} of`;
  return `${what} is so at ${some} ${all} endings`;
}
