/** The sentences of an effect, carried out in printed order (15-1-2). */
import { choose } from '../run/choose.ts';
import { effectRef } from '../run/option.ts';
import { canDo } from '../trigger/can-do.ts';
import type { Run } from '../run/run.ts';
import type { Context } from '../is/context/context.ts';
import type { Sentence, Action, Process } from '../../effect/tree/tree.ts';
import { mayInstead, sayOverwritten, plain, isOverwritten } from '../happens/overwrite.ts';
import { settleMeaning, asksWhetherDone, passOver, settleCompared } from './refers-back.ts';
import { behindMoment, wait, delay, waitForNext } from './delay.ts';
import { isMet, standpointOf } from '../trigger/pay.ts';
import { pay, accept, commit } from './decide.ts';
import { inForce } from '../run/run.ts';
import { timesOf } from '../is/condition/count.ts';
import { isCheaper } from '../../effect/tree/cheaper.ts';
import { opponentOf } from '../../base/player.ts';
import { mayAttack } from '../processing/attack.ts';
import { isOptional } from '../trigger/optional.ts';
import { savedWithoutDigivolving, useWithoutTargetCounts } from '../run/policy.ts';
import { lastingOf } from './lasting.ts';
import { isRepeated, multiplied } from './multiplied.ts';
import { perform } from './perform.ts';
import type { Until, Unit } from '../state/state.ts';
import type { Ability } from '../../card/ability/ability.ts';
import { isDeclinable } from '../happens/would.ts';

export function processAll(run: Run, context: Context, sentences: readonly Sentence[]): void {
  // 18-2-2: "you may ... instead" is decided before anything is done and takes the place of all
  // that stands before it.
  const whole = sentences.findIndex((sentence, i) => i > 0 && mayInstead(sentence));
  if (whole > 0) {
    const instead = sentences[whole];
    const chosen = instead !== undefined && takesThePlace(run, context, instead);
    if (chosen) {
      sayOverwritten(run, context, '18-2-2');
      processAll(run, context, [paidFor(plain(instead)), ...sentences.slice(whole + 1)]);
    } else
      processAll(
        run,
        context,
        sentences.filter((_, i) => i !== whole),
      );
    return;
  }
  for (let i = 0; i < sentences.length; i++) {
    const sentence = sentences[i];
    const next = sentences[i + 1];
    if (sentence === undefined) continue;
    settleMeaning(run, context, sentence);
    const later = behindMoment(sentences, i);
    const looksBack = sentence.conditions.some(asksWhetherDone);
    if (!isMet(run, context, sentence)) {
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
    context.did = true;
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
      if (!processSentence(run, context, paidFor(next), false)) return;
      i++;
    } else if (next?.processes.some((process) => process.instead === true) === true) i++;
  }
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
  let accepted = true;
  const from = standpointOf(run, context);
  // 4-27-4: of both parts of "A and B" as many as there are now.
  const all = sentence.each === undefined ? 1 : timesOf(run, sentence.each, from);
  let whole = true;
  const { left, isPicked } = pickOfTwo(run, context, sentence);
  sentence.processes.forEach((process, i) => {
    if (i === left) return;
    if (overwritten && i === sentence.processes.length - 1) return;
    const times = process.each === undefined ? all : all * timesOf(run, process.each, from);
    // With nothing to count its cost is the full one, and it is done all the same.
    if (times === 0 && !isCheaper(process.action)) return skip(run, context, process);
    if (process.may === 'opponent') {
      // What the opponent is asked is done by the effect: whatever they say, it has been used.
      commit(run, context);
      if (process.mayForm !== 'carried')
        accepted = accept(run, context, opponentOf(context.player));
      if (!accepted) return skip(run, context, process);
    }
    if (process.may === 'you' && sentence.cost?.form !== 'to' && !(process.instead === true)) {
      // "you may A and B": one decision for both. An immediate-type effect was decided on in its
      // window.
      const { ability } = context.pending;
      const { action } = process;
      if (
        action.kind === 'attack' &&
        sentence.processes.length === 1 &&
        ability.perTurn === 0 &&
        !mayAttack(run, context, action)
      )
        return skip(run, context, process);
      if (
        process.mayForm !== 'carried' &&
        !isPicked &&
        !wasAskedFirst(ability, sentence) &&
        isOptional(run, ability)
      ) {
        accepted = accept(run, context, context.player);
      }
      if (!accepted) return skip(run, context, process);
    }
    if (process.at !== undefined) {
      const { at, ...rest } = process;
      delay(run, context, [{ ...sentence, processes: [rest] }], at.name);
      return;
    }
    if (process.action.kind === 'prevent' && !whole && !savedWithoutDigivolving(run)) return;
    if (useWithoutTargetCounts(run)) commit(run, context);
    settleCompared(run, context, process.action);
    const until = lastingOf(run, context, sentence, i);
    // "your opponent may trash 1 Digimon card in their hand": that player chooses the card, too.
    if (process.may === 'opponent') context.chooser = opponentOf(context.player);
    context.asked = process.may !== undefined;
    const done =
      times > 1 && isRepeated(process.action)
        ? performAsOften(run, context, process.action, times, until)
        : perform(run, context, multiplied(process.action, times), until);
    context.chooser = context.player;
    whole &&= done;
    context.did &&= done;
    if (!done) return;
    commit(run, context);
    context.done.add(process.action.kind);
    // 15-8-3-2: what this has triggered waits until the effect is resolved.
    if (run.state.fresh.length > 0 && !inForce(run, '15-8-3-2')) run.kernel.resolveAtOnce(run);
  });
  return true;
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
  if (!/^(?:, )?or$/.test(processes[last]?.joined ?? '')) return { left: -1, isPicked: false };
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

/** "for each ..., delete 1 of your opponent's Digimon": one after the other. */
function performAsOften(
  run: Run,
  context: Context,
  action: Action,
  times: number,
  until: Until,
): boolean {
  const all: Unit[] = [];
  context.last.delete(action.kind);
  let whole = true;
  for (let i = 0; i < times; i++) {
    // "this Digimon's [When Digivolving] effect": not any more, once it is gone.
    if (i > 0 && action.kind === 'activate' && context.unit?.gone === true) break;
    const done = perform(run, context, i > 0 ? again(action) : action, until);
    // A second instance of a keyword is processed on its own (16-12-7).
    if (done) context.done.add(action.kind);
    whole = done && whole;
    all.push(...(context.last.get(action.kind) ?? []));
    context.last.delete(action.kind);
  }
  context.last.set(action.kind, all);
  return whole;
}

/** "To 1 of your opponent's Digimon, <De-Digivolve 1> for each ...": that one once more. */
function again(action: Action): Action {
  if (action.kind !== 'do keyword' || action.form?.startsWith('to') !== true) return action;
  const { target: _, ...rest } = action;
  return rest;
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
