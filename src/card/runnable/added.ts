/** "If this effect added a card to your hand": whether what is asked of an effect is noted. */
import type { Action, EachPhrase, Sentence, Target } from '../../effect/tree/tree.ts';
import type { ResultVerb } from '../../effect/tree/closed/done.ts';
import type { NotRunnable } from '../can-run/not-runnable.ts';
import { DOES } from './does.ts';

/**
 * "1 of your opponent's Digimon gets -3000 DP. If this effect deleted": nothing of the effect does
 * that itself, so that it would be told of something else or of nothing.
 */
export function checkAsked(sentences: readonly Sentence[], problems: NotRunnable[]): void {
  const kinds = new Set<unknown>();
  for (const { cost, processes } of sentences) addKinds([cost?.actions, processes], kinds);
  const adds = actionsOf(sentences).some((action) => handOf(action, 'your') !== null);
  const isDone = (verb: ResultVerb): boolean =>
    DOES[verb].some((kind) => kinds.has(kind)) || (verb === 'add' && adds);
  for (const { test, span } of sentences.flatMap(({ conditions }) => conditions))
    if (test.kind === 'result' && test.verb !== 'do' && !isDone(test.verb))
      problems.push({ found: 'a condition on what nothing in the effect does', span });
}

/** What kinds of actions there are, also inside others; what is given to others is none of it. */
function addKinds(part: unknown, kinds: Set<unknown>): void {
  if (typeof part !== 'object' || part === null) return;
  if (!Array.isArray(part)) {
    if ('kind' in part) kinds.add(part.kind);
    const isToBattle = 'to' in part && part.to === 'battle area';
    if ('kind' in part && (part.kind === 'play or use' || isToBattle)) kinds.add('play');
  }
  for (const [field, value] of Object.entries(part))
    if (field !== 'line' && field !== 'span') addKinds(value, kinds);
}

const actionsOf = (sentences: readonly Sentence[]): readonly Action[] =>
  sentences.flatMap(({ cost, processes }) => [
    ...(cost?.actions ?? []),
    ...processes.map(({ action }) => action),
  ]);

/**
 * Drawn and returned cards are added as well (Q1199). The engine notes that a card came to a hand,
 * and neither to whose nor how many did: that is told where one action alone says it.
 */
export function checkAdded(sentences: readonly Sentence[], problems: NotRunnable[]): void {
  const actions = actionsOf(sentences);
  const adding = actions.flatMap((action) => handOf(action, 'your') ?? []);
  const isYours = adding.every((hand) => hand === 'your');
  const isAsAdded = actions.every(
    (action) => action.kind === 'add to hand' || handOf(action, 'your') === null,
  );
  for (const { conditions, each, processes } of sentences) {
    for (const { test, span } of conditions) {
      const isClear =
        test.kind === 'result'
          ? test.hand === undefined || isYours
          : (test.kind !== 'result count' && test.kind !== 'result of') || isAsAdded;
      if ('verb' in test && test.verb === 'add' && !isClear)
        problems.push({ found: 'this condition', span });
    }
    const counted = [each, ...processes.map((process) => process.each)].flatMap((one) => one ?? []);
    for (const one of isAsAdded ? [] : counted)
      if (countsAdded(one)) problems.push({ found: 'this use of "for each"', span: one.span });
  }
}

const countsAdded = ({ of }: EachPhrase): boolean =>
  of.kind === 'counted' && (of.did === 'added' || of.verb === 'add');

/** To whose hand an action may bring cards, `null`: to nobody's. `of`: who does it. */
function handOf(action: Action, of: 'your' | 'any'): 'your' | 'any' | null {
  switch (action.kind) {
    case 'opponent':
    case 'both players':
      return handOf(action.action, 'any');
    case 'add to hand':
    case 'draw until':
      return of;
    case 'move this card':
      return action.to === 'hand' ? of : null;
    case 'do keyword':
      return action.use.name === 'Draw' ? of : null;
    case 'return':
      return action.to === 'hand' ? (isYours(action.target) ? of : 'any') : null;
    default:
      return null;
  }
}

const isYours = (target: Target): boolean =>
  target.kind === 'this' ||
  ('side' in target && target.side === 'your') ||
  (target.kind === 'cards' && target.place?.kind === 'area' && target.place.side === 'your');
