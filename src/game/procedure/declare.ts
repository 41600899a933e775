import { named, type Refused } from '../state/trace.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import { isOfBreeding, type Declaration, type Refusal } from '../state/declaration.ts';
import { inForce, type Run } from '../run/run.ts';
import { isTurnOver } from '../is/view/turn-over.ts';
import type { CardId, Unit } from '../state/state.ts';
import { declareAttack } from './attack/declare.ts';
import { declareAction } from './action.ts';
import { enter, pass } from './turn.ts';

/**
 * Carries out what a player declares (6-4-1, 6-5-1), or says which rule refuses it. With memory
 * over to the opponent nothing is declared any more: the turn is due to end (6-1-4-1).
 */
export function declare(run: Run, declaration: Declaration): Refusal | null {
  if (isTurnOver(run) && inForce(run, '6-1-4-1'))
    return refuse(run, '6-1-4-1', NOUNS[declaration.kind]);
  if (!isOfBreeding(declaration) && run.state.phase !== 'main') enter(run, 'main');
  return carryOut(run, declaration);
}

const NOUNS: Readonly<Record<Declaration['kind'], Refused>> = {
  attack: 'attack',
  play: 'play',
  use: 'use',
  digivolve: 'digivolution',
  dna: 'digivolution',
  burst: 'digivolution',
  'app fusion': 'digivolution',
  link: 'link',
  activate: 'activation',
  move: 'move',
  hatch: 'hatching',
  pass: 'pass',
};

function carryOut(run: Run, declaration: Declaration): Refusal | null {
  switch (declaration.kind) {
    case 'pass':
      if (declaration.player !== run.state.turn && inForce(run, '6-5-1'))
        return refuse(run, '6-5-1', 'pass');
      pass(run);
      return null;
    case 'attack': {
      const unit = unitWith(run, declaration.card);
      const target = declaration.target === 'player' ? null : unitWith(run, declaration.target);
      if (unit === undefined) return refuse(run, '11-2-1', 'attack');
      if (target === undefined) return refuse(run, '11-2-7-1', 'attack', unit);
      return declareAttack(run, unit, target);
    }
    default:
      return declareAction(run, declaration);
  }
}

const unitWith = (run: Run, card: CardId): Unit | undefined =>
  run.state.units.find((unit) => unit.cards.includes(card));

function refuse(run: Run, rule: RuleNumber, what: Refused, unit: Unit | null = null): Refusal {
  run.trace?.say({ verb: 'refused', rule, what, card: unit && named(unit) });
  run.state.refusal = rule;
  return { rule };
}
