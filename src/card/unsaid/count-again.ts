import type { Condition, Process, Sentence, Test } from '../../effect/tree/tree.ts';

/**
 * "If you have 3 or more security cards, .... If you have 3 or fewer, ...": the same is counted, so
 * that it is run as if it were said again. What nothing before it counts stays as it is.
 */
export function withWhatIsCounted(sentences: readonly Sentence[]): readonly Sentence[] {
  let before: Counting | undefined;
  return sentences.map((sentence) => {
    const conditions = sentence.conditions.map((condition): Condition => {
      const { test } = condition;
      if (test.kind === 'count again' && before !== undefined && isOfSame(before, test)) {
        const { compare, n, span } = test;
        return { ...condition, test: { ...before, compare, n, span } };
      }
      before = test.kind === 'count' || test.kind === 'memory' ? test : undefined;
      return condition;
    });
    return { ...sentence, conditions, processes: withTheirs(sentence.processes) };
  });
}

type Counting = Extract<Test, { kind: 'count' | 'memory' }>;

/** "they have" speaks of the opponent, "there are" of no player. */
const isOfSame = (before: Counting, again: Extract<Test, { kind: 'count again' }>): boolean =>
  before.side === again.side;

/** "each of your Tamers' colors, and ... for every 3 of their colors": whose was said before. */
const withTheirs = (processes: readonly Process[]): readonly Process[] =>
  processes.map((process, i) => {
    const of = process.each?.of;
    const before = processes[i - 1]?.each?.of;
    if (process.each === undefined || of?.kind !== 'counted' || before?.kind !== 'counted')
      return process;
    const isTheirs = of.of?.kind === 'same' && of.of.said === 'their' && of.what === before.what;
    return isTheirs && before.of?.kind === 'any'
      ? { ...process, each: { ...process.each, of: before } }
      : process;
  });
