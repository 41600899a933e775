import type { RuleNumber } from '../../../rules/number/numbers.ts';
import { propose } from '../../happens/propose.ts';
import { defOf, inForce, type Run } from '../../run/run.ts';
import type { Ability } from '../../../card/ability/ability.ts';
import type { CardId, Unit } from '../../state/state.ts';
import type { Refusal } from '../../state/declaration.ts';
import { digivolutionCost } from './cost.ts';
import { isOpen, isTop, mayNot } from '../../is/target/requirement.ts';
import { stack, wouldDigivolve } from './digivolve.ts';
import { canAfford } from '../play/afford.ts';
import { payMemory } from '../play/pay-memory.ts';
import { fromHand, refuse, unitWith } from '../play/refuse.ts';

/**
 * Burst digivolve (8-3-3): choose the requirement, return the Tamer that it names to the hand, pay,
 * the card on top, 1 draw. At the end of the turn the top card of the stack is trashed (8-3-2-1).
 */
export function declareBurst(
  run: Run,
  card: CardId,
  onto: CardId,
  returned: CardId,
): Refusal | null {
  const refusal = fromHand(run, card, 'digivolution');
  if (refusal !== null) return refusal;
  const player = run.state.turn;
  const requirements = defOf(run, card).requirements.filter(
    ({ kind }) => kind === 'burst digivolve',
  );
  if (requirements.length === 0) return refuse(run, '8-3-1', 'digivolution', card);
  const unit = unitWith(run, onto);
  const met = requirements.filter(
    (one) => unit?.owner === player && isOpen(run, one, unit) && isTop(run, unit, one.parts[0]),
  );
  if (unit === undefined || met.length === 0) return refuse(run, '8-3-3-1', 'digivolution', card);
  const tamer = unitWith(run, returned);
  const isNamed = (one: (typeof met)[number]): boolean =>
    tamer !== undefined &&
    (tamer.owner === player || !inForce(run, '8-3-3-2')) &&
    tamer.area === 'battle' &&
    defOf(run, tamer.cards[0] ?? -1).category === 'Tamer' &&
    isTop(run, tamer, one.parts[1]);
  const costs = met.filter(isNamed).map((one) => one.cost);
  if (tamer === undefined || tamer === unit || costs.length === 0)
    return refuse(run, '8-3-3-2', 'digivolution', card);
  if (mayNot(run, unit, card)) return refuse(run, '15-1-3', 'digivolution', card);
  const use = { kind: 'would digivolve', units: [unit], card, player } as const;
  if (!canAfford(run, use, Math.min(...costs)))
    return refuse(run, '1-3-11-1', 'digivolution', card);

  run.trace?.say({ verb: 'reveals from hand', rule: '8-3-3-1', card });
  const cost = digivolutionCost(run, use, costs);
  const reduce = wouldDigivolve(run, player, [unit], card, cost);
  if (reduce === null) return null;
  const rule: RuleNumber = '8-3-3-2';
  const left = propose(run, {
    kind: 'leave',
    units: tamer.gone ? [] : [tamer],
    to: 'hand',
    cause: { kind: 'rule', rule },
    without: [card],
    rule,
  });
  if (left.length === 0 || unit.gone) {
    run.trace?.say({ verb: 'refused', rule: '8-1-2-6', what: 'digivolution', card });
    return null;
  }
  payMemory(run, player, cost - reduce, '8-3-3-3');
  stack(run, player, unit, card, '8-3-3-4');
  trashAtEndOfTurn(run, unit, card);
  return null;
}

const span = { start: 0, end: 0 };

/**
 * "At the end of the turn, trash the top card of this Digimon": a rule, and no effect of a card
 * (8-3-2-1).
 */
const BURST_END: Ability = {
  name: 'Burst Digivolve',
  category: 'trigger',
  rule: '8-3-2-1',
  events: [],
  turn: 'any',
  perTurn: 0,
  sentences: [
    {
      conditions: [],
      processes: [
        {
          action: {
            kind: 'trash cards',
            target: {
              kind: 'stacked card',
              end: 'top',
              who: { kind: 'this', noun: 'Digimon', span },
              span,
            },
            span,
          },
          span,
        },
      ],
      span,
    },
  ],
  costRule: '8-3-2-1',
  processRule: '8-3-2-1',
  fromCard: false,
  timings: [],
  quoted: [],
  restsOn: ['8-3-2-1'],
  text: 'burst digivolve',
};

/** Pending processing, whatever lies on top by then (18-1-1). */
function trashAtEndOfTurn(run: Run, unit: Unit, card: CardId): void {
  if (!inForce(run, '8-3-2-1')) return;
  run.state.delayed = [
    ...run.state.delayed,
    {
      due: 'end of turn',
      pending: {
        ability: BURST_END,
        origin: card * 64,
        unit,
        card,
        generation: -1,
        player: unit.owner,
        event: { kind: 'end of turn', units: [] },
        same: [unit],
        isDelayed: true,
      },
    },
  ];
  run.trace?.say({ verb: 'delayed', rule: '18-1-1', card, effect: BURST_END.name });
}
