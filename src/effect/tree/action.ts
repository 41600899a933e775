/** What a process does. One closed union of short members. */
import type { PlayCost } from './cost.ts';
import type { LastingAction } from './lasting.ts';
import type { KeywordUse, Node, Side, Unread } from './node.ts';
import type { Target } from './target.ts';

/**
 * What a process does. New kinds are added here and, when the engine can run them, in
 * game/processing; what holds from then on rather than happens is in `lasting.ts`.
 */
export type OwnAction<Line> =
  | LastingAction<Line>
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
      /** "as if this Tamer is a level 5 red Digimon" */
      readonly level?: number;
      readonly colours?: readonly string[];
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'return';
      readonly target: Target;
      readonly to: 'hand' | 'deck top' | 'deck bottom' | 'deck top or bottom';
      /** Of the Digi-Egg deck. */
      readonly eggs?: true;
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
      /** "as its top or bottom digivolution card": its player says which of the two. */
      readonly eitherEnd?: true;
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
  /** "activate this card's [Main] effects" */
  | (Node & {
      readonly kind: 'activate';
      readonly what: string;
      /** "[On Play] or [When Digivolving] effects" */
      readonly or?: string;
      readonly n?: number;
      /** Whose effects. */
      readonly of?: Target;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'reveal cards';
      readonly target: Target;
      readonly form?: string;
    })
  /** "move 1 of your Digimon in the breeding area to the battle area" (4-17) */
  | (Node & {
      readonly kind: 'move';
      readonly target: Target;
      /** "from the breeding area": whatever of it is named is there. */
      readonly from?: 'breeding area';
      /** The other way, where the breeding area is empty. */
      readonly to?: 'breeding area';
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
      /** Whatever is done with it says which card it is (card/unsaid/looked-at.ts). */
      readonly known?: true;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'flip';
      readonly target: Target;
      readonly faceDown: boolean;
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
  /** "digivolve this card from your hand onto one of your Tamers as if it is a level 3 Digimon" */
  | (Node & {
      readonly kind: 'digivolve onto';
      readonly onto: Target;
      readonly level: number;
      readonly colours?: readonly string[];
      readonly n?: number;
      readonly form?: string;
    })
  /** "trash cards in your hand until it has 4 left", "draw until there are 6" */
  | (Node & {
      readonly kind: 'trash hand until' | 'draw until' | 'trash security until';
      readonly side: Side;
      readonly n: number;
      readonly form?: string;
    })
  /** "choose 1 of your opponent's Digimon" */
  | (Node & { readonly kind: 'choose'; readonly target: Target; readonly form?: string })
  /**
   * Understood as far as its verb; the rest is not. Kept apart so that a line still splits into
   * parts.
   */
  | Unread;
