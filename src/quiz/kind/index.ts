/** The kinds of questions: a kind is one folder and one line here. */
import type { QuestionKind } from '../common/question-kind.ts';
import { one, several } from './answers/index.ts';
import { choose } from './choose/index.ts';
import { illegal } from './illegal/index.ts';
import { must } from './must/index.ts';
import { number } from './number/index.ts';
import { order } from './order/index.ts';
import { reading } from './reading/index.ts';
import { rule } from './rule/index.ts';

/** In the order in which they are listed. */
const TABLE = {
  one,
  several,
  number,
  order,
  choose,
  must,
  rule,
  illegal,
  reading,
};

type KindTable = typeof TABLE;
export type Kind = keyof KindTable;

/** What an author of each kind writes beside the fields of every question. */
export type FieldsOf = {
  readonly [K in Kind]: KindTable[K] extends QuestionKind<infer F, infer _> ? F : never;
};

/** What each kind asks, as data. */
export type AskOf = {
  readonly [K in Kind]: KindTable[K] extends QuestionKind<infer _, infer A> ? A : never;
};
export type Ask = AskOf[Kind];

/** What there is to say of each kind. */
export const QUESTION_KINDS: { readonly [K in Kind]: QuestionKind<FieldsOf[K], AskOf[K]> } = TABLE;

export const KINDS: readonly Kind[] = Object.keys(TABLE).filter((kind) => isKind(kind));

function isKind(name: string): name is Kind {
  return name in TABLE;
}

/** The kinds that a file names, as "kind: order". A file with answers names none. */
export const NAMED_KINDS: readonly Kind[] = KINDS.filter((kind) => QUESTION_KINDS[kind].isNamed);
