/** What a filter of a target can ask, where the engine runs it. */
import { saidBy, type SameWord } from '../../effect/tree/closed/same.ts';
import type { Filter, Target } from '../../effect/tree/tree.ts';
import type { TargetKinds } from './target-kinds.ts';
import { MEANT, CARDS, COUNTED, COLOURED } from './target-kinds.ts';
import { canRun } from '../can-run/can-run.ts';
import type { Span } from '../../base/span.ts';
import type { NotRunnable } from '../can-run/not-runnable.ts';
import { type Noun } from '../../effect/tree/closed/noun.ts';

/** "2 same-level cards": chosen one after the other, of a place where cards show what they are. */
export const isOfOneLevel = (filter: Filter, target: Target): boolean =>
  filter.kind === 'the same' &&
  filter.of === 'levels' &&
  target.kind === 'cards' &&
  target.n > 1 &&
  !target.upTo &&
  target.place?.kind === 'under';

/** "1 face-up [Rex] from your security stack": of all areas only there cards lie either way. */
export const isHowItLies = (filter: Filter, target: Target): boolean =>
  filter.kind === 'face up' &&
  target.kind === 'cards' &&
  target.place?.kind === 'area' &&
  target.place.areas === 'security stack';

/** "2 cards with different names": chosen one after the other, of a place. */
export const isDiffering = (filter: Filter, target: Target): boolean =>
  filter.kind === 'different' &&
  filter.of !== 'card numbers' &&
  target.kind === 'cards' &&
  (target.oneOfEach === true || (target.n > 1 && target.all !== true)) &&
  target.filters.every(({ kind }) => kind !== 'the same') &&
  target.place !== undefined;

/** "1 of each card from your trash": of each what isn't said, or it is said twice. */
export const isOfEachWhat = (target: Target): boolean =>
  target.kind === 'cards' &&
  target.oneOfEach === true &&
  target.filters.filter(({ kind }) => kind === 'different').length !== 1;

/** What an effect is done to may be named there; conditions and triggers ask elsewhere. */
export const isBreeding = ({ kind }: Filter, kinds: TargetKinds): boolean =>
  kind === 'in the breeding area' && kinds !== MEANT && kinds !== CARDS;

/**
 * "with DP less than or equal to this Digimon's DP" in what is chosen or counted out when the
 * effect is processed.
 */
export const isFixable = (filter: Filter, of: Target['kind'], kinds: TargetKinds): boolean =>
  // "this Digimon with less DP than it" is asked of it alone, as it is.
  of !== 'this with' &&
  (kinds === COUNTED || kinds === COLOURED ? isOfThis(filter) : isFixedThere(filter, of));

/**
 * "no Digimon with more digivolution cards than this Digimon", in what is counted
 * (game/is/condition/than-this.ts)
 */
export const isOfThis = (filter: Filter): boolean =>
  isOfThisOne(filter) ||
  (filter.kind === 'like' &&
    filter.than?.kind === 'this' &&
    !(filter.of === 'digivolution cards' && filter.compare === 'same'));

const isFixedThere = (filter: Filter, of: Target['kind']): boolean =>
  isOfThisOne(filter) ||
  isOfThatOne(filter) ||
  (of === 'cards' && isNotAsThere(filter)) ||
  (filter.kind === 'like' &&
    (of !== 'cards' || filter.of !== 'digivolution cards') &&
    (filter.than?.kind === 'this' ||
      isOfNumber(filter) ||
      (of !== 'all' && isOfOneOwn(filter)) ||
      (filter.than?.kind === 'same' &&
        saidBy(filter.than.said).unfollowed !== true &&
        (isCardDone(filter) || isThere(filter.than.said)))));

/** No card, and none that was returned. */
function isThere(word: SameWord): boolean {
  const { noun, was } = saidBy(word);
  return noun !== 'card' && was !== 'returned';
}

/** "the same level as the placed card", "as high or lower a level as the returned Digimon" */
const isCardDone = ({ of, than }: Like): boolean =>
  than?.kind === 'same' &&
  (saidBy(than.said).moved !== undefined || than.said === 'the returned Digimon') &&
  (of === 'level' || of === 'play cost' || (of === 'DP' && than.said !== 'the returned Digimon'));

/** "with the same name as this Digimon" */
const isOfThisOne = (filter: Filter): boolean =>
  filter.kind === 'alike' && filter.than.kind === 'this' && filter.of !== 'card number';

/** "with the same name as it", "the same color as the chosen Tamer": one that is on the field. */
const isOfThatOne = (filter: Filter): boolean =>
  filter.kind === 'alike' &&
  filter.than.kind === 'same' &&
  filter.of !== 'card number' &&
  ALIKE.has(filter.than.said);

const ALIKE: ReadonlySet<SameWord> = new Set<SameWord>([
  'it',
  'that Digimon',
  'that Tamer',
  'that Digimon or Tamer',
  'the chosen Digimon',
  'the chosen Tamer',
  'the played Digimon',
  'the deleted Digimon',
  'the suspended Digimon',
]);

/**
 * "without the same name as the cards in your battle area or trash", "as any of your Tamers": as
 * those that are on the field
 */
function isNotAsThere(filter: Filter): boolean {
  if (filter.kind !== 'not' || filter.filters.length !== 1) return false;
  const [one] = filter.filters;
  if (one?.kind === 'alike')
    return (
      one.of === 'name' &&
      one.than.kind === 'any' &&
      (one.than.said === 'any of' || one.than.said === 'bare') &&
      one.than.side === 'your' &&
      !one.than.other &&
      (BESIDES_CARDS.has(one.than.noun) || one.than.noun === 'Digimon and Tamers') &&
      one.than.filters.length === 0
    );
  return one?.kind === 'the same' && one.of === 'names' && one.asThere === true;
}

type Like = Extract<Filter, { kind: 'like' }>;

/** "than the number of cards in your hand" (game/is/condition/count.ts) */
const isOfNumber = ({ count, compare }: Like): boolean =>
  count !== undefined &&
  compare === undefined &&
  count.of === undefined &&
  NUMBERS.has(count.what) &&
  count.ofIt !== true;

const NUMBERS: ReadonlySet<string> = new Set(['hand', 'trash', 'security', 'digivolution cards']);

/** "as 1 of your Digimon": whichever allows the most, which is the one that has the most. */
const isOfOneOwn = ({ than, compare }: Like): boolean =>
  than?.kind === 'choose' &&
  than.n === 1 &&
  !than.upTo &&
  compare === undefined &&
  than.side === 'your' &&
  than.noun === 'Digimon' &&
  than.filters.every(({ kind }) => kind !== 'or' && kind !== 'not' && canRun('filter', kind));

/** What is on the field, where only cards can be. */
export const BESIDES_CARDS: ReadonlySet<Noun> = new Set([
  'Digimon',
  'Tamer',
  'Tamers',
  'Digimon or Tamer',
  'Digimon or Tamers',
]);

/** Icons of effects that a Digimon has on the field. */
const TIMED = new Set(['On Play', 'When Digivolving', 'When Attacking', 'On Deletion']);

export function checkFilter(
  filter: Filter,
  span: Span,
  problems: NotRunnable[],
  of: Target['kind'] = 'all',
): void {
  if (!canRun(of === 'cards' ? 'filter of cards' : 'filter', filter.kind))
    problems.push({ found: `the condition "${filter.kind}"`, span });
  if (filter.kind === 'has effect' && !TIMED.has(filter.effect))
    problems.push({ found: `"has a [${filter.effect}] effect"`, span });
  if (filter.kind === 'or' || filter.kind === 'not')
    for (const one of filter.filters) {
      checkFilter(one, span, problems, of);
      // Found among those that pass the rest (is/condition/filter.ts): only a filter of its own.
      if (one.kind === 'extreme')
        problems.push({ found: 'the highest or lowest after "without" or "or"', span });
    }
  if (filter.kind === 'under' && BESIDES_CARDS.has(filter.noun))
    problems.push({ found: `"${filter.noun}" under a card`, span });
  if (filter.kind === 'under')
    for (const one of filter.filters) checkFilter(one, span, problems, 'cards');
}
