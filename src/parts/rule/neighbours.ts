/** The rules that "previous" and "next" lead to. */
import { depthOf } from '../../rules/number/number.ts';
import type { CorpusIndex } from '../../rules/corpus.ts';
import type { Rule } from '../../rules/rule.ts';

export interface Neighbours {
  readonly previous: Rule | undefined;
  readonly next: Rule | undefined;
}

/** The rule before or behind a rule. */
type NeighbourOf = (number: string) => Rule | undefined;

/**
 * Clauses follow one another in reading order. A chapter leads to a chapter; a section to a
 * section, or to the chapter where it ends: its own clauses stand on its page already.
 */
export function neighboursOf(
  number: string,
  { previous, next }: Pick<CorpusIndex, 'previous' | 'next'>,
): Neighbours {
  const depth = depthOf(number);
  const deepest = depth > 2 ? Number.POSITIVE_INFINITY : depth;
  return { previous: walk(number, previous, deepest), next: walk(number, next, deepest) };
}

function walk(from: string, step: NeighbourOf, deepest: number): Rule | undefined {
  let rule = step(from);
  while (rule !== undefined && depthOf(rule.number) > deepest) rule = step(rule.number);
  return rule;
}
