/** What a game consists of. These types speak of each other, so that they are in one file. */
import type { Player } from '../../base/player.ts';
import type { Action } from '../../effect/tree/tree.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import type { Ability } from '../../card/ability/ability.ts';
import type { EventKind } from '../../card/listens/listener.ts';
import type { CardId, UnitId } from './ids.ts';
import type { Applied, Overall, TimedBan } from './applied.ts';
import type { Values, View } from './modifier.ts';

export type { CardId, UnitId };

/** Why a change happens. */
export type Cause =
  | { readonly kind: 'battle'; readonly units: readonly Unit[] }
  | {
      readonly kind: 'effect';
      readonly player: Player;
      readonly card: CardId;
      readonly unit: Unit | null;
      /** Slug of the keyword effect that it is, or that it is paid for. */
      readonly keyword?: string;
      /** What it has done so far; that cards came to a hand by it is noted there. */
      readonly done?: Set<Action['kind']>;
    }
  | { readonly kind: 'rule'; readonly rule: RuleNumber };

/** Something that has happened, or (would ...) is about to. */
export interface GameEvent {
  readonly kind: EventKind;
  readonly units: readonly Unit[];
  readonly player?: Player;
  readonly cause?: Cause;
  /** Of a "would" event: those it will not happen to any more. */
  readonly prevented?: Unit[];
  /** What they are as it is announced, which may change then; only where somebody reads. */
  readonly was?: ReadonlyMap<Unit, CardId>;
  /** The card that is played, put on top, used, checked or trashed. */
  readonly card?: CardId;
  /** Cards that are being played or digivolved into while others leave for them. */
  readonly shown?: readonly CardId[];
  /** What has digivolved was a Tamer. */
  readonly fromTamer?: boolean;
  /** Those of them that were played from a hand. */
  readonly fromHand?: readonly Unit[];
  /** The same has happened to the other player at this moment, and was told before (15-5-2). */
  readonly again?: true;
  /** Those of them that were played or digivolved from these areas. */
  readonly fromTrash?: readonly Unit[];
  readonly fromUnder?: readonly Unit[];
  /** All cards that are trashed or come to an area together. */
  readonly cards?: readonly CardId[];
  /** They were there, and only turned face up (Q5789). */
  readonly turnedUp?: true;
  /** What each of these cards lay under. */
  readonly hosts?: readonly Unit[];
  /** Of cards that come to an area: those that were in the trash or under something. */
  readonly origins?: ReadonlyMap<CardId, Unit | 'trash'>;
  /** Where what leaves the battle area goes. */
  readonly to?: 'hand' | 'deck' | 'trash' | 'elsewhere';
  /** In which way it was played or digivolved, and with how many cards. */
  readonly way?: PlayedWay;
  /** The same of each of several that one effect has played at the same time. */
  readonly ways?: ReadonlyMap<Unit, PlayedWay>;
  /** Of a "would be played" or "would digivolve" event: what the cost becomes. */
  readonly costs?: Costs;
  /** Of a card that is played with others at the same time. */
  readonly batch?: Batch;
}

/** In which way something was played or digivolved, and with how many cards. */
interface PlayedWay {
  readonly name: 'DigiXros' | 'Assembly' | 'DNA digivolution';
  readonly n: number;
}

/** Cards that one effect plays at the same time, each of which "would be played" (15-5-2). */
export interface Batch {
  /** What has triggered by one of them, and not by another one again. */
  used: readonly Pending[];
  /** What effects took off the cost of one that speak of all of them. */
  off: readonly { readonly pending: Pending; readonly n: number }[];
}

/** What effects make of a cost right before it is paid. */
export interface Costs {
  reduce: number;
  /** Cards that effects have placed under a card that would be played, from the top. */
  under: readonly CardId[];
  /** Cards that effects let be placed for its DigiXros, wherever they are. */
  also: readonly CardId[];
}

/** A Digimon or Tamer on the field, the same through digivolution (3-4-5); `gone` once left. */
export interface Unit {
  readonly id: UnitId;
  readonly owner: Player;
  area: 'battle' | 'breeding';
  /** Top card first (4-7-3). */
  cards: readonly CardId[];
  /** Digivolution cards that lie face down and so have no information (4-7-9). */
  faceDown: readonly CardId[];
  /** Link cards (4-9). */
  links: readonly CardId[];
  suspended: boolean;
  /** Placed this turn (7-1-2-1). */
  placed: boolean;
  /** An Option or other card that an effect put there stays (17-1-3-2-2). */
  readonly byEffect: boolean;
  gone: boolean;
  goneAsDigimon?: true;
  applied: readonly Applied[];
  /** Uses this turn of effects with a limit (15-14-1). */
  uses: readonly { readonly ability: Ability; readonly origin: number; readonly times: number }[];
  /** Printed part of the view, recomputed when `cards` change. */
  base: View;
  view: View;
  viewVersion: number;
}

type AttackTiming = 'declaration' | 'counter' | 'block' | 'success' | 'end';

/** The attack in progress (11). */
export interface Attack {
  readonly attacker: Unit;
  /** `null`: the opponent (11-2-7-1). */
  target: Unit | null;
  /** The target of the declaration (11-2-7-6). */
  declaredTarget: Unit | null;
  timing: AttackTiming;
  /** Security checks made in this attack (16-7-5). */
  checks: number;
  blocked: boolean;
  /** Digimon whose <Piercing> waits for the end of the attack (16-7-4). */
  pierce: Unit | null;
  /** How often it has activated: still one check (16-7-5). */
  pierced: number;
  /** Why it goes on whatever the memory does, if an effect says so (16-16-4). */
  goesOn: { readonly rule: RuleNumber; readonly effect: string } | null;
  /** Digimon suspended for <Alliance>: what they gave stays when they leave (16-24-5). */
  allies: readonly Unit[];
  ended: boolean;
}

/** Whom a trigger condition names: of all in the event those that meet it (15-5-1). */
export interface Meant {
  /** Its subject: "it", "they". */
  readonly it: readonly Unit[];
  /** The other one that it names: who was deleted, attacked, or has cards under it. */
  readonly other: readonly Unit[];
  /** It is written out; an icon alone speaks of the Digimon itself. */
  readonly written: boolean;
  /** As they were when the effect triggered (15-8-3-8). */
  readonly values: ReadonlyMap<Unit, Values>;
}

/** What an effect has done to somebody, and with how many and which cards, by kinds of actions. */
export interface Deeds {
  readonly done: ReadonlySet<Action['kind']>;
  readonly moved: ReadonlyMap<Action['kind'], number>;
  readonly movedCards: ReadonlyMap<Action['kind'], readonly CardId[]>;
  /** The sentence before was carried out. */
  readonly did: boolean;
  /** Whom its cost was about, and the DP of the Digimon that was suspended for it. */
  readonly paid: readonly Unit[];
  readonly paidDp: number;
}

/** An effect in pending activation (15-4-4). */
export interface Pending {
  readonly ability: Ability;
  readonly origin: number;
  readonly unit: Unit | null;
  readonly card: CardId;
  /** Generation of `card` when it is waited for in the trash; -1 while it belongs to `unit`. */
  generation: number;
  /** Generation of the card that prints it when it triggered, while it belongs to `unit`. */
  readonly since?: number;
  readonly player: Player;
  readonly event: GameEvent | null;
  /** Whom its trigger condition names, where a word of it looks back at them. */
  readonly meant?: Meant;
  /** Pending processing: what set off the effect that left it. */
  readonly began?: GameEvent['kind'];
  /** Pending processing: what "it" and "this Digimon" were when it was made. */
  readonly same?: readonly Unit[];
  /** A player had chosen them. */
  readonly sameChosen?: boolean;
  /** Pending processing: to whom the effect had done something, by what it did. */
  readonly last?: ReadonlyMap<string, readonly Unit[]>;
  /** Pending processing: what else the effect had done, for "each card trashed by this effect". */
  readonly soFar?: Deeds;
  /** A mandatory effect activates it, so that its cost is paid where it can be (15-15-7-4). */
  readonly mustPay?: boolean;
  /** Pending processing (18-1): it is not lost with its card. */
  readonly isDelayed?: boolean;
}

/**
 * Processing that waits for a timing (18-1-1). It does not depend on what made it staying where it
 * is.
 */
export interface Delayed {
  readonly due: 'end of attack' | 'end of battle' | 'end of turn';
  /** Whose turn must end; absent: the present one. */
  readonly player?: Player;
  readonly pending: Pending;
  /** It has been done at an end of this turn that was postponed (6-6-4). */
  readonly done?: true;
}

type Phase = 'unsuspend' | 'draw' | 'breeding' | 'main';

export const NOBODY = -1;

export const DRAW = 2;

export interface State {
  turn: Player;
  /** Memory as P1 sees it: positive on P1's side of the gauge (4-1). */
  memory: number;
  units: Unit[];
  nextId: number;
  hand: readonly [CardId[], CardId[]];
  deck: readonly [CardId[], CardId[]];
  trash: readonly [CardId[], CardId[]];
  security: readonly [CardId[], CardId[]];
  /** Digi-Egg decks. */
  eggs: readonly [CardId[], CardId[]];
  /** Security cards that lie face up. */
  faceUp: readonly CardId[];
  /** Rises when a card becomes a new card (3-1-3-1). */
  generations: number[];
  /** The card of a security check that is in no area (13-1-6), or -1. */
  revealed: CardId;
  /** The Option that is being used, which is revealed as well (9-1-4), or -1. */
  using: CardId;
  /** Cards that an effect reveals: in no area until they are placed (15-15-3-1, 15-15-3-4). */
  aside: CardId[];
  /**
   * Cards on the way from one place to another, as under a card that is about to be played: in no
   * area, and nothing finds them there.
   */
  moving: readonly CardId[];
  /** Cards placed at the bottom of a long deck together, in an order that was not asked for. */
  unordered: readonly (readonly CardId[])[];
  /** Security stacks as they were shuffled, in an order that nobody knows (1-3-10). */
  shuffled: readonly (readonly CardId[])[];
  attack: Attack | null;
  /** Batches, the newest last (15-4-5). */
  pending: Pending[][];
  fresh: Pending[];
  overall: readonly Overall[];
  bans: readonly TimedBan[];
  /** Uses this turn of effects with a limit, of cards off the field (15-14-1-3). */
  spent: readonly Pick<Pending, 'card' | 'origin' | 'generation'>[];
  /** Pending processing: due at a later timing (18-1). */
  delayed: readonly Delayed[];
  /** Whose Digimon in the battle area have digivolved this turn. */
  digivolved: readonly Player[];
  /** Pending processing that waits for the next time that something happens this turn. */
  nextTime: readonly Pending[];
  /**
   * 'unsuspend' until all cards are unsuspended (6-2-1), 'draw' (6-3), then 'breeding' as long as
   * hatching and moving are open (6-4-1) and until everything it sets off is resolved (6-1-3).
   */
  phase: Phase;
  winner: typeof NOBODY | Player | typeof DRAW;
  /** Cards checked and checks made by each player in this scenario. */
  checked: [number, number];
  checks: [number, number];
  /** What has happened, for claims: see facts.ts. */
  facts: number[];
  /** The rule that refused a declaration. */
  refusal: RuleNumber | null;
}

export const memoryOf = (state: State, player: Player): number =>
  player === 0 ? state.memory : -state.memory;

/** The card on top of a stack: what the Digimon is now. */
export function topCard(unit: Unit): CardId {
  const top = unit.cards[0];
  if (top === undefined) throw new Error(`unit ${unit.id} has no card`);
  return top;
}

/** The digivolution cards that lie face up: face down, a card has no information (4-7-9). */
export const knownBeneath = ({
  cards,
  faceDown,
}: Pick<Unit, 'cards' | 'faceDown'>): readonly CardId[] =>
  cards.slice(1).filter((card) => !faceDown.includes(card));
