/** "Among them", "the rest": of cards that the effect has shown before (15-15-3). */
import type { Action, Sentence } from '../../effect/tree/tree.ts';
import type { Span } from '../../base/span.ts';
import type { NotRunnable } from '../can-run/not-runnable.ts';

/**
 * "Trash the top 3 cards of your deck. Play 1 Digimon card among them": the cards that are meant
 * are in another area by then, and nothing is looked through.
 */
export function checkShown(sentences: readonly Sentence[], problems: NotRunnable[]): void {
  let isShown = false;
  const check = (part: unknown): void => {
    for (const span of isShown ? [] : spansIn(part))
      problems.push({ found: '"among them" or "the rest" where nothing was revealed', span });
  };
  for (const { at, conditions, cost, processes } of sentences) {
    for (const condition of conditions) check(condition.test);
    for (const action of cost?.actions ?? []) {
      isShown ||= shows(action);
      check(action);
    }
    for (const { action, at: moment = at } of processes) {
      isShown ||= shows(action);
      check(action);
      if (isShown && moment !== undefined) checkLater(action, problems);
    }
  }
}

/**
 * "At the end of the attack, trash the rest": revealing is one process until every revealed card is
 * placed (15-15-3-4), and the manual doesn't say where such a card is in the meantime.
 */
function checkLater(action: Action, problems: NotRunnable[]): void {
  for (const span of spansIn(action))
    problems.push({ found: '"among them" or "the rest" at a later timing', span });
}

function shows(action: Action): boolean {
  if (action.kind === 'opponent' || action.kind === 'both players') return shows(action.action);
  return action.kind === 'reveal' || action.kind === 'search';
}

/** Where a part of an effect speaks of shown cards; what it gives to others is looked at there. */
function spansIn(part: unknown): readonly Span[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap(spansIn);
  const node = part as { readonly kind?: string; readonly span?: Span };
  if ((node.kind === 'among' || node.kind === 'rest') && node.span !== undefined)
    return [node.span];
  return Object.entries(part).flatMap(([field, value]) =>
    field === 'line' || field === 'span' ? [] : spansIn(value),
  );
}
