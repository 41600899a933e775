/**
 * What is said under a wrong answer. A person sees the answer's text and not its claim, so all of
 * it speaks of the text.
 */
import type { Claim } from '../../scenario/claim/claim.ts';
import { withinSentence, withoutStop } from '../../scenario/play/tell.ts';
import type { Finding } from '../../scenario/play/verify.ts';

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
  label: string,
  labels: readonly string[] = [],
): string {
  const words = withoutStop(step);
  if (label === '' || words === label) return `${lead} ${words}`;
  return `${lead} If ${conditionOf(label)}, ${withinSentence(words, labels)}`;
}

/** "P1 uses X, chooses Y and then P2 blocks", of "P1 uses X, then P1 chooses Y, then P2 blocks". */
function conditionOf(label: string): string {
  const all = label.split(/, then (?=P[12] )/);
  const said = all.map((choice, i) => {
    const player = choice.slice(0, 3);
    return i > 0 && all[i - 1]?.startsWith(player) === true ? choice.slice(3) : choice;
  });
  const last = said.pop() ?? '';
  return said.length === 0 ? last : `${said.join(', ')} and then ${last}`;
}
