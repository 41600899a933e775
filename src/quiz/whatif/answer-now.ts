/** Whether a question has another right answer on a changed board. */
import { cardsOf, type Claim } from '../../scenario/claim/claim.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { verifyAll } from '../../scenario/play/verify.ts';

/** The answers of the question that the board is of. */
export interface AskedAnswers {
  readonly texts: readonly string[];
  readonly claims: readonly Claim[];
}

/** In a sentence; `null` where that can't be decided. */
export function answerNow(
  before: Scenario,
  after: Scenario,
  { texts, claims }: AskedAnswers,
): string | null {
  const named = claims.flatMap(({ fact }) => cardsOf(fact));
  if (!named.every((card) => after.setup.labels.includes(card))) return null;
  const rightOn = (scenario: Scenario): readonly string[] =>
    verifyAll(scenario, claims).flatMap(({ right }, i) => (right ? [texts[i] ?? ''] : []));
  try {
    const [was, is] = [rightOn(before), rightOn(after)];
    if (was.join('\n') === is.join('\n')) return 'The answer to the question stays the same.';
    if (is.length === 0) return 'None of the answers to the question is right then.';
    const said = is.map((text) => `"${text.replace(/\.$/, '')}"`).join(' and ');
    // An answer may give a reason, too, and only what comes out is played.
    return `The outcome is then that of the answer ${said}.`;
  } catch {
    // It comes to a card that nobody knows, or to more courses than can be played.
    return null;
  }
}
