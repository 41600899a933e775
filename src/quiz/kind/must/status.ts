import type { MustAsk } from './decide.ts';

/** The three answers, in the order of `STATUSES`. */
export const statusWords = ({ player, words }: MustAsk): readonly string[] => [
  `${player} must ${words}.`,
  `${player} may ${words}, and may leave it.`,
  `${player} cannot ${words}.`,
];
