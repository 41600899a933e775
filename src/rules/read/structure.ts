/**
 * Checks that the received numbers form a tree without holes: no number twice, no gap, no child
 * without its parent.
 */
import type { Chapter } from './about.ts';
import { compareNumbers, depthOf, parentOf, partsOf } from '../number/number.ts';
import type { RuleNode } from './node.ts';
import type { Problems } from '../source.ts';

/**
 * Adds a problem for each number that stands wrong. `nodes` are those of one chapter, as received.
 */
export function checkStructure(
  nodes: readonly RuleNode[],
  chapter: Chapter,
  problems: Problems,
): void {
  const seen = new Map<string, RuleNode>();
  let last: string | undefined;
  for (const node of nodes) {
    const { number, file, line } = node;
    const refuse = (found: string, expected: string) =>
      problems.onLine(file, line, found, expected);
    const parent = parentOf(number);
    const twin = seen.get(number);
    if (twin !== undefined) {
      refuse(`${number} a second time`, `each number once; it stands on line ${twin.line}`);
      continue;
    }
    if (partsOf(number)[0] !== Number(chapter.number)) {
      refuse(number, `a number of chapter ${chapter.number}`);
    } else if (parent !== null && parent !== chapter.number && !seen.has(parent)) {
      refuse(`${number} without its parent`, `${parent} before it`);
    } else {
      const before = previousSibling(number, chapter);
      if (before !== null && !seen.has(before)) refuse(`${number} after a gap`, `${before} first`);
      else if (last !== undefined && compareNumbers(last, number) > 0) {
        refuse(`${number} after ${last}`, 'numbers in rising order');
      }
    }
    seen.set(number, node);
    last = number;
  }
}

/** `16-7-4` follows `16-7-3`; the first of its parent follows nothing. */
function previousSibling(number: string, chapter: Chapter): string | null {
  const parts = partsOf(number);
  const index = parts.at(-1) ?? 1;
  const first = depthOf(number) === 2 ? chapter.first : 1;
  return index <= first ? null : [...parts.slice(0, -1), index - 1].join('-');
}
