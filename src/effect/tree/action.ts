/**
 * What a process does. One closed union of short members: longer than other files, because a part
 * of it would be no type of its own.
 */
import type { Ban, Permission, Prohibition } from './ban.ts';
import type { PlayCost } from './cost.ts';
import type { KeywordUse, Node, Side, Unread } from './node.ts';
import type { Place, Target } from './target.ts';

/**
 * What a process does. New kinds are added here and, when the engine can run them, in
 * game/processing.
 */
export type OwnAction<Line> =
  | (Node & {
      readonly kind: 'memory';
      readonly change: number;
      readonly side?: Side;
      readonly form?: string;
    })
  | (Node & { readonly kind: 'delete'; readonly target: Target; readonly form?: string })
  | (Node & {
      readonly kind: 'suspend' | 'unsuspend';
      readonly target: Target;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'DP';
      readonly target: Target;
      readonly change: number;
      readonly form?: string;
    })
  /** "add the suspended Digimon's DP to this Digimon": as much as `of` has. */
  | (Node & {
      readonly kind: 'add DP';
      readonly of: Target;
      readonly target: Target;
      readonly form?: string;
    })
  /** "this Digimon's original DP is 3000" */
  | (Node & {
      readonly kind: 'set DP';
      readonly target: Target;
      readonly n: number;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'gain';
      readonly target: Target;
      readonly uses: readonly KeywordUse[];
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'quoted';
      readonly target: Target;
      readonly line: Line;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'prohibit';
      readonly target: Target;
      readonly what: Prohibition;
      /** "can't delete it or return it to hands or decks": what else cannot be. */
      readonly also?: readonly Prohibition[];
      readonly form?: string;
    })
  /** "this Digimon can't be blocked by Digimon with no digivolution cards" */
  | (Node & {
      readonly kind: 'prohibit by';
      readonly target: Target;
      readonly what: 'be blocked';
      readonly by: Target;
      readonly form?: string;
    })
  /** "this Digimon can also attack unsuspended Digimon": a permission, no attack. */
  | (Node & {
      readonly kind: 'allow';
      readonly target: Target;
      readonly what: Permission;
      readonly form?: string;
    })
  /** "your opponent must block if able", "this Digimon must attack" */
  | (Node & {
      readonly kind: 'must';
      readonly what: 'block' | 'attack';
      readonly target?: Target;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'immune';
      readonly target: Target;
      readonly to:
        | "your opponent's effects"
        | "your opponent's Digimon's effects"
        | "your opponent's Option effects"
        | "your opponent's Tamer effects"
        | 'effects';
      readonly form?: string;
    })
  /** `<Draw 1>`, `<Recovery +1 (Deck)>`, `<De-Digivolve 1>`: a keyword as an instruction. */
  | (Node & {
      readonly kind: 'do keyword';
      readonly use: KeywordUse;
      readonly target?: Target;
      readonly form?: string;
    })
  /** "trash the top card of your security stack" */
  | (Node & {
      readonly kind: 'trash security';
      readonly side: Side;
      readonly n: number;
      readonly form?: string;
    })
  /** "trash 1 card in your hand" */
  | (Node & {
      readonly kind: 'trash hand';
      readonly side: Side;
      readonly n: number;
      readonly form?: string;
    })
  /**
   * "it isn't deleted", "prevent that deletion"; of many, only of these: "prevent 1 of those
   * Digimon's deletion"
   */
  | (Node & { readonly kind: 'prevent'; readonly of?: Target; readonly form: string })
  /** "it checks security before the attack ends": what <Piercing> says (16-7-1). */
  | (Node & { readonly kind: 'pierce'; readonly form: string })
  | (Node & { readonly kind: 'end attack'; readonly form?: string })
  /** "change the attack target to this Digimon" */
  | (Node & {
      readonly kind: 'switch target';
      readonly to: Target;
      readonly orPlayer?: true;
      readonly form?: string;
    })
  /** "add this card to its owner's hand", "play this card without paying the cost" */
  | (Node & {
      readonly kind: 'move this card';
      readonly to: 'hand' | 'battle area' | 'security';
      readonly form: string;
    })
  | (Node & {
      readonly kind: 'attack';
      readonly who: Target;
      readonly at?: 'player' | 'Digimon';
      readonly withoutSuspending?: true;
      /** Unsuspended Digimon may be its target too. */
      readonly alsoUnsuspended?: true;
      /** It may have been played this turn. */
      readonly alsoPlaced?: true;
      readonly form?: string;
    })
  /**
   * "this Digimon battles 1 of your opponent's Digimon"; without `who` the card that the effect is
   * on.
   */
  | (Node & {
      readonly kind: 'battle';
      readonly who?: Target;
      readonly whom: Target;
      readonly form?: string;
    })
  /** "reveal the top 3 cards of your deck" */
  | (Node & {
      readonly kind: 'reveal';
      readonly side: Side;
      readonly n: number;
      readonly form?: string;
    })
  /** "add 1 card among them to the hand", "add your top security card to the hand" */
  | (Node & { readonly kind: 'add to hand'; readonly target: Target; readonly form?: string })
  /** "return the rest to the bottom of the deck", "trash the rest" */
  | (Node & {
      readonly kind: 'rest';
      readonly to: 'deck bottom' | 'deck top' | 'deck top or bottom' | 'trash' | 'hand';
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'play';
      readonly target: Target;
      /** Absent for Tokens, which have no cost to pay. */
      readonly cost?: PlayCost;
      readonly suspended?: true;
      /** An empty space in the breeding area. */
      readonly to?: 'breeding area';
      /** "without battling": not as a checked security card would (10-3). */
      readonly withoutBattle?: true;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'use' | 'play or use';
      readonly target: Target;
      readonly cost: PlayCost;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'digivolve';
      readonly who: Target;
      readonly into: Target;
      readonly cost?: PlayCost;
      readonly dna?: true;
      readonly appFusion?: true;
      /** Digivolution requirements are ignored, or of these only the level. */
      readonly ignoring?: true | 'level';
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'return';
      readonly target: Target;
      readonly to: 'hand' | 'deck top' | 'deck bottom';
      readonly form?: string;
    })
  /** "place 1 card from your hand as this Digimon's bottom digivolution card" */
  | (Node & {
      readonly kind: 'place';
      readonly target: Target;
      readonly to: 'digivolution cards';
      readonly under: Target;
      readonly end: 'bottom' | 'top' | 'any' | 'anywhere';
      readonly faceDown?: boolean;
      /** "or under any of your Tamers" */
      readonly or?: Target;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'place';
      readonly target: Target;
      readonly to: 'security top' | 'security bottom' | 'security top or bottom' | 'battle area';
      readonly whose?: Side;
      readonly faceDown?: boolean;
      readonly form?: string;
    })
  /**
   * "place the Option card used with this effect on top of your security stack instead of trashing
   * it" (18-2)
   */
  | (Node & {
      readonly kind: 'place used';
      readonly to: 'security top' | 'security bottom';
      readonly form?: string;
    })
  /** "trash the bottom 2 digivolution cards of 1 of your opponent's Digimon" */
  | (Node & {
      readonly kind: 'trash under';
      readonly n: number;
      readonly end: 'bottom' | 'top' | 'any' | 'all';
      readonly of?: 'link cards' | 'stacked cards' | 'face-down cards';
      readonly upTo?: true;
      readonly who: Target;
      readonly form?: string;
    })
  | (Node & { readonly kind: 'trash cards'; readonly target: Target; readonly form?: string })
  | (Node & {
      readonly kind: 'trash deck';
      readonly side: Side;
      readonly n: number;
      readonly form?: string;
    })
  /** "reduce the play cost by 2" */
  | (Node & {
      readonly kind: 'reduce' | 'increase';
      readonly of:
        | 'play cost'
        | 'digivolution cost'
        | 'cost'
        | 'play or digivolution cost'
        | 'use cost'
        /** "the memory cost of this card in your hand", at any time */
        | 'cost of this card'
        /** "this effect's digivolution cost" */
        | "this effect's digivolution cost"
        | "this effect's play cost";
      readonly n: number;
      readonly form?: string;
    })
  | (Node & { readonly kind: 'pay'; readonly n: number; readonly form?: string })
  | (Node & { readonly kind: 'set memory'; readonly n: number; readonly form?: string })
  /** "place the rest as this Digimon's bottom digivolution cards" */
  | (Node & {
      readonly kind: 'rest under';
      readonly under: Target;
      readonly end: 'bottom' | 'any';
      readonly form?: string;
    })
  /** "trash the top security card of 1 player with the most security cards" */
  | (Node & { readonly kind: 'trash most security'; readonly n: number; readonly form?: string })
  | (Node & { readonly kind: 'reveal hand'; readonly side: Side; readonly form?: string })
  /** "all of your Digimon are also treated as having the [X] trait": not only this card. */
  | (Node & {
      readonly kind: 'also treated as';
      readonly target: Target;
      readonly words: readonly string[];
      readonly as: 'name' | 'trait';
      readonly form?: string;
    })
  /** "activate this card's [Main] effects" */
  | (Node & {
      readonly kind: 'activate';
      readonly what: string;
      readonly n?: number;
      /** Whose effects. */
      readonly of?: Target;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'reveal cards' | 'move';
      readonly target: Target;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'reveal until';
      readonly side: Side;
      readonly target: Target;
      readonly form?: string;
    })
  /** "look at the top 3 cards of your deck": seen by its player alone. */
  | (Node & {
      readonly kind: 'look';
      readonly side: Side;
      readonly n: number;
      /** Where it is not the deck; the hand is seen whole, and `n` is 0. */
      readonly of?: 'security stack' | 'hand';
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'flip';
      readonly target: Target;
      readonly faceDown: boolean;
      readonly form?: string;
    })
  /** "your opponent can't play Digimon by effects": for players, not for cards. */
  | (Node & {
      readonly kind: 'ban';
      readonly side: Side;
      readonly what: Ban;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'raise maximum' | 'lower maximum';
      readonly n: number;
      readonly form?: string;
    })
  /** "cards from your trash may also be placed for this card's DigiXros" */
  | (Node & { readonly kind: 'DigiXros from'; readonly place: Place; readonly form?: string })
  /** "this Tamer is also treated as a 3000 DP Digimon" */
  | (Node & {
      readonly kind: 'become Digimon';
      readonly target: Target;
      readonly n: number;
      /** "that can't digivolve" */
      readonly stays?: true;
      readonly form?: string;
    })
  /** "you can ignore this card's color requirements" */
  | (Node & { readonly kind: 'ignore colours'; readonly form?: string })
  /** "the turn end condition is the opponent having 3 or more memory" (6-1-4) */
  | (Node & { readonly kind: 'turn end'; readonly n: number; readonly form?: string })
  /** "this card is also treated as [X]" */
  | (Node & {
      readonly kind: 'treated as';
      readonly words: readonly string[];
      readonly as: 'name' | 'trait';
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'link';
      readonly target: Target;
      /** Without it, to 1 of your Digimon. */
      readonly to?: Target;
      /** What is taken off its cost; without it nothing is paid. */
      readonly n?: number;
      readonly form?: string;
    })
  /** "search your security stack", "shuffle your deck" */
  | (Node & {
      readonly kind: 'search' | 'shuffle';
      readonly side: Side;
      readonly of: 'security stack' | 'deck';
      readonly form?: string;
    })
  /** "hatch in your breeding area" */
  | (Node & { readonly kind: 'hatch'; readonly form?: string })
  /** "this Digimon gains all effects of [X] in its digivolution cards" */
  | (Node & {
      readonly kind: 'gain effects';
      readonly target: Target;
      readonly from: Target;
      readonly form?: string;
    })
  /** "this Digimon can only digivolve into [X]" */
  | (Node & {
      readonly kind: 'only';
      readonly target: Target;
      readonly what: 'digivolve into' | 'attack';
      readonly into: Target;
      readonly form?: string;
    })
  /** "green also meets this card's color requirements" (4-22) */
  | (Node & {
      readonly kind: 'meets colours';
      readonly colours: readonly string[];
      readonly form?: string;
    })
  /** "digivolve this card from your hand onto one of your Tamers as if it is a level 3 Digimon" */
  | (Node & {
      readonly kind: 'digivolve onto';
      readonly onto: Target;
      readonly level: number;
      readonly colours?: readonly string[];
      readonly n?: number;
      readonly form?: string;
    })
  /** "effects can't trash [X] in this Digimon's digivolution cards" */
  | (Node & { readonly kind: 'keep under'; readonly target: Target; readonly form?: string })
  /** "this Digimon is also treated as yellow" */
  | (Node & {
      readonly kind: 'become colour';
      readonly target: Target;
      readonly colours: readonly string[];
      readonly form?: string;
    })
  /** "this card is also treated as [X] for a DigiXros" */
  | (Node & {
      readonly kind: 'stands for';
      readonly words: readonly string[];
      readonly level?: number;
      /** Of the card that is made. */
      readonly of?: readonly string[];
      readonly form?: string;
    })
  /** "trash cards in your hand until it has 4 left", "draw until there are 6" */
  | (Node & {
      readonly kind: 'trash hand until' | 'draw until' | 'trash security until';
      readonly side: Side;
      readonly n: number;
      readonly form?: string;
    })
  /** "your opponent can't play (or move) Digimon with 5000 DP or less (by effects)" */
  | (Node & {
      readonly kind: 'ban cards';
      readonly side: Side;
      readonly verb: string;
      readonly target: Target;
      readonly form?: string;
    })
  /** "reduce the play cost by the play cost of the deleted Digimon" */
  | (Node & {
      readonly kind: 'reduce by';
      readonly of: 'play cost' | 'digivolution cost' | 'cost';
      readonly measure: 'DP' | 'level' | 'play cost';
      readonly whose: Target;
      readonly form?: string;
    })
  /** "This effect can't play cards with the same names as your Digimon": what it leaves out. */
  | (Node & {
      readonly kind: 'limit';
      readonly verb: string;
      readonly target: Target;
      readonly form?: string;
    })
  /** "choose 1 of your opponent's Digimon" */
  | (Node & { readonly kind: 'choose'; readonly target: Target; readonly form?: string })
  /**
   * Understood as far as its verb; the rest is not. Kept apart so that a line still splits into
   * parts.
   */
  | Unread;
