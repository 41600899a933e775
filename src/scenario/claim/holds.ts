import { hasKeyword } from '../../game/is/condition/has-keyword.ts';
import { factOf, type FactKind } from '../../game/state/facts.ts';
import { labelIn, labelOf, type Run } from '../../game/run/run.ts';
import { DRAW, memoryOf, NOBODY, type CardId, type Unit } from '../../game/state/state.ts';
import { playerNamed, type Player } from '../../base/player.ts';
import type { OfKind } from '../../effect/tree/of-kind.ts';
import { asideOf } from '../../game/is/context/revealed.ts';
import { isDigimonNow, viewOf } from '../../game/is/view/view.ts';
import { FACE_DOWN, type ClaimArea, type EffectUse, type Fact } from './claim.ts';
import { wasSeen } from './watch.ts';

/** Whether a fact is true of a run as it stands. */
export function isTrue(run: Run, fact: Fact): boolean {
  const table: { readonly [kind in Fact['kind']]: IsTrue<never> } = TABLE;
  return (table[fact.kind] as IsTrue<Fact>)(run, fact);
}

type IsTrue<F> = (run: Run, fact: F) => boolean;

const seen: IsTrue<Parameters<typeof wasSeen>[1]> = (run, fact) => wasSeen(run, fact, isTrue);

/** A line for each kind of fact. */
const TABLE: { readonly [K in Fact['kind']]: IsTrue<OfKind<Fact, K>> } = {
  wins: ({ state }, { player }) => state.winner === playerNamed(player),
  'nobody wins': ({ state: { winner } }) => winner === NOBODY || winner === DRAW,
  turn: ({ state }, { player }) => state.turn === playerNamed(player),
  memory: ({ state }, { player, n }) => memoryOf(state, playerNamed(player ?? 'P1')) === n,
  in: (run, { card, area }) => areaOf(run, card) === area,
  suspended: (run, { card }) => unitOf(run, card)?.suspended === true,
  unsuspended: (run, { card }) => unitOf(run, card)?.suspended === false,
  DP: (run, { card, n }) => {
    const unit = unitOf(run, card);
    return unit !== undefined && viewOf(run, unit).dp === n;
  },
  has: (run, { card, keyword }) => {
    const unit = unitOf(run, card);
    const [, name = '', n] = /^(.*?)(?: ?([+-]?\d+))?$/.exec(keyword) ?? [];
    // The plus sign of <Link +1> belongs to the name.
    const called = name === 'Link' ? 'Link +' : name;
    const times = n === undefined ? undefined : Number(n);
    return unit !== undefined && hasKeyword(viewOf(run, unit), called, times);
  },
  under: (run, { card, other }) =>
    unitOf(run, other)?.cards.slice(1).includes(cardOf(run, card)) === true,
  linked: (run, { card, other }) => unitOf(run, other)?.links.includes(cardOf(run, card)) === true,
  stack: (run, { card, cards }) => stackOf(run, card)?.join('\n') === cards.join('\n'),
  stacked: (run, { card, n }) => stackOf(run, card)?.length === n,
  count: (run, { player, what, compare, n }) => {
    const there = count(run, playerNamed(player), what);
    if (compare === '=') return there === n;
    return compare === '>=' ? there >= n : there <= n;
  },
  checks: ({ state }, { what, player, n }) =>
    (what === 'cards' ? state.checked : state.checks)[playerNamed(player)] === n,
  deleted: (run, { card }) => happened(run, 'deleted', card),
  blocks: (run, { card }) => happened(run, 'blocks', card),
  attacks: (run, { card }) => happened(run, 'attacks', card),
  battles: (run, { card, other }) =>
    happened(run, 'battles', card, cardOf(run, other)) ||
    happened(run, 'battles', other, cardOf(run, card)),
  uses: (run, fact) => placeOf(run, fact) >= 0,
  order: (run, fact) => {
    const first = placeOf(run, fact.first);
    return first >= 0 && placeOf(run, fact.second) > first;
  },
  'uses nth': seen,
  once: seen,
  leaving: seen,
  refused: ({ state: { refusal } }, { rule }) =>
    rule === undefined ? refusal !== null : refusal === rule,
  not: (run, { fact }) => !isTrue(run, fact),
  and: (run, { facts }) => facts.every((part) => isTrue(run, part)),
  or: (run, { facts }) => facts.some((part) => isTrue(run, part)),
};

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

/** How many of them a player has: cards of an area, or Digimon. */
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
