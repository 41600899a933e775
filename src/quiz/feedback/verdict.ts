/**
 * What is said under a wrong answer. A person sees the answer's text and not its claim, so all of
 * it speaks of the text.
 */
import type { Claim } from '../../scenario/claim/claim.ts';
import { withoutStop } from '../../scenario/play/tell.ts';
import type { Finding } from '../../scenario/play/verify.ts';

/** How the answer is wrong: what it says about all endings, against what they are. */
export function leadOf(
  { frequency }: Pick<Claim, 'frequency'>,
  { verdict }: Pick<Finding, 'verdict'>,
): string {
  if (verdict === 'undetermined') return 'The engine cannot decide this.';
  switch (frequency) {
    case 'always':
      return verdict === 'sometimes' ? 'This need not be so.' : 'This is not so.';
    case 'sometimes':
      return 'This cannot happen.';
    case 'never':
      // "X never happens": the answer's words may be "Wall cannot block" as well as "nothing is
      // checked".
      return 'This is not so.';
    case 'P1 can force that':
    case 'P2 can force that':
      return verdict === 'never'
        ? 'This cannot happen.'
        : `${frequency.slice(0, 2)} cannot make sure of this.`;
  }
}

/**
 * The lead with the step that shows it, and in which ending that is, unless the step says so
 * itself. No full stop.
 */
export function saidOf(lead: string, step: string, label: string): string {
  const words = withoutStop(step);
  return label === '' || words === label
    ? `${withoutStop(lead)}: ${words}`
    : `${lead} If ${label}: ${words}`;
}
