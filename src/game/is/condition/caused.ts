import { notRefused } from '../../../card/can-run/not-refused.ts';
import type { CausePhrase } from '../../../effect/tree/tree.ts';
import { defOf, type Run } from '../../run/run.ts';
import type { Player } from '../../../base/player.ts';
import type { Cause } from '../../state/state.ts';
import { isDigimon, type Look } from './filter.ts';
import { isOfOption } from './source.ts';

/**
 * Whether something came about the way a text of `player` asks for (4-15-1; deletion by rule is
 * neither by effect nor in battle).
 */
export function isCausedBy(
  run: Run,
  cause: Cause | undefined,
  phrase: CausePhrase | undefined,
  player: Player,
  look: Look,
): boolean {
  if (phrase === undefined) return true;
  const battle = cause?.kind === 'battle';
  const effect = cause?.kind === 'effect';
  const own = effect && cause.player === player;
  const zero = cause?.kind === 'rule' && cause.rule === '17-1-3-1-1';
  switch (phrase) {
    case 'in battle':
      return battle;
    case 'other than in battle':
      return !battle;
    case 'by an effect':
    case 'by effects':
      return effect;
    case 'other than by effects':
      return !effect;
    case "by an opponent's effect":
    case "by your opponent's effects":
      return effect && !own;
    case "by an opponent's Digimon's effect":
      return effect && !own && isDigimonEffect(run, cause, look);
    case "by one of your Digimon's effects":
      return own && isDigimonEffect(run, cause, look);
    case 'by one of your effects':
    case 'by your effects':
      return own;
    case 'other than by one of your effects':
    case 'other than by your effects':
      return !own;
    case 'other than in battle or by one of your effects':
    case 'other than in battle or by your effects':
      return !battle && !own;
    case 'by having 0 DP':
      return zero;
    case 'in battle or by having 0 DP':
      return battle || zero;
    default:
      return notRefused('cause', phrase);
  }
}

/**
 * 15-2-1-1: an effect that a Digimon, a Digimon card or a Security Digimon activates; inherited
 * effects are the Digimon's (15-3-2).
 */
function isDigimonEffect(
  run: Run,
  { unit, card }: Extract<Cause, { kind: 'effect' }>,
  look: Look,
): boolean {
  if (unit !== null && !unit.gone) return isDigimon(run, unit, look);
  const { category } = defOf(run, card);
  if (isOfOption(run, card)) return false;
  return category === 'Digimon' || category === 'Digi-Egg' || category === 'Token';
}
