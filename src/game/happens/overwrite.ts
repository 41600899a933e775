import { named } from '../state/trace.ts';
import type { Sentence } from '../../effect/tree/tree.ts';
import { isMet } from '../trigger/pay.ts';
import type { Context } from '../is/context/context.ts';
import { effectOf, reaches } from '../is/view/reach.ts';
import { choose, chooseWhether } from '../run/choose.ts';
import { chooseUnit, effectRef } from '../run/option.ts';
import { inForce, type Run } from '../run/run.ts';

export const sayOverwritten = (
  run: Run,
  { card, pending }: Context,
  rule: '18-2-2' | '18-2-3',
): void =>
  run.trace?.say({
    verb: 'overwrites',
    rule,
    card,
    effect: pending.ability.name,
    also: ['18-2-1'],
  });

/** The sentence as if it stood alone: what replaces is optional processing of its own (18-2-2). */
export const plain = (sentence: Sentence): Sentence => ({
  ...sentence,
  processes: sentence.processes.map(({ instead: _, ...process }) => process),
});

export const mayInstead = (sentence: Sentence): boolean =>
  sentence.processes.some((process) => process.instead === true && process.may === 'you');

/**
 * Whether "... instead" applies: its conditions hold, and where it says "may" its player wants it
 * (18-2-2, 18-2-3).
 */
export function isOverwritten(run: Run, context: Context, sentence: Sentence): boolean {
  if (!sentence.processes.some((process) => process.instead === true)) return false;
  if (!inForce(run, '18-2-1') || !isMet(run, context, sentence)) return false;
  if (!mayInstead(sentence)) return inForce(run, '18-2-3');
  if (!inForce(run, '18-2-2')) return true;
  return chooseWhether(run, context.player, 'may', '18-2-2', () => ({
    kind: 'overwrite',
    effect: effectRef(context.pending),
  }));
}

const isInstead = (sentence: Sentence): boolean =>
  sentence.processes.some((process) => process.instead === true);

/**
 * "When this Digimon would be deleted, ... instead": an immediate-type effect that takes the place
 * of what would happen.
 */
export const replacesEvent = ({ event, pending }: Context): boolean =>
  event?.prevented !== undefined &&
  pending.ability.category === 'immediate' &&
  pending.ability.sentences.some(isInstead);

/**
 * Carries such an effect out; when it did something, what would have happened does not (18-2-1).
 * Nothing interrupts it (18-2-4).
 */
export function overwriteEvent(
  run: Run,
  context: Context,
  process: (run: Run, context: Context, sentences: readonly Sentence[]) => void,
): void {
  const { event, pending } = context;
  const { sentences } = pending.ability;
  const before = run.sealed;
  run.sealed = before || inForce(run, '18-2-4');
  process(run, context, sentences);
  run.sealed = before;
  if (context.done.size === 0 || event?.prevented === undefined) return;
  const { prevented } = event;
  const meant = context.named.filter(
    (unit) =>
      !unit.gone &&
      event.units.includes(unit) &&
      !prevented.includes(unit) &&
      reaches(run, unit, effectOf(run, context.cause)),
  );
  if (meant.length === 0 || !inForce(run, '18-2-1')) return;
  const saved = choose(run, context.player, 'target', '18-2-1', meant, chooseUnit);
  prevented.push(saved);
  const may = sentences.some(mayInstead);
  run.trace?.say({
    verb: 'overwrites',
    rule: may ? '18-2-2' : '18-2-3',
    card: context.card,
    effect: pending.ability.name,
    also: ['18-2-1', '18-2-4'],
  });
  run.trace?.say({
    verb: 'prevented',
    what: event.kind === 'would be deleted' ? 'deletion' : 'leaving',
    rule: '18-2-1',
    card: named(event.was?.get(saved) ?? saved),
    effect: pending.ability.name,
  });
}
