/** What a player can choose: numbers of cards, Digimon and effects, never words. */
import type { Ability } from '../../card/ability/ability.ts';
import type { EventKind } from '../../card/listens/listener.ts';
import type { Player } from '../../base/player.ts';
import { topCard, type CardId, type Pending, type Unit, type UnitId } from '../state/state.ts';

/** One thing that is offered at a choice. scenario/play/tell-option.ts makes sentences of it. */
export type Option = Deed | Choosing | Decline;

/** Something that the player then does. */
export type Deed =
  | ({ readonly kind: 'block' | 'attack' | 'place under' } & UnitRef)
  /** The target is the opponent (11-2-7-1). */
  | { readonly kind: 'attack player'; readonly player: Player }
  | { readonly kind: 'use'; readonly effect: EffectRef }
  | ({ readonly kind: 'digivolve'; readonly into: CardId } & UnitRef)
  /** `other`: the card of the hand that is taken with the Digimon (16-31-6). */
  | ({ readonly kind: 'DNA digivolve'; readonly other: CardId; readonly into: CardId } & UnitRef)
  | Optional;

/** Something that is carried out or left: the other option is to decline just that. */
export type Optional =
  | { readonly kind: 'pay' | 'carry out' | 'overwrite'; readonly effect: EffectRef }
  | { readonly kind: 'play' | 'use Assembly' | 'use DigiXros'; readonly card: CardId }
  | { readonly kind: 'do keyword'; readonly name: 'Draw' | 'Blitz' | 'Reboot' };

/** One of several, of which something is done that was decided before. */
type Choosing =
  | { readonly kind: 'take first'; readonly effect: EffectRef }
  /** Which of the costs of an effect is paid, by its place in the text. */
  | { readonly kind: 'pay by'; readonly effect: EffectRef; readonly n: number }
  /** Which of two things that a text offers is done. */
  | { readonly kind: 'do part'; readonly effect: EffectRef; readonly n: number }
  /** A Digimon or Tamer, or a card that is none (`unit` is `null`). */
  | { readonly kind: 'choose'; readonly unit: UnitId | null; readonly card: CardId }
  /** One of the players that a text means alike. */
  | { readonly kind: 'choose player'; readonly player: Player }
  /** The card that is placed next (16-21-4). */
  | { readonly kind: 'choose next'; readonly card: CardId }
  /** Of the deck where no other stack is named. */
  | {
      readonly kind: 'end of deck';
      readonly end: 'top' | 'bottom';
      readonly of?: 'security stack' | 'digivolution cards';
    }
  | { readonly kind: 'number'; readonly of: NumberOf; readonly n: number };

/** What a number that is chosen counts. */
type NumberOf = 'De-Digivolve' | 'repeats' | 'digivolution cost' | 'link cost';

interface Decline {
  readonly kind: 'decline';
  readonly of: Declined;
}

/** What is declined: one thing, or all that is offered beside. */
export type Declined =
  | Optional
  | { readonly kind: 'block' | 'use' | 'counter' | 'choose more' | 'Arts Digivolve' }
  | { readonly kind: 'use keyword'; readonly name: 'Save' | 'Mind Link' };

/** A Digimon or Tamer, and the card on top of it at that moment, by which it is called. */
export interface UnitRef {
  readonly unit: UnitId;
  readonly card: CardId;
}

/** An effect that a player decides about. */
export interface EffectRef {
  /** The Digimon or Tamer that has it; `null` where it left, and for cards elsewhere. */
  readonly unit: UnitId | null;
  /** The card by which its holder is called. */
  readonly card: CardId;
  readonly ability: Ability;
  /** The card that it is printed on; `null` for one that is given. */
  readonly printedOn: CardId | null;
  /** What set it off, with the cards that this happened to. */
  readonly setOff: { readonly by: EventKind; readonly cards: readonly CardId[] } | null;
}

/** Origins of printed effects are numbers of cards times this, and more (is/view/base-view.ts). */
const ORIGINS = 64;

export const unitRef = (unit: Unit): UnitRef => ({ unit: unit.id, card: topCard(unit) });

/** A pending effect as options name it. */
export function effectRef({ ability, unit, card, origin, event }: Pending): EffectRef {
  const there = unit === null || unit.gone ? null : unitRef(unit);
  return {
    unit: there?.unit ?? null,
    card: there?.card ?? card,
    ability,
    printedOn: origin < 0 ? null : Math.floor(origin / ORIGINS),
    setOff:
      event === null
        ? null
        : {
            by: event.kind,
            cards: [
              ...event.units.flatMap(({ cards }) => cards[0] ?? []),
              ...(event.card === undefined ? [] : [event.card]),
            ],
          },
  };
}

/** A Digimon or Tamer to choose, or `null`: no more of them. */
export const chooseUnit = (unit: Unit | null): Option =>
  unit === null ? NO_MORE : { kind: 'choose', ...unitRef(unit) };

/** A card to choose, or `null`: no more of them. */
export const chooseCard = (card: CardId | null): Option =>
  card === null ? NO_MORE : { kind: 'choose', unit: null, card };

const NO_MORE: Decline = { kind: 'decline', of: { kind: 'choose more' } };
