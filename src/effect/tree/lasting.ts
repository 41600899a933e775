/** What a process makes so: what holds from then on, of cards, of players and of costs. */
import type { Ban, BannedVerb } from './closed/ban.ts';
import type { Permission, Prohibition } from './closed/prohibition.ts';
import type { ResultVerb } from './closed/done.ts';
import type { KeywordUse, Node, Side } from './node.ts';
import type { Place, Target } from './target.ts';

/** What something is, has, can do or costs, for as long as its effect says. */
export type LastingAction<Line> =
  | (Node & {
      readonly kind: 'DP';
      readonly target: Target;
      readonly change: number;
      readonly verbless?: true;
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
      /** "gets +1000 DP and <Piercing>": its verb is that of what stands before. */
      readonly verbless?: true;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'quoted';
      readonly target: Target;
      readonly line: Line;
      readonly verbless?: true;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'prohibit';
      readonly target: Target;
      readonly what: Prohibition;
      /** "none of your Digimon can" */
      readonly nobody?: true;
      /** "can't attack your opponent" */
      readonly player?: 'your opponent';
      /** "their <De-Digivolve> effects don't affect" */
      readonly byTheirs?: true;
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
      /** "none of your Digimon are affected" */
      readonly nobody?: true;
      readonly to:
        | "your opponent's effects"
        | "your opponent's Digimon's effects"
        | "your opponent's Option effects"
        | "your opponent's Tamer effects"
        | 'effects';
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
      /** "its memory cost", as older texts call the cost of an Option as well. */
      readonly memory?: true;
      /** "further reduce it": what was reduced by the sentence before. */
      readonly further?: true;
      readonly form?: string;
    })
  /** "all of your Digimon are also treated as having the [X] trait": not only this card. */
  | (Node & {
      readonly kind: 'also treated as';
      readonly target: Target;
      readonly words: readonly string[];
      readonly as: 'name' | 'trait';
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
      /** Which of its numbers, as far as that is said; "number": how many. */
      readonly maximum?: 'DP' | 'level' | 'play cost' | 'number';
      /** "your DP-based deletion effects", "this Digimon's": of all of these, not of this one. */
      readonly ofAll?: 'yours' | "this Digimon's";
      readonly form?: string;
    })
  /** "cards from your trash may also be placed for this card's DigiXros" */
  | (Node & {
      readonly kind: 'DigiXros from';
      readonly place: Place;
      /** "place cards from your trash for a DigiXros": of whichever is played. */
      readonly ordered?: true;
      readonly form?: string;
    })
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
  /** "your opponent can't play (or move) Digimon with 5000 DP or less (by effects)" */
  | (Node & {
      readonly kind: 'ban cards';
      readonly side: Side;
      readonly verb: BannedVerb;
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
      readonly verb: ResultVerb;
      readonly target: Target;
      readonly form?: string;
    });
