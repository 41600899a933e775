import type { Condition, Target, Test } from '../effect/tree.ts';
import { compares, isDigimon, matching, onSide, passes, type Look } from './filter.ts';
import { defOf, type Run } from './run.ts';
import { memoryOf, opponentOf, type Player, type Unit } from './state.ts';

/** Whether a processing condition ("if", "while") holds now (15-6, 15-8-3-7). */
export function holds(
  run: Run,
  condition: Condition,
  player: Player,
  self: Unit | null,
  look: Look,
): boolean {
  return test(run, condition.test, player, self, look);
}

function test(run: Run, t: Test, player: Player, self: Unit | null, look: Look): boolean {
  switch (t.kind) {
    case 'memory': {
      const memory = memoryOf(run.state, t.side === 'your' ? player : opponentOf(player));
      return compares(memory, t.compare, t.n);
    }
    case 'count':
      return sidesOf(t.side, player).some((side) =>
        compares(count(run, t, side, player, self, look), t.compare, t.n),
      );
    case 'state':
      return subjects(run, t.who, player, self, look).some((unit) =>
        t.state === 'attacking'
          ? run.state.attack?.attacker === unit
          : unit.suspended === (t.state === 'suspended'),
      );
    case 'has':
      return subjects(run, t.who, player, self, look).some((unit) =>
        t.filters.every((filter) => passes(run, unit, filter, look)),
      );
    case 'turn':
      return run.state.turn === (t.side === 'your' ? player : opponentOf(player));
    default:
      throw new Error(`condition ${t.kind} is not run`);
  }
}

const sidesOf = (side: 'your' | "your opponent's" | 'either', player: Player): Player[] =>
  side === 'either'
    ? [player, opponentOf(player)]
    : [side === 'your' ? player : opponentOf(player)];

function count(
  run: Run,
  t: Extract<Test, { kind: 'count' }>,
  side: Player,
  player: Player,
  self: Unit | null,
  look: Look,
): number {
  const state = run.state;
  switch (t.what) {
    case 'hand':
      return state.hand[side].length;
    case 'trash':
      return state.trash[side].length;
    case 'security':
      return state.security[side].length;
    case 'deck':
      return state.deck[side].length;
    case 'digivolution cards':
      return self === null ? 0 : self.cards.length - 1;
    case 'Digimon':
      return state.units.filter(
        (unit) =>
          unit.owner === side &&
          unit.area === 'battle' &&
          isDigimon(run, unit) &&
          !(t.other === true && unit === self) &&
          (t.filters ?? []).every((filter) => passes(run, unit, filter, look)),
      ).length;
    default:
      return state.units.filter(
        (unit) =>
          onSide(unit, 'your', player) && defOf(run, unit.cards[0] ?? -1).category === 'Tamer',
      ).length;
  }
}

function subjects(
  run: Run,
  who: Target,
  player: Player,
  self: Unit | null,
  look: Look,
): readonly Unit[] {
  switch (who.kind) {
    case 'this':
      return self === null || self.gone ? [] : [self];
    case 'choose':
    case 'all':
    case 'any':
      return matching(run, who, player, self, look);
    default:
      return [];
  }
}
