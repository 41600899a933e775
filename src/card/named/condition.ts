/** Whether the engine can tell if a condition holds. */
import { someNode } from '../../effect/tree/some-node.ts';
import type { Span } from '../../base/span.ts';
import type {
  Condition,
  Filter,
  Place,
  Sentence,
  Side,
  Target,
  Test,
} from '../../effect/tree/tree.ts';
import { checkPlace, checkSubject, checkTarget, isCounted } from './target.ts';
import { BESIDES_CARDS, checkFilter, isOfThis } from './filter.ts';
import { type NotRunnable } from '../can-run/not-runnable.ts';
import { COLOURED } from './target-kinds.ts';
import { canRun } from '../can-run/can-run.ts';

/** Whether the engine can tell if a condition holds. */
export function isRunnable(condition: Condition): boolean {
  const problems: NotRunnable[] = [];
  checkCondition(condition, problems);
  return problems.length === 0;
}

export function checkCondition(condition: Condition, problems: NotRunnable[]): void {
  if (condition.word === 'when' && condition.test.kind !== 'way')
    problems.push({ found: 'this kind of condition', span: condition.span });
  checkTest(condition.test, condition.span, problems);
}

function checkTest(test: Condition['test'], span: Span, problems: NotRunnable[]): void {
  if (!canRun('condition', test.kind)) problems.push({ found: 'this condition', span });
  if (test.kind === 'way' && !canRun('way of a condition', test.way))
    problems.push({ found: `the condition "${test.way}"`, span });
  if (test.kind === 'count' && test.what === 'placed') checkPlaced(test, span, problems);
  if ((test.kind === 'state' || test.kind === 'has') && (!isTold(test.who) || isOfNone(test)))
    problems.push({ found: 'a condition on all of several Digimon', span });
  if (test.kind === 'placed') checkPlaced(test, span, problems);
  if (test.kind === 'count' && !canRun('count of a condition', test.what))
    problems.push({ found: `counting ${test.what}`, span });
  if ((test.kind === 'way' || test.kind === 'deleted') && !isKnownCause(test))
    problems.push({ found: `"${test.cause ?? ''}"`, span });
  checkSubject(test, problems);
  if (test.kind === 'count colours' && !isBeneathThis(test.of))
    checkTarget(test.of, problems, COLOURED);
  if (test.kind === 'count' && test.what === 'security') checkSecurity(test, span, problems);
  else if (test.kind === 'count' && test.what !== 'placed')
    for (const filter of test.filters ?? [])
      if (!isOfThis(filter) && filter.kind !== 'in the breeding area' && !isDiffering(filter, test))
        checkFilter(filter, span, problems);
  if (test.kind === 'has') for (const filter of test.filters) checkFilter(filter, span, problems);
  if (test.kind === 'and' || test.kind === 'or')
    for (const part of test.tests) {
      // Whether the effect does that is asked of conditions that stand alone (ability/check.ts).
      if (part.kind === 'result count' || part.kind === 'result of')
        problems.push({ found: 'this condition', span });
      checkTest(part, span, problems);
    }
}

/** "this Digimon's digivolution cards": their colors, of those that lie face up (4-7-9). */
const isBeneathThis = (of: Target): boolean =>
  of.kind === 'belonging' &&
  of.of === 'digivolution cards' &&
  (of.who.kind === 'this' || (of.who.kind === 'same' && of.who.said === 'its'));

/** "all of your other Digimon": other than whom, where a Tamer says so? */
const isTold = (who: Target): boolean => who.kind !== 'all' || !who.other;

/** "Your Digimon aren't suspended": all of them, or one? The words can mean either. */
const isOfNone = (test: Extract<Test, { kind: 'state' | 'has' }>): boolean =>
  test.who.kind === 'any' &&
  test.who.said === 'bare' &&
  test.who.verb !== 'singular' &&
  (test.kind === 'state' ? test.negated === true : test.filters.some(({ kind }) => kind === 'not'));

/**
 * "While all of your Digimon are suspended": where this Digimon is one of them, there is one. The
 * rules don't say whether that is so of none; what asks once finds that out then
 * (game/is/condition/subjects.ts).
 */
export function checkAllOfSome(sentence: Sentence, problems: NotRunnable[]): void {
  const { conditions, ...rest } = sentence;
  const isThere = someNode(rest, ({ kind, noun }) => kind === 'this' && noun === 'Digimon');
  for (const { word, test, span } of conditions)
    if (
      word === 'while' &&
      (test.kind === 'state' || test.kind === 'has') &&
      test.who.kind === 'all' &&
      !(isThere && areYourDigimon(test.who))
    )
      problems.push({ found: 'a condition on all of several Digimon', span });
}

const areYourDigimon = (who: Target): boolean =>
  who.kind === 'all' && who.side === 'your' && who.noun === 'Digimon' && who.filters.length === 0;

/** Whose cards are counted is said twice: "your opponent has 2 or more [X] in their trash". */
const isOfSide = (side: Side, place: Place): boolean =>
  side === 'either' ||
  (place.kind === 'area'
    ? place.side === side
    : place.kind === 'places'
      ? place.places.every((one) => isOfSide(side, one))
      : side === 'your');

/** "3 or more Tamers with different names": of several, and at least so many. */
const isDiffering = (
  filter: Filter,
  { n, compare }: Extract<Condition['test'], { kind: 'count' }>,
): boolean =>
  filter.kind === 'different' && filter.of !== 'card numbers' && compare === 'or more' && n > 1;

/** What an effect has done itself is asked of it (game/is/condition/came-about.ts). */
const isKnownCause = (test: Extract<Test, { kind: 'way' | 'deleted' }>): boolean =>
  test.cause === undefined ||
  canRun('cause', test.cause) ||
  (test.cause === 'by this effect' &&
    test.kind === 'way' &&
    ['played', 'digivolved', 'played or digivolved'].includes(test.way));

/** "a face-up [X] security card": only what lies face up shows what it is (4-7-9). */
function checkSecurity(
  { filters = [] }: Extract<Condition['test'], { kind: 'count' }>,
  span: Span,
  problems: NotRunnable[],
): void {
  if (filters.length > 0 && !filters.some(({ kind }) => kind === 'face up'))
    problems.push({ found: 'a condition on what the security cards are', span });
  for (const filter of filters)
    if (filter.kind !== 'face up') checkFilter(filter, span, problems, 'cards');
}

/** "there are 10 or more cards in your trash", "a card with [X] in its name is in your trash" */
function checkPlaced(
  test: Extract<Condition['test'], { kind: 'count' | 'placed' }>,
  span: Span,
  problems: NotRunnable[],
): void {
  const { place } = test;
  if (
    place === undefined ||
    !isCounted(place) ||
    (test.kind === 'placed' && !partsOfPlaced(test.who).every(({ kind }) => kind === 'any'))
  )
    return void problems.push({ found: 'this condition', span });
  const filters =
    test.kind === 'placed'
      ? partsOfPlaced(test.who).flatMap((who) => ('filters' in who ? who.filters : []))
      : [];
  checkPlace(place, problems);
  // "[A] or [B] isn't in your trash": neither of them, or not both?
  if (test.kind === 'count' && test.negated === true && isOpen(test.filters))
    problems.push({ found: 'this condition', span });
  if (test.kind === 'count' && !isOfSide(test.side, place))
    problems.push({ found: 'whose cards are counted', span });
  if (test.kind === 'count' && BESIDES_CARDS.has(test.noun ?? ''))
    problems.push({ found: `counting "${test.noun ?? ''}" in that area`, span });
  for (const filter of [...filters, ...(test.kind === 'count' ? (test.filters ?? []) : [])])
    if (test.kind !== 'count' || !isDiffering(filter, test))
      checkFilter(filter, span, problems, 'cards');
}

/** "[Rex] or [Dex]": one of several is enough. */
const isOpen = (filters: readonly Filter[] = []): boolean =>
  filters.some(
    (filter) =>
      filter.kind === 'or' ||
      ('words' in filter && filter.words.length > 1) ||
      ('colours' in filter && filter.colours.length > 1),
  );

/** "[Rex] or a [Beast] trait card": one of them is enough. */
const partsOfPlaced = (who: Target): readonly Target[] =>
  who.kind === 'either' ? who.targets : [who];
