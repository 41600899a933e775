/** Wrong answers that do not say which misunderstanding leads to them: a person who picks one would learn nothing of it. */
import type { Problem } from '../../base/result.ts';
import { written, type FieldPath } from '../../base/field-problem.ts';
import { STATUSES } from '../kind/must/decide.ts';
import type { Question } from '../question.ts';

/** One problem for each wrong answer without a `why`, of the kinds that have it. */
export const unexplained = (question: Pick<Question, 'answers' | 'fields'>): readonly Problem[] =>
  muteIn(question).map((path) => ({
    found: 'a wrong answer without "why"',
    expected: '"why: ..." with the misunderstanding behind it, in a sentence',
    start: 0,
    end: 0,
    field: written(path),
  }));

const isMute = (why: string | undefined): boolean => (why ?? '').trim() === '';

/** The wrong ones of a list whose entries say what is expected of them. */
const muteAmong = (
  list: readonly { readonly expected: 'right' | 'wrong'; readonly why?: string | undefined }[],
  field: string,
): readonly FieldPath[] =>
  list.flatMap(({ expected, why }, i) => (expected === 'wrong' && isMute(why) ? [[field, i]] : []));

function muteIn({ answers, fields }: Pick<Question, 'answers' | 'fields'>): readonly FieldPath[] {
  if (fields === null) return muteAmong(answers, 'answers');
  switch (fields.kind) {
    case 'rule':
    case 'illegal':
      return muteAmong(fields.rules, 'rules');
    case 'must':
      return STATUSES.filter(
        (status) => status !== fields.expected && isMute(fields.why[status]),
      ).map((status) => ['why', status]);
    case 'number':
    case 'reading':
    case 'choose':
      return (fields.wrong ?? []).flatMap(({ why }, i) => (isMute(why) ? [['wrong', i]] : []));
    case 'order':
      return [];
  }
}
