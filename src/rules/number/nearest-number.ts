/** What to write where a rule number does not exist: the numbers that stand nearest to it. */
import { changesBetween } from '../../base/nearest.ts';
import { ancestorNumbers, parentOf, partsOf } from './number.ts';
import { isRuleNumber, RULE_NUMBERS } from './number-list.ts';

const MOST = 3;

/**
 * At most three numbers beside one that does not exist: clauses of the same rule, the rule itself
 * where it has none.
 */
export function nearestNumbers(number: string): readonly string[] {
  const above = ancestorNumbers(number).filter(isRuleNumber).at(-1);
  if (above === undefined) return [];
  const beside = [...RULE_NUMBERS].filter((one) => parentOf(one) === above);
  if (beside.length === 0) return [above];
  const place = partsOf(above).length;
  const far = (one: string): number =>
    Math.abs((partsOf(one)[place] ?? 0) - (partsOf(number)[place] ?? 0));
  return beside
    .toSorted((a, b) => changesBetween(number, a) - changesBetween(number, b) || far(a) - far(b))
    .slice(0, MOST);
}

/** "a number of content/rules, such as 16-25-3 or 16-25-2". */
export function expectedNumber(number: string): string {
  const near = nearestNumbers(number);
  const last = near.at(-1);
  if (last === undefined) {
    const chapters = [...RULE_NUMBERS].filter((one) => parentOf(one) === null);
    return `a number of content/rules; its chapters are ${chapters[0] ?? ''} to ${chapters.at(-1) ?? ''}`;
  }
  const others = near.slice(0, -1).join(', ');
  return `a number of content/rules, such as ${others === '' ? last : `${others} or ${last}`}`;
}
