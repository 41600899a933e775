/** Everything that the turn player could mean to do on a board as it is now, legal or not. */
import type { Run } from '../../game/run/run.ts';
import type { Declaration } from '../../game/state/declaration.ts';
import type { CardId, Unit } from '../../game/state/state.ts';
import { opponentOf } from '../../base/player.ts';

/**
 * Effects that are declared by the words in front of them, as `[Trash] [Main]` and `<Training>`.
 * "[On Play] [Main]" is declared as `[Main]` (15-16-7-1).
 */
function declaredNames(effects: readonly string[]): readonly string[] {
  const named = effects.filter((effect) => /^<[^<>]+>$/.test(effect) || effect.includes('[Main]'));
  return [...new Set(named.some((name) => name.includes('[Main]')) ? [...named, '[Main]'] : named)];
}

/**
 * Declarations that are worth asking about: each card of the hand in each way that its facts speak
 * of, each attack, each effect that is declared by its name. Cards nobody named are left out.
 */
export function candidatesOn(run: Run): readonly Declaration[] {
  const { state, setup } = run;
  const player = state.turn;
  const isKnown = (card: CardId): boolean => (setup.labels[card] ?? '') !== '';
  const mine = state.units.filter(({ owner, gone }) => owner === player && !gone);
  const theirs = state.units.filter(
    ({ owner, gone, area }) => owner === opponentOf(player) && !gone && area === 'battle',
  );
  const inBattle = mine.filter(({ area }) => area === 'battle');
  const elsewhere = [...state.hand[player], ...state.trash[player]].filter(isKnown);
  return [
    { kind: 'hatch', player },
    ...mine.filter(({ area }) => area === 'breeding').map(moveOf),
    ...state.hand[player].filter(isKnown).flatMap((card) => ofHand(run, card, mine)),
    ...inBattle.flatMap((unit) => attacksOf(unit, theirs)),
    ...inBattle.flatMap((unit) => linksOf(run, topOf(unit), inBattle.map(topOf))),
    ...[...mine.map(topOf), ...elsewhere].flatMap((card) =>
      declaredNames(setup.effects).map((effect): Declaration => ({
        kind: 'activate',
        card,
        effect,
      })),
    ),
    { kind: 'pass', player },
  ];
}

const topOf = ({ cards }: Unit): CardId => cards[0] ?? -1;

const moveOf = (unit: Unit): Declaration => ({ kind: 'move', card: topOf(unit) });

const attacksOf = (unit: Unit, theirs: readonly Unit[]): readonly Declaration[] => [
  { kind: 'attack', card: topOf(unit), target: 'player' },
  ...theirs.map((target): Declaration => ({
    kind: 'attack',
    card: topOf(unit),
    target: topOf(target),
  })),
];

/** What can be done with a card of the hand: 7, 8, 9 and 10. */
function ofHand(run: Run, card: CardId, mine: readonly Unit[]): readonly Declaration[] {
  const def = run.setup.cards[card];
  if (def === undefined) return [];
  const { category, facts } = def;
  const tops = mine.map(topOf);
  const has = (kind: 'dna' | 'burst digivolve' | 'app fusion'): boolean => facts[kind].length > 0;
  const pairs = tops.flatMap((first) =>
    tops.filter((second) => second !== first).map((second) => [first, second] as const),
  );
  return [
    { kind: category === 'Option' || facts.dual.length > 0 ? 'use' : 'play', card },
    ...(category === 'Digimon'
      ? tops.map((onto): Declaration => ({ kind: 'digivolve', card, onto }))
      : []),
    ...(has('dna') ? pairs.map((parts): Declaration => ({ kind: 'dna', card, parts })) : []),
    ...(has('burst digivolve')
      ? pairs.map(([onto, returned]): Declaration => ({ kind: 'burst', card, onto, returned }))
      : []),
    ...(has('app fusion')
      ? tops.map((onto): Declaration => ({ kind: 'app fusion', card, onto }))
      : []),
    ...linksOf(run, card, tops),
  ];
}

/** From the hand, or from the battle area (10). */
const linksOf = (run: Run, card: CardId, tops: readonly CardId[]): readonly Declaration[] =>
  (run.setup.cards[card]?.facts.link.length ?? 0) === 0
    ? []
    : tops.filter((to) => to !== card).map((to): Declaration => ({ kind: 'link', card, to }));
