/** Moments that a text waits for: "At the end of the battle, ...". */
import type { Moment, Sentence } from '../../effect/tree/tree.ts';
import { type NotRunnable } from '../can-run/not-runnable.ts';

/**
 * "At the end of the battle, ... Then, ...": what stands behind is due then as well, and not at
 * once. Elsewhere a text could mean either.
 */
export function checkThen(sentences: readonly Sentence[], problems: NotRunnable[]): void {
  sentences.forEach((sentence, i) => {
    const before = sentences[i - 1];
    if (sentence.then === undefined || before?.at === undefined || sentence.at !== undefined)
      return;
    const isOfBattle = isEndOfBattle(before.at) && before.at.behind !== true;
    const { conditions, cost } = before;
    if (!isOfBattle || conditions.length > 0 || cost !== undefined || i !== 1)
      problems.push({ found: `"Then" after "${before.at.name}"`, span: sentence.span });
  });
}

/**
 * "This Digimon battles 1 of your opponent's Digimon. At the end of the battle, ...": the battles
 * of attacks alone have a timing at their end.
 */
export function checkOwnBattle(sentences: readonly Sentence[], problems: NotRunnable[]): void {
  const first = sentences.findIndex(({ processes }) =>
    processes.some(({ action }) => action.kind === 'battle'),
  );
  if (first < 0) return;
  for (const { at, processes } of sentences.slice(first))
    for (const moment of [at, ...processes.map((process) => process.at)])
      if (moment !== undefined && isEndOfBattle(moment))
        problems.push({ found: 'the end of a battle that an effect begins', span: moment.span });
}

const isEndOfBattle = ({ name }: Moment): boolean => name === 'at the end of the battle';
