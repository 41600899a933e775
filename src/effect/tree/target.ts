/** Who or what is meant (15-10), and where it is. */
import type { DoneThing, DoneVerb, ResultVerb } from './closed/done.ts';
import type { PlainFilter } from './filter.ts';
import type { Compare, Node, Side, Unread } from './node.ts';
import type { Noun, PLACE_AREAS } from './closed/noun.ts';
import type { SameWord } from './closed/same.ts';

/** Something that is counted and is no card on the field. */
export interface Counted extends Node {
  readonly kind: 'counted';
  readonly what:
    | 'security'
    | 'hand'
    | 'trash'
    | 'digivolution cards'
    | 'colours'
    | 'done'
    /** "Digimon card trashed by this effect": of those that the effect has done it to */
    | 'done to'
    | 'total'
    | 'memory'
    | 'same-level cards';
  readonly side: Side;
  /** "total cards in both players' trashes" */
  readonly both?: 'trashes' | 'security stacks' | 'hands';
  /** Whose colours, or to whom it was done. */
  readonly of?: Target;
  /** "its digivolution cards" */
  readonly ofIt?: true;
  /** Colors in a trash. */
  readonly inTrash?: true;
  /** What was done. */
  readonly verb?: ResultVerb;
  /** "card trashed by this effect": what was done to what; "for each one": whatever was moved. */
  readonly thing?: DoneThing;
  readonly did?: DoneVerb;
  /** "of your opponent's Digimon suspended by this effect" */
  readonly theirs?: true;
  /** "Digimon deleted": by what isn't said, and may be what set the effect off (4-27-5). */
  readonly byAnything?: true;
  readonly form?: string;
}

/** What somebody must be to be meant. */
export type Filter =
  | PlainFilter
  /** "no Tamer cards in its digivolution cards", "[X] in its digivolution cards" */
  | {
      readonly kind: 'under';
      readonly compare: Compare;
      readonly n: number;
      readonly noun: Noun;
      readonly filters: readonly Filter[];
      readonly form?: string;
    }
  /** "with DP less than or equal to this Digimon's DP"; without `compare` as much or less. */
  | {
      readonly kind: 'like';
      readonly of: 'DP' | 'level' | 'play cost' | 'digivolution cards';
      readonly compare?: 'less' | 'more' | 'same' | 'or more';
      readonly than?: Target;
      /** Than how many of these there are. */
      readonly count?: Counted;
      readonly form?: string;
    }
  /** "with the same name as this Digimon" */
  | {
      readonly kind: 'alike';
      readonly of: 'name' | 'level' | 'color' | 'card number';
      readonly than: Target;
      readonly form?: string;
    }
  /** One of these is enough. */
  | { readonly kind: 'or'; readonly filters: readonly Filter[]; readonly form?: string }
  /** "without [X] in its traits": not all of these. */
  | { readonly kind: 'not'; readonly filters: readonly Filter[]; readonly form?: string };

/** "your Digimon digivolves": print has its verb in the other number. */
type Disagrees = 'singular' | 'plural';

/** Digimon and Tamers on the field, as they are described. */
interface OnField extends Node {
  readonly side: Side;
  readonly other: boolean;
  readonly noun: Noun;
  readonly filters: readonly Filter[];
  readonly verb?: Disagrees;
  readonly form?: string;
}

/** In front of whom "any" names, or behind it; where there is nothing of these it is "one of". */
export type AnyFront =
  | 'a'
  | 'an'
  | 'another'
  | 'another of'
  | 'any of'
  | 'any'
  /** "your Digimon" */
  | 'bare'
  | 'bare but this'
  | 'other'
  | 'other but this'
  /** "[Rex]", "red Digimon": nothing says whose. */
  | 'named'
  | 'you have'
  | 'they have'
  | 'held'
  | 'held other'
  | 'there'
  | 'none'
  | 'none of both'
  | 'none but';

export type Target =
  | (Node & { readonly kind: 'this'; readonly noun: Noun })
  /** "this Digimon with the [X] trait", "this [X] trait Digimon": only while it is that. */
  | (Node & {
      readonly kind: 'this with';
      readonly noun: Noun;
      readonly filters: readonly Filter[];
      readonly form?: string;
    })
  /** "this card in your hand" */
  | (Node & { readonly kind: 'this placed'; readonly place: Place; readonly form?: string })
  /** "1 such card": described as the one before. */
  | (Node & {
      readonly kind: 'such';
      readonly n: number;
      readonly noun: Noun;
      readonly filters: readonly Filter[];
      readonly place?: Place;
      readonly form?: string;
    })
  /** "up to 7 play cost's total worth of your opponent's Digimon" */
  | (Node & {
      readonly kind: 'worth';
      readonly n: number;
      readonly of: 'DP' | 'level' | 'play cost';
      readonly side: Side;
      readonly noun: Noun;
      readonly filters: readonly Filter[];
      readonly place?: Place;
      readonly form?: string;
    })
  /** "it", "that Digimon", "the Digimon it battled": the card spoken of before. */
  | (Node & { readonly kind: 'same'; readonly said: SameWord; readonly verb?: Disagrees })
  /**
   * "1 of your opponent's Digimon", "up to 2 of your other Digimon with 5000 DP or less": the
   * player chooses (15-10).
   */
  | (OnField & {
      readonly kind: 'choose';
      readonly n: number;
      readonly upTo: boolean;
      /** "any number of": as many as the player likes; `n` is 0. */
      readonly anyNumber?: true;
    })
  /** "all of your Digimon": no choosing (15-10-2-4, 15-11-2). */
  | (OnField & {
      readonly kind: 'all';
      /** "other than their highest play cost Digimon", which is a filter. */
      readonly but?: 'best';
    })
  /** "an opponent's Digimon", "one of your other Digimon" in a trigger: any that matches. */
  // "none of your Digimon": what is said can't be so of any.
  | (OnField & { readonly kind: 'any'; readonly none?: true; readonly said?: AnyFront })
  /** "1 red Digimon card from your hand", "2 cards among them": cards that are not on the field. */
  | (Node & {
      readonly kind: 'cards';
      readonly n: number;
      readonly upTo: boolean;
      /** "all Digimon cards from your trash"; `n` is 0. */
      readonly all?: true;
      /** "1 of each ... with different names": of `all` as many as differ. */
      readonly oneOfEach?: true;
      /** "any number of": as many as the player likes; `n` is 0. */
      readonly anyNumber?: true;
      /** "[X] in this Digimon's digivolution cards": no number stands in front. */
      readonly unnumbered?: true;
      readonly noun: Noun;
      readonly filters: readonly Filter[];
      readonly place?: Place;
      readonly form?: string;
    })
  /** "your top security card", "the top card of your deck" */
  | (Node & {
      readonly kind: 'end card';
      readonly side: Side;
      readonly end: 'top' | 'bottom' | 'top or bottom';
      readonly of: 'security' | 'deck';
      /** The topmost of those that lie like this. */
      readonly faceDown?: boolean;
      /** "the top 2 cards of your deck" */
      readonly n?: number;
      readonly form?: string;
    })
  /** "the top card of this Digimon": of its stack, not of its digivolution cards */
  | (Node & {
      readonly kind: 'stacked card';
      readonly end: 'top' | 'bottom';
      readonly faceDown?: true;
      readonly who: Target;
      readonly form?: string;
    })
  /** "this Digimon's link cards" */
  | (Node & {
      readonly kind: 'belonging';
      readonly of:
        'digivolution cards' | 'link cards' | 'face-down digivolution cards' | 'stacked cards';
      readonly who: Target;
      readonly all?: true;
      readonly form?: string;
    })
  /** "1 of them", "1 of those Digimon" */
  | (Node & {
      readonly kind: 'of those';
      readonly n: number;
      readonly upTo: boolean;
      readonly form?: string;
    })
  /** "1 A and 1 B", "1 A or 1 B" */
  | (Node & {
      readonly kind: 'both' | 'either';
      readonly targets: readonly Target[];
      readonly form?: string;
    })
  | Unread;

/** "from your hand or trash", "among them", "from this Digimon's digivolution cards" */
export type Place =
  | (Node & {
      readonly kind: 'area';
      readonly side: Side;
      readonly areas: (typeof PLACE_AREAS)[number];
      readonly form?: string;
    })
  | (Node & { readonly kind: 'among'; readonly form: string })
  /** Digivolution cards of, or cards placed under, something. */
  | (Node & {
      readonly kind: 'under';
      readonly who: Target;
      /** Where these are not the digivolution cards or the cards placed under it. */
      readonly what?: 'link cards' | 'digivolution cards or link cards';
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'places';
      readonly places: readonly Place[];
      /** What stands between the last two, if not " or ". */
      readonly form?: string;
    });
