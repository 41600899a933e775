/** What somebody must be to be meant, where that is asked of them alone. */
import type { Compare, KeywordUse } from './node.ts';

/** "5000 DP or less", "2 or more colors" */
interface Comparison {
  readonly compare: Compare;
  readonly n: number;
  readonly form?: string;
}

/** What of somebody is asked by itself; what is asked besides others is in target.ts. */
export type PlainFilter =
  | (Comparison & { readonly kind: 'DP' })
  | (Comparison & { readonly kind: 'level' })
  | (Comparison & { readonly kind: 'play cost' })
  | { readonly kind: 'keyword'; readonly use: KeywordUse; readonly form?: string }
  | { readonly kind: 'suspended' | 'unsuspended'; readonly form?: string }
  | {
      readonly kind: 'extreme';
      readonly of: 'DP' | 'level' | 'play cost' | 'digivolution cards';
      readonly which: 'lowest' | 'highest';
      readonly form?: string;
    }
  | {
      readonly kind: 'name';
      readonly match: 'exact' | 'contains';
      readonly words: readonly string[];
      /** "(other than [X]) in its name" */
      readonly except?: readonly string[];
      readonly form?: string;
    }
  | {
      readonly kind: 'trait';
      readonly match: 'exact' | 'contains';
      readonly words: readonly string[];
      /** "..., other than [X], in any of its traits" */
      readonly except?: readonly string[];
      readonly form?: string;
    }
  /** "red or blue", "non-white" */
  | {
      readonly kind: 'colour' | 'not colour';
      readonly colours: readonly string[];
      readonly form?: string;
    }
  | (Comparison & { readonly kind: 'digivolution cards' })
  /** "a red digivolution card", "a [X] digivolution card" */
  | {
      readonly kind: 'under colour' | 'under name';
      readonly words: readonly string[];
      readonly form?: string;
    }
  /** "[Greymon] in its text" */
  | { readonly kind: 'text'; readonly words: readonly string[]; readonly form?: string }
  /** "an [On Play] effect" */
  | { readonly kind: 'has effect'; readonly effect: string; readonly form?: string }
  /** "in play", "on the field" */
  | {
      readonly kind: 'on the field' | 'in the breeding area';
      /** "in play", as older cards say for the battle area. */
      readonly inPlay?: true;
      readonly form?: string;
    }
  /** "(other than [X])" */
  | { readonly kind: 'not named'; readonly words: readonly string[]; readonly form?: string }
  | {
      readonly kind:
        | 'has no DP'
        | 'has inherited effects'
        | 'has a DigiXros requirement'
        | 'non-Digi-Egg'
        | 'face up'
        | 'face down'
        | 'no level';
      readonly form?: string;
    }
  /** "2 or more colors", "a link card" */
  | (Comparison & { readonly kind: 'colours' | 'link cards' | 'same-level cards' })
  | (Comparison & { readonly kind: 'face-down digivolution cards' })
  /** "2-color black and yellow": each of these colors. */
  | {
      readonly kind: 'all colours';
      readonly n: number;
      readonly colours: readonly string[];
      readonly form?: string;
    }
  /** "black and purple cards": cards that are both, or cards of either. */
  | { readonly kind: 'colour pair'; readonly colours: readonly string[]; readonly form?: string }
  /** "with [X]": print that does not say whether that is a name, a trait or the text. */
  | { readonly kind: 'with words'; readonly words: readonly string[]; readonly form?: string }
  /** "with different names": of all that are chosen together. */
  | {
      readonly kind: 'different' | 'the same';
      readonly of: 'names' | 'levels' | 'colours' | 'card numbers';
      /** As cards of its player that are on the field. */
      readonly asThere?: true;
      readonly form?: string;
    }
  /** "with a total play cost of 6 or less": of all that are chosen together. */
  | {
      readonly kind: 'total';
      readonly of: 'DP' | 'level' | 'play cost';
      readonly compare: Compare;
      readonly n: number;
      readonly form?: string;
    }
  | { readonly kind: 'other text'; readonly text: string };
