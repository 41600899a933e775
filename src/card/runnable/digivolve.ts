/** Digivolving by an effect, in all three ways (8-1, 8-2, 8-4). */
import type { Action, Sentence, Target } from '../../effect/tree/tree.ts';
import type { ActionOfKind } from './cost.ts';
import { checkFilter } from '../named/filter.ts';
import { checkTarget } from '../named/target.ts';
import { isSeveral } from '../named/named.ts';
import { type NotRunnable } from '../can-run/not-runnable.ts';
import { CARDS, UNITS } from '../named/target-kinds.ts';
import {
  areAnyCards,
  areCards,
  areTamers,
  namesKind,
  type Noun,
} from '../../effect/tree/closed/noun.ts';

const INTO: ReadonlySet<Noun> = new Set([
  '',
  'Digimon',
  'Digimon card',
  'Digimon cards',
  'card',
  'cards',
]);

/** What of a digivolution by an effect the engine does not carry out. */
export function checkDigivolve(action: ActionOfKind<'digivolve'>, problems: NotRunnable[]): void {
  const reject = (found: string): void => {
    problems.push({ found, span: action.span });
  };
  const { who, into, ignoring, cost } = action;
  // Without a requirement there is no printed cost.
  if (ignoring === true && cost?.kind !== 'free' && cost?.kind !== 'fixed')
    reject('this digivolution cost');
  // "this card in your hand": only what a persistent effect allows (checkAllowed).
  if (isOfUnsaidPlace(into) && isAllowing(action))
    for (const filter of into.filters) checkFilter(filter, into.span, problems, 'cards');
  else if (!isOfHand(into)) checkTarget(into, problems, CARDS);
  if (into.kind === 'both' || (into.kind === 'cards' && (into.n !== 1 || into.upTo)))
    reject('digivolving into several cards');
  // A Digimon digivolves into a card, and never into another Digimon on the field (8-1-1).
  if (into.kind === 'this' && into.noun === 'Digimon') reject('digivolving into this Digimon');
  if (action.dna !== true && !isAllowing(action) && isSeveral(who) && !isNamed(who))
    reject('several Digimon digivolving');
  if (action.level !== undefined && 'noun' in who && namesKind(who.noun, 'Digimon'))
    reject('digivolving a Digimon as if it were another');
  if (action.dna === true) checkDnaParts(who, problems);
  // One at a time: 8-4-2-1.
  if (action.appFusion === true && !isOne(who)) reject('which Digimon app fuses');
  if ((action.dna === true || action.appFusion === true) && ignoring !== undefined)
    reject('ignoring this kind of requirement');
}

/** "this card in your hand" */
const isOfHand = (into: Target): boolean =>
  into.kind === 'this placed' && into.place.kind === 'area' && into.place.areas === 'hand';

/** "a red Digimon card": no place is said; what a player declares is in the hand (6-5-1-2-1). */
const isOfUnsaidPlace = (into: Target): into is Extract<Target, { kind: 'any' }> =>
  into.kind === 'any' && into.side === 'either' && !into.other && areCards(into.noun);

/** "onto one of your red Tamers as if the Tamer is a level 3 red Digimon" */
export function checkOnto(
  { onto, span }: ActionOfKind<'digivolve onto'>,
  problems: NotRunnable[],
): void {
  if (
    onto.kind !== 'any' ||
    onto.side !== 'your' ||
    !(areTamers(onto.noun) || areAnyCards(onto.noun))
  )
    problems.push({ found: 'what it digivolves from', span });
  else checkTarget({ ...onto, noun: 'Tamer' }, problems, UNITS);
}

/**
 * Whether a persistent effect says at what cost something can digivolve, whatever the requirements:
 * game/procedure/digivolve/allowed.ts.
 */
export function isAllowing({
  who,
  into,
  cost,
  ignoring,
  dna,
  appFusion,
}: ActionOfKind<'digivolve'>): boolean {
  if (dna === true || appFusion === true || ignoring !== true || cost?.kind !== 'fixed')
    return false;
  const isAnyOfMine =
    (who.kind === 'any' || (who.kind === 'choose' && who.n === 1)) && who.side === 'your';
  if (isOfHand(into)) return isAnyOfMine;
  const isFromHand =
    isOfUnsaidPlace(into) ||
    (into.kind === 'cards' &&
      into.place?.kind === 'area' &&
      into.place.areas === 'hand' &&
      into.place.side !== "your opponent's");
  return isFromHand && (isAnyOfMine || who.kind === 'this' || who.kind === 'this with');
}

/** "can only digivolve into white Digimon": what a card is that it would become (15-1-3). */
export function checkOnly(
  { what, into, span }: ActionOfKind<'only'>,
  problems: NotRunnable[],
): void {
  const isCard =
    into.kind === 'any' && into.side === 'either' && !into.other && INTO.has(into.noun);
  if (what !== 'digivolve into' || !isCard) problems.push({ found: '"only"', span });
  else for (const filter of into.filters) checkFilter(filter, into.span, problems, 'cards');
}

/** "this card in your hand", "a red Digimon card": only where a persistent effect allows it. */
export function checkAllowed(sentences: readonly Sentence[], problems: NotRunnable[]): void {
  for (const { cost, processes } of sentences)
    for (const action of [...(cost?.actions ?? []), ...processes.map((one) => one.action)])
      if (
        action.kind === 'digivolve' &&
        (action.into.kind === 'this placed' || (isOfUnsaidPlace(action.into) && isAllowing(action)))
      )
        problems.push({ found: 'this target', span: action.into.span });
}

const isOne = (who: Target): boolean =>
  who.kind === 'this' || (who.kind === 'choose' && who.n === 1 && !who.upTo);

/** "your [Rex]": one of those with that name. */
const isNamed = (who: Target): boolean =>
  who.kind === 'any' && who.said === 'bare' && who.noun === '' && who.filters.length > 0;

/**
 * "2 of your Digimon", "this Digimon and any of your other Digimon", "1 of your [X] and 1 [Y] in
 * the trash": two that become one (8-2-3-1).
 */
function checkDnaParts(who: Target, problems: NotRunnable[]): void {
  const parts = who.kind === 'both' ? who.targets : [who];
  for (const part of parts) checkTarget(part, problems, part.kind === 'cards' ? CARDS : UNITS);
  const isTwo =
    who.kind === 'both'
      ? parts.length === 2 && parts.every((part) => isOnePart(part))
      : who.kind === 'choose' && who.n === 2 && !who.upTo;
  if (!isTwo || parts.every(({ kind }) => kind === 'cards'))
    problems.push({ found: 'which Digimon DNA digivolve', span: who.span });
}

function isOnePart(part: Target): boolean {
  switch (part.kind) {
    case 'this':
    case 'this with':
    case 'any':
      return true;
    case 'same':
      return part.said === 'that Digimon';
    case 'choose':
    case 'cards':
    case 'of those':
      return part.n === 1 && !part.upTo;
    default:
      return false;
  }
}

/** Whether its subject may be cards that are on no field, which are checked here. */
export const isDna = (action: Action): boolean =>
  action.kind === 'digivolve' && action.dna === true;
