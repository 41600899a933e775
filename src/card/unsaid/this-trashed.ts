/**
 * "When this card is trashed from your deck, you may play it": nothing else has been spoken of, so
 * that "it" is this card.
 */
import type { Action, EffectLine, Sentence, Target } from '../../effect/tree/tree.ts';
import { countsSomebody } from '../refers/spoken.ts';

/** The same sentences, with what the first of them does to "it" said of this card. */
export function withItself(
  trigger: EffectLine['trigger'],
  [first, ...rest]: readonly Sentence[],
): readonly Sentence[] {
  if (first === undefined) return [];
  const isOfIt =
    trigger?.events.every(({ kind, ...phrase }) => kind === 'trashed' && isThis(phrase)) === true;
  const [process, ...more] = first.processes;
  const isAlone =
    first.cost === undefined &&
    first.trigger === undefined &&
    first.conditions.every(({ test }) => isAboutNobody(test));
  if (!isOfIt || !isAlone || process === undefined) return [first, ...rest];
  const action = doneToThis(process.action);
  return [{ ...first, processes: [{ ...process, action }, ...more] }, ...rest];
}

const isThis = (phrase: object): boolean => {
  const who: unknown = Reflect.get(phrase, 'who');
  return (
    typeof who === 'object' &&
    who !== null &&
    Reflect.get(who, 'kind') === 'this' &&
    Reflect.get(who, 'noun') === 'card'
  );
};

/** "If you have a Digimon, return it" could mean that one. */
function isAboutNobody(test: Sentence['conditions'][number]['test']): boolean {
  switch (test.kind) {
    case 'count':
      return !countsSomebody(test);
    case 'memory':
    case 'turn':
    case 'versus':
      return true;
    default:
      return false;
  }
}

const isIt = (target: Target | undefined): target is Extract<Target, { kind: 'same' }> =>
  target?.kind === 'same' && ['it', 'its', 'that card'].includes(target.said);

function doneToThis(action: Action): Action {
  const { span } = action;
  switch (action.kind) {
    case 'play':
      if (!isIt(action.target)) return action;
      return action.cost?.kind === 'free' &&
        action.suspended === undefined &&
        action.to === undefined &&
        action.withoutBattle === undefined
        ? { kind: 'move this card', to: 'battle area', form: 'play', span }
        : { ...action, target: thisCard(action.target) };
    case 'add to hand':
      return isIt(action.target)
        ? { kind: 'move this card', to: 'hand', form: 'add', span }
        : action;
    case 'return':
      return isIt(action.target) ? { ...action, target: thisCard(action.target) } : action;
    case 'place':
      if (!isIt(action.target)) return action;
      return action.to === 'battle area'
        ? { kind: 'move this card', to: 'battle area', form: 'place', span }
        : { ...action, target: thisCard(action.target) };
    case 'activate':
      return isIt(action.of) ? { ...action, of: thisCard(action.of) } : action;
    default:
      return action;
  }
}

const thisCard = ({ span }: Target & { readonly span: Sentence['span'] }): Target => ({
  kind: 'this',
  noun: 'card',
  span,
});
