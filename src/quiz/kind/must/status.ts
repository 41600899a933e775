import type { MustAsk } from './decide.ts';

/** The three answers, in the order of `STATUSES`. */
export const statusWords = ({ player, words }: MustAsk): readonly string[] => [
  `${player} must ${words}.`,
  `${player} may ${words}, or choose not to.`,
  `${player} can't ${words}.`,
];
