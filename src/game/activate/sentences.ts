/** The sentences of an effect, carried out in printed order (15-1-2). */
import { choose } from '../run/choose.ts';
import { effectRef } from '../run/option.ts';
import { canDo } from '../trigger/can-do.ts';
import type { Run } from '../run/run.ts';
import type { Context } from '../is/context/context.ts';
import type { Sentence, Process } from '../../effect/tree/tree.ts';
import { mayInstead, sayOverwritten, plain, isOverwritten } from '../happens/overwrite.ts';
import {
  settleMeaning,
  asksWhetherDone,
  passOver,
  settleCompared,
  settleCounted,
} from './refers-back.ts';
import { behindMoment, wait, delay, waitForNext } from './delay.ts';
import { isMet } from '../trigger/pay.ts';
import { standpointOf } from '../is/view/standpoint-of.ts';
import { pay, accept, commit } from './decide.ts';
import { inForce } from '../run/run.ts';
import { timesOf } from '../is/condition/count.ts';
import { isOneOfTwo } from '../../effect/tree/joined.ts';
import { isDecidedWithCost } from '../../effect/tree/price.ts';
import { isOtherwise } from '../../effect/tree/otherwise.ts';
import { isCheaper } from '../../effect/tree/cheaper.ts';
import { opponentOf } from '../../base/player.ts';
import { mayAttack } from '../processing/attack/attack.ts';
import { isOptional } from '../trigger/optional.ts';
import { savedWithoutDigivolving, useWithoutTargetCounts } from '../run/policy.ts';
import { lastingOf } from './lasting.ts';
import { saysEachFirst } from '../../effect/tree/each-first.ts';
import { isRepeated, multiplied } from './multiplied.ts';
import { perform } from './perform.ts';
import { performAsOften } from './as-often.ts';
import type { Ability } from '../../card/ability/ability.ts';
import { isDeclinable } from '../happens/would.ts';

/** Carries out the sentences of an effect, one after the other. */
export function processAll(run: Run, context: Context, sentences: readonly Sentence[]): void {
  const whole = sentences.findIndex((sentence, i) => i > 0 && mayInstead(sentence));
  if (whole > 0) return processInstead(run, context, sentences, whole);
  let wasMet = false;
  for (let i = 0; i < sentences.length; i++) {
    const sentence = sentences[i];
    const next = sentences[i + 1];
    if (sentence === undefined) continue;
    // "Otherwise": as it was when the sentence before was to be carried out (15-6-2).
    if (wasMet && isOtherwise(sentence)) {
      passOver(run, context, sentence.processes);
      continue;
    }
    settleMeaning(run, context, sentence);
    const later = behindMoment(sentences, i);
    const looksBack = sentence.conditions.some(asksWhetherDone);
    wasMet = isMet(run, context, sentence);
    if (!wasMet) {
      passOver(run, context, sentence.processes);
      if (!looksBack) context.did = false;
      i += later.length;
      if (sentence.conditions.length > 0) {
        run.trace?.say({
          verb: 'condition not met',
          rule: '15-6-2',
          card: context.card,
          effect: context.pending.ability.name,
          also: ['15-6-1', '15-8-3-9-1', '15-8-3-9-2'],
        });
      }
      continue;
    }
    // 18-2: "instead" in the next sentence takes the place of the last process of this one.
    const overwritten = next !== undefined && takesThePlace(run, context, next);
    const { did } = context;
    if (sentence.at === undefined) context.did = true;
    if (later.length > 0) {
      if (!wait(run, context, [sentence, ...later])) return;
      i += later.length;
      continue;
    }
    if (!processSentence(run, context, sentence, overwritten)) return;
    // "If you do, ... If you don't, ...": both look at the sentence before the two.
    if (looksBack) context.did = did;
    if (overwritten) {
      sayOverwritten(run, context, mayInstead(next) ? '18-2-2' : '18-2-3');
      passOver(run, context, sentence.processes.slice(-1));
      if (!processSentence(run, context, paidFor(next), false)) return;
      i++;
    } else if (next?.processes.some((process) => process.instead === true) === true) i++;
  }
}

/**
 * 18-2-2: "you may ... instead", the sentence `whole`, is decided before anything is done and takes
 * the place of all that stands before it.
 */
function processInstead(
  run: Run,
  context: Context,
  sentences: readonly Sentence[],
  whole: number,
): void {
  const instead = sentences[whole];
  if (instead === undefined || !takesThePlace(run, context, instead))
    return processAll(
      run,
      context,
      sentences.filter((_, i) => i !== whole),
    );
  sayOverwritten(run, context, '18-2-2');
  processAll(run, context, [paidFor(plain(instead)), ...sentences.slice(whole + 1)]);
}

/** "By A, B instead": what is not paid for takes no place of anything (15-7-2, 15-7-4). */
const takesThePlace = (run: Run, context: Context, sentence: Sentence): boolean =>
  isOverwritten(run, context, sentence) &&
  (sentence.cost === undefined || pay(run, context, sentence));

const paidFor = ({ cost: _, ...sentence }: Sentence): Sentence => sentence;

/**
 * Says whether what follows may be carried out: a cost that is not paid ends the effect (15-7-2).
 */
function processSentence(
  run: Run,
  context: Context,
  sentence: Sentence,
  overwritten: boolean,
): boolean {
  if (sentence.at !== undefined) return wait(run, context, [sentence]);
  if (sentence.cost !== undefined && !pay(run, context, sentence) && inForce(run, '15-7-2')) {
    return false;
  }
  if (sentence.trigger !== undefined) {
    commit(run, context);
    waitForNext(run, context);
    return true;
  }
  // 16-41-3: what follows the price of a declared keyword is mandatory.
  if (
    sentence.cost !== undefined &&
    isDeclaredKeyword(run, context) &&
    !accept(run, context, context.player)
  )
    return false;
  const from = standpointOf(run, context);
  settleCounted(run, context, sentence.each);
  // 4-27-4: of both parts of "A and B" as many as there are now.
  const all = sentence.each === undefined ? 1 : timesOf(run, sentence.each, from);
  const { left, isPicked } = pickOfTwo(run, context, sentence);
  const soFar: SentenceSoFar = { isPicked, isAccepted: true, isWhole: true };
  sentence.processes.forEach((process, i) => {
    if (i === left || (overwritten && i === sentence.processes.length - 1)) return;
    settleCounted(run, context, process.each);
    const times = process.each === undefined ? all : all * timesOf(run, process.each, from);
    // With nothing to count its cost is the full one, and it is done all the same.
    const isNothing = times === 0 && !isCheaper(process.action);
    if (isNothing || isDeclined(run, context, sentence, process, soFar))
      return skip(run, context, process);
    if (process.at === undefined) return processOne(run, context, sentence, i, times, soFar);
    const { at, ...rest } = process;
    delay(run, context, [{ ...sentence, processes: [rest] }], at.name);
  });
  return true;
}

/** How a sentence has gone so far: what one process of it leaves to those behind it. */
interface SentenceSoFar {
  /** Its player has picked one of the two that are joined by "or". */
  readonly isPicked: boolean;
  /** What was last asked with "may" was accepted: "you may A and B" is one decision for both. */
  isAccepted: boolean;
  /** All of it was done completely. */
  isWhole: boolean;
}

/** Whether a process that somebody may decline is declined, or was with the one before it. */
function isDeclined(
  run: Run,
  context: Context,
  sentence: Sentence,
  process: Process,
  soFar: SentenceSoFar,
): boolean {
  const { player } = context;
  if (process.may === 'opponent') {
    // What the opponent is asked is done by the effect: whatever they say, it has been used.
    commit(run, context);
    if (process.mayForm !== 'carried') soFar.isAccepted = accept(run, context, opponentOf(player));
    return !soFar.isAccepted;
  }
  if (process.may !== 'you' || isDecidedWithCost(sentence) || process.instead === true)
    return false;
  const { ability } = context.pending;
  if (isVainAttack(run, context, sentence, process)) return true;
  const isAsked =
    process.mayForm !== 'carried' &&
    !soFar.isPicked &&
    // An immediate-type effect was decided on in its window.
    !wasAskedFirst(ability, sentence) &&
    isOptional(run, ability);
  if (isAsked) soFar.isAccepted = accept(run, context, player);
  return !soFar.isAccepted;
}

/** An attack that nobody can declare, where it is all that would be used up. */
const isVainAttack = (
  run: Run,
  context: Context,
  { processes }: Sentence,
  { action }: Process,
): boolean =>
  action.kind === 'attack' &&
  processes.length === 1 &&
  context.pending.ability.perTurn === 0 &&
  !mayAttack(run, context, action);

/** Carries out process `i` of a sentence, as many times as was counted. */
function processOne(
  run: Run,
  context: Context,
  sentence: Sentence,
  i: number,
  times: number,
  soFar: SentenceSoFar,
): void {
  const process = sentence.processes[i];
  if (process === undefined) return;
  const { action, may } = process;
  if (action.kind === 'prevent' && !soFar.isWhole && !savedWithoutDigivolving(run)) return;
  if (useWithoutTargetCounts(run)) commit(run, context);
  settleCompared(run, context, action);
  const until = lastingOf(run, context, sentence, i);
  // "your opponent may trash 1 Digimon card in their hand": that player chooses the card, too.
  if (may === 'opponent') context.chooser = opponentOf(context.player);
  context.asked = may !== undefined;
  // "For each ..., you may": its player says so each time.
  const isOpen = may === 'you' && saysEachFirst(sentence, process);
  const goesOn = (): boolean => !isOpen || accept(run, context, context.player);
  const done =
    times > 1 && isRepeated(run, action)
      ? performAsOften(run, context, action, times, until, goesOn)
      : perform(run, context, multiplied(action, times, isOpen), until);
  context.chooser = context.player;
  soFar.isWhole &&= done;
  context.did &&= done;
  if (!done) return;
  commit(run, context);
  context.done.add(action.kind);
  // 15-8-3-2: what this has triggered waits until the effect is resolved.
  if (run.state.fresh.length > 0 && !inForce(run, '15-8-3-2')) run.kernel.resolveAtOnce(run);
}

/**
 * "Add 1 card among them to the hand or place it ...": which of the two is left, and whether its
 * player has picked the other, since both could be done.
 */
function pickOfTwo(
  run: Run,
  context: Context,
  { processes }: Sentence,
): { readonly left: number; readonly isPicked: boolean } {
  const last = processes.length - 1;
  if (!isOneOfTwo(processes[last] ?? {})) return { left: -1, isPicked: false };
  const open = [last - 1, last].filter((i) => {
    const action = processes[i]?.action;
    return action !== undefined && canDo(run, context, action);
  });
  if (open.length < 2) return { left: open[0] === last ? last - 1 : last, isPicked: false };
  const { pending, player } = context;
  const done = choose(run, player, 'may', pending.ability.processRule, open, (i) => ({
    kind: 'do part',
    effect: effectRef(pending),
    n: i === last ? 2 : 1,
  }));
  return { left: done === last ? last - 1 : last, isPicked: true };
}

/**
 * The window of an immediate-type effect has asked about what it begins with (15-8-5-1), and not
 * about a "may" behind a cost or in a later sentence.
 */
const wasAskedFirst = (ability: Ability, sentence: Sentence): boolean =>
  ability.category === 'immediate' &&
  isDeclinable(ability) &&
  sentence === ability.sentences[0] &&
  sentence.cost === undefined;

/** What its player leaves is not done, and nobody was chosen for it. */
function skip(run: Run, context: Context, process: Process): void {
  context.did = false;
  passOver(run, context, [process]);
}

const isDeclaredKeyword = (run: Run, { pending: { ability } }: Context): boolean =>
  ability.category === 'activation' &&
  ability.keyword !== undefined &&
  !inForce(run, ability.processRule);
