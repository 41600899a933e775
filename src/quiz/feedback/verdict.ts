/**
 * What is said under a wrong answer. A person sees the answer's text and not its claim, so all of
 * it speaks of the text.
 */
import type { Claim } from '../../scenario/claim/claim.ts';
import { withinSentence, withoutStop } from '../../scenario/play/tell.ts';
import type { Finding } from '../../scenario/play/verify.ts';
import type { EndingView } from '../../ui/steps/endings.ts';

/** How the answer is wrong: what it says about all outcomes, against what they are. */
export function leadOf(
  { frequency }: Pick<Claim, 'frequency'>,
  { verdict }: Pick<Finding, 'verdict'>,
): string {
  if (verdict === 'undetermined') return "The engine can't decide this.";
  switch (frequency) {
    case 'always':
      return verdict === 'sometimes' ? 'Not always.' : 'No.';
    case 'sometimes':
      return 'No.';
    case 'never':
      // "X never happens": the answer's words may be "Wall cannot block" as well as "nothing is
      // checked".
      return 'No.';
    case 'P1 can force that':
    case 'P2 can force that':
      return verdict === 'never' ? 'No.' : `${frequency.slice(0, 2)} can't force this.`;
  }
}

/**
 * The lead with the step that shows it, and in which outcome that is, unless the step says so
 * itself. No full stop. `labels`: what the cards of the board are called.
 */
export function saidOf(
  lead: string,
  step: string,
  { label, condition = label }: Pick<EndingView, 'label' | 'condition'>,
  labels: readonly string[] = [],
): string {
  const words = withoutStop(step);
  const behind = lead === '' ? '' : `${lead} `;
  if (label === '' || words === label) return `${behind}${words}`;
  return `${behind}If ${condition}, ${withinSentence(words, labels)}`;
}
