/** "delete 2 such Digimon", "1 such card": described as those that were spoken of before. */
import type { Action, Sentence, Target } from '../../effect/tree/tree.ts';
import { areCards, areAnyCards } from '../../effect/tree/closed/noun.ts';

type BeforeSuch = Extract<Target, { kind: 'choose' | 'cards' }>;

/** The same sentences with each such target described as the one before it, where there is one. */
export function withDescriptions(sentences: readonly Sentence[]): readonly Sentence[] {
  let before: BeforeSuch | null = null;
  const described = (action: Action): Action => {
    if (!('target' in action) || action.target === undefined) return action;
    const parts = action.target.kind === 'both' ? action.target.targets : [action.target];
    const now = parts.map((part) => {
      const one = part.kind === 'such' ? likeBefore(part, before) : part;
      if (one.kind === 'choose' || one.kind === 'cards') before = one;
      return one;
    });
    if (now.every((one, i) => one === parts[i])) return action;
    const [only] = now;
    const target = action.target.kind === 'both' ? { ...action.target, targets: now } : only;
    return { ...action, target } as Action;
  };
  return sentences.map((sentence) => ({
    ...sentence,
    processes: sentence.processes.map((process) => ({
      ...process,
      action: described(process.action),
    })),
  }));
}

/** Where nothing has been described before, or by a number of its own, it stays what it is. */
function likeBefore(such: Extract<Target, { kind: 'such' }>, before: BeforeSuch | null): Target {
  if (before === null || ('all' in before && before.all === true)) return such;
  const { n, filters, place, span } = such;
  // "1 Digimon card ... 1 such card": a Digimon card, too.
  const noun =
    areAnyCards(such.noun) && areCards(before.noun) && !areAnyCards(before.noun)
      ? before.noun
      : such.noun;
  const described = [...before.filters, ...filters];
  if (place !== undefined)
    return { kind: 'cards', n, noun, filters: described, upTo: false, place, span };
  return { ...before, n, noun, filters: described, upTo: false, span };
}
