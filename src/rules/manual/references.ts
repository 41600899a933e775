/** The references of a manual: which lead where they say, and which are its own mistakes. */
import type { ManualUnit } from './cut.ts';
import { sameTitle } from './cut.ts';
import { compareNumbers } from '../number/number.ts';
import { repair } from '../read/repair.ts';
import { findCitations } from '../span.ts';

/**
 * `right`: number and title belong together, or it has no title. `wrong number`: the title is
 * another rule's. `wrong title`: the number is there, and no rule has that title. `lost`: neither.
 */
export const REFERENCE_STATES = ['right', 'wrong number', 'wrong title', 'lost'] as const;

export interface Reference {
  readonly from: string;
  readonly line: number;
  readonly number: string;
  readonly title?: string;
  readonly state: (typeof REFERENCE_STATES)[number];
  /** Where it probably leads. */
  readonly likely?: string;
  /** The address of the link, left behind the reference when the text came out of the PDF. */
  readonly link?: string;
}

/** Every reference of these units, in order. */
export function checkReferences(units: readonly ManualUnit[]): readonly Reference[] {
  const words = new Map(units.map((unit) => [unit.number, repair(unit.words).text]));
  return units.flatMap((unit) => {
    const text = words.get(unit.number) ?? '';
    const link = /"\)(\d{1,2}(?:-\d{1,2})*)$/.exec(unit.words)?.[1];
    const cited = findCitations(text);
    return cited.map(({ number, title }): Reference => {
      const base = { from: unit.number, line: unit.line, number };
      const linked = cited.length === 1 && link !== undefined && link !== number ? { link } : {};
      return {
        ...base,
        ...(title === undefined ? {} : { title }),
        ...stateOf(number, title, words),
        ...linked,
      };
    });
  });
}

function stateOf(
  number: string,
  title: string | undefined,
  words: ReadonlyMap<string, string>,
): Pick<Reference, 'state' | 'likely'> {
  const found = words.get(number);
  if (title === undefined) return { state: found === undefined ? 'lost' : 'right' };
  if (found !== undefined && hasTitle(found, title)) return { state: 'right' };
  const titled = [...words].flatMap(([other, text]) => (hasTitle(text, title) ? [other] : []));
  const likely = nearest(number, titled);
  if (likely !== undefined) return { state: 'wrong number', likely };
  return found === undefined ? { state: 'lost' } : { state: 'wrong title', likely: number };
}

/** Whether a heading is this title; what stands in parentheses behind it doesn't count. */
const hasTitle = (heading: string, title: string): boolean =>
  sameTitle(heading, title) ||
  sameTitle(heading.replace(/ \([^)]*\)$/, ''), title) ||
  sameTitle(heading.replace(/^"|"$/g, ''), title);

/** Of rules with the same title the one with the same chapter or depth; else the first. */
function nearest(number: string, titled: readonly string[]): string | undefined {
  const near = (other: string): number => {
    const a = number.split('-');
    const b = other.split('-');
    const same = a.findIndex((part, i) => part !== b[i]);
    return (same === -1 ? a.length : same) - Math.abs(a.length - b.length) / 10;
  };
  return titled.toSorted((a, b) => near(b) - near(a) || compareNumbers(a, b))[0];
}
