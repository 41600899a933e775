import type { Action, Process, Sentence } from '../../effect/tree/tree.ts';

type Looking = Extract<Action, { kind: 'look' }>;

/**
 * "Look at the top card of your security stack. You may add that card to your hand": the top card
 * of the stack, which stays there otherwise. Anything else that is said of what was seen is left as
 * it is, so that the look is refused.
 */
export function withLookedAt(sentences: readonly Sentence[]): readonly Sentence[] {
  let look: Looking | null = null;
  let isClear = true;
  const named = (action: Action): Action => {
    if (look === null) return action;
    if (action.kind === 'add to hand' && isIt(action.target))
      return { ...action, target: topOf(look, action.target.span) };
    if (/"kind":"(?:among|rest|same|look)"/.test(JSON.stringify(action))) isClear = false;
    return action;
  };
  const done = sentences.map((sentence): Sentence => {
    const { cost } = sentence;
    const paid = cost === undefined ? {} : { cost: { ...cost, actions: cost.actions.map(named) } };
    const processes = sentence.processes.map((process): Process => {
      const { action } = process;
      if (look !== null || action.kind !== 'look' || !isOfOne(action, process))
        return { ...process, action: named(action) };
      look = action;
      return process;
    });
    return { ...sentence, ...paid, processes };
  });
  return isClear && look !== null ? done.map(asKnown) : sentences;
}

const isOfOne = ({ n, of }: Looking, { may }: Process): boolean =>
  n === 1 && of !== 'hand' && may === undefined;

const isIt = (target: Extract<Action, { kind: 'add to hand' }>['target']): boolean =>
  target.kind === 'same' && /^(?:it|that card)$/.test(target.form);

const topOf = (
  { of, side }: Looking,
  span: Looking['span'],
): Extract<Action, { kind: 'add to hand' }>['target'] => ({
  kind: 'end card',
  side,
  end: 'top',
  of: of === undefined ? 'deck' : 'security',
  span,
});

const asKnown = (sentence: Sentence): Sentence => ({
  ...sentence,
  processes: sentence.processes.map((process) =>
    process.action.kind === 'look'
      ? { ...process, action: { ...process.action, known: true } }
      : process,
  ),
});
