import type { Duration, Sentence } from '../effect/tree.ts';
import { holds } from './condition.ts';
import { makeContext, type Context } from './context.ts';
import { countUse, noteActivation, nameOf } from './emit.ts';
import { canPay } from './pay.ts';
import { perform } from './processing/index.ts';
import { ENDLESS, choose, inForce, say, type Run } from './run.ts';
import { opponentOf, type Pending, type Player, type Until } from './state.ts';
import { viewOf } from './view.ts';

/** No scenario needs as many; a loop is found long before (18-3). */
const MOST_ACTIVATIONS = 2_000;

/**
 * Carries an effect out, sentence by sentence in printed order (15-1-2). Says whether it was activated: an effect none of
 * whose conditions hold is not (15-6-3).
 */
export function activate(run: Run, pending: Pending): boolean {
  const { ability } = pending;
  const context = makeContext(pending);
  if (++run.activations > MOST_ACTIVATIONS) throw ENDLESS;
  const met = ability.sentences.map((sentence) => isMet(run, context, sentence));
  if (!met.includes(true)) {
    say(run, '15-6-3', 'cannot activate', pending.unit ?? pending.card, { effect: ability.name });
    return false;
  }
  if (pending.event !== null) {
    // A [Security] effect has said so already: it does not wait for its turn.
    say(
      run,
      ability.category === 'immediate' ? '15-8-5-1' : '15-4-4-2',
      'activates',
      pending.unit ?? pending.card,
      {
        effect: ability.name,
      },
    );
  }
  run.place.push(1);
  for (const sentence of ability.sentences) {
    if (!isMet(run, context, sentence)) {
      if (sentence.conditions.length > 0)
        say(run, '15-6-2', 'condition not met', context.card, { effect: ability.name });
      continue;
    }
    if (!processSentence(run, context, sentence)) break;
  }
  run.place.pop();
  return true;
}

const isMet = (run: Run, context: Context, sentence: Sentence): boolean =>
  sentence.conditions.every((condition) =>
    holds(run, condition, context.player, context.unit, (unit) => viewOf(run, unit)),
  );

/** Says whether what follows may be carried out: a cost that is not paid ends the effect (15-7-2). */
function processSentence(run: Run, context: Context, sentence: Sentence): boolean {
  if (sentence.cost !== undefined && !pay(run, context, sentence) && inForce(run, '15-7-2')) {
    return false;
  }
  let accepted = true;
  sentence.processes.forEach((process, i) => {
    if (process.may === 'you' && sentence.cost?.form !== 'to') {
      // "you may A and B": one decision for both.
      if (process.mayForm !== 'carried') accepted = accept(run, context);
      if (!accepted) return;
    }
    commit(run, context);
    perform(run, context, process.action, untilOf(durationOf(sentence, i), context.player));
  });
  return true;
}

/** "you may": the player decides when it comes to it (15-9-2). */
function accept(run: Run, context: Context): boolean {
  const { pending, player } = context;
  const accepted = choose(
    run,
    player,
    'may',
    '15-9-2',
    [true, false],
    (option) => `${option ? 'carry out' : 'do not carry out'} ${nameOf(run, pending)}`,
  );
  if (!accepted)
    say(run, '15-9-2', 'declines', pending.unit ?? context.card, { effect: pending.ability.name });
  return accepted;
}

/** The player decides, then the whole cost is done (15-7-2, 15-7-3). An immediate-type effect was decided on in its window. */
function pay(run: Run, context: Context, sentence: Sentence): boolean {
  const { pending } = context;
  const { costRule, name } = pending.ability;
  const actions = sentence.cost?.actions ?? [];
  const subject = pending.unit ?? pending.card;
  if (!canPay(run, context, actions)) {
    say(run, '15-7-3', 'cannot pay', subject, { effect: name });
    return false;
  }
  if (pending.ability.category !== 'immediate') {
    const paid = choose(run, context.player, 'pay', costRule, [true, false], (option) =>
      option ? `pay for ${nameOf(run, pending)}` : `do not pay for ${nameOf(run, pending)}`,
    );
    if (!paid) {
      say(run, costRule, 'declines', subject, { effect: name });
      return false;
    }
  }
  commit(run, context);
  say(run, costRule, 'pays', subject, { effect: name });
  const done = actions.every((action) =>
    perform(run, context, action, untilOf(undefined, context.player)),
  );
  if (!done) say(run, '15-7-2', 'not paid', subject, { effect: name });
  return done;
}

/** From the first thing that is done on, the effect has been used (15-14-1-4). */
function commit(run: Run, context: Context): void {
  if (context.committed) return;
  context.committed = true;
  countUse(context.pending);
  noteActivation(run, context.pending);
}

/** A duration at the end holds for everything joined to it before; one at the front for the whole sentence. */
function durationOf(sentence: Sentence, index: number): Duration | undefined {
  for (let i = index; i < sentence.processes.length; i++) {
    const duration = sentence.processes[i]?.duration;
    if (duration !== undefined) return duration;
  }
  return sentence.duration;
}

function untilOf(duration: Duration | undefined, player: Player): Until {
  switch (duration?.name) {
    case undefined:
      return { kind: 'always' };
    case 'for the turn':
    case 'until the end of the turn':
      return { kind: 'turn' };
    case 'for the attack':
      return { kind: 'attack' };
    case "until the end of your opponent's turn":
    case "until the end of your opponent's next turn":
    case "until your opponent's turn ends":
      return { kind: 'end of turn of', player: opponentOf(player) };
    case 'until the end of your turn':
    case 'until your turn ends':
      return { kind: 'end of turn of', player };
    default:
      throw new Error(`duration ${String(duration?.name)} is not run`);
  }
}
