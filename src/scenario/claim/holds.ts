import { hasKeyword } from '../../game/is/condition/filter.ts';
import { factOf, type FactKind } from '../../game/state/facts.ts';
import { labelIn, labelOf, type Run } from '../../game/run/run.ts';
import { DRAW, memoryOf, NOBODY, type CardId, type Unit } from '../../game/state/state.ts';
import type { Player } from '../../base/player.ts';
import { asideOf } from '../../game/is/context/revealed.ts';
import { isDigimonNow, viewOf } from '../../game/is/view/view.ts';
import { FACE_DOWN, type ClaimArea, type EffectUse, type Fact, type PlayerName } from './claim.ts';
import { wasSeen } from './watch.ts';

export const indexOf = (player: PlayerName): Player => (player === 'P1' ? 0 : 1);

/** Whether a fact is true of a run as it stands. */
export function isTrue(run: Run, fact: Fact): boolean {
  const { state } = run;
  switch (fact.kind) {
    case 'wins':
      return state.winner === indexOf(fact.player);
    case 'nobody wins':
      return state.winner === NOBODY || state.winner === DRAW;
    case 'deleted':
      return happened(run, 'deleted', fact.card);
    case 'in':
      return areaOf(run, fact.card) === fact.area;
    case 'suspended':
      return unitOf(run, fact.card)?.suspended === true;
    case 'unsuspended':
      return unitOf(run, fact.card)?.suspended === false;
    case 'DP': {
      const unit = unitOf(run, fact.card);
      return unit !== undefined && viewOf(run, unit).dp === fact.n;
    }
    case 'has': {
      const unit = unitOf(run, fact.card);
      const [, name = '', n] = /^(.*?)(?: ?([+-]?\d+))?$/.exec(fact.keyword) ?? [];
      return (
        unit !== undefined &&
        hasKeyword(
          viewOf(run, unit),
          // The plus sign of <Link +1> belongs to the name.
          name === 'Link' ? 'Link +' : name,
          n === undefined ? undefined : Number(n),
        )
      );
    }
    case 'memory':
      return memoryOf(state, indexOf(fact.player ?? 'P1')) === fact.n;
    case 'count': {
      const n = count(run, indexOf(fact.player), fact.what);
      return fact.compare === '='
        ? n === fact.n
        : fact.compare === '>='
          ? n >= fact.n
          : n <= fact.n;
    }
    case 'checks':
      return (
        (fact.what === 'cards' ? state.checked : state.checks)[indexOf(fact.player)] === fact.n
      );
    case 'uses':
      return placeOf(run, fact) >= 0;
    case 'blocks':
    case 'attacks':
      return happened(run, fact.kind, fact.card);
    case 'battles':
      return (
        happened(run, 'battles', fact.card, cardOf(run, fact.other)) ||
        happened(run, 'battles', fact.other, cardOf(run, fact.card))
      );
    case 'order': {
      const first = placeOf(run, fact.first);
      const second = placeOf(run, fact.second);
      return first >= 0 && second > first;
    }
    case 'under':
      return unitOf(run, fact.other)?.cards.slice(1).includes(cardOf(run, fact.card)) === true;
    case 'linked':
      return unitOf(run, fact.other)?.links.includes(cardOf(run, fact.card)) === true;
    case 'stack':
      return stackOf(run, fact.card)?.join('\n') === fact.cards.join('\n');
    case 'stacked':
      return stackOf(run, fact.card)?.length === fact.n;
    case 'uses nth':
    case 'once':
    case 'leaving':
      return wasSeen(run, fact, isTrue);
    case 'refused':
      return fact.rule === undefined ? state.refusal !== null : state.refusal === fact.rule;
    case 'turn':
      return state.turn === indexOf(fact.player);
    case 'not':
      return !isTrue(run, fact.fact);
    case 'and':
      return fact.facts.every((part) => isTrue(run, part));
    case 'or':
      return fact.facts.some((part) => isTrue(run, part));
  }
}

const cardOf = (run: Run, label: string): CardId => run.setup.labels.indexOf(label);

const happened = (run: Run, kind: FactKind, card: string, other = 0): boolean =>
  run.state.facts.includes(factOf(kind, cardOf(run, card), other));

/** Where in the course of things an effect was used; -1 if it was not. */
const placeOf = (run: Run, use: EffectUse): number =>
  run.state.facts.indexOf(
    factOf('activates', cardOf(run, use.card), run.setup.effects.indexOf(use.effect)),
  );

/** The Digimon or Tamer with this card on top. */
export const unitOf = (run: Run, label: string): Unit | undefined =>
  run.state.units.find((unit) => labelOf(run, unit) === label);

/** The digivolution cards of a Digimon from top to bottom. */
const stackOf = (run: Run, label: string): readonly string[] | undefined => {
  const unit = unitOf(run, label);
  return unit?.cards
    .slice(1)
    .map((card) => (unit.faceDown.includes(card) ? FACE_DOWN : labelIn(run.setup.labels, card)));
};

/** Where a card is; `null` where claims have no word for it. */
export function areaOf(run: Run, label: string): ClaimArea | null {
  const { state } = run;
  const unit = unitOf(run, label);
  if (unit !== undefined) return unit.area === 'breeding' ? 'breeding area' : 'battle area';
  const card = cardOf(run, label);
  const areas = [
    ['trash', state.trash],
    ['hand', state.hand],
    ['security stack', state.security],
    ['deck', state.deck],
    ['Digi-Egg deck', state.eggs],
  ] as const;
  for (const [name, cards] of areas)
    if (cards[0].includes(card) || cards[1].includes(card)) return name;
  return null;
}

export function count(
  run: Run,
  player: Player,
  what: Extract<Fact, { kind: 'count' }>['what'],
): number {
  const { state } = run;
  switch (what) {
    case 'security cards':
      return state.security[player].length;
    case 'cards in hand':
      return state.hand[player].length;
    case 'cards in the trash':
      return state.trash[player].length;
    case 'cards in the deck':
      return state.deck[player].length + asideOf(run, player);
    case 'cards in the Digi-Egg deck':
      return state.eggs[player].length;
    case 'Digimon':
      return state.units.filter(
        (unit) => unit.owner === player && unit.area === 'battle' && isDigimonNow(run, unit),
      ).length;
  }
}
