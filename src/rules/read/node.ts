/**
 * One received unit, mended and taken apart: the part of a rule that does not depend on the other
 * rules.
 */
import { depthOf } from '../number/number.ts';
import { looseParentheses, repair } from './repair.ts';
import type { Citation, Repair } from '../rule.ts';
import type { Span } from '../../base/span.ts';
import type { Problems, ReceivedUnit } from '../source.ts';
import { findCitations, findExamples } from '../span.ts';

/** A rule as far as its own words tell. */
export interface RuleNode {
  readonly number: string;
  readonly heading?: string;
  readonly text?: string;
  readonly formerly?: string;
  readonly examples: readonly Span[];
  readonly citations: readonly Citation[];
  readonly repairs: readonly Repair[];
  readonly received: string;
  readonly file: string;
  readonly line: number;
}

/**
 *     <Security A.> (※formerly <Security Attack>)
 *                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 */
const FORMERLY = / \(※formerly <([^>]+)>\)$/;

/**
 * Makes a rule of a unit. Chapters and sections are headings and whatever stands deeper is text,
 * unless `heading` says otherwise.
 */
export function makeNode(
  unit: ReceivedUnit,
  problems: Problems,
  heading = depthOf(unit.number) <= 2,
): RuleNode {
  const { number, received, file, line } = unit;
  const base = { number, received, file, line };
  const mended = repair(unit.words);
  const repairs = [...unit.repairs, ...mended.repairs];
  checkWords(unit, mended.text, problems);
  if (!heading) {
    const text = mended.text;
    const examples = findExamples(text);
    return { ...base, text, examples, citations: findCitations(text), repairs };
  }
  const former = FORMERLY.exec(mended.text);
  if (former?.[1] === undefined) {
    return { ...base, heading: mended.text, examples: [], citations: [], repairs };
  }
  const name = mended.text.slice(0, former.index);
  return {
    ...base,
    heading: name,
    formerly: former[1],
    examples: [],
    citations: [],
    repairs: [...repairs, { rule: 'former-name', was: mended.text, became: name }],
  };
}

/** A defect that no repair knows is refused: it would show on the page or hide a citation. */
function checkWords({ number, file, line }: ReceivedUnit, text: string, problems: Problems): void {
  const { opened, closed } = looseParentheses(text);
  if (text === '') problems.onLine(file, line, `${number} without words`, 'its text');
  if (opened.length + closed.length > 0) {
    problems.onLine(file, line, `a loose parenthesis in ${number}`, 'every "(" to have its ")"');
  }
  if ((text.match(/"/g) ?? []).length % 2 !== 0) {
    problems.onLine(file, line, `a loose quotation mark in ${number}`, 'quotation marks in pairs');
  }
  const split = /\w+-\s\w+/.exec(text)?.[0];
  if (split !== undefined) {
    problems.onLine(file, line, `"${split}" in ${number}`, 'no space behind a hyphen');
  }
}
