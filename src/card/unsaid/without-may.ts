import type { Sentence } from '../../effect/tree/tree.ts';

/**
 * "you may place cards from under your Tamers as digivolution cards for a DigiXros": whether any of
 * them is placed is asked at the DigiXros itself (7-2-2-4, 7-2-2-12).
 */
export const withoutMay = (sentence: Sentence): Sentence => ({
  ...sentence,
  processes: sentence.processes.map(({ may, ...process }) =>
    may === undefined || process.action.kind === 'DigiXros from' ? process : { may, ...process },
  ),
});
