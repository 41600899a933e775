/** Whether an effect chooses something on the field, where a card may not be affected (15-15-5). */
import { isOne } from '../tree/any.ts';
import type { Action, EffectLine, Sentence, Target } from '../tree/tree.ts';
import type { Reasoned } from './part.ts';
import { areOfOnePlace } from '../tree/closed/noun.ts';

/** The first thing on the field that is chosen, if any is. */
export function targetsOf(line: EffectLine): Reasoned | undefined {
  const sentences: readonly Sentence[] = [
    ...line.sentences,
    ...(line.bullets ?? []).flatMap((bullet) => bullet.sentences),
  ];
  const actions = sentences.flatMap(({ processes }) =>
    processes.map(({ action }) => plain(action)),
  );
  const isSeen = actions.some(({ kind }) => SHOWS.has(kind));
  for (const action of actions) {
    const clause = chosenBy(action, isSeen)?.span;
    if (clause === undefined) continue;
    const state = STATES[action.kind];
    const already = state === undefined ? '' : `, or is already ${state},`;
    return {
      rule: '15-15-5-3',
      because: `It chooses a target. Even a card that isn't affected by it${already} can be chosen, but then nothing happens to it.`,
      clause,
    };
  }
  return undefined;
}

/** States in which a card may be before it is brought into them. */
const STATES: { readonly [kind in Action['kind']]?: string } = {
  suspend: 'suspended',
  unsuspend: 'unsuspended',
};

/** "1 of them" are then cards that were shown, and no cards on the field. */
const SHOWS = new Set<string>([
  'reveal',
  'reveal until',
  'reveal cards',
  'reveal hand',
  'look',
  'search',
] satisfies readonly Action['kind'][]);

/** What is done, whoever does it. */
const plain = (action: Action): Action => ('action' in action ? plain(action.action) : action);

function chosenBy(action: Action, isSeen: boolean): Target | undefined {
  const targets = [
    ...('target' in action && action.target !== undefined ? [action.target] : []),
    ...('who' in action && action.who !== undefined ? [action.who] : []),
    ...('whom' in action ? [action.whom] : []),
  ].flatMap((target) =>
    target.kind === 'both' || target.kind === 'either' ? target.targets : [target],
  );
  return targets.find((target) => isOnField(target, isSeen));
}

/** Digimon, Tamers and the like; cards elsewhere aren't affected by anything on the field. */
const isOnField = (target: Target, isSeen: boolean): boolean =>
  target.kind === 'choose' || (target.kind === 'any' && isOne(target))
    ? target.noun !== 'Security Digimon' && !areOfOnePlace(target.noun)
    : target.kind === 'of those' && !isSeen;
