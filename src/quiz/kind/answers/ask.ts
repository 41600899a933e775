import type { Claim } from '../../../scenario/claim/claim.ts';
import type { ShownAnswer } from '../../mark/grade.ts';

/** Answers to choose from: the claim of each is decided by the engine. */
export interface AnswersAsk {
  /** Whether one of them is right, or several. */
  readonly kind: 'one' | 'several';
  readonly answers: readonly ShownAnswer[];
  /** In the order of the answers. */
  readonly claims: readonly Claim[];
}
