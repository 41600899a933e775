import { named } from '../../state/trace.ts';
import { securityEffectsOf } from '../../trigger/emit.ts';
import { note } from '../../state/facts.ts';
import { removedAtTheReveal, securityEffectGoesFirst } from '../../run/policy.ts';
import { propose } from '../../happens/propose.ts';
import { defOf, inForce, UnknownCard, type Run } from '../../run/run.ts';
import { opponentOf, playerName } from '../../../base/player.ts';
import type { CardId, Unit } from '../../state/state.ts';
import { instancesOf, sayAnswer, withNumbers } from '../../is/view/asked.ts';
import { cannot, isStillDigimon } from '../../is/view/view.ts';
import { securityBattle } from './attack-battle.ts';
import { endOfCheck } from './due.ts';

/**
 * 13-1-3: 1 and the sum of what keywords add or take, never below 0. Asked again before each card.
 */
export const checksOf = (run: Run, unit: Unit): number =>
  withNumbers(run, unit, 'security checks', 1);

/** One security check (13): card by card, as many as the Digimon checks at that moment. */
export function securityCheck(run: Run, attacker: Unit): void {
  const { state } = run;
  const { attack } = state;
  const player = opponentOf(attacker.owner);
  if (attack !== null) attack.checks++;
  state.checks[attacker.owner]++;
  sayNumber(run, attacker);
  run.trace?.say({
    verb: 'checks security',
    rule: '13-1-2',
    card: named(attacker),
    player,
    n: checksOf(run, attacker),
    also: ['11-5-1-1-1', '13-1-1', '13-1-3', '13-1-4'],
  });
  run.place.push(2, 0);
  const isStopped = stopper(run);
  for (
    let done = 0;
    isStillDigimon(run, attacker) &&
    !isStopped() &&
    state.security[player].length > 0 &&
    done < checksOf(run, attacker);
    done++
  ) {
    run.place[run.place.length - 1] = done;
    checkOne(run, attacker, player, isStopped);
  }
  run.place.length -= 2;
  if (!isStillDigimon(run, attacker)) run.trace?.say({ verb: 'no further check', rule: '13-1-5' });
}

/** 15-15-1-1: an attack that an effect ends during the check has no battle and no more checks. */
function stopper(run: Run): () => boolean {
  const before = run.state.attack?.ended === true;
  return () => !before && run.state.attack?.ended === true && inForce(run, '15-15-1-1');
}

/** Names what makes the number of cards differ from 1. */
function sayNumber(run: Run, attacker: Unit): void {
  if (run.trace === null) return;
  for (const { use } of instancesOf(run, attacker, 'security checks'))
    sayAnswer(run, attacker, 'security checks', { printed: use.printed });
}

function checkOne(run: Run, attacker: Unit, player: 0 | 1, isStopped: () => boolean): void {
  const { state } = run;
  const card = state.security[player][0] ?? -1;
  if (run.setup.labels[card] === '') {
    throw new UnknownCard(
      `${playerName(player)}'s top security card is checked, but the scenario does not say which card it is`,
    );
  }
  const step = run.place.push(0) - 1;
  propose(run, { kind: 'reveal security', player, by: attacker });
  note(run.state, 'checks', card);
  // What the check itself triggered waits; what the [Security] effect triggers is derived and goes
  // first (15-4-5).
  if (removedAtTheReveal(run)) run.kernel.makeBatch(run);
  if (!securityEffectGoesFirst(run)) {
    run.kernel.settle(run);
    run.kernel.drain(run);
  }
  if (!areSilent(run, card, attacker)) securityEffects(run, card, player);
  if (isStopped()) run.kernel.reachEnd(run);
  run.kernel.settle(run);
  run.kernel.drain(run);
  run.place[step] = 1;
  if (
    defOf(run, card).category === 'Digimon' &&
    isStillDigimon(run, attacker) &&
    !isStopped() &&
    (state.revealed === card || !inForce(run, '13-1-8-3-2')) &&
    inForce(run, '13-1-7')
  ) {
    securityBattle(run, attacker, card);
  }
  endOfCheck(run, card);
  run.place[step] = 2;
  if (state.revealed === card)
    propose(run, { kind: 'move cards', cards: [card], to: 'trash', rule: '13-1-8-4' });
  run.kernel.settle(run);
  run.kernel.drain(run);
  run.place.pop();
}

/** "This Digimon doesn't activate [Security] effects on Option cards it checks." (15-1-3) */
function areSilent(run: Run, card: CardId, attacker: Unit): boolean {
  const { category, effects, option } = defOf(run, card);
  const [first] = effects.security.abilities;
  // 4-6-1: a DUAL card is an Option card there, too.
  const isOption = category === 'Option' || option !== undefined;
  if (!isOption || first === undefined || attacker.gone) return false;
  if (!cannot(run, attacker, 'activate [Security] effects on Option cards it checks')) return false;
  if (!inForce(run, '15-1-3')) return false;
  run.trace?.say({ verb: 'cannot activate', rule: '15-1-3', card, effect: first.name });
  return true;
}

/** [Security] effects activate at once, without pending activation (15-16-10-2). */
function securityEffects(run: Run, card: CardId, player: 0 | 1): void {
  for (const pending of securityEffectsOf(run, card, player)) {
    if (!inForce(run, '15-16-10-2')) return;
    run.trace?.say({
      verb: 'security effect',
      rule: '15-16-10-2',
      card,
      effect: pending.ability.name,
    });
    run.kernel.activate(run, pending);
  }
}
