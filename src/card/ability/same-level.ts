/**
 * "When one of your Digimon attacks, you may play 1 card of the same level from your hand": of the
 * same level as that Digimon, since nobody else has been spoken of.
 */
import type { Action, EffectLine, Filter, Sentence, Target } from '../../effect/tree/tree.ts';
import { namedBy } from '../runnable/spoken.ts';

/** The same sentences with whom 1 card is compared, where the trigger condition names somebody. */
export function withSameLevel(
  trigger: EffectLine['trigger'],
  sentences: readonly Sentence[],
): readonly Sentence[] {
  if (trigger === undefined || namedBy(trigger.events) !== 'named') return sentences;
  const compared = (action: Action): Action =>
    'target' in action && action.target !== undefined && isOneOfLevel(action.target)
      ? ({ ...action, target: { ...action.target, filters: named(action.target) } } as Action)
      : action;
  return sentences.map((sentence) => ({
    ...sentence,
    ...(sentence.cost === undefined
      ? {}
      : { cost: { ...sentence.cost, actions: sentence.cost.actions.map(compared) } }),
    processes: sentence.processes.map((one) => ({ ...one, action: compared(one.action) })),
  }));
}

type OneCard = Extract<Target, { kind: 'cards' }>;

/** Of several cards it is asked whether they are of one level. */
const isOneOfLevel = (target: Target): target is OneCard =>
  target.kind === 'cards' && target.n === 1 && !target.upTo && target.filters.some(isSameLevel);

const isSameLevel = (filter: Filter): boolean =>
  filter.kind === 'the same' && filter.of === 'levels';

const named = ({ filters, span }: OneCard): readonly Filter[] =>
  filters.map((filter) =>
    isSameLevel(filter)
      ? {
          kind: 'like',
          of: 'level',
          compare: 'same',
          than: { kind: 'same', form: 'that Digimon', span },
        }
      : filter,
  );
