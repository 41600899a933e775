/** How near a rule is to those that are cited. */
import { isWithin, sectionOf } from './number.ts';

/** 0: one of them, 1: of their section, 2: of their chapter, 3: of another. */
export function distanceTo(cites: readonly string[], rule: string): number {
  if (cites.includes(rule)) return 0;
  if (cites.some((cited) => isWithin(rule, sectionOf(cited)))) return 1;
  return cites.some((cited) => isWithin(rule, chapterOf(cited))) ? 2 : 3;
}

/** Whether it is cited, or of the section of a rule that is. */
export const isNear = (cites: readonly string[], rule: string): boolean =>
  distanceTo(cites, rule) <= 1;

const chapterOf = (rule: string): string => rule.split('-', 1)[0] ?? rule;

/** Rules that were asked for, the nearest to the cited ones first; open points are none. */
export const rulesNear = (
  cites: readonly string[],
  asked: ReadonlySet<string>,
): readonly string[] =>
  [...asked]
    .filter((rule) => /^\d/.test(rule))
    .toSorted((a, b) => distanceTo(cites, a) - distanceTo(cites, b));
