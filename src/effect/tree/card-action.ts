/** What is done with cards: looked at, and put from one place into another. */
import type { Node, Side } from './node.ts';
import type { Target } from './target.ts';

/** Done with cards of a pile, a stack or a hand. */
export type CardAction =
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
  | (Node & {
      readonly kind: 'trash cards';
      readonly target: Target;
      /** "without looking" */
      readonly unseen?: true;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'trash deck';
      readonly side: Side;
      readonly n: number;
      readonly form?: string;
    })
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
  | (Node & {
      readonly kind: 'reveal cards';
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
  /** "trash cards in your hand until it has 4 left", "draw until there are 6" */
  | (Node & {
      readonly kind: 'trash hand until' | 'draw until' | 'trash security until';
      readonly side: Side;
      readonly n: number;
      readonly form?: string;
    });
