/** A list of effects below another, and what that one activates of it. */
import type { EffectLine } from '../../effect/tree/tree.ts';
import type { NotRunnable } from '../runnable/target.ts';

/**
 * "Activate 1 of the effects below", "all of the effects below", "the effect below 4 times": each
 * is an effect of its own (15-15-7-1). A single one that is activated once is what the effect does.
 */
export function choicesOf(line: EffectLine): readonly EffectLine[] {
  // "For each of your Tamers, activate the effect below": as often as that.
  const kinds = line.sentences.flatMap(({ each: all, processes }) =>
    processes.flatMap(({ action, each = all }) =>
      action.kind !== 'activate'
        ? []
        : action.what === 'below' && each !== undefined
          ? 'times below'
          : action.what,
    ),
  );
  const isList = kinds.some((what) => what === 'below' || what === 'all below');
  const isRepeated = kinds.includes('times below');
  const { bullets = [], span } = line;
  if (isRepeated ? bullets.length !== 1 : !isList || bullets.length < 2) return [];
  return bullets.map((bullet) => ({
    kind: 'effect',
    timings: [{ name: 'On Play', span }],
    sentences: bullet.sentences,
    span: bullet.span,
  }));
}

/** "activate the effect below 4 times" without just one below, "all of them" without any. */
export function checkNoList(
  { sentences, bullets = [] }: EffectLine,
  problems: NotRunnable[],
): void {
  for (const { action } of sentences.flatMap(({ processes }) => processes))
    if (
      action.kind === 'activate' &&
      (action.what === 'times below' || (/below$/.test(action.what) && bullets.length === 0))
    )
      problems.push({ found: 'a list that is not there', span: action.span });
}

/** What stands in the list is done when it is chosen, and speaks of nothing but itself. */
export function checkChoices(
  { trigger, sentences, bullets = [], span }: EffectLine,
  problems: NotRunnable[],
): void {
  const speaksBack = bullets.some((bullet) => JSON.stringify(bullet).includes('"kind":"same"'));
  if (speaksBack && (trigger !== undefined || sentences.length > 1))
    problems.push({ found: 'a list that speaks of what stands before it', span });
  if (trigger?.would === true) problems.push({ found: 'a list at that moment', span });
}
