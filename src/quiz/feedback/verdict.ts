/**
 * What is said under a wrong answer. A person sees the answer's text and not its claim, so all of
 * it speaks of the text.
 */
import type { Claim } from '../../scenario/claim/claim.ts';
import { withinSentence, withoutStop } from '../../scenario/play/tell.ts';
import type { Finding } from '../../scenario/play/verify.ts';
import { conditionOf, type StepView, type ToldChoice } from '../../ui/steps/endings.ts';

const FORCING = { 'P1 can force that': 'P1', 'P2 can force that': 'P2' } as const;

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
      return verdict === 'never' ? 'No.' : `${FORCING[frequency]} can't force this.`;
  }
}

/**
 * The lead with the step that shows it, and the choices that lead there. Where the step only
 * carries out the last of them, that the player has this choice: "P2 doesn't have to block". No
 * full stop. `labels`: what the cards of the board are called.
 */
export function saidOf(
  lead: string,
  step: Pick<StepView, 'text' | 'saved'> & { readonly at: number },
  told: readonly ToldChoice[] = [],
  labels: readonly string[] = [],
): string {
  const made = told.filter((choice) => choice.step <= step.at);
  const last = made.at(-1);
  const isChoice = last?.isSaid === true && last.step === step.at;
  const words = isChoice ? `${last.who} ${last.can}` : outcomeOf(step, made);
  const before = isChoice ? made.slice(0, -1) : made;
  const behind = lead === '' ? '' : `${lead} `;
  if (before.length === 0) return `${behind}${words}`;
  return `${behind}If ${conditionOf(before)}, ${withinSentence(words, labels)}`;
}

/** After "If P2 uses Gate's <Barrier>", a step need not name <Barrier> again. */
const outcomeOf = (
  { text, saved }: Pick<StepView, 'text' | 'saved'>,
  made: readonly ToldChoice[],
): string =>
  saved !== undefined && made.some(({ effect }) => effect === saved.by)
    ? saved.words
    : withoutStop(text);
