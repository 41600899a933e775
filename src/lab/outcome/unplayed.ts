/** What a person is told where the engine doesn't answer what was asked. */
import { withStop } from '../../base/words.ts';
import type { LabReply } from '../worker/wire.ts';

export interface WhyUnplayed {
  /** Sentences. */
  readonly words: string;
  /** It would help to take unknown security cards as cards that do nothing. */
  readonly canBePlain: boolean;
}

/** `null`: it answered, or was stopped before it could. */
export function whyUnplayed(reply: LabReply | null): WhyUnplayed | null {
  if (reply?.kind === 'failed') return { words: reply.why, canBePlain: false };
  if (reply?.kind !== 'problems') return null;
  const words = reply.problems.map(
    ({ found, expected }) => `${withStop(found)} Expected: ${expected}.`,
  );
  return { words: `Not answered: ${words.join(' ')}`, canBePlain: reply.canBePlain };
}
