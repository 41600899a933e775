/**
 * What can be paid: actions behind "by" and of "you may X to Y" (15-7-1). A cost is done completely
 * or not at all (15-7-3), so that each kind here has its answer to whether that can be done
 * (game/trigger/can-do.ts, which the compiler asks for); every other kind is refused.
 */
import type { Action, Sentence, Target } from '../../effect/tree/tree.ts';
import type { OfKind } from '../../effect/tree/of-kind.ts';
import { canRun, type RunOf } from '../can-run/can-run.ts';
import { isOne } from '../../effect/tree/any.ts';
import { isTarget, isTokens } from '../named/named.ts';
import { type NotRunnable } from '../can-run/not-runnable.ts';
import { namesKind } from '../../effect/tree/closed/noun.ts';

export type CostKind = RunOf<'cost'>;

const SEVERAL = 'several beside another';

/** The actions of a kind. */
export type ActionOfKind<K extends Action['kind']> = OfKind<Action, K>;

/** What of a cost the engine could not tell to be possible. */
export function checkCost({ cost }: Sentence, problems: NotRunnable[]): void {
  const actions = cost?.actions ?? [];
  for (const action of actions) {
    // What is refused everywhere has been said.
    if (problems.some(({ span }) => span === action.span)) continue;
    const found = canRun('cost', action.kind) ? notPaid(action) : `"${action.kind}"`;
    if (found !== null) problems.push({ found: `${found} as a cost`, span: action.span });
  }
  const [first] = actions;
  // Of two ways to pay only one is done.
  if (cost !== undefined && cost.either !== true && first !== undefined && !areApart(actions))
    problems.push({ found: 'a cost with parts that could use the same card', span: cost.span });
}

/** Words of a cost of these kinds that leave open how much is to be done. */
function notPaid(action: Action): string | null {
  if (isOfATotal(action)) return 'a total';
  if ('target' in action && action.target?.kind === 'end card' && action.target.n !== undefined)
    return 'several cards of a deck';
  switch (action.kind) {
    case 'memory':
      return action.change > 0 || action.side === "your opponent's" ? 'gaining memory' : null;
    case 'trash hand':
      return action.side === 'your' ? null : "cards of your opponent's";
    case 'move this card':
      return action.to === 'battle area' ? 'playing this card' : null;
    case 'play':
      if (action.target.kind === 'end card') return 'a card that nobody knows';
      if (isTokens(action.target)) return 'playing a Token';
      if (hasLoosePair(action.target)) return SEVERAL;
      return action.cost?.kind === 'free' ? null : 'a card that is paid for';
    case 'digivolve':
      if (action.dna === true || action.appFusion === true) return 'this way to digivolve';
      if (action.level !== undefined) return 'this way to digivolve';
      if (action.ignoring !== undefined) return 'ignoring requirements';
      return action.cost?.kind === 'free' ? null : 'a digivolution that is paid for';
    case 'move':
      return null;
    case 'suspend':
    case 'unsuspend':
      if (isAll(action.target)) return '"all"';
      return hasLoosePair(action.target) ? SEVERAL : null;
    default:
      if ('target' in action && isLoose(action.target)) return 'nobody knows how many';
      return 'target' in action && hasLoosePair(action.target) ? SEVERAL : null;
  }
}

/** Of those with a total, "under any of your Digimon with a total DP of 6000": how many is open. */
const isOfATotal = (action: Action): boolean =>
  (['target', 'who', 'of'] as const).some((field) => {
    const target = field in action ? (action as { [name in typeof field]?: unknown })[field] : null;
    return isTarget(target) && target.kind === 'worth';
  });

/** "by deleting your [Rex]": 1 of them, or each of them. */
const isLoose = (target: Target | undefined): boolean =>
  target?.kind === 'any' && target.said === 'bare' && target.side !== 'either';

const isAll = (target: Target): boolean =>
  target.kind === 'both' || target.kind === 'either'
    ? target.targets.some(isAll)
    : target.kind === 'all' || (target.kind === 'any' && !isOne(target));

/** "2 A and 1 B", "up to 1 A and 1 B" */
const hasLoosePair = (target: Target | undefined): boolean =>
  target?.kind === 'both' &&
  target.targets.some((one) => 'n' in one && (one.n !== 1 || ('upTo' in one && one.upTo)));

/** Whether no action takes or makes what another one needs. */
function areApart(actions: readonly Action[]): boolean {
  const used = actions.flatMap((action) => [...new Set(withoutHosts(action, actions))]);
  return new Set(used).size === used.length;
}

/**
 * What an action needs. A card goes under something whether that is suspended or not, so that the
 * one is not in the way of the other as long as nothing leaves the field.
 */
function withoutHosts(action: Action, actions: readonly Action[]): readonly Pool[] {
  const isPlaced =
    action.kind === 'place' &&
    action.to === 'digivolution cards' &&
    areBeneathOrHeld(action.target) &&
    actions.every((one) => one === action || one.kind === 'suspend');
  if (!isPlaced) return poolsOf(action);
  return action.target.kind === 'stacked card' ? ['under'] : cardsOf(action.target);
}

/** Cards that are on no field of their own: none of them is suspended with another. */
const areBeneathOrHeld = (target: Target): boolean =>
  target.kind === 'cards' ||
  target.kind === 'stacked card' ||
  ((target.kind === 'both' || target.kind === 'either') && target.targets.every(areBeneathOrHeld));

type Pool =
  'this' | 'this Tamer' | 'others' | 'under' | 'hand' | 'trash' | 'deck' | 'security' | 'memory';

/** Where an action takes from and puts to. */
function poolsOf(action: Action): readonly Pool[] {
  switch (action.kind) {
    case 'memory':
    case 'pay':
      return ['memory'];
    case 'suspend':
    case 'unsuspend':
      return fieldOf(action.target);
    case 'delete':
      return [...fieldOf(action.target), 'under', 'trash'];
    case 'trash security':
    case 'trash most security':
      return ['security', 'trash'];
    case 'trash hand':
      return ['hand', 'trash'];
    case 'trash deck':
      return ['deck', 'trash'];
    case 'hatch':
      return [];
    case 'move':
      return action.to === undefined ? [] : fieldOf(action.target);
    case 'flip':
      return ['security'];
    case 'trash under':
      return ['under', 'trash'];
    case 'trash cards':
      return [...cardsOf(action.target), 'trash'];
    case 'add to hand':
      return [...cardsOf(action.target), 'hand'];
    case 'return':
      return [...cardsOf(action.target), action.to === 'hand' ? 'hand' : 'deck'];
    case 'place':
      return [
        ...cardsOf(action.target),
        ...(action.to === 'digivolution cards'
          ? (['under', ...[action.under, action.or ?? []].flat().flatMap(fieldOf)] as const)
          : (['security'] as const)),
      ];
    case 'play':
      return [...cardsOf(action.target), 'others'];
    default:
      return [
        'this',
        'this Tamer',
        'others',
        'under',
        'hand',
        'trash',
        'deck',
        'security',
        'memory',
      ];
  }
}

/** Which of its Digimon and Tamers an action may be done to. */
function fieldOf(target: Target): readonly Pool[] {
  if (target.kind === 'this with') return ['this'];
  if (target.kind === 'this') return [target.noun === 'Tamer' ? 'this Tamer' : 'this'];
  if ('other' in target && target.other) return ['others'];
  // A Tamer is none of its player's Digimon.
  const isDigimon =
    'noun' in target && namesKind(target.noun, 'Digimon') && !namesKind(target.noun, 'Tamer');
  return isDigimon ? ['this', 'others'] : ['this', 'this Tamer', 'others'];
}

/** Where its cards are; with a card that leaves the field those beneath it are trashed. */
function cardsOf(target: Target): readonly Pool[] {
  switch (target.kind) {
    case 'cards': {
      const { place } = target;
      if (place === undefined) return ['hand'];
      if (place.kind !== 'area') return ['under', 'hand', 'trash', 'deck', 'security'];
      if (place.areas === 'hand or trash' || place.areas === 'hand and/or trash')
        return ['hand', 'trash'];
      return [
        place.areas === 'security stack'
          ? 'security'
          : place.areas === 'hand'
            ? 'hand'
            : place.areas === 'trash'
              ? 'trash'
              : 'deck',
      ];
    }
    case 'end card':
      return [target.of];
    case 'stacked card':
      return [...fieldOf(target.who), 'under'];
    case 'both':
    case 'either':
      return [...new Set(target.targets.flatMap(cardsOf))];
    default:
      return [...fieldOf(target), 'under', 'trash'];
  }
}
