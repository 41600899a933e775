/**
 * Keyword effects for which a procedure of the rules asks: by what it wants to know, never by the
 * name of the keyword. Which one it is, and its clauses, are in the keyword's row.
 */
import { keywordAsked } from '../../../effect/keyword/asked.ts';
import type { KeywordAsked } from '../../../effect/keyword/asked.ts';
import type { RuleNumber } from '../../../rules/number/numbers.ts';
import { named } from '../../state/trace.ts';
import { inForce, type Run } from '../../run/run.ts';
import type { Unit } from '../../state/state.ts';
import type { View } from '../../state/modifier.ts';
import { hasKeyword } from '../condition/has-keyword.ts';
import { viewOf } from './view.ts';

/** Whether a Digimon has the keyword of which that is asked. */
export const answers = (run: Run, unit: Unit, asked: KeywordAsked): boolean =>
  hasKeyword(viewOf(run, unit), keywordAsked(asked).name);

/** Its instances on a Digimon; they stay apart (16-4-3, 16-40-3). */
export function instancesOf(run: Run, unit: Unit, asked: KeywordAsked): View['keywords'] {
  const { name } = keywordAsked(asked);
  return viewOf(run, unit).keywords.filter(({ use }) => use.name === name);
}

/** `from` and the numbers of all instances; where its clauses say so, never below 0. */
export function withNumbers(run: Run, unit: Unit, asked: KeywordAsked, from: number): number {
  const { name, clauses: { instances, least } = {} } = keywordAsked(asked);
  let n = from;
  for (const { use } of viewOf(run, unit).keywords)
    if (use.name === name)
      n = (instances === undefined || inForce(run, instances) ? n : from) + (use.n ?? 0);
  return n < 0 && least !== undefined && inForce(run, least) ? 0 : n;
}

/**
 * Says that a keyword answers here. `printed`: one instance of several; `several`: also what its
 * clauses say of several instances.
 */
export function sayAnswer(
  run: Run,
  unit: Unit,
  asked: KeywordAsked,
  { printed, several = true }: { readonly printed?: string; readonly several?: boolean } = {},
): void {
  if (run.trace === null) return;
  const { name, rule, categoryRule, processRule, whileRule, clauses } = keywordAsked(asked);
  const isSeveral = several && instancesOf(run, unit, asked).length > 1;
  const more = [processRule, isSeveral ? clauses?.instances : undefined];
  run.trace.say({
    verb: 'condition met',
    rule: whileRule?.[0] ?? rule,
    card: named(unit),
    effect: `<${printed ?? name}>`,
    also: [rule, categoryRule, ...more.flatMap((one) => one ?? [])],
  });
}

/** The rules on which the keyword rests of which that is asked, if it has it. */
export function rulesIfAnswered(run: Run, unit: Unit, asked: KeywordAsked): readonly RuleNumber[] {
  if (!answers(run, unit, asked)) return [];
  const { rule, categoryRule, whileRule = [] } = keywordAsked(asked);
  return [rule, categoryRule, ...whileRule];
}
