/** "instead": what it takes the place of (18-2-1). */
import type { EffectLine, Sentence } from '../../effect/tree/tree.ts';
import { type NotRunnable } from '../can-run/not-runnable.ts';

/**
 * "instead" takes the place of what stands before it, or of what would happen (18-2-1): what has
 * set an effect off has happened, and nothing takes its place any more.
 */
export function checkInstead(
  { trigger }: EffectLine,
  sentences: readonly Sentence[],
  problems: NotRunnable[],
): void {
  const first = sentences[0]?.processes.findIndex(isInstead) ?? -1;
  const process = sentences[0]?.processes[first];
  if (process !== undefined && first === 0 && trigger?.would !== true)
    problems.push({ found: '"instead" of what has happened', span: process.span });
  sentences.forEach((sentence, i) => {
    const found = i === 0 ? undefined : sentence.processes.find(isInstead);
    if (found === undefined) return;
    const why = unclear(sentences.slice(0, i), found.may === 'you');
    if (why !== null) problems.push({ found: why, span: found.span });
  });
}

/**
 * What a mandatory "instead" replaces is the processing next to it (the ruling Q2820); "you may ...
 * instead" replaces a whole reveal (the example in 18-2-2). Of anything else no rule says whether
 * it is replaced as well.
 */
function unclear(before: readonly Sentence[], isOptional: boolean): string | null {
  // "If A, B. If C, D instead": without A nothing would be done that D could replace.
  if (before.at(-1)?.conditions.length !== 0) return '"instead" of what a condition stands before';
  if (!isOptional) return null;
  if (before.some(({ cost }) => cost !== undefined)) return '"you may ... instead" after a price';
  const [first] = before;
  const isOneReveal = first?.processes.some(({ action }) => action.kind === 'reveal') === true;
  return before.length > 1 && !isOneReveal ? '"you may ... instead" of several sentences' : null;
}

const isInstead = (process: Sentence['processes'][number]): boolean => process.instead === true;
