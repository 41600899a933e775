import type { Place, Side, Target } from '../../effect/tree/tree.ts';
import { nounFits, passesCard } from './card-filter.ts';
import type { Context } from './context.ts';
import { choosesAtLeastOne } from '../run/policy.ts';
import { choose } from '../run/choose.ts';
import { chooseCard } from '../run/option.ts';
import { defOf, type Run } from '../run/run.ts';
import { opponentOf, type Player } from '../../base/player.ts';
import type { CardId } from '../state/state.ts';
import { candidates, fixed } from './target.ts';

/** What is asked of the cards, and where they are looked for. */
type CardSearch = Pick<Extract<Target, { kind: 'cards' }>, 'noun' | 'filters' | 'place'>;

/**
 * Cards that a phrase such as "1 blue level 4 Digimon card from this Digimon's digivolution cards"
 * may mean now.
 */
export function cardCandidates(run: Run, context: Context, target: CardSearch): readonly CardId[] {
  const filters = fixed(run, context, target.filters);
  return placeCards(run, context, target.place).filter((card) => {
    const def = defOf(run, card);
    return nounFits(def, target.noun) && filters.every((filter) => passesCard(def, filter));
  });
}

function placeCards(run: Run, context: Context, place: Place | undefined): readonly CardId[] {
  const { state } = run;
  if (place === undefined) return state.hand[context.player];
  switch (place.kind) {
    case 'area': {
      const player = sidePlayer(place.side, context.player);
      switch (place.areas) {
        case 'hand':
          return state.hand[player];
        case 'trash':
          return state.trash[player];
        case 'hand or trash':
          return [...state.hand[player], ...state.trash[player]];
        case 'deck':
          return state.deck[player];
        case 'security stack':
          return state.security[player];
        default:
          throw new Error(`area ${place.areas} is not run`);
      }
    }
    case 'under': {
      const unit = context.under ?? candidates(run, context, place.who)[0];
      // 4-7-9: a face-down card has no information that could be asked for.
      return unit === undefined
        ? []
        : unit.cards.slice(1).filter((card) => !unit.faceDown.includes(card));
    }
    case 'among':
      return context.revealed;
    case 'places':
      return place.places.flatMap((one) => placeCards(run, context, one));
  }
}

const sidePlayer = (side: Side, player: Player): Player =>
  side === "your opponent's" ? opponentOf(player) : player;

/**
 * Lets a player choose cards: as many as possible up to n, or 1 to n. Cards of the same kind are
 * one option.
 */
export function chooseCards(
  run: Run,
  context: Context,
  from: readonly CardId[],
  n: number,
  upTo: boolean,
  player: Player = context.player,
  mayBeNone = false,
): readonly CardId[] {
  const chosen: CardId[] = [];
  const rule = upTo ? '15-10-2-2' : '15-10-2-1';
  while (chosen.length < n) {
    const left = from.filter((card) => !chosen.includes(card));
    const kinds = left.filter(
      (card, i) => left.findIndex((other) => sameKind(run, other, card)) === i,
    );
    const options: (CardId | null)[] = [...kinds];
    if (options.length === 0) break;
    if (upTo && (chosen.length > 0 || mayBeNone || !choosesAtLeastOne(run))) options.push(null);
    const card = choose(run, player, 'target', rule, options, chooseCard);
    if (card === null) break;
    chosen.push(card);
    run.trace?.say({ verb: 'chooses', rule, card: context.card, chosen: card });
  }
  return chosen;
}

const sameKind = (run: Run, a: CardId, b: CardId): boolean =>
  run.setup.cards[a] === run.setup.cards[b];
