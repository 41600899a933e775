/** A topic, the answers that players give to it, and how much it is worth asking about. */
import type { Run } from '../../game/run/run.ts';
import type { Fact, PlayerName } from '../../scenario/claim/claim.ts';
import { isTrue } from '../../scenario/claim/holds.ts';
import { makeFact } from '../../scenario/claim/notation.ts';
import type { CallAnswer, CallTopic, Says } from './wire.ts';

/** A topic with how much it is worth asking about. */
export interface Weighed extends CallTopic {
  readonly weight: number;
}

export type CallRuns = readonly Run[];
export type HowOften = 'always' | 'sometimes' | 'never';

export function howOften(runs: CallRuns, fact: Fact): HowOften {
  const so = runs.filter((run) => isTrue(run, fact)).length;
  return so === 0 ? 'never' : so === runs.length ? 'always' : 'sometimes';
}

/** What depends on a choice is disagreed about most. */
export const EXTRA: { readonly [often in HowOften]: number } = {
  sometimes: 6,
  always: 4,
  never: 0,
};

export const answer = (
  words: string,
  statement: string,
  fact: Fact,
  says: Says,
  by: PlayerName | null = null,
): CallAnswer => ({
  ...{ words, statement, says, by },
  fact: makeFact(fact),
});

export function yesOrNo(
  question: string,
  yes: string,
  no: string,
  fact: Fact,
  weight: number,
): Weighed {
  return {
    ...{ question, weight },
    answers: [
      answer('Yes', yes, fact, 'always'),
      answer('No', no, fact, 'never'),
      answer('It depends on a choice', `${yes} or not, by a choice`, fact, 'depends'),
    ],
  };
}

export function canOrNot(
  question: string,
  who: string,
  what: string,
  fact: Fact,
  by: PlayerName,
  weight: number,
): Weighed {
  return {
    ...{ question, weight },
    answers: [
      answer('Yes', `${who} can ${what}`, fact, 'can', by),
      answer('No', `${who} can't ${what}`, fact, 'cannot', by),
      answer('It must', `${who} must ${what}`, fact, 'must', by),
    ],
  };
}

/** One answer for each number that it may be. */
export const numbers = (
  question: string,
  values: readonly number[],
  of: (n: number) => { readonly words: string; readonly statement: string; readonly fact: Fact },
  weight: number,
): Weighed => ({
  ...{ question, weight },
  answers: values.map((n) => {
    const { words, statement, fact } = of(n);
    return answer(words, statement, fact, 'always');
  }),
});

/** The values that were found, and those beside them, at most five. */
export function around(found: readonly number[], start: number, least = 0): readonly number[] {
  const near = [...found, start, ...found.flatMap((n) => [n - 1, n + 1])];
  const some = [...new Set(near)].filter((n) => n >= least).slice(0, 5);
  return some.toSorted((a, b) => a - b);
}
