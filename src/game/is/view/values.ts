import { defOf, type Run } from '../../run/run.ts';
import { topCard, type CardId, type Unit } from '../../state/state.ts';
import type { Values } from '../../state/modifier.ts';
import { viewOf } from './view.ts';

/** What another Digimon can be compared with. */
export function valuesNow(run: Run, unit: Unit): Values {
  const { level, cost } = defOf(run, topCard(unit));
  return {
    DP: viewOf(run, unit).dp,
    level,
    'play cost': cost,
    'digivolution cards': unit.cards.length - 1,
  };
}

/** What a card that is on no field can be compared with: what is printed on it. */
export function valuesOfCard(run: Run, card: CardId): Values {
  const { dp, level, cost } = defOf(run, card);
  return { DP: dp, level, 'play cost': cost, 'digivolution cards': 0 };
}
