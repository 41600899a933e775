import type { AnswerFeedback } from '../feedback/feedback.ts';
import type { ReasonView } from '../whynot/say-reason.ts';

/**
 * Whether what would have to be different stands beside the answer at once. Where its author says
 * why it is wrong, that does; and what says little is left to those who ask for it.
 */
export const isToldFirst = ({ why }: AnswerFeedback, reason: ReasonView | undefined): boolean =>
  reason !== undefined && why === undefined && reason.weak === undefined;
