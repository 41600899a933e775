import type { Action, Place, Sentence, Target } from '../../effect/tree/tree.ts';
import { waitsForNext } from '../../effect/tree/next-time.ts';
import { changesOwnCost } from '../../effect/tree/own-cost.ts';
import { KEYWORD_RULES } from '../../effect/keyword/keywords.ts';
import { checkCost } from './cost.ts';
import { checkDigivolve, checkOnly, checkOnto, isDna } from './digivolve.ts';
import type { Span } from '../../base/span.ts';
import { checkEach } from '../named/each.ts';
import { checkForbidden } from './forbidden.ts';
import { checkFrom } from './beneath.ts';
import { isEither } from './either.ts';
import { nobodiesIn } from '../named/nobody.ts';
import { checkTarget } from '../named/target.ts';
import {
  areBlockers,
  isAllSecurityDigimon,
  isAnyOf,
  isPlacedOption,
  isTarget,
  isTokens,
  isUnderThis,
} from '../named/named.ts';
import type { NotRunnable, Reject } from '../can-run/not-runnable.ts';
import {
  CARDS,
  EITHER,
  PLACED,
  PLACED_IN,
  STACKED,
  UNITS,
  type TargetKinds,
} from '../named/target-kinds.ts';
import { checkAllOfSome, checkCondition } from '../named/condition.ts';
import { canRun, type RunOf } from '../can-run/can-run.ts';
import { isAskedOfOpponent, isByBoth, isByOpponent } from './by-whom.ts';
import { doneTo, leftOut } from './left-out.ts';
import { areTamers } from '../../effect/tree/closed/noun.ts';

export type RunnableKind = RunOf<'process'>;

/** Keyword effects that are instructions inside other effects. */
const INSTRUCTIONS = new Set<string>(
  KEYWORD_RULES.flatMap(({ name, instruction }) => (instruction ? [name] : [])),
);

/** All others are done to the Digimon or player that has them. */
const isTargeted = (name: string): boolean => name === 'De-Digivolve' || name === 'Mind Link';

/** Everything in a sentence that the engine would not carry out. Nothing is left out silently. */
export function checkSentence(sentence: Sentence, problems: NotRunnable[]): void {
  const reject = (found: string, node: { readonly span: Span } | undefined): void => {
    if (node !== undefined) problems.push({ found, span: node.span });
  };
  // What waits for the next time has been taken out: ability/next-time.ts.
  if (!waitsForNext(sentence))
    reject('a trigger condition in the middle of a sentence', sentence.trigger);
  if (sentence.at !== undefined && !canRun('moment', sentence.at.name))
    reject('waiting until that moment', sentence.at);
  reject('naming the area of the cards first', sentence.among === undefined ? undefined : sentence);
  for (const nobody of nobodiesIn(sentence)) reject('"none of" where nothing is forbidden', nobody);
  checkEach(sentence, problems);
  for (const condition of sentence.conditions) checkCondition(condition, problems);
  for (const action of sentence.cost?.actions ?? []) checkAction(action, problems);
  checkAllOfSome(sentence, problems);
  checkCost(sentence, problems);
  for (const process of sentence.processes) {
    if ((process.joined === 'or' || process.joined === ', or') && !isEither(sentence))
      reject('a choice between two actions', process);
    if (process.joined === ', then' && process.mayForm === 'carried')
      reject('whether the part after "then" is optional', process);
    if (
      process.front !== undefined &&
      (typeof process.front !== 'string' || process !== sentence.processes.at(-1))
    )
      reject('words that cover only part of a sentence', process);
    if (process.at !== undefined && !canRun('moment', process.at.name))
      reject('waiting until that moment', process.at);
    if (process.may === 'opponent' && !isAskedOfOpponent(process.action))
      reject('this action by your opponent', process);
    checkAction(process.action, problems);
  }
}

function checkAction(action: Action, problems: NotRunnable[]): void {
  const reject: Reject = (found) => {
    problems.push({ found, span: action.span });
  };
  // Both only as a persistent effect: make-ability.ts.
  if (changesOwnCost(action)) return;
  if (isStated(action)) return checkStated(action, problems, reject);
  if (action.kind === 'unread') {
    problems.push({ found: 'words that are not understood', unread: 'effect', span: action.span });
    return;
  }
  if (!canRun('process', action.kind)) return reject(`"${action.kind}"`);
  checkKeyword(action, reject);
  checkForbidden(action, reject);
  if (action.kind === 'digivolve') checkDigivolve(action, problems);
  if (action.kind === 'opponent' || action.kind === 'both players') {
    checkAction(action.action, problems);
    if (action.kind === 'opponent' && !isByOpponent(action.action))
      reject('this action by your opponent');
    if (action.kind === 'both players' && !isByBoth(action.action))
      reject('this action by both players');
  }
  const left = leftOut(action);
  if (left !== null) reject(left);
  checkDoneTo(action, problems, reject);
  checkNamed(action, problems, reject);
  if (action.kind === 'trash cards' && action.unseen === true && !isTheirHand(action.target))
    reject('cards that are not looked at');
  if (action.kind === 'prohibit by') {
    const { by } = action;
    if (!areBlockers(by, action.target)) reject("which Digimon can't block it");
    else checkTarget(by, problems, UNITS);
  }
  if (action.kind === 'prevent' && action.of !== undefined) checkTarget(action.of, problems, UNITS);
  if (
    action.kind === 'add DP' &&
    (action.of.kind !== 'same' || action.of.said !== 'the suspended Digimon')
  )
    reject('adding the DP of that card');
}

/** What is so, and is not done (15-8-2). */
function checkStated(action: StatedAction, problems: NotRunnable[], reject: Reject): void {
  if (action.kind === 'stands for' && (action.level !== undefined || action.of !== undefined))
    reject('standing in for a card in one requirement only');
  if (action.kind === 'keep under') {
    if (!isUnderThis(action.target)) reject("which cards effects can't trash");
    else checkTarget(action.target, problems, CARDS);
  } else if ('target' in action) checkTarget(action.target, problems, UNITS);
  if (action.kind === 'digivolve onto') checkOnto(action, problems);
  if (action.kind === 'only') checkOnly(action, problems);
  if (action.kind === 'gain effects') checkFrom(action, problems);
  if (action.kind === 'DigiXros from' && !isOwnPlace(action.place)) reject('"DigiXros from"');
}

/** Keyword effects that are given, and those that are done. */
function checkKeyword(action: Action, reject: Reject): void {
  // It is asked of what is printed (game/is/view/base-view.ts).
  if (action.kind === 'gain' && action.uses.some(({ name }) => name === 'Succession'))
    reject('giving <Succession>');
  if (action.kind !== 'do keyword') return;
  if (!INSTRUCTIONS.has(action.use.name)) reject(`<${action.use.printed}> as an action`);
  if (action.target !== undefined && !isTargeted(action.use.name))
    reject(`<${action.use.printed}> with a target`);
}

/** The target of an action, where it has one. */
function checkDoneTo(action: Action, problems: NotRunnable[], reject: Reject): void {
  if (!('target' in action) || action.target === undefined) return;
  const { target } = action;
  const areTokens = action.kind === 'play' && isTokens(target);
  const parts = target.kind === 'both' ? target.targets : [target];
  // Security Digimon are on no field: only their DP can change (is/view/security-digimon.ts).
  const onField = parts.filter((one) => action.kind !== 'DP' || !isAllSecurityDigimon(one));
  if (areTokens && action.cost !== undefined && action.cost.kind !== 'free')
    reject('paying a cost for a Token');
  for (const one of areTokens ? [] : onField.length === parts.length ? [target] : onField)
    checkTarget(
      one,
      problems,
      action.kind === 'trash cards' && isPlacedOption(one) ? UNITS : kindsOf(action),
    );
}

/** Whom an action names beside its target: who does it, under what, to whom. */
function checkNamed(action: Action, problems: NotRunnable[], reject: Reject): void {
  for (const target of doneTo(action)) if (isAnyOf(target)) reject('"any of"');
  for (const field of ['who', 'whom', 'under', 'or', 'to', 'of'] as const) {
    const target = field in action ? (action as { [name in typeof field]?: unknown })[field] : null;
    if (isTarget(target) && target.kind === 'worth' && (field === 'under' || field === 'to'))
      reject('placing cards under several Digimon');
    // 11-2-7-3: another than the present one is what a target switches to in any case.
    const asked =
      isTarget(target) && action.kind === 'switch target' && 'other' in target
        ? { ...target, other: false }
        : target;
    if (isTarget(asked) && !(field === 'who' && isDna(action))) checkTarget(asked, problems, UNITS);
  }
}

/** Without looking, only cards of the other player's hand are chosen, by their backs. */
const isTheirHand = (target: Target): boolean =>
  target.kind === 'cards' &&
  target.filters.length === 0 &&
  (target.noun === 'card' || target.noun === 'cards') &&
  target.place?.kind === 'area' &&
  target.place.areas === 'hand' &&
  target.place.side === "your opponent's";

/** "Cards from your trash may also be placed for DigiXros", "cards from under your Tamers" */
const isOwnPlace = (place: Place): boolean =>
  place.kind === 'under'
    ? place.what === undefined &&
      place.who.kind === 'any' &&
      place.who.side === 'your' &&
      areTamers(place.who.noun) &&
      place.who.filters.length === 0
    : place.kind === 'area' && place.areas === 'trash' && place.side === 'your';

type StatedAction = Extract<Action, { kind: RunOf<'stated'> }>;

/** What is so, and is not done: the requirements of a card, its names and colors (15-8-2). */
export const isStated = (action: Action): action is StatedAction => canRun('stated', action.kind);

function kindsOf(action: Action): TargetKinds {
  switch (action.kind) {
    case 'play':
    case 'use':
    case 'play or use':
    case 'link':
    case 'add to hand':
    case 'flip':
      return CARDS;
    case 'trash cards':
      return STACKED;
    case 'return':
      return EITHER;
    case 'place':
      return action.to === 'digivolution cards' || action.to === 'battle area' ? PLACED : PLACED_IN;
    default:
      return UNITS;
  }
}
