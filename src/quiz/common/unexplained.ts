/**
 * Wrong answers that do not say which misunderstanding leads to them: a person who picks one would
 * learn nothing of it.
 */
import type { FieldPath } from '../../base/field-problem.ts';

/** Whether nothing is said of the misunderstanding. */
export const isMute = (why: string | undefined): boolean => (why ?? '').trim() === '';

/** The wrong ones of a list whose entries say what is expected of them. */
export const muteAmong = (
  list: readonly { readonly expected: 'right' | 'wrong'; readonly why?: string | undefined }[],
  field: string,
): readonly FieldPath[] =>
  list.flatMap(({ expected, why }, i) => (expected === 'wrong' && isMute(why) ? [[field, i]] : []));

/** The mute ones of a list of wrong answers. */
export const muteWrong = (
  wrong: readonly { readonly why?: string | undefined }[],
): readonly FieldPath[] => wrong.flatMap(({ why }, i) => (isMute(why) ? [['wrong', i]] : []));
