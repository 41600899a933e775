import { hasKind } from '../../effect/tree/some-node.ts';
import type { Action, Process, Sentence } from '../../effect/tree/tree.ts';

/** What would be of the cards that were seen. */
const OF_THE_SEEN: ReadonlySet<unknown> = new Set(['among', 'rest', 'same', 'look'] as const);

type Looking = Extract<Action, { kind: 'look' }>;

/**
 * "Look at the top card of your security stack. You may add that card to your hand": the top card
 * of the stack, which stays there otherwise. Anything else that is said of what was seen is left as
 * it is, so that the look is refused; and so is a card added after something else was done, by
 * which another one may be on top.
 */
export function withLookedAt(sentences: readonly Sentence[]): readonly Sentence[] {
  let look: { readonly action: Looking; readonly sentence: Sentence } | null = null;
  let isRightBehind = false;
  let isClear = true;
  const named = (action: Action, sentence: Sentence): Action => {
    if (look === null) return action;
    const isNext = isRightBehind && (look.sentence === sentence || isSureToBe(look.sentence));
    isRightBehind = false;
    if (action.kind === 'add to hand' && isIt(action.target)) {
      isClear &&= isNext && !isLater(sentence);
      return { ...action, target: topOf(look.action, action.target.span) };
    }
    if (hasKind(action, OF_THE_SEEN)) isClear = false;
    return action;
  };
  const done = sentences.map((sentence): Sentence => {
    const { cost } = sentence;
    const paid =
      cost === undefined
        ? {}
        : { cost: { ...cost, actions: cost.actions.map((action) => named(action, sentence)) } };
    const processes = sentence.processes.map((process): Process => {
      const { action } = process;
      if (look !== null || action.kind !== 'look' || !isOfOne(action, process))
        return { ...process, action: named(action, sentence) };
      look = { action, sentence };
      isRightBehind = true;
      return process;
    });
    return { ...sentence, ...paid, processes };
  });
  return isClear && look !== null ? done.map(asKnown) : sentences;
}

/** Whether a sentence is carried out in any case; without the look no card is meant by "it". */
const isSureToBe = (sentence: Sentence): boolean =>
  sentence.conditions.length === 0 && sentence.cost === undefined && !isLater(sentence);

/** What is done at a later time finds another card on top. */
const isLater = ({ at, trigger, processes }: Sentence): boolean =>
  at !== undefined || trigger !== undefined || processes.some((one) => one.at !== undefined);

const isOfOne = ({ n, of }: Looking, { may }: Process): boolean =>
  n === 1 && of !== 'hand' && may === undefined;

const isIt = (target: Extract<Action, { kind: 'add to hand' }>['target']): boolean =>
  target.kind === 'same' && ['it', 'that card'].includes(target.said);

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
