/** "If you do", "If you don't": whether it is clear what has been done (15-6-2). */
import type { Action, Sentence } from '../../effect/tree/tree.ts';
import type { NotRunnable } from '../can-run/not-runnable.ts';

/**
 * "Suspend all of your Digimon. If you do, ...": where one is suspended already, no rule says
 * whether that has been done. Of two that are to be deleted, one alone is not both (1-3-2), and
 * isn't none either: "If you don't" could mean either.
 */
export function checkWhetherDone(sentences: readonly Sentence[], problems: NotRunnable[]): void {
  let before: Sentence | undefined;
  for (const sentence of sentences) {
    const asked = sentence.conditions.find(
      ({ test }) => test.kind === 'result' && test.verb === 'do' && test.whose === undefined,
    );
    if (asked === undefined) before = sentence;
    else if (before !== undefined) {
      const isDone = asked.test.kind === 'result' && asked.test.done;
      const unclear = before.processes.some(({ action }) => isInPart(action, isDone));
      if (unclear)
        problems.push({ found: 'whether that was done where only a part was', span: asked.span });
    }
  }
}

/** Whether it can be done in part, so that it isn't clear whether it was. */
function isInPart(action: Action, isDone: boolean): boolean {
  const target = 'target' in action ? action.target : undefined;
  if (target?.kind === 'all') return true;
  if (isDone || target === undefined) return false;
  return target.kind === 'both' || (target.kind === 'choose' && target.n > 1 && !target.upTo);
}
