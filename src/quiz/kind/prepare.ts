/** Prepares a question of one of the other kinds when the site is built: one line a kind. */
import { err, ok, type Problem, type Result } from '../../base/result.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import type { Ask, AskOf } from './index.ts';
import type { OtherKind } from '../mark/given.ts';
import { TooManyCourses } from '../../scenario/play/leaves.ts';
import type { FieldsOf } from '../question.ts';
import { chooseProblems, prepareChoose } from './choose/prepare.ts';
import { illegalProblems, prepareIllegal } from './illegal/prepare.ts';
import { mustProblems, prepareMust } from './must/prepare.ts';
import { numberProblems, prepareNumber } from './number/prepare.ts';
import { orderProblems, prepareOrder } from './order/prepare.ts';
import { problemIn } from '../common/problem.ts';
import { prepareReading, readingProblems } from './reading/prepare.ts';
import { prepareRule, ruleProblems } from './rule/prepare.ts';

interface Preparing<K extends OtherKind> {
  /** The fields read, with every name in them looked up. */
  readonly prepare: (
    fields: FieldsOf<K>,
    scenario: Scenario,
  ) => Result<AskOf<K>, readonly Problem[]>;
  /** Where author and engine disagree. */
  readonly differing: (
    fields: FieldsOf<K>,
    ask: AskOf<K>,
    scenario: Scenario,
  ) => readonly Problem[];
}

type OnBoard = Exclude<OtherKind, 'reading'>;

const PREPARING: { readonly [K in OnBoard]: Preparing<K> } = {
  number: { prepare: prepareNumber, differing: numberProblems },
  order: { prepare: prepareOrder, differing: orderProblems },
  choose: { prepare: prepareChoose, differing: chooseProblems },
  must: { prepare: prepareMust, differing: mustProblems },
  rule: { prepare: prepareRule, differing: ruleProblems },
  illegal: { prepare: prepareIllegal, differing: illegalProblems },
};

export interface Prepared {
  readonly ask: Ask;
  readonly differing: readonly Problem[];
}

/** `scenario`: `null` for a question that needs no board. */
export function prepare(
  fields: FieldsOf<OtherKind>,
  scenario: Scenario | null,
): Result<Prepared, readonly Problem[]> {
  if (fields.kind === 'reading') {
    const ask = prepareReading(fields);
    return ask.ok ? ok({ ask: ask.value, differing: readingProblems(fields, ask.value) }) : ask;
  }
  if (scenario === null) throw new Error(`${fields.kind} needs a board`);
  return onBoard(fields.kind, fields, scenario);
}

function onBoard<K extends OnBoard>(
  kind: K,
  fields: FieldsOf<K>,
  scenario: Scenario,
): Result<Prepared, readonly Problem[]> {
  const row: Preparing<K> = PREPARING[kind];
  const ask = row.prepare(fields, scenario);
  if (!ask.ok) return ask;
  try {
    return ok({ ask: ask.value, differing: row.differing(fields, ask.value, scenario) });
  } catch (problem) {
    if (!(problem instanceof TooManyCourses)) throw problem;
    return err([problemIn('board', problem.message, 'a smaller board, or a shorter resolution')]);
  }
}
