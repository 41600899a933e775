/** The player who has the turn when the board is laid out is 0, the other one is 1. */
export type Seat = 0 | 1;

/** The keywords of the second opinion that have no number. */
export type PlainKeyword =
  | 'Blocker'
  | 'Piercing'
  | 'Jamming'
  | 'Reboot'
  | 'Rush'
  | 'Retaliation'
  | 'Barrier'
  | 'Evade'
  | 'Armor Purge';

/**
 * When a line of text triggers, seen from the player whose card it is on. "ours" and "theirs" are
 * the deletion of another Digimon of that player, or of one of the other player's; "our security"
 * and "their security" that a card leaves that stack.
 */
type PlainTiming =
  | 'On Deletion'
  | 'When Attacking'
  | 'End of Attack'
  | 'End of Your Turn'
  | 'Start of Your Turn'
  | 'Security'
  | 'suspends'
  | 'blocks'
  | 'deletes in battle'
  | 'ours deleted'
  | 'theirs deleted'
  | 'our security'
  | 'their security';

/**
 * What a line does. "memory" moves the gauge towards the card's player (below 0: away); "delete"
 * takes 1 of the other player's Digimon with that much DP or less, "delete all" each of them;
 * "weaken" and "hinder" lower the DP and the number of checks of 1 of the other player's Digimon
 * for the turn, "weaken all" the DP of each; "strengthen" and "hasten" raise those of the line's
 * own Digimon; "trash security" takes the other player's top card.
 */
export type PlainDeed =
  | {
      do:
        | 'memory'
        | 'draw'
        | 'delete'
        | 'delete all'
        | 'weaken'
        | 'weaken all'
        | 'strengthen'
        | 'hinder'
        | 'hasten';
      by: number;
    }
  | { do: 'suspend' | 'unsuspend' | 'trash security' };

/** What a player does for it behind "by": 1 of the other Digimon of that player is deleted. */
export type PlainFee = 'suspend this' | 'top security' | 'delete another';

/** One line of text; the player may decline it when it says "may" or "by". */
export interface PlainLine {
  when: PlainTiming;
  deed: PlainDeed;
  may?: boolean;
  by?: PlainFee;
  /** [Once Per Turn] */
  once?: boolean;
}

/** A persistent effect on the DP: of its own Digimon, its player's others, or the opponent's. */
export interface PlainAura {
  during: 'All Turns' | 'Your Turn' | "Opponent's Turn";
  on: 'this' | 'ours' | 'theirs';
  dp: number;
}

/** A card: without DP it is no Digimon card. What is inherited counts while it lies underneath. */
export interface PlainCard {
  name: string;
  dp?: number | undefined;
  words?: PlainKeyword[];
  /** The number of its <Security A.>, below 0 for fewer checks. */
  checks?: number | undefined;
  lines?: PlainLine[];
  auras?: PlainAura[];
  inherited?: PlainLine[];
  inheritedWords?: PlainKeyword[];
}

/** A Digimon in the battle area; the highest of its digivolution cards comes first. */
export interface PlainDigimon {
  owner: Seat;
  top: PlainCard;
  under?: PlainCard[];
  suspended?: boolean;
  /** It was played this turn. */
  fresh?: boolean;
}

/** A board, with the memory as player 0 sees it and each security stack from its top. */
export interface PlainBoard {
  memory: number;
  field: PlainDigimon[];
  security: [PlainCard[], PlainCard[]];
  deck: [number, number];
  hand: [number, number];
}

/** What a player does: an attack by the Digimon with that top card, or a pass. */
export type PlainMove = { attack: string; on: string | 'player' } | { pass: Seat };

/** Where a course of play ends. */
export interface PlainEnding {
  winner?: Seat;
  turn: Seat;
  memory: number;
  /** Sorted by the name of the top card. */
  field: { name: string; owner: Seat; dp: number; suspended: boolean; under: string[] }[];
  security: [string[], string[]];
  trash: [string[], string[]];
  deck: [number, number];
  hand: [number, number];
  /** Which move, counted from 0, could not be made. */
  stopped?: number;
}
