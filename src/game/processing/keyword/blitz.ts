import { named } from '../../state/trace.ts';
import { opponentOf } from '../../../base/player.ts';
import type { Context } from '../../is/context/context.ts';
import { attack, mayAttack } from '../attack/attack.ts';
import type { ActionOf } from '../processing.ts';
import { chooseWhether } from '../../run/choose.ts';
import { type Run, inForce } from '../../run/run.ts';
import { memoryOf } from '../../state/state.ts';

/** 16-16: with 1 or more memory on the opponent's side this Digimon may attack. */
export function blitz(run: Run, context: Context, action: ActionOf<'do keyword'>): boolean {
  if (!inForce(run, '16-16-1')) return false;
  const given = inForce(run, '16-16-3') && inForce(run, '16-16-5');
  if (memoryOf(run.state, opponentOf(context.player)) < 1 && given) {
    run.trace?.say({
      verb: 'condition not met',
      rule: '16-16-5',
      card: named(context.unit ?? context.card),
      effect: '<Blitz>',
    });
    return false;
  }
  run.trace?.say({
    verb: 'clause',
    clause: 'Blitz',
    rule: '16-16-3',
    card: named(context.unit ?? context.card),
    also: ['16-16-1'],
  });
  const who = { kind: 'this', noun: 'Digimon', span: action.span } as const;
  const declaration = { kind: 'attack', who, span: action.span } as const;
  if (!mayAttack(run, context, declaration)) return false;
  const may = chooseWhether(run, context.player, 'may', '16-16-3', () => ({
    kind: 'do keyword',
    name: 'Blitz',
  }));
  if (!may) return false;
  const before = run.state.attack;
  const done = attack(run, context, declaration, { kind: 'always' });
  const declared = run.state.attack;
  if (declared !== null && declared !== before)
    declared.goesOn = { rule: '16-16-4', effect: '<Blitz>' };
  return done;
}
