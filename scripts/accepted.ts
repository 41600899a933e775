/** `--accept 16-7-4`, for the commands that note that a rule was read again. */
import { isRuleNumber } from '../src/rules/number/number-list.ts';
import { refuse } from './asked.ts';

/** The rules that were named, and "all" where a command takes it; ends the command at others. */
export function readAccepted(
  words: readonly string[],
  others: readonly 'all'[] = [],
): ReadonlySet<string> {
  const takes = (word: string): boolean => others.some((other) => other === word);
  const strange = words.find((word) => !isRuleNumber(word) && !takes(word));
  if (strange !== undefined)
    refuse(
      `--accept ${strange}: there is no such rule; expected a number such as 16-7-4${others.length > 0 ? ', or all' : ''}`,
    );
  return new Set(words);
}
