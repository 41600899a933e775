import type { RuleNumber } from '../../rules/numbers.ts';
import type { Declaration } from '../declaration.ts';
import { say, wideOf, type Run } from '../run.ts';
import type { CardId, Unit } from '../state.ts';
import { declareAttack, type Refusal } from './declare.ts';
import { pass } from './turn.ts';

/** Carries out what a player declares in the main phase (6-5-1), or says which rule refuses it. */
export function perform(run: Run, declaration: Declaration): Refusal | null {
  switch (declaration.kind) {
    case 'pass':
      if (declaration.player !== run.state.turn) return refuse(run, '6-5-1');
      pass(run);
      return null;
    case 'attack': {
      const unit = unitWith(run, declaration.card);
      const target = declaration.target === 'player' ? null : unitWith(run, declaration.target);
      if (unit === undefined) return refuse(run, '11-2-1');
      if (target === undefined) return refuse(run, '11-2-7-1', unit);
      return declareAttack(run, unit, target);
    }
    default:
      return wideOf(run).declare(run, declaration);
  }
}

const unitWith = (run: Run, card: CardId): Unit | undefined =>
  run.state.units.find((unit) => unit.cards.includes(card));

function refuse(run: Run, rule: RuleNumber, unit: Unit | null = null): Refusal {
  say(run, rule, 'refused', unit);
  run.state.refusal = rule;
  return { rule };
}
