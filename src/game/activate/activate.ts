/** An effect activated: whether it can be, whether its player does, and its price. */
import type { Run } from '../run/run.ts';
import type { Pending } from '../state/state.ts';
import { makeContext } from '../is/context/context.ts';
import { spend, ENDLESS, inForce } from '../run/run.ts';
import { mayActivate } from '../is/view/may-activate.ts';
import { named } from '../state/trace.ts';
import { meetsSome } from '../trigger/pay.ts';
import { clausesOf } from '../trigger/emit.ts';
import { isMandatory } from '../trigger/optional.ts';
import { accept } from './decide.ts';
import { payPrice } from './price.ts';
import { replacesEvent, overwriteEvent } from '../happens/overwrite.ts';
import { putBack } from '../processing/cards/reveal.ts';
import { processAll } from './sentences.ts';

/** No scenario needs as many; a loop is found long before (18-3). */
const MOST_ACTIVATIONS = 1_000;

/** Nor effects inside of effects: these activate each other without an end. */
const MOST_INSIDE = 200;

/**
 * Carries an effect out, sentence by sentence in printed order (15-1-2). Says whether it was
 * activated: an effect none of whose conditions hold is not (15-6-3).
 */
export function activate(run: Run, pending: Pending): boolean {
  const { ability } = pending;
  const context = makeContext(pending);
  const subject = pending.unit ?? pending.card;
  spend(run.work);
  if (++run.activations > MOST_ACTIVATIONS || run.place.length > MOST_INSIDE) throw ENDLESS;
  const { sentences } = ability;
  if (!mayActivate(run, pending)) {
    const { name: effect } = ability;
    run.trace?.say({ verb: 'cannot activate', rule: '15-1-3', card: named(subject), effect });
    return false;
  }
  if (
    ability.price === undefined &&
    inForce(run, '15-6-3') &&
    sentences.length > 0 &&
    !meetsSome(run, context, sentences)
  ) {
    run.trace?.say({
      verb: 'cannot activate',
      rule: '15-6-3',
      card: named(subject),
      effect: ability.name,
    });
    return false;
  }
  if (pending.event !== null) {
    // A [Security] effect has said so already: it does not wait for its turn.
    run.trace?.say({
      verb: 'activates',
      rule: ability.category === 'immediate' ? '15-8-5-1' : '15-4-4-2',
      card: named(subject),
      effect: ability.name,
      also: [...clausesOf(ability), ...(ability.category === 'immediate' ? INTERRUPTS : ACTIVATES)],
    });
  }
  run.place.push(1);
  if (!isMandatory(run, ability) && !accept(run, context, context.player)) {
    run.place.pop();
    return false;
  }
  if (ability.price === undefined || payPrice(run, context)) {
    if (replacesEvent(context)) overwriteEvent(run, context, processAll);
    else processAll(run, context, sentences);
  }
  putBack(run, context);
  run.place.pop();
  return true;
}

/** What an activation carries out (15-4-1), and what an interruption does (15-8-5). */
const ACTIVATES = ['15-4-1-1', '15-4-1-2'] as const;

const INTERRUPTS = ['15-8-5-2', '15-8-5-3', '15-8-5-4', '15-8-5-5-1'] as const;
