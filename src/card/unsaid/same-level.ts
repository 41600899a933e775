/**
 * "When one of your Digimon attacks, you may play 1 card of the same level from your hand": of the
 * same level as that Digimon, since nobody else has been spoken of.
 */
import type { Action, EffectLine, Filter, Sentence, Target, Test } from '../../effect/tree/tree.ts';
import { after, afterTest, countsSomebody, namedBy, type Spoken } from '../refers/spoken.ts';

/** Whom the trigger condition names, and nobody since. */
const NAMED: Spoken = { units: 'named', card: false, unclear: 'no' };

/**
 * The same sentences with whom 1 card is compared, where the trigger condition names somebody:
 * "by trashing 1 card in your hand, play 1 card of the same level" could mean the trashed one.
 */
export function withSameLevel(
  trigger: EffectLine['trigger'],
  sentences: readonly Sentence[],
): readonly Sentence[] {
  if (trigger === undefined || namedBy(trigger.events) !== 'named') return sentences;
  let isClear = true;
  const compared = (action: Action): Action => {
    if ('target' in action && action.target !== undefined && isOneOfLevel(action.target))
      return isClear
        ? ({ ...action, target: { ...action.target, filters: named(action.target) } } as Action)
        : action;
    isClear &&= after(NAMED, action) === NAMED || isOfThisTamer(action);
    return action;
  };
  return sentences.map((sentence) => {
    isClear &&= sentence.conditions.every(({ test }) => isAboutNobody(test));
    const { cost } = sentence;
    return {
      ...sentence,
      ...(cost === undefined ? {} : { cost: { ...cost, actions: cost.actions.map(compared) } }),
      processes: sentence.processes.map((one) => ({ ...one, action: compared(one.action) })),
    };
  });
}

/** "If you have a level 5 Digimon, ... of the same level" could mean that one. */
const isAboutNobody = (test: Test): boolean =>
  test.kind === 'and' || test.kind === 'or'
    ? test.tests.every(isAboutNobody)
    : afterTest(NAMED, test) === NAMED && !(test.kind === 'count' && countsSomebody(test));

/** "by suspending this Tamer": it has no level. */
const isOfThisTamer = (action: Action): boolean =>
  'target' in action && action.target?.kind === 'this' && action.target.noun === 'Tamer';

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
          than: { kind: 'same', said: 'that Digimon', span },
        }
      : filter,
  );
