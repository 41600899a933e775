import { FREQUENCIES } from '../../scenario/claim/claim.ts';
import { sayKnown, whyStopped } from '../../scenario/play/stopped.ts';
import type { Finding } from '../../scenario/play/verify.ts';

/**
 * How often what a claim speaks of is true: `it is true in 1 of 3 outcomes`, with the words behind
 * "never" named. Without a verdict: why there is none, and what is known all the same.
 */
export function howOften(claim: string, { verdict, holding, failing, stopped }: Finding): string {
  const frequency = FREQUENCIES.find((word) => claim.startsWith(`${word} `));
  const what = frequency === undefined ? 'it' : `"${claim.slice(frequency.length + 1)}"`;
  if (verdict === 'undetermined')
    return `no verdict, for ${whyStopped(stopped ?? 'no end')}; ${sayKnown(what, { holding, failing })}`;
  const [count, all] = [holding.length, holding.length + failing.length];
  if (all === 1) return `${what} is ${count === 1 ? 'true' : 'not true'} in the only outcome`;
  const some = count === 0 ? 'none of' : count === all ? 'all' : `${count} of`;
  return `${what} is true in ${some} ${all} outcomes`;
}
