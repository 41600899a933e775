/** What is said of a line that is nothing but keyword effects: by their own clauses (16). */
import type { Classified, EffectCategory } from '../category.ts';
import type { KeywordRule } from '../keyword/keyword.ts';
import { keywordRule } from '../keyword/lookup.ts';
import type { KeywordUse } from '../tree/tree.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';

interface Used {
  readonly printed: string;
  readonly rule: KeywordRule;
}

/** Their rows, if chapter 16 has all of them. */
function rowsOf(uses: readonly KeywordUse[]): readonly Used[] {
  const rows = uses.flatMap(({ name, printed }) => {
    const rule = keywordRule(name);
    return rule === undefined ? [] : [{ printed, rule }];
  });
  return rows.length === uses.length ? rows : [];
}

const CATEGORY_WORDS: { readonly [category in EffectCategory]: string } = {
  persistent: 'a persistent effect',
  trigger: 'a trigger-type effect',
  activation: 'an activation-type effect',
  immediate: 'an immediate-type effect',
};

/** The category that all of them have; none where they differ or only carry out processing. */
export function keywordCategory(uses: readonly KeywordUse[]): Classified | undefined {
  const rows = rowsOf(uses);
  const [first] = rows;
  const category = first?.rule.category;
  if (first === undefined || category === undefined || category === 'none') return undefined;
  if (rows.some(({ rule }) => rule.category !== category)) return undefined;
  return {
    category,
    rule: first.rule.categoryRule,
    because: saidOf(rows, ({ categoryRule }) => categoryRule, `is ${CATEGORY_WORDS[category]}`),
  };
}

/** Whether what they do can be declined, where their clauses say the same of all of them. */
export function keywordChoice(uses: readonly KeywordUse[]):
  | {
      readonly choice: 'optional' | 'mandatory';
      readonly rule: RuleNumber;
      readonly because: string;
    }
  | undefined {
  const rows = rowsOf(uses);
  const [first] = rows;
  const choice = first?.rule.choice;
  if (first === undefined || choice === undefined || choice === 'as the effect says')
    return undefined;
  if (rows.some(({ rule }) => rule.choice !== choice)) return undefined;
  return {
    choice,
    rule: first.rule.choiceRule,
    because: saidOf(rows, ({ choiceRule }) => choiceRule, CHOICE_WORDS[choice]),
  };
}

const CHOICE_WORDS = {
  optional: 'is optional',
  mandatory: 'is mandatory',
} as const;

/** "<Blocker> is a persistent effect (16-5-2)." for each of them. */
const saidOf = (
  rows: readonly Used[],
  clause: (rule: KeywordRule) => RuleNumber,
  words: string,
): string => rows.map(({ printed, rule }) => `<${printed}> ${words} (${clause(rule)}).`).join(' ');
