import { opponentOf } from '../../../base/player.ts';
import type { Context } from '../../is/context.ts';
import { attack, mayAttack } from '../attack.ts';
import type { ActionOf } from '../processing.ts';
import { choose } from '../../run/choose.ts';
import { type Run, inForce, say } from '../../run/run.ts';
import { memoryOf } from '../../state/state.ts';

/** 16-16: with 1 or more memory on the opponent's side this Digimon may attack. */
export function blitz(run: Run, context: Context, action: ActionOf<'do keyword'>): boolean {
  if (!inForce(run, '16-16-1')) return false;
  const given = inForce(run, '16-16-3') && inForce(run, '16-16-5');
  if (memoryOf(run.state, opponentOf(context.player)) < 1 && given) {
    say(run, '16-16-5', 'condition not met', context.unit ?? context.card, { effect: '<Blitz>' });
    return false;
  }
  say(run, '16-16-3', 'condition met', context.unit ?? context.card, {
    effect: '<Blitz>',
    also: ['16-16-1'],
  });
  const who = { kind: 'this', noun: 'Digimon', span: action.span } as const;
  const declaration = { kind: 'attack', who, span: action.span } as const;
  if (!mayAttack(run, context, declaration)) return false;
  const may = choose(run, context.player, 'may', '16-16-3', [true, false], (option) =>
    option ? 'attack by <Blitz>' : 'do not attack by <Blitz>',
  );
  if (!may) return false;
  const before = run.state.attack;
  const done = attack(run, context, declaration, { kind: 'always' });
  const declared = run.state.attack;
  if (declared !== null && declared !== before) declared.byBlitz = true;
  return done;
}
