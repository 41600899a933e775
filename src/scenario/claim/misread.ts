/** Which words of a claim could not be read, and what they were probably meant to be. */
import { TIMINGS } from '../../effect/tree/tree.ts';
import { changesBetween, nearest } from '../../base/nearest.ts';
import { CLAIM_AREAS, COUNTED } from './claim.ts';

export interface Misread {
  /** As they stand in the claim. */
  readonly words: string;
  readonly meant: string;
}

/** A word that stands where a frequency stands, and is nearly one. */
export function misreadFrequency(text: string): Misread | null {
  const forced = /^(P[12]) ca\w*(?: fo\w*)?(?: th\w*)?/.exec(text);
  if (forced !== null) return { words: forced[0], meant: `${forced[1] ?? ''} can force that` };
  const [words = ''] = text.split(' ');
  const meant = nearest(words, ['always', 'sometimes', 'never']);
  if (meant === undefined || !(/^[a-z]/.test(words) || words.toLowerCase() === meant)) return null;
  return { words, meant };
}

/** Words that facts are made of, besides cards, numbers and effects. */
const WORDS: readonly string[] = [
  ...'is has uses attacks blocks battles checks makes wins cards memory for by DP P1 P2'.split(' '),
  ...['deleted', 'suspended', 'unsuspended', 'refused'].flatMap((state) => [state, `is ${state}`]),
  ...CLAIM_AREAS.flatMap((area) => [area, `in the ${area}`, `is in the ${area}`]),
  ...COUNTED.flatMap((what) => [what, `or more ${what}`, `or fewer ${what}`]),
  ...['security checks', 'comes before', 'nobody wins', "it is P1's turn", "it is P2's turn"],
  ...['the attack is', 'the action is'],
];

/** Words of one fact for which it is asked what was meant. */
const MOST_WORDS = 30;

/**
 * The least change of up to three words in a row that makes a fact readable; `null` when none is
 * near.
 */
export function repairFact(text: string, isRead: (text: string) => boolean): Misread | null {
  const parts = text.split(' ');
  // Nobody writes one fact in that many words, and each of them would be tried in many ways.
  if (parts.length > MOST_WORDS) return null;
  let best: Misread | null = null;
  let least = Infinity;
  // Few words first: of two changes as small, the one that takes the words around it along says no
  // more.
  for (const length of [1, 2, 3]) {
    for (let from = 0; from + length <= parts.length; from++) {
      const to = from + length;
      const words = parts.slice(from, to).join(' ');
      for (const meant of [...WORDS, ...effectsOf(words)]) {
        const most = Math.min(least - 1, Math.max(words.length, meant.length) / 2);
        // Each letter that one has more than the other is a change.
        if (Math.abs(words.length - meant.length) > most) continue;
        const changes = changesBetween(words, meant);
        if (changes > most) continue;
        if (!isRead([...parts.slice(0, from), meant, ...parts.slice(to)].join(' '))) continue;
        [best, least] = [{ words, meant }, changes];
      }
    }
  }
  return best;
}

/** A name without the signs of an effect: `Evade` for `<Evade>`. */
const effectsOf = (words: string): readonly string[] =>
  !/^[A-Z][\w. -]*$/.test(words)
    ? []
    : [TIMINGS.some((timing) => timing === words) ? `[${words}]` : `<${words}>`];
