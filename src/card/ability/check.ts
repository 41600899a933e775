/**
 * What an effect as a whole says and the engine does not play; its parts are in card/named and
 * card/runnable.
 */
import { isOfTheTurn, isReckoned } from '../../effect/tree/closed/ban.ts';
import { someNode } from '../../effect/tree/some-node.ts';
import { isOptional } from '../../effect/category.ts';
import { durationOf } from '../../effect/tree/duration-of.ts';
import { changesOwnCost } from '../../effect/tree/own-cost.ts';
import type { Action, EffectLine, Place, Sentence, Target, Test } from '../../effect/tree/tree.ts';
import { checkCondition } from '../named/condition.ts';
import { checkCounted } from '../named/each.ts';
import { isOfCardDone } from '../runnable/left-out.ts';
import type { NotRunnable } from '../can-run/not-runnable.ts';
import { isStated } from '../runnable/runnable.ts';
import type { Ability } from './ability.ts';
import type { EventKind, Listener } from '../listens/listener.ts';
import { isOf, movedBy } from './done.ts';
import { wrongInSecurity } from './in-security.ts';
import { isDoneToThose } from './done-to.ts';
import { isTellable } from './result-of.ts';
import type { Reduction } from './raise.ts';

/** Events with a cost that has not been paid yet. */
const WITH_COSTS: ReadonlySet<EventKind> = new Set([
  'would be played',
  'would digivolve',
  'would be used',
]);

type Reduced = Extract<Action, { kind: 'reduce' | 'increase' | 'reduce by' }>;

/**
 * A cost is reduced right before it is paid, by an immediate-type effect (15-8-5-1); anywhere else
 * the engine would do nothing. It is the cost of what would happen: what is played has a play cost
 * and no digivolution cost (2-3-5-2, 2-6-1, 2-7-1).
 */
export function checkReductions(
  sentences: readonly Sentence[],
  events: readonly Listener[],
  problems: NotRunnable[],
): void {
  const isInTime = events.length > 0 && events.every(({ on }) => WITH_COSTS.has(on));
  for (const { action } of sentences.flatMap(({ processes }) => processes))
    if ((action.kind !== 'reduce' && action.kind !== 'reduce by') || changesOwnCost(action))
      continue;
    else if (!isInTime)
      problems.push({ found: 'a cost that is reduced at another time', span: action.span });
    else if (!events.every(({ on }) => isCostOf(action, on)))
      problems.push({ found: 'a cost that nothing there has', span: action.span });
    else if (action.kind === 'reduce by' && !isByOneDeleted(action.whose, sentences))
      problems.push({ found: '"reduce by"', span: action.span });
}

/** "by the play cost of the deleted Digimon": of the one that the effect deletes. */
const isByOneDeleted = (whose: Target, sentences: readonly Sentence[]): boolean => {
  const [only, ...more] = sentences
    .flatMap(({ cost, processes }) => [
      ...(cost?.actions ?? []),
      ...processes.map((one) => one.action),
    ])
    .filter(({ kind }) => kind === 'delete');
  const isOne =
    only?.kind === 'delete' &&
    only.target.kind === 'choose' &&
    only.target.n === 1 &&
    !only.target.upTo;
  return (
    whose.kind === 'same' && whose.said === 'the deleted Digimon' && isOne && more.length === 0
  );
};

/** Older texts call the cost of an Option its "memory cost" as well. */
function isCostOf(reduced: Reduced, on: EventKind): boolean {
  const { of } = reduced;
  if (of === 'digivolution cost') return on === 'would digivolve';
  if (of === 'use cost') return on === 'would be used';
  if (of === 'play or digivolution cost') return on !== 'would be used';
  if (of !== 'play cost') return true;
  return on === 'would be played' || (on === 'would be used' && isMemoryCost(reduced));
}

const isMemoryCost = (reduced: Reduced): boolean =>
  reduced.kind !== 'reduce by' && reduced.memory === true;

/** What a sentence adds to a number of another one. */
export function checkFolded(folded: readonly Reduction[], problems: NotRunnable[]): void {
  for (const { conditions, each } of folded) {
    for (const condition of conditions) checkCondition(condition, problems);
    if (each !== undefined) checkCounted(each, [], problems);
  }
}

/**
 * What is added to all deletions is asked of persistent effects alone
 * (game/is/target/raised-maximum.ts); of one effect it is folded into its number (raise.ts).
 */
export function checkMaxima(
  sentences: readonly Sentence[],
  category: Ability['category'],
  problems: NotRunnable[],
): void {
  for (const { each, processes } of sentences)
    for (const { action, each: own } of processes)
      if (
        action.kind === 'raise maximum' &&
        (category !== 'persistent' ||
          each !== undefined ||
          own !== undefined ||
          action.ofAll === undefined)
      )
        problems.push({ found: '"raise maximum"', span: action.span });
}

/** What is done once forbids something to players for a time, which its text has to say. */
export function checkBans(sentences: readonly Sentence[], problems: NotRunnable[]): void {
  for (const sentence of sentences)
    sentence.processes.forEach(({ action }, i) => {
      if (action.kind !== 'ban' && action.kind !== 'ban cards') return;
      const what = action.kind === 'ban' ? action.what : action.verb;
      const lasts = isOfTheTurn(what) || durationOf(sentence, i) !== undefined;
      const isDone = !isReckoned(what);
      if (!lasts || !isDone)
        problems.push({ found: `players "can't ${what}" for a time`, span: action.span });
    });
}

/**
 * "if deleted by an effect": of the deletion that sets the effect off. "if this effect suspended
 * your Digimon": of the one action of that kind.
 */
export function checkLookingBack(
  sentences: readonly Sentence[],
  events: readonly Listener[],
  problems: NotRunnable[],
): void {
  const actions = sentences.flatMap(({ cost, processes }) => [
    ...(cost?.actions ?? []),
    ...processes.map(({ action }) => action),
  ]);
  for (const { test, span } of sentences.flatMap(({ conditions }) => conditions)) {
    const isOther =
      test.kind === 'deleted' &&
      (events.length === 0 ||
        !events.every(({ on }) => on === 'deleted') ||
        NOT_TOLD.has(test.cause));
    const isUnsure =
      test.kind === 'result' &&
      test.whose !== undefined &&
      (!NOTED.has(test.verb) || actions.filter(({ kind }) => kind === test.verb).length !== 1);
    const isOfNoun =
      test.kind === 'result' &&
      actions.some((action) => action.kind === test.verb && !isDoneToThose(action, test));
    const isUntold = test.kind === 'result of' && !isTellable(test, actions);
    const isNoDna =
      test.kind === 'result' &&
      test.ofDna === true &&
      !actions.every((action) => action.kind !== 'digivolve' || action.dna === true);
    const kinds = test.kind === 'result count' ? movedBy(test.verb) : [];
    const own = actions.filter(({ kind }) => kinds.includes(kind));
    const isUncounted =
      test.kind === 'result count' &&
      (own.length !== 1 || !own.every((action) => isOf(action, 'cards')));
    if (isOther || isUnsure || isOfNoun || isUntold || isNoDna || isUncounted)
      problems.push({ found: 'condition', span });
  }
}

const NOT_TOLD: ReadonlySet<string> = new Set(['by this effect', 'by one of your Digimon']);
/** Whose processing notes to whom it was done. */
const NOTED: ReadonlySet<string> = new Set(['delete', 'suspend', 'unsuspend', 'return']);

/**
 * What is so and is not done is persistent. Color requirements and what a card stands for are asked
 * for where the card is, at a declaration: what speaks of them has to apply then.
 */
export function checkStated(
  { area, timings }: EffectLine,
  category: Ability['category'],
  sentences: readonly Sentence[],
  events: readonly Listener[],
  problems: NotRunnable[],
): void {
  const isInWindow = events.length > 0 && events.every(({ on }) => on === 'would be played');
  const all = sentences.flatMap(({ conditions, processes }) =>
    processes.map(({ action }) => ({ action, conditions })),
  );
  for (const sentence of sentences)
    for (const { action } of sentence.processes)
      if (changesOwnCost(action) && !isOfCardAlone(sentence, category, [area, ...timings]))
        problems.push({ found: 'a cost that is changed at another time', span: action.span });
  for (const { action, conditions } of all)
    if (
      isStated(action) &&
      !(isInWindow && action.kind === 'DigiXros from') &&
      (category !== 'persistent' ||
        area !== undefined ||
        (timings.length > 0 && !OF_DIGIMON.has(action.kind)) ||
        (action.kind === 'turn end' && !isInYourTurn(timings)) ||
        (action.kind === 'DigiXros from' && !isOfItsOwn(action)) ||
        (conditions.length > 0 && UNASKED.has(action.kind)))
    )
      problems.push({ found: `"${action.kind}"`, span: action.span });
}

/** "Cards from your trash may also be placed for this card's DigiXros." */
const isOfItsOwn = ({ place, ordered }: Extract<Action, { kind: 'DigiXros from' }>): boolean =>
  ordered !== true && place.kind === 'area';

/** Asked where no Digimon has the effect: of nothing that "this Digimon" is or has. */
const isOfCardAlone = (
  { conditions, each, processes }: Sentence,
  category: Ability['category'],
  tags: readonly unknown[],
): boolean =>
  category === 'persistent' &&
  tags.every((tag) => tag === undefined) &&
  !someNode(
    [conditions, each, processes.map((one) => one.each)],
    ({ kind, what }) => OF_DIGIMON_ASKED.has(kind) || what === 'digivolution cards',
  );

const OF_DIGIMON_ASKED: ReadonlySet<unknown> = new Set([
  'this',
  'this with',
  'same',
  'stack',
  'under',
  'way',
] satisfies readonly (Target | Test | Place)['kind'][]);

/** Whose opponent it is would be somebody else in the other turn. */
const isInYourTurn = (timings: readonly { readonly name: string }[]): boolean =>
  timings.length === 1 && timings[0]?.name === 'Your Turn';

/** What is so for a Digimon on the field, as any persistent effect. */
const OF_DIGIMON = new Set<string>([
  'become colour',
  'keep under',
  'turn end',
  'only',
  'gain effects',
]);

/** Whatever asks for these asks for no conditions. */
const UNASKED = new Set<string>(['meets colours', 'stands for']);

/** An effect that activates the effects of its own timing would activate itself, without an end. */
export function checkActivations(
  line: EffectLine,
  sentences: readonly Sentence[],
  problems: NotRunnable[],
): void {
  for (const { action } of sentences.flatMap(({ processes }) => processes))
    if (
      action.kind === 'activate' &&
      !isOfCardDone(action) &&
      line.timings.some(({ name }) => action.what === name || action.or === name)
    )
      problems.push({ found: 'an effect that activates itself', span: action.span });
}

/** What goes under a card that would be played comes onto the field with it, face up. */
export function checkComing(sentences: readonly Sentence[], problems: NotRunnable[]): void {
  const actions = sentences.flatMap(({ cost, processes }) => [
    ...(cost?.actions ?? []),
    ...processes.map(({ action }) => action),
  ]);
  for (const action of actions)
    if (action.kind === 'place' && action.faceDown === true)
      problems.push({ found: '"face down" under a card that is played', span: action.span });
}

/** [Hand] and [Trash] effects (15-14-2, 15-14-3) that the engine does not run. */
export function checkArea(
  line: EffectLine,
  category: Ability['category'],
  problems: NotRunnable[],
): void {
  const { area } = line;
  if (area === undefined || area.name === 'Breeding') return;
  const reject = (found: string): void => {
    problems.push({ found: `${found} that work in [${area.name}]`, span: area.span });
  };
  if (area.name === 'Security') {
    const found = wrongInSecurity(line, category);
    if (found !== null) reject(found);
  } else if (category === 'persistent') reject('persistent effects');
  else if (line.perTurn !== undefined) reject('effects with a limit per turn');
  // 15-14-2-1: its player reveals the card or not; where the text leaves no choice, that would be
  // one.
  else if (area.name === 'Hand' && category === 'trigger' && !isOptional(line).optional)
    reject('mandatory effects');
}
