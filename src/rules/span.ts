/** Parts of a rule's text that the page treats on their own: examples and citations. */
import { compareNumbers } from './number/number.ts';
import type { Citation } from './rule.ts';
import type { Span } from '../base/span.ts';

/**
 *     … is applied. (Example: If a Digimon gained <Security A. +1> …) (For details, …)
 *                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 */
export function findExamples(text: string): readonly Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(/\(Examples?:/g)) {
    let depth = 0;
    for (let end = match.index; end < text.length; end++) {
      if (text[end] === '(') depth++;
      if (text[end] === ')' && --depth === 0) {
        spans.push({ start: match.index, end: end + 1 });
        break;
      }
    }
  }
  return spans;
}

/**
 *     (For details, refer to 15-8-3 "Trigger-Type Effects")
 *                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 * A number with hyphens that stands without a title is a citation too.
 */
export function findCitations(text: string): readonly Citation[] {
  const pattern =
    /(?<=refer to |" and )(\d+(?:-\d+)*)(?: "([^"]+)")?|(?<![\w<[+-])\d+(?:-\d+)+(?![\w-])/g;
  return [...text.matchAll(pattern)].map((match): Citation => {
    const span = { start: match.index, end: match.index + match[0].length };
    const [, number = match[0], title] = match;
    return title === undefined ? { number, ...span } : { number, title, ...span };
  });
}

/** Numbers of the rules that cite each rule, in rule order. */
export function citersByNumber(
  rules: readonly { readonly number: string; readonly citations: readonly Citation[] }[],
): ReadonlyMap<string, readonly string[]> {
  const citers = new Map<string, string[]>();
  for (const { number, citations } of rules) {
    for (const cited of new Set(citations.map((citation) => citation.number))) {
      citers.set(cited, [...(citers.get(cited) ?? []), number]);
    }
  }
  for (const list of citers.values()) list.sort(compareNumbers);
  return citers;
}
